import type { OnlySite } from '#contract/sites.ts'

/** Returns the site that the server has alone, as the document says. What renders on the server asks `useOnly`. */
export const onlySite = (): OnlySite => (import.meta.env.SSR ? undefined : (document.documentElement.dataset['only'] as OnlySite))
