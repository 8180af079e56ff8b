import * as z from 'zod'
import { instant, line } from '../field.ts'

/** The three steps of joining (specification 9, `product.md` 'People'): what has to be agreed to, and what may be. */
export const joinConsents = [
  { code: 'terms-of-use', isRequired: true },
  { code: 'privacy-join', isRequired: true },
  { code: 'marketing', isRequired: false },
] as const

/** An agreement to the edition of a term that is in force, when it was shown. */
export const agreement = z.strictObject({
  code: z.enum(joinConsents.map(({ code }) => code)),
  version: line(20),
  agreedAt: instant,
})
export type Agreement = z.output<typeof agreement>
