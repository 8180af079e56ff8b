import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../data/i18n.ts'
import { load } from '../../data/load.ts'
import { Articles } from '../../law/home/articles.tsx'
import { BusinessGrid } from '../../law/home/business-grid.tsx'
import { Gate } from '../../law/home/gate.tsx'
import { Introduction } from '../../law/home/introduction.tsx'
import { OtherLawyers } from '../../law/home/other-lawyers.tsx'
import { homeReads } from '../../law/home/reads.ts'
import { Representative } from '../../law/home/representative.tsx'
import { Solution } from '../../law/home/solution.tsx'
import { Judgments, Stories } from '../../law/home/stories.tsx'
import { Videos } from '../../law/home/videos.tsx'
import { HomeTop } from '../../site/home-top.tsx'
import { Offices, SisterSites } from '../../site/offices.tsx'
import { PopupLayer } from '../../site/popup-layer.tsx'
import { bannerQueries } from '../../site/queries.ts'
import { linkTo } from '../../site/site-link.tsx'
import { useConsultation } from '../../law/consultation/consultation.tsx'

export const Route = createFileRoute('/_firm/')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`법무법인 이음새 | 이혼·가사 상담`) },
      { name: 'description', content: context.i18n._(msg`이혼, 재산분할, 양육, 상속까지. 비밀을 지키며 처음부터 끝까지 함께합니다. 서울·수원·인천·대구.`) },
    ],
    links: [{ rel: 'canonical', href: `${context.origin}/` }],
  }),
  loader: ({ context: { queryClient, i18n } }) => {
    const locale = localeOf(i18n)
    return load(queryClient, [bannerQueries.list(locale, 'home'), ...Object.values(homeReads(locale))])
  },
  component: Home,
})

/** The thirteen sections of specification 2.5, in order. */
function Home() {
  const { open } = useConsultation()
  return (
    <>
      <HomeTop onConsult={open} />
      <Representative link={linkTo} />
      <OtherLawyers link={linkTo} />
      <Introduction />
      <BusinessGrid link={linkTo} />
      <Solution />
      <Stories link={linkTo} />
      <Judgments link={linkTo} />
      <Videos link={linkTo} />
      <Articles link={linkTo} />
      <Offices />
      <Gate />
      <SisterSites />
      <PopupLayer />
    </>
  )
}
