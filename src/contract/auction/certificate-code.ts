/** Signs of the code of a certificate: none that is taken for another one when it is read from paper. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Number of its signs: nobody guesses one. */
export const codeLength = 16

/** Makes the code of what somebody has typed or followed: small letters, spaces and dashes are no matter. */
export const codeOf = (typed: string): string => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')

/** Tells whether a text is a code, whatever it is the code of. */
export const isCode = (text: string): boolean => text.length === codeLength && [...text].every((sign) => codeSigns.includes(sign))

/** Writes a code in groups of four, as paper has it: `2A3B-4C5D-6E7F-8G9H`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
