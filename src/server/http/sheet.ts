/** A cell of a sheet; a `Date` is shown on the office's clock. */
export type Cell = string | number | Date | undefined
export type SheetRow = readonly Cell[]
/** The rows of a sheet, a page of them at a time; the first row of the first page is the heading. */
export type SheetPages = AsyncIterable<readonly SheetRow[]>

/** Korea's clock, which is the same all year: ms before UTC. */
export const officeOffset = 9 * 60 * 60 * 1000

/** An instant on the office's clock: `2026-11-24 16:16`. */
export const officeMinute = (date: Date): string => new Date(date.getTime() + officeOffset).toISOString().slice(0, 16).replace('T', ' ')
