import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorAnswer } from '#contract/errors.ts'
import type { Answer, CallName, Params, Query } from '#contract/index.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { BaseFields } from '#contract/standard-calls.ts'
import { addDemoAccounts } from '#demo/accounts.ts'
import { fillWhenEmpty } from '#demo/seed.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { insertItem, type Settable } from '../db/documents.ts'
import { migrate } from '../db/migrate.ts'
import { servePages } from '../pages/pages.ts'

export type Engine = Database['engine']

/** The engine that the running project tests; SQLite where a project names none. */
export const engineUnderTest = (): Engine => inject('engine') ?? 'sqlite'

/** A database of its own: a folder for files (and SQLite), and on PostgreSQL an empty database. */
export async function makePlace(
  engine: Engine = engineUnderTest(),
): Promise<{ dataDir: string; databaseUrl: string | undefined } & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-test-'))
  const forget = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, [Symbol.asyncDispose]: forget }
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const dispose = async () => {
    await run(`drop database if exists ${name} with (force)`)
    await forget()
  }
  return { dataDir, databaseUrl: server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`), [Symbol.asyncDispose]: dispose }
}

interface Options {
  /** The demo content, pictures and accounts of the seed. */
  isSeeded?: boolean
  /** The demo accounts alone. */
  hasAccounts?: boolean
  env?: Record<string, string>
  engine?: Engine
}

interface Asked {
  params?: object
  query?: object
  body?: unknown
  headers?: Record<string, string>
  /** An access token. */
  token?: string
  locale?: string
}

interface AskedOf<Name extends CallName> extends Asked {
  params?: Params<Name> & object
  query?: Query<Name> & object
}

export interface Reply<Name extends CallName> {
  status: number
  headers: LightMyRequestResponse['headers']
  /** What came, read as the call's answer ... */
  answer: Answer<Name>
  /** ... and read as a refusal. */
  error: ErrorAnswer
  text: string
}

/** What an item is made from: all its fields, and what may be set beside them. */
export type Stored<R extends AnyResource> = Omit<ItemOf<R>, keyof BaseFields | 'version' | 'isPublished'> & {
  [Key in keyof Settable]: Settable[Key]
}

export interface TestServer extends AsyncDisposable {
  app: FastifyInstance
  database: Database
  config: Config
  /** Makes a declared call. */
  ask: <Name extends CallName>(name: Name, asked?: AskedOf<Name>) => Promise<Reply<Name>>
  /** Stores an item past the API. */
  add: <R extends AnyResource>(resource: R, item: Stored<R>) => Promise<ItemOf<R>>
  /** An access token of a demo account. */
  login: (username: 'admin' | 'editor') => Promise<string>
}

const password = 'ieumsae-demo'

const fill = (path: string, params: object) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One request, as the contract's table names it (`GET /api/v1/lawyers/{_id}`). */
export function requestOf(name: string, { params = {}, query = {}, body, headers = {}, token, locale }: Asked): InjectOptions {
  const [method = 'GET', path = ''] = name.split(' ')
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string])).toString()
  return {
    method,
    url: `${fill(path, params)}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(locale === undefined ? {} : { 'accept-language': locale }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  }
}

/** Builds the real app on a migrated, otherwise empty database. `await using` closes it and takes everything away. */
export async function startServer({ isSeeded = false, hasAccounts = false, env = {}, engine }: Options = {}): Promise<TestServer> {
  const place = await makePlace(engine)
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    DIST: join(place.dataDir, 'no-build'),
    SEED: 'none',
    LOG_LEVEL: 'silent',
    FORMS_PER_MINUTE: '100000',
    ...env,
  })
  const database = openDatabase(config)
  await migrate(database)
  const app = await buildApp(config, database)
  await servePages(app)
  await app.ready()
  if (isSeeded) await fillWhenEmpty(app.platform)
  else if (hasAccounts) await addDemoAccounts(database.db, new Date())

  const ask: TestServer['ask'] = async (name, asked = {}) => {
    const { statusCode, headers, payload } = await app.inject(requestOf(name, asked))
    const read = parse(payload)
    return { status: statusCode, headers, answer: read as Answer<typeof name>, error: read as ErrorAnswer, text: payload }
  }
  return {
    app,
    database,
    config,
    ask,
    add: async (resource, item) => {
      const added = await database.db.transaction().execute((transaction) => insertItem(transaction, resource, item))
      app.platform.revision.invalidate()
      return added
    },
    login: async (username) => {
      const basic = Buffer.from(`${username}:${password}`).toString('base64')
      const first = await ask('GET /api/auth/refreshToken', { headers: { authorization: `Basic ${basic}` } })
      return (await ask('GET /api/auth/accessToken', { token: first.answer.refreshToken })).answer.accessToken
    },
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

/** A server for all tests of one file: started where it is written, taken away after the last of them. */
export async function serverForFile(options: Options = {}): Promise<TestServer> {
  const server = await startServer(options)
  afterAll(() => server[Symbol.asyncDispose]())
  return server
}
