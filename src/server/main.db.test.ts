import { randomUUID } from 'node:crypto'
import { setting } from '#contract/site/setting.ts'
import { terms } from '#contract/support/terms.ts'
import { forms } from '#contract/law/forms.ts'
import { addDemoAccounts } from '#demo/accounts.ts'
import { describe, expect, it } from 'vitest'
import { createAdministrator } from './account/administrators.ts'
import { type Database, openDatabase } from './db/database.ts'
import { repositoryOf } from './db/repository-of.ts'
import { aCallback, aRequest, aTerm } from './testing/content.ts'
import { samples } from './testing/documents.ts'
import { startProcess } from './testing/process.ts'
import { makePlace } from './testing/server.ts'
import { seconds } from './testing/patience.ts'

const totalOf = async ({ db }: Database, resource: typeof setting | typeof forms) => (await repositoryOf(resource).list(db, {})).total

async function place(content?: 'tables') {
  const { dataDir, databaseUrl, [Symbol.asyncDispose]: dispose } = await makePlace(undefined, content)
  const open = () => openDatabase({ dataDir, databaseUrl })
  return { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, open, [Symbol.asyncDispose]: dispose }
}
const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

/** As a device does: what a busy server put off is sent again. It has stored nothing of it. */
async function postUntilTaken(...request: Parameters<typeof post>): ReturnType<typeof post> {
  const response = await post(...request)
  return response.status === 503 ? postUntilTaken(...request) : response
}

describe('two processes on one database', () => {
  it('make and fill it once, take requests side by side, each once, and share one login', { timeout: seconds(60) }, async () => {
    await using own = await place()
    const servers = await Promise.all([startProcess({ ...own.env, SEED: 'none' }), startProcess({ ...own.env, SEED: 'none' })])
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const database = own.open()
    const texts = await repositoryOf(terms).select(database.db, {})
    expect([await totalOf(database, setting), texts.length]).toEqual([1, new Set(texts.map(({ site, code }) => `${site} ${code}`)).size])
    await createAdministrator(database.db, 'admin', 'ieumsae-demo')

    const { term } = (await (await fetch(`${servers[0].url}/api/v1/terms/privacy-consult`)).json()) as { term: { edition: string } }
    const consent = { code: 'privacy-consult', version: term.edition, agreedAt: new Date().toISOString() }
    const [count, before] = [30, await totalOf(database, forms)]
    const send = async (index: number) => {
      const keys = [undefined, randomUUID()]
      const sent = servers.flatMap(({ url }) =>
        keys.map((key) =>
          postUntilTaken(
            `${url}/api/v1/forms`,
            aRequest({ name: `이름 ${index}`, consent }),
            key === undefined ? {} : { 'idempotency-key': key },
          ),
        ),
      )
      return (await Promise.all(sent)).map(({ status }) => status)
    }
    const statuses = new Set((await Promise.all(Array.from({ length: count }, (_, index) => send(index)))).flat())
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    // Each: one without a key at each server, and one with the same key at both.
    expect(await totalOf(database, forms)).toBe(before + count * 3)

    const basic = { authorization: `Basic ${Buffer.from('admin:ieumsae-demo').toString('base64')}` }
    const { refreshToken } = (await (await fetch(`${servers[0].url}/api/auth/refreshToken`, { headers: basic })).json()) as {
      refreshToken: string
    }
    const bearer = { authorization: `Bearer ${refreshToken}` }
    const { accessToken } = (await (await fetch(`${servers[1].url}/api/auth/accessToken`, { headers: bearer })).json()) as {
      accessToken: string
    }
    const asked = { headers: { authorization: `Bearer ${accessToken}` } }
    expect((await fetch(`${servers[0].url}/api/console/forms`, asked)).status).toBe(200)
    await database.close()
    expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0])
  })
})

