import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { participants } from '#contract/trade/participants.ts'
import { spanOf } from '#contract/trade/slots.ts'
import { addDemoAccounts } from '#demo/accounts.ts'
import { noPassword } from '#server/account/passwords.ts'
import { openSession } from '#server/account/sessions.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { startPostgres } from '../src/server/testing/postgres.ts'

export interface Server {
  app: FastifyInstance
  database: Database
}
export interface Member {
  _id: string
  _participant: string
  token: string
}
export interface Answer {
  status: number
  body: { code?: string; current?: { free?: string[] }; matching?: { _id: string; slots: { startsAt: string }[] } }
}

const day = 24 * 60 * 60_000
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
export const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString()
/** A fair of two days with forty slots. */
export function fairOf(title: string, first: number, tables: number) {
  const plan = {
    timeZone: 'Asia/Seoul',
    days: [dayFromNow(first), dayFromNow(first + 1)],
    opens: '09:00',
    closes: '19:00',
    slotMinutes: 30,
    breaks: [],
  }
  const periods = { recruitFrom: fromNow(-9), recruitTo: fromNow(9), applyFrom: fromNow(-9), applyTo: fromNow(9) }
  const texts = { title: { ko: title }, description: { ko: '소개' }, venue: { ko: '장소' } }
  return {
    ...texts,
    ...periods,
    ...plan,
    ...spanOf(plan),
    tables,
    maxOffers: 100,
    maxMeetings: 100,
    offerHours: 240,
    isOpen: true,
    thumbs: [],
  }
}

export async function addMember({ app, database }: Server, role: 'SELLER' | 'BUYER', name: string): Promise<Omit<Member, '_participant'>> {
  const { db } = database
  const _id = uuid()
  const account = {
    username: name,
    usernameKey: name,
    passwordHash: noPassword(),
    name,
    userType: 'COMPANY',
    role,
    status: 'active',
    _level: null,
  }
  await repositoryOf(users).insert(db, { _id, ...account, email: null, phone: null, channels: [], locale: 'ko' })
  const common = { name, ceo: 'x', category: 'x', address: 'x', profile: null, reason: null, change: null, review: null, state: 'APPROVED' }
  const none = {
    country: null,
    registrationNumber: null,
    certificateNumber: null,
    certificateYear: null,
    certificate: null,
    productCategory: null,
    buyerType: null,
    city: null,
    district: null,
  }
  await repositoryOf(companies).insert(db, { ...common, ...none, _user: _id })
  const refresh = await openSession(db, _id, { userAgent: 'bench', network: '192.0.2.1' })
  const { payload } = await app.inject({ url: '/api/auth/accessToken', headers: { authorization: `Bearer ${refresh}` } })
  return { _id, token: (JSON.parse(payload) as { accessToken: string }).accessToken }
}

export const takePart = async ({ database: { db } }: Server, _fair: string, _user: string, role: 'SELLER' | 'BUYER', name: string) =>
  (
    await repositoryOf(participants).insert(db, {
      _fair,
      _user,
      name,
      role,
      state: 'APPROVED',
      reason: null,
      note: null,
      maxMeetings: null,
      minMeetings: null,
    })
  )._id

export async function ask(
  { app }: Server,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token: string,
  payload?: object,
): Promise<Answer> {
  const { statusCode, payload: text } = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  })
  return { status: statusCode, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) }
}

/** The access token of the demo's administrator. */
export async function logInStaff({ app }: Server): Promise<string> {
  const basic = Buffer.from('admin:ieumsae-demo').toString('base64')
  const { payload } = await app.inject({ url: '/api/auth/refreshToken', headers: { authorization: `Basic ${basic}` } })
  const { refreshToken } = JSON.parse(payload) as { refreshToken: string }
  const access = await app.inject({ url: '/api/auth/accessToken', headers: { authorization: `Bearer ${refreshToken}` } })
  return (JSON.parse(access.payload) as { accessToken: string }).accessToken
}

async function withServer(databaseUrl: string | undefined, measure: (server: Server) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-bench-trade-'))
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DIST: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }
  const config = readConfig(settings)
  const database = openDatabase(config)
  await migrate(database)
  const app = await buildApp(config, database)
  try {
    await addDemoAccounts(database.db, new Date())
    console.log(`\n${database.engine}`)
    await measure({ app, database })
  } finally {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures a server with an empty database on each of some engines, one after the other. */
export async function onEngines(engines: readonly string[], measure: (server: Server) => Promise<void>): Promise<void> {
  if (engines.includes('sqlite')) await withServer(undefined, measure)
  if (engines.includes('postgres')) {
    const postgres = await startPostgres()
    await withServer(postgres.url, measure).finally(postgres.stop)
  }
}
