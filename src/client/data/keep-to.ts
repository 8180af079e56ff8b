import type { SiteName } from '#contract/sites.ts'
import { redirect } from '@tanstack/react-router'
import type { SsrContext } from './ssr-context.tsx'

/**
 * Makes the guard of a site's pages: where the other site is here alone, they are not there. The server answers so itself; without
 * a network the app has to.
 */
export const keepTo =
  (site: SiteName) =>
  ({ context: { facts } }: { context: { facts: SsrContext } }): void => {
    const { only, other } = facts
    if (only !== undefined && only !== site && other === undefined)
      throw redirect({ to: only === 'centre' ? '/fairs' : '/', replace: true })
  }
