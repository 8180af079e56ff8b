import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyProject } from '#server/testing/project-copy.ts'

const { folder, add } = await copyProject()
const read = (path: string) => readFile(join(folder, path), 'utf8')

/* That what it writes has the right form, fits the types and works: check-new-module.ts and src/server/new.db.test.ts. */
describe('npm run new', () => {
  it('makes the names of a resource from its path', async () => {
    expect(add('trade/case-histories')).toMatchObject({
      status: 0,
      text: expect.stringContaining('src/contract/trade/case-histories.ts') as string,
    })
    expect(await read('src/contract/trade/case-histories.ts')).toContain("singular: 'caseHistory',\n  plural: 'caseHistories',")
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
