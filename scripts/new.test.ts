import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyProject } from '#server/testing/project-copy.ts'
import { seconds } from '../src/server/testing/patience.ts'

const root = join(import.meta.dirname, '..')
const { folder, add } = await copyProject()
const read = (path: string) => readFile(join(folder, path), 'utf8')

describe('npm run new', () => {
  it('writes a declaration that fits the types of the whole server', { timeout: seconds(120) }, async () => {
    expect(add('law/columns')).toMatchObject({ status: 0, text: expect.stringContaining('src/contract/law/columns.ts') as string })
    expect(add('trade/case-histories')).toMatchObject({ status: 0 })
    expect(add('trade/venues', '--relational')).toMatchObject({ status: 0 })
    expect(await read('src/contract/trade/case-histories.ts')).toContain("singular: 'caseHistory',\n  plural: 'caseHistories',")
    const types = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src/server', '--noEmit'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(types.stdout).toBe('')
  })

  it('leaves the lists in the form that the formatter gives it', () => {
    const { status } = spawnSync(join(root, 'node_modules/.bin/oxfmt'), ['--check', 'src/contract'], { cwd: folder })
    expect(status).toBe(0)
  })

  it.each([
    [['law/insights'], /there already/],
    [['site/insights'], /knows a insights already/],
    [['law/columns-two', '--plural', 'insights', '--singular', 'x'], /answers insights already/],
    [['law/columns-two', '--path', 'insights'], /at the path insights already/],
    [['law/sheep', '--singular', 'sheep', '--plural', 'sheep'], /both called sheep/],
    [['law/Columns'], /cannot be the name/],
    [['law/new'], /cannot be the name/],
    [['law/../server/app'], /Adds a resource/],
    [['nowhere/columns'], /Adds a resource/],
    [['columns'], /Adds a resource/],
    [[], /Adds a resource/],
    [['--module', 'law'], /a folder law already/],
    [['--module', 'mail'], /a folder mail already/],
    [['--module', 'Guest'], /cannot be the name of a module/],
    [['--module', 'guestbook', '--with', 'public,shop'], /no part shop/],
    [['law/x', '--path', '../x'], /cannot be a path/],
  ])('refuses %j and writes nothing', async (given, why) => {
    const lists = () => Promise.all(['account', 'law', 'site', 'support', 'trade'].map((each) => read(`src/contract/${each}/module.ts`)))
    const before = await lists()
    const { status, text } = add(...given)
    expect({ status, text }).toEqual({ status: 1, text: expect.stringMatching(why) as string })
    expect(await lists()).toEqual(before)
  })
})
