/** What holds for requests of visitors in the browser and on the server. Without a schema, so that the browser can use it. */

/** The one text that the forms show, and that is agreed to. */
export const consentCode = 'privacy-consult'

const hour = 60 * 60 * 1000

/** How long a consent stands, in milliseconds: a request that has waited longer on a device is asked for again. */
export const consentMaxAge = 7 * 24 * hour

/** How far a visitor's clock may be from ours, in milliseconds: two time zones lie up to 26 hours apart. */
export const clockTolerance = 26 * hour

/** In characters: more than anybody writes, and little enough to be stored. */
export const requestLimits = { name: 200, phone: 1000, content: 50_000 } as const

/** Who sends a request sooner after its first letter is no person, in milliseconds. */
export const leastWritingTime = 3000
