import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Answer } from '#contract/api.ts'
import { openDatabase } from '#server/db/database.ts'
import { copyGolden } from '#server/testing/golden.ts'
import { openMailServer } from '#server/testing/mail-server.ts'
import { type ServerProcess, startProcess } from '#server/testing/process.ts'
import { randomFrom } from '#server/testing/random.ts'
import { addFairOf } from './fair-data.ts'

/**
 * Kills the real server in the middle of a message to a fair's participants, again and again, and counts what became of it: each
 * person has one mail, which arrived. A kill between the mail server's answer and its note sends the same mail once more, with the
 * same Message-ID, by which mail servers know it again: that is counted apart.
 */

const { values } = parseArgs({
  options: { people: { type: 'string', default: '5000' }, kills: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
})
const [people, kills, random] = [Number(values.people), Number(values.kills), randomFrom(Number(values.seed))]
const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-kill9-messages-'))
const mails = await openMailServer()

async function logIn(url: string): Promise<string> {
  const ask = async (path: string, authorization: string) =>
    (await (await fetch(`${url}/api/auth/${path}`, { headers: { authorization } })).json()) as Record<string, string>
  const { refreshToken } = await ask('refreshToken', `Basic ${Buffer.from('admin:ieumsae-demo').toString('base64')}`)
  return `Bearer ${(await ask('accessToken', `Bearer ${refreshToken}`))['accessToken']}`
}

async function call<Result>(url: string, method: string, path: string, body?: object): Promise<Result> {
  const headers = { authorization: await logIn(url), 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/console/fairs/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Result
}

type One = Answer<'GET /api/console/fairs/{_id}/messages/{_message}'>

/** Waits until that many more mails have arrived; not for ever. */
async function arrived(more: number): Promise<void> {
  const [from, until] = [mails.received.length, Date.now() + 300_000]
  while (mails.received.length < from + more) {
    if (Date.now() > until) throw new Error('no mail arrives any more')
    await wait(20)
  }
}

async function count(_message: string) {
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const rows = await database.db
    .selectFrom('deliveries')
    .select(({ fn }) => ['_user', 'state', fn.countAll().as('count')])
    .where('template', '=', 'letter')
    .groupBy(['_user', 'state'])
    .execute()
  const recipients = await database.db.selectFrom('fairMessageRecipients').select('state').where('_message', '=', _message).execute()
  await database.close()
  const idOf = (source: string) => /^Message-ID: *\r?\n? *(<[^>]+>)/im.exec(source)?.[1] ?? source
  const byPerson = Map.groupBy(mails.received, ({ to }) => to.join(','))
  const different = [...byPerson.values()].map((sent) => new Set(sent.map(({ source }) => idOf(source))).size)
  return {
    recipients: recipients.length,
    written: recipients.filter(({ state }) => state === 'written').length,
    people: byPerson.size,
    'people with two mails': different.filter((mail) => mail > 1).length,
    'mails written twice': rows.filter((row) => Number(row.count) > 1).length,
    'not sent': rows.filter(({ state }) => state !== 'sent').length,
    'same mail handed over again': mails.received.length - different.reduce((sum, mail) => sum + mail, 0),
  }
}

let server: ServerProcess | undefined
try {
  await copyGolden(dataDir)
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const _fair = await addFairOf(database, people)
  await database.close()
  const env = { DATA_DIR: dataDir, SEED: 'demo', SMTP_URL: mails.url, MAIL_FROM: 'Fairs <no-reply@ieumsae.example>' }
  server = await startProcess(env)
  const input = { segment: 'approved', subject: { ko: '{{fair}} 안내' }, text: { ko: '{{company}} {{person}}님\n\n{{agenda}}' } }
  const { message } = await call<One>(server.url, 'POST', `${_fair}/messages`, input)
  const path = `${_fair}/messages/${message._id}`
  const begun = performance.now()
  await call<One>(server.url, 'POST', `${path}/sending`, {})
  for (let round = 1; round <= kills; round += 1) {
    await arrived(20 + Math.floor(random() * (people / (kills + 2))))
    await server.stop('SIGKILL')
    console.log(`kill ${round} after ${mails.received.length} mails, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    server = await startProcess(env)
  }
  for (;;) {
    const { message: now } = await call<One>(server.url, 'GET', path)
    if (now.state === 'sent') break
    await wait(2000)
  }
  // What a killed process had in hand is tried again when its lease is over.
  for (let tries = 0; tries < 60 && (await count(message._id))['not sent'] > 0; tries += 1) await wait(2000)
  console.log(`sent in ${((performance.now() - begun) / 1000).toFixed(0)} s with ${kills} kills`)
  await server.stop()
  const outcome = await count(message._id)
  console.log(outcome)
  const isRight = outcome.written === people && outcome.people === people && outcome['not sent'] === 0
  if (!isRight || outcome['people with two mails'] + outcome['mails written twice'] > 0) process.exitCode = 1
} finally {
  await server?.stop('SIGKILL')
  await mails.close()
  await rm(dataDir, { recursive: true, force: true })
}
