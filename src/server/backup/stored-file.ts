import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { sync } from '../files/disk.ts'

type Chunks = AsyncIterable<Uint8Array>

/** Makes a step of a pipeline that hashes what passes. */
export const hashed = (hash: Hash) =>
  async function* (chunks: Chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }

/** The library is written for browsers, whose streams are those of `node:stream/web` under other types. */
type WebStream = Parameters<Encrypter['encrypt']>[0] & ReadableStream<Uint8Array>
const toWeb = (chunks: Chunks): WebStream => ReadableStream.from(chunks)

const encrypted = (recipients: readonly string[]) =>
  async function* (chunks: Chunks) {
    if (recipients.length === 0) {
      yield* chunks
      return
    }
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    yield* (await encrypter.encrypt(toWeb(chunks))) as unknown as Chunks
  }

/** Hashes a file of the disk (SHA-256). */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as Chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** The name under which a file is stored: `age` decrypts what ends like this (age-encryption.org). */
export const storedName = (name: string, isEncrypted: boolean): string => (isEncrypted ? `${name}.age` : name)

/**
 * Stores a copy of a file durably, all or nothing, encrypted where there are recipients, and reads it back.
 * @returns SHA-256 (hex) of the source
 * @throws Error where what is on the disk is not what was written
 */
export async function storeCopy(source: string, target: string, recipients: readonly string[]): Promise<string> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const temporary = `${target}.${process.pid}.partial`
  const [plain, stored] = [createHash('sha256'), createHash('sha256')]
  try {
    const written = createWriteStream(temporary, { flags: 'w', mode: 0o600, flush: true })
    await pipeline(createReadStream(source), hashed(plain), encrypted(recipients), hashed(stored), written)
    if ((await hashOf(temporary)) !== stored.digest('hex')) throw new Error(`${target} is not on the disk as it was written.`)
    await rename(temporary, target)
    await sync(dirname(target))
  } finally {
    await rm(temporary, { force: true })
  }
  return plain.digest('hex')
}

/**
 * Reads what `storeCopy` has stored.
 * @param identities secret keys of recipients, of which one is enough
 */
export async function readStored(path: string, identities: readonly string[]): Promise<Readable> {
  const file = createReadStream(path)
  if (!path.endsWith('.age')) return file
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return Readable.from(await decrypter.decrypt(toWeb(file)), { objectMode: false })
}
