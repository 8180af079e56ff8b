import { screenWords } from '../i18n.ts'
import type { ModuleDashboard } from '../module.ts'
import { Parts } from './dashboard-parts.tsx'

/** Imports what the dashboard shows below what waits, with its words. */
export async function importLateParts(modules: readonly ModuleDashboard[]) {
  const [found] = await Promise.all([Promise.all(modules.flatMap(({ late }) => late?.() ?? [])), screenWords()])
  const parts = found.flat()
  return function LateParts() {
    return (
      <>
        <Parts parts={parts} place="work" />
        <div className="grid gap-6 empty:hidden lg:grid-cols-2">
          <Parts parts={parts} place="figures" />
          <Parts parts={parts} place="content" />
        </div>
      </>
    )
  }
}
