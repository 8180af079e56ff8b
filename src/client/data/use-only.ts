import type { OnlySite, SiteName } from '#contract/sites.ts'
import { useRouter } from '@tanstack/react-router'
import type { SsrContext } from './ssr-context.tsx'

const useFacts = (): SsrContext | undefined => (useRouter().options.context as { facts?: SsrContext }).facts

/** Returns the site that is here alone. */
export const useOnly = (): OnlySite => useFacts()?.only

/** Returns whether there is a site, here or at a host of its own, so that there are pages to link to. */
export function useHasSite(site: SiteName): boolean {
  const { only, other } = useFacts() ?? {}
  return only === undefined || only === site || other !== undefined
}
