import { deviceRecord } from '../device-setting.ts'

/** Ids of a list's columns in the order that somebody gave them, by the path of the list's resource. */
const kept = deviceRecord<readonly string[]>('console-column-order')

export const useColumnOrder = kept.useValue
export const setColumnOrder = kept.write

/** Puts columns in the order that was chosen. Those that it does not know stay behind the one that they stood behind. */
export function inOrder<Column extends { id: string }>(columns: readonly Column[], order: readonly string[] = []): Column[] {
  const placed = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue
    const before = columns[index - 1]
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, column)
  }
  return placed
}
