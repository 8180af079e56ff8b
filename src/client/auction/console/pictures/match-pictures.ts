import { placeOfPicture } from '#contract/auction/picture-names.ts'
import { maxPictureBytes } from '#contract/picture-upload.ts'

/** Work of a sale as its pictures are matched. */
export interface PicturedWork {
  _id: string
  lot: string
  title: string
  /** Places that have a picture. */
  taken: readonly number[]
}

export interface MatchedPicture {
  file: File
  work: PicturedWork
  /** Counted from 0. */
  index: number
  /** True where a picture that is there goes. */
  replaces: boolean
}

/** Reasons why a file goes into no work. */
export type Mismatch = 'name' | 'lot' | 'twice' | 'type' | 'size'

export interface Matched {
  pictures: MatchedPicture[]
  left: { file: File; why: Mismatch }[]
}

/** Finds for each file the work and the place that its name says, in the order of lots and views. A place is given to the first file. @param types of files that are pictures */
export function matchPictures(files: readonly File[], works: readonly PicturedWork[], types: readonly string[]): Matched {
  const byLot = new Map(works.map((work) => [work.lot, work]))
  const given = new Set<string>()
  const matched: Matched = { pictures: [], left: [] }
  for (const file of files) {
    const place = placeOfPicture(file.name)
    const work = byLot.get(place?.lot ?? '')
    const key = `${place?.lot} ${place?.index}`
    const why: Mismatch | undefined = !types.includes(file.type)
      ? 'type'
      : file.size > maxPictureBytes
        ? 'size'
        : place === undefined
          ? 'name'
          : work === undefined
            ? 'lot'
            : given.has(key)
              ? 'twice'
              : undefined
    if (why !== undefined || place === undefined || work === undefined) {
      matched.left.push({ file, why: why ?? 'name' })
      continue
    }
    given.add(key)
    matched.pictures.push({ file, work, index: place.index, replaces: work.taken.includes(place.index) })
  }
  const order = new Map(works.map(({ _id }, index) => [_id, index]))
  matched.pictures.sort((a, b) => (order.get(a.work._id) ?? 0) - (order.get(b.work._id) ?? 0) || a.index - b.index)
  return matched
}
