import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'
import { type Answer, type CallName, calls, type ErrorAnswer, type Params, type Query } from '#contract/api.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { BaseFields } from '#contract/standard-calls.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { ServerModule } from '../module.ts'
import { modules } from '../modules.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { type Limits, limits as usual } from '../db/limits.ts'
import type { Settable } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { migrate } from '../db/migrate.ts'
import { statusesOf } from '../http/openapi.ts'
import { servePages } from '../pages/pages.ts'
import { apart, collectWrites, noteWrites, requireDeclared } from './declared-writes.ts'
import { copyGolden, readGolden, runProgram } from './golden.ts'
import { createMigrated, putMigrated, type Start } from './migrated.ts'
import { copyDatabase, databaseNamed, onServer } from './postgres-server.ts'

export type Engine = Database['engine']

/** The engine that the running project tests; SQLite where a project names none. */
export const engineUnderTest = (): Engine => inject('engine') ?? 'sqlite'

/** Fills a PostgreSQL database with the demo content, from a copy: whoever opens a SQLite database has files beside it for a while, in the middle of what other tests copy. */
async function fillFromGolden(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-golden-'))
  try {
    await copyGolden(dataDir)
    await runProgram('src/server/db/copy.ts', ['--from', dataDir, '--to', databaseUrl])
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** Creates a database with the demo content, from a template that the first to ask makes. */
async function createFilled(server: string, name: string): Promise<void> {
  const { key } = await readGolden()
  const template = `golden_${key}`
  await onServer(server, async (query) => {
    await query('select pg_advisory_lock(20261122)')
    const [found] = await query(`select 1 from pg_database where datname = '${template}'`)
    if (found === undefined) {
      await query(`drop database if exists ${template}_new`)
      await query(`create database ${template}_new`)
      await fillFromGolden(databaseNamed(server, `${template}_new`))
      await query(`alter database ${template}_new rename to ${template}`)
    }
    await copyDatabase(query, template, name)
  })
}

/** A place for a server: a folder for files (and SQLite), and on PostgreSQL a database. Empty, with tables (and the demo accounts), or with the demo content. */
export async function makePlace(
  engine: Engine = engineUnderTest(),
  content?: Start | 'demo',
): Promise<{ dataDir: string; databaseUrl: string | undefined } & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-test-'))
  if (content === 'demo') await copyGolden(dataDir, { hasDatabase: engine === 'sqlite' })
  // A server that is ending may write yet.
  const forget = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  if (engine === 'sqlite' && content !== undefined && content !== 'demo') await putMigrated(dataDir, content)
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, [Symbol.asyncDispose]: forget }
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  if (content === 'demo') await createFilled(server, name)
  else if (content !== undefined) await createMigrated(server, name, content)
  else await onServer(server, async (query) => void (await query(`create database ${name}`)))
  const dispose = async () => {
    await onServer(server, async (query) => void (await query(`drop database if exists ${name} with (force)`)))
    await forget()
  }
  return { dataDir, databaseUrl: databaseNamed(server, name), [Symbol.asyncDispose]: dispose }
}

interface Options {
  /** The demo content, pictures and accounts of the seed. */
  isSeeded?: boolean
  /** The demo accounts alone. */
  hasAccounts?: boolean
  env?: Record<string, string>
  /** Hears each line of the log, where `LOG_LEVEL` lets there be one. */
  log?: (line: string) => void
  engine?: Engine
  /** A module beside all others. */
  beside?: ServerModule
  /** What the database may take, where that is less than usual. */
  limits?: Partial<Limits>
  /** Puts something between the server and PostgreSQL: the address of the database becomes another one. */
  through?: (databaseUrl: string) => Promise<string>
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

export interface AskedOf<Name extends CallName> extends Asked {
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

/** Input for a test item: all its fields, and columns that may be set beside them. */
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

/** @throws where the API's document (OpenAPI) does not have such an answer of the call */
function requireDocumented(name: CallName, status: number): void {
  const declared = calls[name] as Call
  const documented = [declared.status, 206, 304, ...statusesOf(name.split(' ')[0]?.toLowerCase() ?? '', declared)]
  if (!documented.includes(status)) throw new Error(`${name} has answered ${status}, which its document does not name`)
}

/** Builds the real app on a migrated, database, empty but for what is asked. `await using` closes it and takes everything away. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { isSeeded = false, hasAccounts = false, env = {}, engine, beside, limits, through, log } = options
  const place = await makePlace(engine, isSeeded ? 'demo' : hasAccounts ? 'accounts' : 'tables')
  const { databaseUrl } = place
  const config = readConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: databaseUrl === undefined || through === undefined ? databaseUrl : await through(databaseUrl),
    DIST: join(place.dataDir, 'no-build'),
    SEED: 'none',
    // Nobody outside is asked.
    STUN_URLS: '',
    LOG_LEVEL: 'silent',
    FORMS_PER_MINUTE: '100000',
    CODES_PER_NETWORK: '100000',
    ...env,
  })
  const opened = openDatabase(config, { ...usual, ...limits })
  const database = { ...opened, db: opened.db.withPlugin(noteWrites(opened.db)) }
  // As for PostgreSQL: only what a power cut would need is switched off.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db)
  await migrate(database)
  const app = await buildApp(config, database, beside === undefined ? modules : [...modules, beside], log && { write: log })
  await servePages(app)
  await app.ready()
  app.platform.jobs.beginDue = apart(app.platform.jobs.beginDue)

  const ask: TestServer['ask'] = async (name, asked = {}) => {
    const { result, changed } = await collectWrites(() => app.inject(requestOf(name, asked)))
    const { statusCode, headers, payload } = result
    requireDocumented(name, statusCode)
    if (!name.startsWith('GET ')) requireDeclared(name, changed)
    const read = parse(payload)
    return { status: statusCode, headers, answer: read as Answer<typeof name>, error: read as ErrorAnswer, text: payload }
  }
  return {
    app,
    database,
    config,
    ask,
    add: async (resource, item) => {
      const added = await database.db.transaction().execute((transaction) => repositoryOf(resource).insert(transaction, item))
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
