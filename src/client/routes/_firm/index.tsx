import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { deferred } from '../../data/deferred.ts'
import { load } from '../../data/load.ts'
import { homeReads } from '../../law/queries.ts'
import { HomeTop } from '../../site/home/home-top.tsx'
import { homeBanners, homePopups } from '../../site/queries.ts'
import { homeStatements } from '../../site/statements.ts'

const Sections = deferred(() => import('./-home-sections.tsx'), 'HomeSections')

export const Route = createFileRoute('/_firm/')({
  // What it reads lies in the app: beside the screen it would bring the code of the sections along.
  codeSplitGroupings: [['component']],
  loader: ({ context }) =>
    load(context, (locale) => [homeBanners(locale), homePopups(locale), ...Object.values(homeReads(locale)), ...homeStatements(locale)]),
  component: Home,
})

/** The thirteen sections of specification 2.5. Those below the first view are hydrated after it. */
function Home() {
  return (
    <>
      <HomeTop />
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <Sections />
      </Suspense>
    </>
  )
}
