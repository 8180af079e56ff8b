import type { FileHandle } from 'node:fs/promises'

/** The first bytes of a compound file: Word 97, Excel 97, installers, and HWP. */
export const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const headerLength = 512
const entryLength = 128
/** Sector numbers above this are marks: the end of a chain, a free sector. */
const maxSector = 0xfffffffa
/** So many sectors of names are read; a document has a dozen names, four or more to a sector. */
const maxDirectory = 64
const fatInHeader = 109

/**
 * The names of the streams in a compound file, as its directory lists them. `undefined`: it is no sound compound file.
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
 */
export async function readCompound(file: FileHandle): Promise<Set<string> | undefined> {
  const header = Buffer.alloc(headerLength)
  if ((await file.read(header, 0, headerLength, 0)).bytesRead < headerLength) return undefined
  const shift = header.readUInt16LE(0x1e)
  if (!header.subarray(0, 8).equals(compoundSignature) || (shift !== 9 && shift !== 12)) return undefined
  const length = 1 << shift

  const sector = async (number: number): Promise<Buffer | undefined> => {
    if (number > maxSector) return undefined
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, (number + 1) * length)
    // The last sector may be cut short.
    return bytesRead === 0 ? undefined : buffer
  }

  /** The sector that the `index`-th part of the allocation table is in: the header names 109, a chain of sectors the others. */
  const tableSector = async (index: number): Promise<number | undefined> => {
    if (index < fatInHeader) return header.readUInt32LE(0x4c + index * 4)
    const perSector = length / 4 - 1
    const link = Math.floor((index - fatInHeader) / perSector)
    let list = await sector(header.readUInt32LE(0x44))
    for (let step = 0; step < link && list !== undefined; step += 1) list = await sector(list.readUInt32LE(perSector * 4))
    return list?.readUInt32LE(((index - fatInHeader) % perSector) * 4)
  }

  const nextOf = async (number: number): Promise<number | undefined> => {
    const place = await tableSector(Math.floor(number / (length / 4)))
    const table = place === undefined ? undefined : await sector(place)
    return table?.readUInt32LE((number % (length / 4)) * 4)
  }

  const names = new Set<string>()
  let at: number | undefined = header.readUInt32LE(0x30)
  for (let step = 0; step < maxDirectory && at !== undefined; step += 1) {
    const directory = await sector(at)
    if (directory === undefined) break
    for (let start = 0; start < length; start += entryLength) {
      // Two bytes of it end the name.
      const nameLength = Math.min(directory.readUInt16LE(start + 64), 64) - 2
      if (nameLength > 0) names.add(directory.toString('utf16le', start, start + nameLength))
    }
    at = await nextOf(at)
  }
  return names
}
