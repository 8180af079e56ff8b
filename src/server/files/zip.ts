import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { workQueue } from '../http/work-queue.ts'

const endLength = 22
const maxComment = 0xffff
const entryLength = 46
const localLength = 30
/** An office document has some hundred parts; its index is far below this. */
const maxEntries = 5000
const maxIndexBytes = 2 * 1024 * 1024
/** What all parts unpack to, at most; and at most this many times the size of the archive, once it is more than a little. */
const maxUnpacked = 512 * 1024 * 1024
const maxRatio = 100
const littleUnpacked = 16 * 1024 * 1024

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The end of the archive says where its index is. Nothing may come after it. */
async function findIndex(file: FileHandle, size: number) {
  const length = Math.min(size, endLength + maxComment)
  const tail = await read(file, size - length, length)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50 && at + endLength + tail.readUInt16LE(at + 20) === tail.length
    if (isEnd) return { count: tail.readUInt16LE(at + 10), bytes: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) }
  }
  return undefined
}

interface Entry {
  name: string
  /** Bytes that it is said to unpack to. */
  size: number
  packed: number
  isDeflated: boolean
  start: number
  /** Where it ends at the earliest: what its own header says beside the name is not counted. */
  end: number
}

function entryAt(index: Buffer, at: number): (Entry & { next: number }) | undefined {
  if (at + entryLength > index.length || index.readUInt32LE(at) !== 0x02014b50) return undefined
  const isEncrypted = (index.readUInt16LE(at + 8) & 1) !== 0
  const method = index.readUInt16LE(at + 10)
  const [packed, size] = [index.readUInt32LE(at + 20), index.readUInt32LE(at + 24)]
  const nameLength = index.readUInt16LE(at + 28)
  const next = at + entryLength + nameLength + index.readUInt16LE(at + 30) + index.readUInt16LE(at + 32)
  const start = index.readUInt32LE(at + 42)
  // 0: as it is, 8: deflated; office documents know no other.
  const isSound = !isEncrypted && (method === 8 || (method === 0 && packed === size)) && next <= index.length
  if (!isSound) return undefined
  const name = index.toString('utf8', at + entryLength, at + entryLength + nameLength)
  return { name, size, packed, isDeflated: method === 8, start, end: start + localLength + nameLength + packed, next }
}

/** Whether a part unpacks to as many bytes as the index says. They are counted and not kept, and no more than that are unpacked. */
async function isAsLargeAsSaid(file: FileHandle, { size, packed, isDeflated, start }: Entry): Promise<boolean> {
  if (!isDeflated) return true
  const head = await read(file, start, localLength)
  if (head.length < localLength || head.readUInt32LE(0) !== 0x04034b50) return false
  const from = start + localLength + head.readUInt16LE(26) + head.readUInt16LE(28)
  let left = size
  const count = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      left -= chunk.length
      if (left < 0) throw new Error('larger than it is said to be')
    }
  }
  const bytes = file.createReadStream({ start: from, end: from + packed - 1, autoClose: false })
  return (
    packed > 0 &&
    (await pipeline(bytes, createInflateRaw(), count).then(
      () => left === 0,
      () => false,
    ))
  )
}

/** Unpacking costs time: a few archives at once. */
const unpack = workQueue({ concurrency: 2 })

/**
 * The names of what is in a ZIP archive. `undefined`: it is no sound archive, or one that is made to fill the disk of who opens it
 * (too many parts, too much in them, more than its index says, or parts that share their bytes).
 * @see https://www.bamsoftware.com/hacks/zipbomb/
 */
export async function readZip(file: FileHandle, size: number): Promise<Set<string> | undefined> {
  const place = await findIndex(file, size)
  if (place === undefined || place.count > maxEntries || place.bytes > maxIndexBytes || place.start + place.bytes > size) return undefined
  const index = await read(file, place.start, place.bytes)
  const entries: Entry[] = []
  for (let at = 0; at < index.length;) {
    const entry = entryAt(index, at)
    if (entry === undefined) return undefined
    entries.push(entry)
    at = entry.next
  }
  if (entries.length !== place.count) return undefined
  const inOrder = entries.toSorted((a, b) => a.start - b.start)
  const isApart = inOrder.every(({ end }, position) => end <= (inOrder[position + 1]?.start ?? place.start))
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  const isModest = unpacked <= maxUnpacked && (unpacked <= littleUnpacked || unpacked <= size * maxRatio)
  if (!isApart || !isModest) return undefined
  const isTrue = await unpack(async () => {
    for (const entry of entries) if (!(await isAsLargeAsSaid(file, entry))) return false
    return true
  })
  return isTrue ? new Set(entries.map(({ name }) => name)) : undefined
}
