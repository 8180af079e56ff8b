import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/golden')
const day = 24 * 60 * 60 * 1000
const run = promisify(execFile)

/** Runs one of our programs to its end. @throws Error with what it wrote */
export const runProgram = async (path: string, args: string[] = [], env: Record<string, string> = {}): Promise<void> => {
  await run(process.execPath, [join(root, path), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
  })
}

/** Names what these sources make of an empty database. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['src/contract', 'src/demo', 'src/server']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    for (const path of paths.filter((each) => !/\.test\.ts$|\/testing\//.test(each)).toSorted())
      hash
        .update(path.slice(root.length))
        .update('\0')
        .update(await readFile(path))
  }
  hash.update(await readFile(join(root, 'package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}

let sources: Promise<string> | undefined

/** Names what these sources make of an empty database: letters and digits. */
export const readSourcesKey = (): Promise<string> => (sources ??= hashSources())

/** Names the demo content. Popups begin and end by the calendar, so every day has its own: that on which the run began, which its processes inherit. */
async function readKey(): Promise<string> {
  const began = (process.env['GOLDEN_DAY'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', ''))
  return `${began}_${await readSourcesKey()}`
}

/**
 * Moves the folder of each picture to a place named by its bytes and by how they are encoded, and leaves a link.
 * All variants of the 135 pictures take 140 s of processor time (AVIF mostly), far more than all servers of the tests
 * ask for. So a variant is made when first asked for, and every later server and run on this machine finds it here.
 */
async function sharePictures(files: string): Promise<void> {
  const encoder = await readFile(join(root, 'src/server/files/pictures.ts'))
  const library = await readFile(join(root, 'node_modules/sharp/package.json'))
  for (const prefix of await readdir(files))
    for (const id of await readdir(join(files, prefix))) {
      const own = join(files, prefix, id)
      const bytes = await readFile(join(own, 'original'))
      const name = createHash('sha256').update(bytes).update(encoder).update(library).digest('hex').slice(0, 32)
      const shared = join(cache, 'pictures', name)
      const temporary = join(shared, `original.${randomUUID()}`)
      await mkdir(shared, { recursive: true })
      await writeFile(temporary, bytes)
      await rename(temporary, join(shared, 'original'))
      await rm(own, { recursive: true })
      await symlink(shared, own)
    }
}

async function make(key: string): Promise<string> {
  const folder = join(cache, key)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(`${folder}.`)
  await runProgram('src/demo/main.ts', [], { DATA_DIR: work })
  await sharePictures(join(work, 'files'))
  // Of two that make it at once, the first to finish is used by both.
  await rename(work, folder).catch(async (error: unknown) => {
    await rm(work, { recursive: true })
    if (!existsSync(folder)) throw error
  })
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (name !== 'pictures' && path !== folder && mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true })
  }
  return folder
}

export interface Golden {
  /** Names this content: letters, digits and `_`. */
  key: string
  /** A `DATA_DIR` with the demo content on SQLite. To be copied only: nothing opens its database. */
  folder: string
}

let golden: Promise<Golden> | undefined

/** The demo content, filled in once on this machine for these sources. */
export const readGolden = (): Promise<Golden> => (golden ??= readKey().then(async (key) => ({ key, folder: await make(key) })))

/** Vitest's global setup: filling in the content for the first time takes longer than a test may. */
export async function setup(): Promise<void> {
  await readGolden()
}

/** Makes `dataDir` one with the demo content: a database of its own, and links to pictures that are never changed. */
export async function copyGolden(dataDir: string, { hasDatabase = true } = {}): Promise<void> {
  const { folder } = await readGolden()
  const filter = (source: string) => hasDatabase || !source.endsWith('.db')
  await cp(folder, dataDir, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter })
}
