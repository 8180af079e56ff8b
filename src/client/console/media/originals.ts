import type { Picture } from '#contract/field.ts'

/** Pictures by the files of the parts that were cut out of them, as long as the console is open. */
const originals = new Map<string, Picture>()

/** Returns what a picture was cut out of; itself where nothing is known of that. */
export const originalOf = (picture: Picture): Picture => originals.get(picture._file) ?? picture

/** Notes what a picture was cut out of: the whole, also where that was done in two steps. */
export const noteCut = (cut: Picture, from: Picture): void => void originals.set(cut._file, originalOf(from))
