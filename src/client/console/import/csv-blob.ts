import { toCsv } from '#contract/csv.ts'

/** Rows as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvBlob = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', rows.map((row) => `${row.map((cell) => toCsv(cell)).join(',')}\r\n`).join('')], { type: 'text/csv' })
