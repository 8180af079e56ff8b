import type { Answer } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type IconPoint, IconPoints } from '../../content/icon-points.tsx'
import { firmId } from '../../content/json-ld.ts'
import { PageTop } from '../../content/page-top.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import type { Load } from '../../ui/load-state.tsx'
import { container } from '../../ui/container.ts'
import { Section } from '../../ui/section.tsx'
import { useSetting } from '../queries.ts'
import { OfficeCards } from '../office-cards.tsx'
import { PageLink, type PagePath } from '../../content/page-link.tsx'
import { Ask } from '../ask.tsx'
import { CaseSteps } from './case-steps.tsx'
import { People } from './people.tsx'

export type LawyersLoad = Load<Answer<'GET /api/v1/lawyers'>>

function Principles() {
  const { t } = useLingui()
  const principles: readonly IconPoint[] = [
    {
      icon: 'lock',
      title: t`비밀이 먼저입니다`,
      text: t`연락할 번호와 시간, 문자를 남겨도 되는지를 처음에 정하고 그대로 따릅니다. 가족이라고 밝히고 물으셔도 상담하신 사실부터 확인해 드리지 않습니다. 우편물에는 사건을 짐작할 수 있는 말을 적지 않으며, 먼저 여쭙지 않고 보내지 않습니다.`,
    },
    {
      icon: 'people',
      title: t`한 사건을 한 팀이 끝까지 봅니다`,
      text: t`변호사 두 사람과 상담 실무자가 첫 상담부터 마지막 신고까지 함께합니다. 누가 받아도 지금 어디까지 왔는지 말씀드릴 수 있고, 담당자가 바뀌어 같은 이야기를 다시 하시는 일이 없도록 합니다.`,
    },
    {
      icon: 'paths',
      title: t`이어지는 문제를 나누지 않습니다`,
      text: t`이혼은 집과 세금, 상속, 때로는 형사 사건과 이어집니다. 여러 곳을 찾아다니며 처음부터 설명하지 않으시도록 한곳에서 순서를 정하고, 저희가 맡지 않는 일은 어디에 물어야 하는지 알려 드립니다.`,
    },
  ]
  return (
    <Section look="wash" eyebrow={t`일하는 원칙`} title={t`세 가지를 지킵니다`}>
      <IconPoints points={principles} />
    </Section>
  )
}

/** What can be counted in what the site itself shows. Nothing else is claimed. */
function Figures({ lawyers, advisers }: { lawyers: LawyersLoad; advisers: LawyersLoad }) {
  const { t } = useLingui()
  const { data } = useSetting()
  const figures: readonly { label: string; value: number | undefined; to: PagePath }[] = [
    { label: t`변호사`, value: lawyers.data?.summary.total, to: '/member/lawyer' },
    { label: t`고문·자문위원`, value: advisers.data?.summary.total, to: '/member/advisory' },
    { label: t`사무소`, value: data?.setting.offices.length, to: '/contact' },
  ]
  return (
    <ul className="mt-8 flex flex-wrap gap-x-12 gap-y-2">
      {figures.map(({ label, value, to }) =>
        value === undefined ? null : (
          <li key={to}>
            <PageLink to={to} className="group flex min-h-11 items-baseline gap-3 border-b border-line hover:border-accent">
              <span className="font-serif text-2xl font-semibold tabular-nums">{value}</span>
              <span className="text-muted group-hover:text-ink">{label}</span>
            </PageLink>
          </li>
        ),
      )}
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
  return (
    <>
      <PageHead
        title={t`법인 소개`}
        description={t`법무법인 이음새가 지키는 원칙과 첫 연락부터 마무리까지의 과정, 함께 일하는 변호사와 서울·수원·인천·대구 사무소를 소개합니다.`}
      />
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) => ({ '@type': 'AboutPage', '@id': `${origin}/rev/about`, mainEntity: { '@id': firmId(origin) } })}
        />
      )}
      <PageTop
        eyebrow={t`법인 소개`}
        title={t`한 시절과 다음 삶 사이, 그 이음새를 살핍니다`}
        lead={t`법무법인 이음새는 이혼과 가사, 상속 사건을 주로 다룹니다. 다투는 일만큼이나 그다음의 생활을 생각하고, 결론만큼이나 거기까지 가는 길을 돌봅니다.`}
      >
        <Figures lawyers={lawyers} advisers={advisers} />
      </PageTop>
      <Principles />
      <CaseSteps />
      <People lawyers={lawyers} />
      <OfficeCards hasHash />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <Ask text={t`만나 보고 정하셔도 됩니다. 상담하셨다고 해서 사건을 맡기셔야 하는 것은 아닙니다.`} />
      </div>
    </>
  )
}