describe('a server process', () => {
  it('writes nothing personal: no values, no addresses, no tokens, no bodies, no names of files', { timeout: seconds(60) }, async () => {
    await using own = await place('tables')
    const database = own.open()
    await repositoryOf(terms).insert(database.db, aTerm())
    await addDemoAccounts(database.db, new Date())
    await database.close()
    // A gateway that is away: what could not be sent is logged.
    const gateway = { SMS_URL: 'http://127.0.0.1:9/SECRET-GATEWAY', SMS_TOKEN: 'SECRET-TOKEN' }
    const server = await startProcess({ ...own.env, ...gateway, SEED: 'none', LOG_LEVEL: 'debug' })
    const { url } = server
    const secrets = { name: '비밀이름', phone: '010-7777-8888', content: '비밀내용' }
    const created = await post(`${url}/api/v1/forms`, aRequest(secrets), {
      'user-agent': 'SECRET-AGENT',
      'x-forwarded-for': '203.0.113.77',
    })
    const { form, uploadToken } = (await created.json()) as { form: { _id: string; receipt: string }; uploadToken: string }
    expect(created.status).toBe(201)
    const attach = async (bytes: Uint8Array, token: string) => {
      const body = new FormData()
      body.append('file', new File([new Uint8Array(bytes)], 'SECRET-NAME.pdf'))
      return (await fetch(`${url}/api/v1/forms/${form._id}/files`, { method: 'POST', body, headers: { 'upload-token': token } })).status
    }
    expect([
      await attach(samples.pdf, uploadToken),
      await attach(samples.exe, uploadToken),
      await attach(samples.pdf, 'SECRET-UPLOAD'),
    ]).toEqual([201, 415, 403])
    await post(`${url}/api/v1/forms`, aRequest({ ...secrets, unknown: 'SECRET-FIELD' }))
    await fetch(`${url}/api/v1/forms`, { method: 'POST', body: '{"name":"SECRET-BROKEN', headers: { 'content-type': 'application/json' } })
    await fetch(`${url}/api/v1/forms/receipts/${form.receipt}`)
    const basic = Buffer.from('admin:ieumsae-demo').toString('base64')
    const login = await fetch(`${url}/api/auth/refreshToken`, { headers: { authorization: `Basic ${basic}` } })
    const { refreshToken } = (await login.json()) as { refreshToken: string }
    const access = await fetch(`${url}/api/auth/accessToken`, { headers: { authorization: `Bearer ${refreshToken}` } })
    const { accessToken } = (await access.json()) as { accessToken: string }
    const console = { headers: { authorization: `Bearer ${accessToken}` } }
    expect((await fetch(`${url}/api/console/forms/${form._id}`, console)).status).toBe(200)
    expect((await fetch(`${url}/api/console/forms?q=${encodeURIComponent('비밀이름')}`, console)).status).toBe(200)
    expect((await post(`${url}/api/v1/users/certify`, { channel: 'SMS', to: '010-8765-4321' })).status).toBe(201)
    expect((await post(`${url}/api/v1/users/recovery`, { channel: 'EMAIL', to: 'SECRET-PERSON@example.com' })).status).toBe(201)
    await fetch(`${url}/nowhere/SECRET-PATH?q=SECRET-QUERY`)
    await fetch(`${url}/api/v1/lawyers/%E0%A4%A?SECRET-BAD`)
    expect(await server.stop()).toBe(0)
    const output = server.output()
    expect(output).toContain('"route":"/api/v1/forms"')
    expect(output).toContain('"route":"/api/v1/forms/:_id/files"')
    expect(output).toContain('a message waits')
    const given = [
      form.receipt,
      form._id,
      uploadToken,
      'SECRET',
      '203.0.113.77',
      '87654321',
      'secret-person',
      '127.0.0.1"',
      basic,
      'ieumsae-demo',
      refreshToken,
      accessToken,
      'admin',
    ]
    const written = output.replaceAll(/listening at [^"]+/g, '')
    expect([...Object.values(secrets), ...given].filter((secret) => written.includes(secret))).toEqual([])
  })

  it('ends what is under way when it is asked to stop, and takes nothing new', { timeout: seconds(60) }, async () => {
    await using own = await place('tables')
    const database = own.open()
    await repositoryOf(terms).insert(database.db, aTerm())
    const server = await startProcess({ ...own.env, SEED: 'none' })
    const sent = Promise.all(Array.from({ length: 20 }, () => post(`${server.url}/api/v1/message`, aCallback())))
    const first = await post(`${server.url}/api/v1/message`, aCallback())
    expect(first.status).toBe(201)
    const stopped = server.stop()
    const answered = (await sent.catch(() => [])).filter(({ status }) => status === 201).length
    expect(await stopped).toBe(0)
    expect(await totalOf(database, forms)).toBeGreaterThanOrEqual(answered + 1)
    await database.close()
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  })
})
