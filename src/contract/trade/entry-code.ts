import { typedCode } from '../paper-code.ts'

/**
 * Codes by which participants are let in at a fair: eight signs of Crockford's alphabet, which has no I, L, O and U. What they
 * are for a participant only the server can say.
 */
export const entryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const entryCodeLength = 8

/** A code as it was typed or scanned, in the form of the server's: signs that look alike are one. Undefined where it is none. */
export function readEntryCode(text: string): string | undefined {
  const code = typedCode(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === entryCodeLength && [...code].every((sign) => entryAlphabet.includes(sign)) ? code : undefined
}
