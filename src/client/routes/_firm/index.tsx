import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { localeOf, withMessages } from '../../data/i18n.ts'
import { load } from '../../data/load.ts'
import { persistently } from '../../data/persistently.ts'
import { useConsultation } from '../../law/consultation/consultation.tsx'
import { homeReads } from '../../law/home/reads.ts'
import { HomeTop } from '../../site/home-top.tsx'
import { bannerQueries } from '../../site/queries.ts'
import { HomeSections } from './-home-sections.tsx'

/**
 * The server renders the sections below the first view like any others; the browser loads their code after what is above
 * them, and until then the server's markup stands there, complete. (The client's build drops the direct import.)
 */
const Sections = import.meta.env.SSR
  ? HomeSections
  : lazy(() => persistently(() => withMessages(import('./-home-sections.tsx'))).then((part) => ({ default: part.HomeSections })))

export const Route = createFileRoute('/_firm/')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`법무법인 이음새 | 이혼·가사 상담`) },
      {
        name: 'description',
        content: context.i18n._(msg`이혼, 재산분할, 양육, 상속까지. 비밀을 지키며 처음부터 끝까지 함께합니다. 서울·수원·인천·대구.`),
      },
    ],
  }),
  loader: ({ context: { queryClient, i18n } }) => {
    const locale = localeOf(i18n)
    return load(queryClient, [bannerQueries.list(locale, 'home'), ...Object.values(homeReads(locale))])
  },
  component: Home,
})

/** The thirteen sections of specification 2.5. Those below the first view come alive after it. */
function Home() {
  const { open } = useConsultation()
  return (
    <>
      <HomeTop onConsult={open} />
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <Sections />
      </Suspense>
    </>
  )
}
