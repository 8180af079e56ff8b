/** A cell of a CSV file. What a spreadsheet would take for a formula is a text: OWASP, 'CSV Injection'. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
