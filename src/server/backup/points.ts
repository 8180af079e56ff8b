import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { type Erased, erased } from '../db/erasures.ts'

/** What a backup is of: the database at one moment, and the files that it names. */
const point = z.strictObject({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** Its file beside this one, and the SHA-256 (hex) of the database before it was encrypted. */
  database: z.strictObject({ name: z.string(), sha256: z.string() }),
  /** Ids of stored files; those of all points are side by side. */
  files: z.array(z.uuid()),
})
export type Point = z.output<typeof point>

const day = 24 * 60 * 60 * 1000
const name = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Name of a point's folder, which sorts by time: `2026-11-26T19-08-34-120Z`. */
export const pointName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-')

/** File of a point that says what is in it. */
export const pointFile = 'point.json'

/** Names of the points in a folder of backups, the oldest first. */
export const listPoints = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((each) => name.test(each)).toSorted()

/** Reads what is in a point. @throws Error where that cannot be read */
export async function readPoint(folder: string, pointOf: string): Promise<Point> {
  const parsed = point.safeParse(JSON.parse(await readFile(join(folder, pointOf, pointFile), 'utf8')))
  if (!parsed.success) throw new Error(`${join(folder, pointOf, pointFile)} is of another build:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Place of a stored file, without the ending of an encrypted one. */
export const placeOf = (folder: string, _id: string): string => join(folder, 'files', _id.slice(-2), _id)

/** Path of a stored file. Nothing where it is not there. */
export async function findStored(folder: string, _id: string): Promise<string | undefined> {
  for (const path of [placeOf(folder, _id), `${placeOf(folder, _id)}.age`])
    if ((await stat(path).catch(() => undefined)) !== undefined) return path
  return undefined
}

/** Removes all points but the newest ones, and files that none of those names. A file of today may be of a backup under way. */
export async function keepNewest(folder: string, most: number, now = Date.now()): Promise<void> {
  const points = await listPoints(folder)
  for (const old of points.slice(0, Math.max(0, points.length - most))) await rm(join(folder, old), { recursive: true })
  const kept = new Set<string>()
  for (const each of await listPoints(folder)) for (const _id of (await readPoint(folder, each)).files) kept.add(_id)
  for (const part of await readdir(join(folder, 'files')).catch(() => []))
    for (const file of await readdir(join(folder, 'files', part))) {
      const path = join(folder, 'files', part, file)
      if (!kept.has(file.replace(/\..*$/, '')) && now - (await stat(path)).mtimeMs > day) await rm(path)
    }
}

/** File beside the points: what was erased up to the last time that somebody asked. */
export const erasuresFile = (folder: string): string => join(folder, 'erasures.json')

/** Reads what is known beside the points to be erased. */
export async function readErasures(folder: string): Promise<Erased[]> {
  const text = await readFile(erasuresFile(folder), 'utf8').catch(() => '[]')
  return z.array(erased).parse(JSON.parse(text))
}
