import type { FileHandle } from 'node:fs/promises'

/** Of a film of hours its index has some megabytes. */
const maxIndexBytes = 16 * 1024 * 1024
const maxBoxes = 1000

/** Four letters after the name of each description of samples, its version and count, and the length of the first. */
function codecsIn(index: Buffer): Set<string> {
  const codecs = new Set<string>()
  for (let at = index.indexOf('stsd'); at !== -1; at = index.indexOf('stsd', at + 4)) codecs.add(index.toString('latin1', at + 16, at + 20))
  return codecs
}

/**
 * The codecs of an MP4 file, as its index names them: `avc1` is H.264, `mp4a` AAC. Empty where there is no sound index.
 * @see https://developer.apple.com/documentation/quicktime-file-format
 */
export async function readCodecs(file: FileHandle, size: number): Promise<Set<string>> {
  const read = async (position: number, length: number) => (await file.read(Buffer.alloc(length), 0, length, position)).buffer
  let at = 0
  for (let count = 0; count < maxBoxes && at + 8 <= size; count += 1) {
    const head = await read(at, 16)
    const short = head.readUInt32BE(0)
    // 0: to the end of the file; 1: a long one, whose length comes after its name.
    const length = short === 0 ? size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (length < 8 || at + length > size) break
    if (head.toString('latin1', 4, 8) === 'moov') return length > maxIndexBytes ? new Set() : codecsIn(await read(at, length))
    at += length
  }
  return new Set()
}
