import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProcess } from '#server/testing/process.ts'

const root = join(import.meta.dirname, '..')
const copy = await mkdtemp(join(tmpdir(), 'ieumsae-new-'))
afterAll(() => rm(copy, { recursive: true, force: true }))
for (const name of [
  'src/contract',
  'src/server',
  'src/demo',
  'src/client/offline/content',
  'scripts/new.ts',
  'scripts/offline-collections.ts',
  'locales',
  'package.json',
  'tsconfig.base.json',
  '.oxfmtrc.json',
])
  await cp(join(root, name), join(copy, name), { recursive: true })
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))

const run = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, 'scripts/new.ts'), ...given], { encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
const read = (path: string) => readFile(join(copy, path), 'utf8')

describe('npm run new', () => {
  it('makes a resource that is served, seeded and typed, whatever its declaration is changed to', { timeout: 120_000 }, async () => {
    expect(run('law/columns')).toMatchObject({ status: 0, text: expect.stringContaining('src/contract/law/columns.ts') as string })
    expect(run('trade/case-histories')).toMatchObject({ status: 0 })
    expect(run('shop/stock', '--singular', 'piece', '--plural', 'pieces', '--path', 'shop/stock')).toMatchObject({ status: 0 })
    expect(await read('src/contract/trade/case-histories.ts')).toContain("singular: 'caseHistory',\n  plural: 'caseHistories',")

    // The author edits one file.
    const declared = await read('src/contract/law/columns.ts')
    const edited = declared
      .replace('    isMain:', "    code: z.enum(['a', 'b']),\n    index: z.int().min(3),\n    isMain:")
      .replace("['isMain']", "['isMain', 'code']")
    await writeFile(join(copy, 'src/contract/law/columns.ts'), edited.replace('  scope:', '  isOffline: true,\n  scope:'))
    spawnSync(process.execPath, [join(copy, 'scripts/offline-collections.ts')])
    expect(await read('src/client/offline/content/collections.gen.ts')).toContain('"path": "columns"')

    const types = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src/server', '--noEmit'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(types.stdout).toBe('')
    const server = await startProcess({ DATA_DIR: join(copy, 'data'), SEED: 'demo' }, join(copy, 'src/server/main.ts'))
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(server.url + path, init)
      return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as Record<string, unknown> }
    }
    const basic = { headers: { authorization: `Basic ${Buffer.from('admin:ieumsae-demo').toString('base64')}` } }
    const { refreshToken } = (await ask('/api/auth/refreshToken', basic)).body
    const { accessToken } = (await ask('/api/auth/accessToken', { headers: { authorization: `Bearer ${String(refreshToken)}` } })).body
    const authorization = `Bearer ${String(accessToken)}`
    const json = { 'content-type': 'application/json' }
    const console = (method: string, path: string, body?: object) =>
      ask(`/api/console/${path}`, {
        method,
        headers: { authorization, ...(body === undefined ? {} : json) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })

    for (const [path, one, many, extra] of [
      ['columns', 'column', 'columns', { code: 'b', index: 4 }],
      ['case-histories', 'caseHistory', 'caseHistories', {}],
      ['shop/stock', 'piece', 'pieces', {}],
    ] as const) {
      const list = await ask(`/api/v1/${path}?isMain=false`)
      expect(list).toMatchObject({ status: 200, body: { [many]: [{ isMain: false }], summary: { total: 1 } } })
      const text = { ko: '가' }
      const created = await console('POST', path, { subject: text, summary: text, content: text, thumb: null, ...extra })
      expect(created.status).toBe(201)
      const { _id } = created.body[one] as { _id: string }
      expect(await ask(`/api/v1/${path}/${_id}`)).toMatchObject({ status: 200, body: { [one]: { subject: '가' } } })
      expect(await console('GET', `${path}/${_id}`)).toMatchObject({ status: 200, body: { [one]: { version: 1 } } })
      expect(await console('PUT', `${path}/${_id}`, { isMain: true })).toMatchObject({ status: 200, body: { [one]: { isMain: true } } })
      expect(await ask(`/api/v1/${path}?isMain=true&q=${encodeURIComponent('가')}`)).toMatchObject({ body: { summary: { total: 1 } } })
      expect(await console('GET', path)).toMatchObject({ status: 200, body: { summary: { total: 2 } } })
      expect((await console('DELETE', `${path}/${_id}`)).status).toBe(204)
      expect((await ask(`/api/console/${path}`)).status).toBe(401)
    }
    const { paths } = (await ask('/api/openapi.json')).body as unknown as { paths: object }
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/v1/columns', '/api/console/shop/stock/{_id}']))
    expect(await server.stop()).toBe(0)
  })

  it('leaves the table in the form that the formatter gives it', () => {
    const { status } = spawnSync(join(root, 'node_modules/.bin/oxfmt'), ['--check', 'src/contract'], { cwd: copy })
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
    [['law/x', '--path', '../x'], /cannot be a path/],
  ])('refuses %j and writes nothing', async (given, why) => {
    const before = await read('src/contract/index.ts')
    const { status, text } = run(...given)
    expect({ status, text }).toEqual({ status: 1, text: expect.stringMatching(why) as string })
    expect(await read('src/contract/index.ts')).toBe(before)
  })
})
