import type { Answer } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { firmId } from '../../content/json-ld.ts'
import { PageTop } from '../../content/page-top.tsx'
import { Firm } from '../../data/firm.ts'
import { PageHead } from '../../data/head/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import type { Load } from '../../ui/load-state.tsx'
import { container } from '../../ui/container.ts'
import { useSetting } from '../queries.ts'
import { OfficeCards } from '../office-cards.tsx'
import { PageLink, type PagePath } from '../../content/page-link.tsx'
import { Ask } from '../ask.tsx'
import { People } from './people.tsx'
import { StatementSection } from './statement.tsx'

export type LawyersLoad = Load<Answer<'GET /api/v1/lawyers'>>

/** What can be counted in what the site itself shows. Nothing else is claimed. */
function Figures({ lawyers, advisers }: { lawyers: LawyersLoad; advisers: LawyersLoad }) {
  const { t } = useLingui()
  const { data } = useSetting()
  const figures: readonly { label: string; value: number; to: PagePath }[] = [
    { label: t`변호사`, value: lawyers.data?.summary.total ?? 0, to: '/member/lawyer' },
    { label: t`고문·자문위원`, value: advisers.data?.summary.total ?? 0, to: '/member/advisory' },
    { label: t`사무소`, value: data?.setting.offices.length ?? 0, to: '/contact' },
  ]
  const known = figures.filter(({ value }) => value > 0)
  if (known.length === 0) return null
  return (
    <ul className="mt-8 flex flex-wrap gap-x-12 gap-y-2">
      {known.map(({ label, value, to }) => (
        <li key={to}>
          <PageLink to={to} className="group flex min-h-11 items-baseline gap-3 border-b border-line hover:border-accent">
            <span className="font-serif text-2xl font-semibold tabular-nums">{value}</span>
            <span className="text-muted group-hover:text-ink">{label}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  lawyers: LawyersLoad
  advisers: LawyersLoad
}

/** `/rev/about`: who the firm is, by what it keeps to and how it works. */
export function About({ lawyers, advisers }: Props) {
  const { t } = useLingui()
  const { data } = useSetting()
  const { name } = use(Firm)
  return (
    <>
      <PageHead
        title={t`법인 소개`}
        description={t`${name}의 일하는 원칙과 첫 연락부터 마무리까지의 과정, 함께 일하는 변호사와 사무소를 소개합니다.`}
      />
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) => ({ '@type': 'AboutPage', '@id': `${origin}/rev/about`, mainEntity: { '@id': firmId(origin) } })}
        />
      )}
      <PageTop
        eyebrow={t`법인 소개`}
        title={data?.setting.tagline ?? t`법인 소개`}
        lead={t`이혼과 가사, 상속 사건을 주로 다룹니다. 다투는 일만큼이나 그다음의 생활을 생각하고, 결론만큼이나 거기까지 가는 길을 돌봅니다.`}
      >
        <Figures lawyers={lawyers} advisers={advisers} />
      </PageTop>
      <StatementSection code="principles" look="wash" eyebrow={t`일하는 원칙`} />
      <StatementSection code="course" eyebrow={t`사건이 지나는 길`} />
      <People lawyers={lawyers} />
      <OfficeCards hasHash />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <Ask text={t`만나 보고 정하셔도 됩니다. 상담하셨다고 해서 사건을 맡기셔야 하는 것은 아닙니다.`} />
      </div>
    </>
  )
}
