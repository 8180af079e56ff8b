import {
  chosenColumn,
  fileNamesColumn,
  mostPictures,
  nameOfPicture,
  namesCell,
  namesIn,
  picturesOf,
  sameName,
} from '#contract/shop/product-rows.ts'
import type { Further } from '../../http/import.ts'
import type { ShopProduct } from '../stock.ts'
import { refuse, type SheetRows } from './sheet-cells.ts'

/**
 * Reads the pictures that the first row of a product names: those that it has go to their places at once, those that were chosen with
 * the sheet are sent into theirs when the rows are written.
 */
export function picturesIn(sheet: SheetRows, item: ShopProduct | undefined): Pick<Further, 'values' | 'isChanged'> {
  const [first] = sheet.rows
  if (first === undefined || !first.has(fileNamesColumn)) return { values: {} }
  const names = namesIn(first.cell(fileNamesColumn))
  const current = item === undefined ? [] : picturesOf(item)
  if (namesCell(names) === namesCell(current.map(nameOfPicture))) return { values: {} }
  const refused = (text: Parameters<typeof refuse>[3], limits = {}) => {
    refuse(sheet, 0, fileNamesColumn, text, limits)
    return { values: {} }
  }
  if (names.length > mostPictures) return refused('tooMany', { maximum: String(mostPictures) })
  if (names.some((name, at) => names.findIndex((other) => sameName(name, other)) < at)) return refused('shop.twice')
  const chosen = namesIn(first.cell(chosenColumn))
  const places = names.map((name) => {
    const isChosen = chosen.some((other) => sameName(name, other))
    return isChosen ? ('chosen' as const) : current.find((picture) => sameName(nameOfPicture(picture), name))
  })
  const missing = names.filter((_name, at) => places[at] === undefined)
  if (missing.length > 0) return refused('shop.pictureFile', { names: missing.join(', ') })
  const [main, ...others] = places
  const images = others.flatMap((picture, index) => (picture === undefined || picture === 'chosen' ? [] : [{ index, picture }]))
  const values = { images, ...(main === 'chosen' ? {} : { thumb: main ?? null }) }
  return { values: item === undefined ? {} : values, isChanged: places.includes('chosen') }
}
