import { phone } from '#contract/field.ts'
import { halfWidth } from '#contract/half-width.ts'

/** Words by which an order is looked for at the desk: a telephone number, or its end, is looked for as it is stored. */
export function pickupWords(typed: string): string {
  const digits = halfWidth(typed).replaceAll(/[\s-]/g, '')
  return /^\+?\d+$/.test(digits) ? (phone.safeParse(digits).data ?? digits) : typed.trim()
}
