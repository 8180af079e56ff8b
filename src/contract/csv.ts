/** Tells a text that some spreadsheet would take for a formula; Japanese and Korean ones take full-width signs, too. @see https://owasp.org/www-community/attacks/CSV_Injection */
export const isLikeFormula = (text: string): boolean => /^[=+\-@＝＋－＠\t\r\n\0]/.test(text)

const isGuarded = (text: string): boolean => isLikeFormula(text.replace(/^'+/, ''))

/** A text as a file of ours has it. An apostrophe of its own gets another one, so that `fromCsv` finds the text as it was. */
export const toCsv = (text: string): string => `"${(isGuarded(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A text of such a file, without the apostrophe that `toCsv` has put before it. */
export const fromCsv = (text: string): string => (text.startsWith("'") && isGuarded(text) ? text.slice(1) : text)
