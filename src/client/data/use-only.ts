import type { OnlySite, SiteName } from '#contract/sites.ts'
import { useRouter } from '@tanstack/react-router'
import { onlySite } from './only.ts'
import type { SsrContext } from './ssr-context.tsx'

/** Returns the site that the server has alone. */
export function useOnly(): OnlySite {
  const { facts }: { facts?: SsrContext } = useRouter().options.context
  return import.meta.env.SSR ? facts?.only : onlySite()
}

/** Returns whether the server has a site, so that there are pages to link to. */
export const useHasSite = (site: SiteName): boolean => (useOnly() ?? site) === site
