import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { carryFormerAssets } from './former-assets.ts'

const folder = await mkdtemp(join(tmpdir(), 'ieumsae-builds-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Makes builds one after the other, as scripts/build.ts does; tells which files are there at last. */
async function make(name: string, ...builds: readonly (readonly [string, readonly string[]])[]) {
  const dist = join(folder, name)
  const assets = join(dist, 'client/assets')
  for (const [build, files] of builds) {
    const putBack = carryFormerAssets(dist)
    await rm(dist, { recursive: true, force: true })
    for (const file of files) {
      await mkdir(join(assets, file, '..'), { recursive: true })
      await writeFile(join(assets, file), `${build} ${file}`)
    }
    putBack(build)
  }
  const entries = await readdir(assets, { recursive: true, withFileTypes: true })
  const there = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(assets.length + 1))
  return { there: there.toSorted(), read: (file: string) => readFile(join(assets, file), 'utf8') }
}

const one = ['one', ['libraries.js', 'guide-1.js', 'console/list-1.js']] as const
const two = ['two', ['libraries.js', 'guide-2.js']] as const
const three = ['three', ['libraries.js', 'guide-3.js']] as const

describe('the files of the builds before', () => {
  it('stay for one build, in their folders, and go with the next', async () => {
    const after = await make('second', one, two)
    expect(after.there).toEqual(['console/list-1.js', 'guide-1.js', 'guide-2.js', 'libraries.js'])
    expect(await after.read('guide-1.js')).toBe('one guide-1.js')
    expect(await after.read('libraries.js')).toBe('two libraries.js')
    expect((await make('third', one, two, three)).there).toEqual(['guide-2.js', 'guide-3.js', 'libraries.js'])
  })

  it('are not lost when the same build is made again', async () => {
    expect((await make('again', one, two, two, two)).there).toEqual(['console/list-1.js', 'guide-1.js', 'guide-2.js', 'libraries.js'])
  })

  it('are those of the newer build when an older one is made again', async () => {
    expect((await make('back', one, two, one)).there).toEqual(['console/list-1.js', 'guide-1.js', 'guide-2.js', 'libraries.js'])
  })
})
