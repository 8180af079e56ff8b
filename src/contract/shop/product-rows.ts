import { picturesInOrder } from '../pictures-in-order.ts'
import type { Picture } from '../field.ts'
import { shopLimits } from './limits.ts'

/** Column of a sheet in which the pictures of a product are named: the main one first. */
export const fileNamesColumn = 'pictures'
/** Column in which the browser says which of these names stand for files that were chosen with the sheet. No file has it. */
export const chosenColumn = 'chosen'

/** Pictures of a product: the main one, and those beside it. */
export const mostPictures = shopLimits.images + 1

/** Reads the names of a cell. */
export const namesIn = (cell: string): string[] =>
  cell.split(/[;\n]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim().normalize('NFC')]))

/** Writes names into a cell. */
export const namesCell = (names: readonly string[]): string => names.join('; ')

interface Pictured {
  thumb: Picture | null
  images: readonly { index: number; picture: Picture }[]
}

/** Returns the pictures of a product in their order. */
export const picturesOf = ({ thumb, images }: Pictured): Picture[] => [...(thumb === null ? [] : [thumb]), ...picturesInOrder({ images })]

/** Returns how a sheet names a picture that is there. */
export const nameOfPicture = ({ _file }: Picture): string => `${_file}.webp`

/** Compares names of files as systems do that know no capitals. */
export const sameName = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** Columns that tell which rows are of one product. */
export const productColumns = { _id: '_id', name: 'name.ko' } as const

/** Returns what rows of one product have alike: its id, or the name of one that is new. Rows without both are of one each. */
export function productKeyOf(cell: (path: string) => string, row: number): string {
  const [_id, name] = [cell(productColumns._id).trim().toLowerCase(), cell(productColumns.name).trim()]
  return _id !== '' ? `_id ${_id}` : name !== '' ? `name ${name}` : `row ${row}`
}

/** Place for which a file was chosen. */
interface FileInPlace<File> {
  file: File
  /** 0: the main picture. */
  index: number
}

/** Returns which of the files that were chosen go into which place of a product whose row has these names. */
export const filesFor = <File extends { name: string }>(cell: string, files: readonly File[]): FileInPlace<File>[] =>
  namesIn(cell).flatMap((name, index) => {
    const file = files.find((each) => sameName(each.name, name))
    return file === undefined ? [] : [{ file, index }]
  })
