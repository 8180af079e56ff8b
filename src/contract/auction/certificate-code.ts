import { plainSigns } from '../paper-code.ts'

/** Number of the signs of a certificate's code: nobody guesses one. */
export const codeLength = 16

/** Tells whether a text is a code, whatever it is the code of. */
export const isCode = (text: string): boolean => text.length === codeLength && [...text].every((sign) => plainSigns.includes(sign))
