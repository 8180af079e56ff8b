import * as z from 'zod'
import { instant, line } from '../field.ts'
import { siteNames } from '../sites.ts'
import { joinConsents } from './join-consents.ts'

/** An agreement to the edition of a term that is in force, when it was shown. */
export const agreement = z.strictObject({
  code: z.enum(joinConsents.map(({ code }) => code)),
  version: line(20),
  agreedAt: instant,
})
export type Agreement = z.output<typeof agreement>

/** The site whose term it is, and with it the company that may keep what it is about. */
export const siteOfConsent = z.enum(siteNames)
