import { all, renamed, unwrap } from './dom.ts'

/** How many columns or rows a cell spans, where it is more than one. */
function spansOf(cell: Element): [string, string][] {
  return ['colspan', 'rowspan'].flatMap((name): [string, string][] => {
    const value = Number(cell.getAttribute(name))
    return Number.isInteger(value) && value > 1 && value <= 100 ? [[name, String(value)]] : []
  })
}

function makeCell(cell: Element, scope: 'col' | 'row' | undefined): void {
  const spans = spansOf(cell)
  const made = renamed(cell, scope === undefined ? 'td' : 'th')
  if (scope !== undefined) made.setAttribute('scope', scope)
  for (const [name, value] of spans) made.setAttribute(name, value)
}

/** One cell, or tables in cells: these lay out a page. What is in them is kept. */
function isLayout(table: Element): boolean {
  return all(table, 'td, th').length <= 1 || table.querySelector('table') !== null
}

function dissolve(table: Element): void {
  for (const part of all(table, 'td, th')) if (part.closest('table') === table) renamed(part, 'div')
  for (const part of all(table, 'thead, tbody, tfoot, tr')) if (part.closest('table') === table) unwrap(part)
  unwrap(table)
}

/** Tables with a header row: the first one, where nothing says which it is. */
export function makeTables(root: Element): void {
  for (const table of all(root, 'table')) if (isLayout(table)) dissolve(table)
  for (const table of all(root, 'table')) {
    for (const caption of all(table, 'caption')) {
      table.before(caption)
      renamed(caption, 'p')
    }
    for (const column of all(table, 'colgroup, col')) column.remove()
    const rows = all(table, 'tr')
    const hasHeader = table.querySelector('th') !== null
    for (const [index, row] of rows.entries())
      for (const cell of all(row, 'td, th')) {
        const isHeader = hasHeader ? cell.localName === 'th' : index === 0 && rows.length > 1
        const isFirst = index === 0 || cell.closest('thead') !== null
        makeCell(cell, isHeader ? (isFirst ? 'col' : 'row') : undefined)
      }
    const body = root.ownerDocument.createElement('tbody')
    body.append(...rows)
    const made = root.ownerDocument.createElement('table')
    made.append(body)
    table.replaceWith(made)
  }
}
