import { lazy, Suspense, useEffect } from 'react'
import { withMessages } from '../../data/i18n.ts'
import { persistently } from '../../data/persistently.ts'
import { whenUsed } from '../../ui/when-used.ts'
import { HomeSections } from './-home-sections.tsx'

const loadSections = () =>
  persistently(() => withMessages('home', import('./-home-sections.tsx'))).then((part) => ({ default: part.HomeSections }))

/** For how long the sections stay as the server made them while nobody does anything, in milliseconds. */
const patience = 2500

let hurry = () => {}
const hurried = new Promise<void>((resolve) => (hurry = resolve))

/** Whether the server's sections stand on the page (the first of them does). */
const areServed = () => document.getElementById('representative') !== null

/**
 * The server renders the sections below the first view like any others. In the browser they come alive when the page is used,
 * at the latest after `patience`; until then the server's markup stands there, complete. Where it does not, they come at once.
 * (The client's build drops the direct import.)
 */
const Sections = import.meta.env.SSR
  ? HomeSections
  : lazy(async () => {
      if (areServed()) await Promise.race([whenUsed(patience), hurried])
      return loadSections()
    })

/** Stands there where the server's markup does not, or does no more: React gives it up when what is above changes. */
function Waiting() {
  useEffect(() => hurry(), [])
  return <div className="min-h-dvh" aria-busy="true" />
}

/** The sections below the first view. The same element for good: rendered anew, React would give the server's markup up. */
export const lateSections = (
  <Suspense fallback={<Waiting />}>
    <Sections />
  </Suspense>
)
