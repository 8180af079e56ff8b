import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A build, and the files below `client/assets` that it made itself. */
interface BuildRecord {
  build: string
  assets: string[]
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

/**
 * The files of the build before, for tabs that still run it: they find their late parts until they are reloaded. Those of
 * the builds before that go. `builds.json` says which file belongs to which build, the newest first.
 * @param dist the folder of the build, as it is before it is made again
 * @returns puts them beside the new ones, once these are made. The same build made again leaves the one before it there.
 */
export function carryFormerAssets(dist: string): (build: string) => void {
  const assets = join(dist, 'client/assets')
  const record = join(dist, 'builds.json')
  const known = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as BuildRecord[]) : []
  const names = new Set(known.flatMap((each) => each.assets).filter((name) => existsSync(join(assets, name))))
  const bytes = new Map([...names].map((name) => [name, readFileSync(join(assets, name))]))
  return (build) => {
    const made = filesIn(assets)
    const former = known.find((each) => each.build !== build)
    for (const name of former?.assets ?? []) {
      const kept = bytes.get(name)
      if (kept === undefined || made.includes(name)) continue
      mkdirSync(dirname(join(assets, name)), { recursive: true })
      writeFileSync(join(assets, name), kept)
    }
    writeFileSync(record, JSON.stringify([{ build, assets: made }, ...(former === undefined ? [] : [former])], undefined, 1))
  }
}
