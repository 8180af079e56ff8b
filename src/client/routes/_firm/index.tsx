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
  : lazy(() => persistently(() => withMessages('home', import('./-home-sections.tsx'))).then((part) => ({ default: part.HomeSections })))

export const Route = createFileRoute('/_firm/')({
  // What it reads lies in the app: beside the screen it would bring the code of the sections along.
  codeSplitGroupings: [['component']],
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
      <HomeTop onConsult={() => open()} />
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <Sections />
      </Suspense>
    </>
  )
}
