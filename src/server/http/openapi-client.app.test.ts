import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lawyers } from '#contract/law/lawyers.ts'
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLawyer } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile()
const root = join(import.meta.dirname, '../../..')
const folder = await mkdtemp(join(tmpdir(), 'ieumsae-client-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const run = promisify(execFile)

/** What somebody outside writes against the generated types; `@ts-expect-error` fails where they are wider than the document. */
const program = `import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

declare const process: { argv: string[] }

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const listed = await client.GET('/api/v1/lawyers', { params: { query: { limit: 1 }, header: { 'Accept-Language': 'en' } } })
if (listed.error !== undefined) throw new Error(listed.error.message)
const names: string[] = listed.data.lawyers.map(({ name }) => name)
const total: number = listed.data.summary.total

const params = { path: { _id: '0196f0c4-7a50-7c3e-9d3b-1f2a4c5d6e7f' } }
const missing = await client.GET('/api/v1/lawyers/{_id}', { params })
const { code, message }: { code: string; message: string } = missing.error ?? { code: '', message: '' }

// An error has no more than a message and a code.
const error: components['schemas']['Error'] = { message, code: 'notFound' }
// @ts-expect-error a code that no call answers
const other: components['schemas']['Error'] = { message, code: 'nothing' }
// @ts-expect-error a lawyer has no such field
void listed.data.lawyers[0]?.nothing
// @ts-expect-error a limit is a number
const wrong = () => client.GET('/api/v1/lawyers', { params: { query: { limit: 'x' } } })

const consent = { code: 'privacy-consult', version: '1', agreedAt: '2026-11-21T09:00:00.000Z' } as const
const refused = await client.POST('/api/v1/message', { body: { name: '', phone: '010-0000-0000', consent } })
const issues = refused.error?.issues?.map(({ path }) => path)
void [error, other, wrong]
console.log(JSON.stringify({ names, total, status: missing.response.status, code, refused: refused.response.status, issues }))
`
const configuration = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  },
  files: ['program.ts'],
}

beforeAll(async () => {
  const document = (await server.app.inject('/api/openapi.json')).json<OpenAPI3>()
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'api.ts'), await openapiTypescript(document))
  await writeFile(join(folder, 'program.ts'), program)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
})

it('a program with types that a generator made of the document compiles', async () => {
  const compiled = run(process.execPath, [join(root, 'node_modules/typescript/lib/tsc.js'), '-p', folder])
  expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' })
})

it('that program reads a list and refusals from a listening server', async () => {
  await server.add(lawyers, aLawyer())
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), origin])
  expect(JSON.parse(stdout)).toEqual({
    names: ['Seol Hye-ryeong'],
    total: 1,
    status: 404,
    code: 'notFound',
    refused: 400,
    issues: ['name'],
  })
})
