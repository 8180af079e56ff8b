import { deviceRecord } from '../device-setting.ts'

/** Widths of columns by their ids, in px. */
export type Widths = Readonly<Record<string, number>>

/** Bounds of a width, and what a column has that came later than the others were set, in px. */
export const columnBounds = { least: 64, usual: 160, most: 960 } as const
/** The column of titles. */
export const titleColumn = '_title'

/** What this device keeps, by the path of the list's resource. */
const kept = deviceRecord<Widths>('console-widths')

/** The widths of a list’s columns on this device; undefined until somebody sets one: then each is as wide as what it has. */
export const useWidths = kept.useValue

/** Gives columns of a list widths. Others of it keep theirs. */
export function setWidths(list: string, widths: Widths): void {
  const within = Object.entries(widths).map(
    ([id, width]) => [id, Math.min(Math.max(width, columnBounds.least), columnBounds.most)] as const,
  )
  kept.write(list, { ...kept.read(list), ...Object.fromEntries(within) })
}
