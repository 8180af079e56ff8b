import type { OnlySite } from '#contract/sites.ts'

/** What the document says of itself; nothing where the server renders, which knows it by the request. */
const said = (): DOMStringMap => (import.meta.env.SSR ? {} : document.documentElement.dataset)

/** Returns the site that is here alone: the server has no other, or the other has a host of its own. What renders on the server asks `useOnly`. */
export const onlySite = (): OnlySite => said()['only'] as OnlySite

/** Returns the origin of the other site, where it has a host of its own. */
export const otherOrigin = (): string | undefined => said()['other']
