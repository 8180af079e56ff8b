import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startProcess } from './testing/process.ts'
import { copyProject } from './testing/project-copy.ts'
import { makePlace } from './testing/server.ts'

const { folder, run, add } = await copyProject()
const place = await makePlace()
afterAll(() => place[Symbol.asyncDispose]())

const columns = join(folder, 'src/contract/law/columns.ts')
add('law/columns')
add('support/depot', '--singular', 'piece', '--plural', 'pieces', '--path', 'depot/pieces')
add('trade/venues', '--relational')
// The author of columns has edited the declaration; the others are as they were written.
const edited = (await readFile(columns, 'utf8'))
  .replace('    isMain:', "    code: z.enum(['a', 'b']),\n    index: z.int().min(3),\n    isMain:")
  .replace("['isMain']", "['isMain', 'code']")
  .replace('  scope:', '  isOffline: true,\n  scope:')
await writeFile(columns, edited)

const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place
const server = await startProcess({ DATA_DIR, DATABASE_URL, SEED: 'demo' }, join(folder, 'src/server/main.ts'))
afterAll(() => server.stop())
const ask = async (path: string, { body, ...init }: Omit<RequestInit, 'body'> & { body?: object } = {}) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(server.url + path, { ...init, ...sent })
  return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as Record<string, unknown> }
}
const tokenOf = async (name: string, authorization: string) =>
  String((await ask(`/api/auth/${name}`, { headers: { authorization } })).body[name])
const refreshToken = await tokenOf('refreshToken', `Basic ${Buffer.from('admin:ieumsae-demo').toString('base64')}`)
const authorization = `Bearer ${await tokenOf('accessToken', `Bearer ${refreshToken}`)}`
const console = (method: string, path: string, body?: object) =>
  ask(`/api/console/${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })

const text = { ko: '가' }
const article = { subject: text, summary: text, content: text, thumb: null }
it.each([
  ['documents that their author has edited', 'columns', 'column', 'columns', { ...article, code: 'b', index: 4 }],
  ['documents as they were written', 'depot/pieces', 'piece', 'pieces', article],
  ['a table with rules between rows', 'venues', 'venue', 'venues', { subject: '가', summary: text, capacity: 3 }],
])('a new resource of %s answers all calls with no other edit', async (_what, path, one, many, values) => {
  const list = await ask(`/api/v1/${path}?isMain=false`)
  expect(list).toMatchObject({ status: 200, body: { [many]: [{ isMain: false }], summary: { total: 1 } } })
  const created = await console('POST', path, values)
  expect(created.status).toBe(201)
  const { _id } = created.body[one] as { _id: string }
  expect(created.body[one]).toMatchObject({ ...values, isMain: false, version: 1 })
  expect(await ask(`/api/v1/${path}/${_id}`)).toMatchObject({ status: 200, body: { [one]: { subject: '가' } } })
  expect(await console('GET', `${path}/${_id}`)).toMatchObject({ status: 200, body: created.body })
  const changed = await console('PUT', `${path}/${_id}`, { isMain: true })
  expect(changed).toMatchObject({ status: 200, body: { [one]: { ...values, isMain: true, version: 2 } } })
  expect(await ask(`/api/v1/${path}?isMain=true&q=${encodeURIComponent('가')}`)).toMatchObject({ body: { summary: { total: 1 } } })
  expect(await console('GET', path)).toMatchObject({ status: 200, body: { summary: { total: 2 } } })
  expect((await console('DELETE', `${path}/${_id}`)).status).toBe(204)
  // Also from the cache nobody gets what is gone.
  expect(await ask(`/api/v1/${path}`)).toMatchObject({ body: { summary: { total: 1 } } })
  expect((await ask(`/api/console/${path}`)).status).toBe(401)
})

it('the rules of a new table are the database’s: a unique value is taken once', async () => {
  const venue = { subject: '나', summary: text, capacity: 1 }
  expect((await console('POST', 'venues', venue)).status).toBe(201)
  expect(await console('POST', 'venues', venue)).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await console('GET', 'venues?sort=capacity')).body).toMatchObject({ venues: [{ capacity: 0 }, { capacity: 1 }] })
})

it('new resources are in the description of the API, and on the device where they are declared so', async () => {
  const { paths } = (await ask('/api/openapi.json')).body as unknown as { paths: object }
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/v1/columns', '/api/console/depot/pieces/{_id}', '/api/v1/venues/{_id}']))
  run('scripts/offline-collections.ts')
  const collections = await readFile(join(folder, 'src/client/offline/content/collections.gen.ts'), 'utf8')
  expect(collections).toContain('"path": "columns"')
  expect(collections).not.toContain('"path": "venues"')
})
