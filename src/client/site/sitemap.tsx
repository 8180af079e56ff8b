import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Page } from '../content/page.tsx'
import { Firm } from '../data/firm.ts'
import { useHasSite } from '../data/use-only.ts'
import { centrePolicies, policies } from './frame/deferred/site-tree.ts'
import { menu } from './frame/menu.ts'
import { MenuLinks } from './frame/menu-links.tsx'

/** Every page of the firm, from the menu's data; also where the menu leads without scripts. */
export function Sitemap() {
  const { t, i18n } = useLingui()
  const { name } = use(Firm)
  const hasCentre = useHasSite('centre')
  const centre = {
    name: t`무역센터`,
    items: [
      { label: msg`매칭 상담회`, href: '/fairs' },
      { label: msg`자주 묻는 질문`, href: '/fairs/faq' },
      { label: msg`공지사항`, href: '/fairs/notices' },
      ...centrePolicies,
    ] as const,
  }
  const groups = [
    ...menu.map(({ label, items }) => ({ name: i18n._(label), items })),
    ...(hasCentre ? [centre] : []),
    { name: t`약관과 방침`, items: policies.filter(({ href }) => href !== '/sitemap') },
  ]
  return (
    <Page
      title={t`사이트맵`}
      description={t`${name} 홈페이지의 모든 화면을 한눈에 보여 드립니다. 소개, 업무 분야, 해결 사례, 인사이트, 고객 지원.`}
      lead={<Trans>찾으시는 화면으로 바로 가실 수 있습니다.</Trans>}
      className="grid gap-x-8 gap-y-10 pb-[clamp(4rem,9vw,7rem)] sm:grid-cols-2 md:grid-cols-3"
    >
      {groups.map(({ name, items }) => (
        <section key={name}>
          <h2 className="border-b border-line pb-3 text-lg font-bold">{name}</h2>
          <MenuLinks
            items={items}
            className="mt-2"
            link={{ className: 'inline-flex min-h-11 items-center hover:text-accent hover:underline hover:underline-offset-4' }}
          />
        </section>
      ))}
    </Page>
  )
}
