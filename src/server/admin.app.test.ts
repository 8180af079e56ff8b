import { spawn } from 'node:child_process'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './admin.ts'
import { isEmpty } from './initial/fill.ts'
import { serverForFile } from './testing/server.ts'
import { listStaff } from './account/administrators.ts'
import { until } from './testing/attachments.ts'
import { addMember } from './testing/members.ts'
import { seconds } from './testing/patience.ts'

const server = await serverForFile()
const { config, database } = server

const { DATABASE_URL: _other, ...ours } = process.env
const env = { ...ours, DATA_DIR: config.dataDir, ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }) }

/** Runs the command as a person does who pipes the password in. */
async function admin(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env })
  child.stdin.end(input)
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, output, errors }
}

/** The same without a process of its own, whose start takes seconds: for what differs in its words only. */
async function adminHere(args: readonly string[], input = '') {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const code = await run([...args], { env, stdin: Readable.from([input]), stdout, stderr })
  const [output, errors] = await Promise.all([text(stdout.end()), text(stderr.end())])
  return { code, output, errors }
}

const logIn = async (username: string, password: string) => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return server.ask('GET /api/auth/refreshToken', { headers: { authorization } })
}

describe('npm run admin', { timeout: seconds(60) }, () => {
  it('makes the first administrator on an empty database, with the password that it is given', async () => {
    expect(await isEmpty(database.db)).toBe(true)
    expect(await admin(['create', '한지우'], 'correct horse\n')).toEqual({ code: 0, output: '한지우: done\n', errors: '' })
    expect(await isEmpty(database.db)).toBe(false)
    const { answer } = await logIn('한지우', 'correct horse')
    const token = (await server.ask('GET /api/auth/accessToken', { token: answer.refreshToken })).answer.accessToken
    for (const call of ['GET /api/console/forms', 'GET /api/console/users', 'GET /api/console/setting'] as const)
      expect((await server.ask(call, { token })).status).toBe(200)
    expect(await listStaff(database.db)).toEqual([{ username: '한지우', status: 'active', level: '관리자', isAdministrator: true }])
  })

  it('writes a password that it has made once, and ends sessions with the one before', async () => {
    const before = await logIn('한지우', 'correct horse')
    const { code, output } = await admin(['reset', '한지우', '--generate'])
    const password = /^한지우: ([\w-]{16})\n$/.exec(output)?.[1] ?? ''
    expect([code, password.length]).toEqual([0, 16])
    expect((await logIn('한지우', 'correct horse')).status).toBe(401)
    expect((await logIn('한지우', password)).status).toBe(200)
    expect((await server.ask('GET /api/auth/accessToken', { token: before.answer.refreshToken })).status).toBe(401)
    expect(await admin(['list'])).toEqual({ code: 0, output: '한지우\tactive\t관리자 (all)\n', errors: '' })
  })

  it('ends the sessions of one account or of everybody, beside a server that runs', async () => {
    const [one, other] = [await addMember(server, 'one'), await addMember(server, 'other')]
    const goesOn = async ({ token }: { token: string }) => (await server.ask('GET /api/v1/me', { token })).status === 200
    const { url } = (await server.ask('POST /api/v1/me/calendar', { token: one.token })).answer.calendar
    const calendar = async () => (await server.app.inject({ url: new URL(url ?? '').pathname })).statusCode
    expect([await goesOn(one), await goesOn(other), await calendar()]).toEqual([true, true, 200])
    expect(await admin(['end-sessions', 'one'])).toEqual({ code: 0, output: '1 accounts\n', errors: '' })
    expect([await goesOn(one), await goesOn(other), await calendar()]).toEqual([false, true, 404])
    expect((await adminHere(['end-sessions'])).code).toBe(0)
    expect(await goesOn(other)).toBe(false)
    expect((await adminHere(['end-sessions', 'nobody'])).errors).toBe('There is no account nobody.\n')
  })

  it('changes the key of access tokens: a server that runs refuses those before within seconds, and logins go on', async () => {
    const member = await addMember(server, 'goes-on')
    const status = async (token: string) => (await server.ask('GET /api/v1/me', { token })).status
    expect(await status(member.token)).toBe(200)
    expect((await admin(['change-key'])).code).toBe(0)
    await until(async () => (await status(member.token)) === 401)
    const { answer } = await server.ask('GET /api/auth/accessToken', { token: member.refreshToken })
    expect(await status(answer.accessToken)).toBe(200)
  })

  it('says in words what it cannot do, and changes nothing', async () => {
    const refused = [
      [['create', '한지우'], 'long enough', 1, 'There is an account 한지우 already.\n'],
      [['create', 'a:b'], 'long enough', 1, 'A user name has 1 to 60 characters, and no colon.\n'],
      [['create', 'new'], 'short', 1, 'A password has 8 to 200 characters.\n'],
      [['reset', 'nobody'], 'long enough', 1, 'There is no account nobody.\n'],
    ] as const
    const [[first, given, status, said]] = refused
    expect(await admin(first, given)).toEqual({ code: status, output: '', errors: said })
    for (const [args, input, code, errors] of refused) expect(await adminHere(args, input)).toEqual({ code, output: '', errors })
    expect((await adminHere(['create'])).code).toBe(2)
    expect(await listStaff(database.db)).toHaveLength(1)
  })
})
