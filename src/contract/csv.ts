/** What a spreadsheet would take for a formula becomes a text. @see https://owasp.org/www-community/attacks/CSV_Injection */
const mayBeFormula = /^'*[=+\-@\t\r\0]/

/** A text as a file of ours has it. An apostrophe of its own gets another one, so that `fromCsv` finds the text as it was. */
export const toCsv = (text: string): string => `"${(mayBeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A text of such a file, without the apostrophe that `toCsv` has put before it. */
export const fromCsv = (text: string): string => (text.startsWith("'") && mayBeFormula.test(text) ? text.slice(1) : text)
