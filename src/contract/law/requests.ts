/** What holds for requests of visitors in the browser and on the server. Without a schema, so that the browser can use it. */

/** The one text that the forms show, and that is agreed to. */
export const consentCode = 'privacy-consult'

const hour = 60 * 60 * 1000

/** Validity of a consent, in milliseconds: an older request asks for it again. */
export const consentMaxAge = 7 * 24 * hour

/** Tolerated difference of a visitor's clock, in milliseconds: time zones lie up to 26 hours apart. */
export const clockTolerance = 26 * hour

/** In characters: more than anybody writes, and little enough to be stored. */
export const requestLimits = { name: 200, phone: 1000, content: 50_000 } as const

/** Characters of what staff note of a request. */
export const requestNoteLimit = 5000

/** Least time in milliseconds that a person needs to write a request; faster ones are suspicious. */
export const leastWritingTime = 3000
