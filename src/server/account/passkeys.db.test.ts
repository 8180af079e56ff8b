import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeSentTo } from '../testing/codes.ts'
import { addMember, openFor } from '../testing/members.ts'
import { passkeyDevice } from '../testing/passkeys.ts'
import { serverForFile } from '../testing/server.ts'
import { resetPassword } from './administrators.ts'
import { hashPassword } from './passwords.ts'

const server = await serverForFile()
const origin = server.config.origins.firm
const rpId = new URL(origin).hostname
const password = 'a long password'
const passwordHash = await hashPassword(password)
afterEach(() => void vi.useRealTimers())

let count = 0
const someone = () => {
  count += 1
  return addMember(server, `passkey${count}`, { passwordHash })
}
type Member = Awaited<ReturnType<typeof someone>>

const askToAdd = async (member: Member, typed = password) =>
  server.ask('POST /api/v1/me/passkeys/options', { token: member.token, body: { password: typed } })
const challengeToAdd = async (member: Member) => (await askToAdd(member)).answer.options.challenge
const add = (member: Member, credential: ReturnType<ReturnType<typeof passkeyDevice>['create']>, name = '휴대전화') =>
  server.ask('POST /api/v1/me/passkeys', { token: member.token, body: { name, credential } })
const challengeToLogIn = async () => (await server.ask('GET /api/auth/passkeyOptions')).answer.options.challenge
const enter = async (signed: string) => {
  const { status, error, answer } = await server.ask('GET /api/auth/refreshToken', { headers: { authorization: `Passkey ${signed}` } })
  return status === 200 ? { token: answer.refreshToken } : `${status} ${error.code}`
}
const refused = '401 passkeyUnknown'

async function withPasskey() {
  const member = await someone()
  const device = passkeyDevice()
  const { answer } = await add(member, device.create({ challenge: await challengeToAdd(member), rpId, origin }))
  return { member, device, passkey: answer.passkey }
}

describe('a passkey', () => {
  it('is added by who knows the password, logs in, and says when', async () => {
    const { member, device, passkey } = await withPasskey()
    expect(passkey).toMatchObject({ name: '휴대전화', usedAt: null })
    const entered = await enter(device.sign({ challenge: await challengeToLogIn(), rpId, origin }))
    expect(entered).toHaveProperty('token')
    const { token } = await openFor(server, member._id)
    expect((await server.ask('GET /api/v1/me/passkeys', { token })).answer.passkeys).toMatchObject([
      { _id: passkey._id, usedAt: expect.stringMatching(/^20/) as string },
    ])
  })

  it('is not begun without the password', async () => {
    expect(await askToAdd(await someone(), 'wrong')).toMatchObject({ status: 403, error: { code: 'wrongPassword' } })
  })

  it('is refused where the challenge is another’s, for something else, used or old', async () => {
    const member = await someone()
    const other = await someone()
    const made = async (challenge: string) => (await add(member, passkeyDevice().create({ challenge, rpId, origin }))).error.code
    const used = await challengeToAdd(member)
    expect((await add(member, passkeyDevice().create({ challenge: used, rpId, origin }))).status).toBe(201)
    const old = await challengeToAdd(member)
    const now = Date.now()
    const codes = [await made(used), await made(await challengeToAdd(other)), await made(await challengeToLogIn()), await made('AAAA')]
    expect(codes).toEqual(['passkeyRefused', 'passkeyRefused', 'passkeyRefused', 'passkeyRefused'])
    vi.useFakeTimers({ toFake: ['Date'], now: now + 5 * 60_000 + 1 })
    expect(await made(old)).toBe('passkeyRefused')
  })

  it('is refused where another site asked, or nobody was asked for a finger, a face or a PIN', async () => {
    const member = await someone()
    const challenge = () => challengeToAdd(member)
    const device = passkeyDevice()
    for (const credential of [
      device.create({ challenge: await challenge(), rpId: 'evil.example', origin }),
      device.create({ challenge: await challenge(), rpId, origin: 'https://evil.example' }),
      device.create({ challenge: await challenge(), rpId, origin }, 0x41),
    ])
      expect((await add(member, credential)).error.code).toBe('passkeyRefused')
    expect((await server.ask('GET /api/v1/me/passkeys', { token: member.token })).answer.passkeys).toEqual([])
  })

  it('logs in once with what it has signed, and only with what was asked of it', async () => {
    const { device } = await withPasskey()
    const signed = device.sign({ challenge: await challengeToLogIn(), rpId, origin })
    expect(await enter(signed)).toHaveProperty('token')
    expect(await enter(signed)).toBe(refused)
    for (const wrong of [
      // A copy of the device, which does not know how often the other has signed.
      device.sign({ challenge: await challengeToLogIn(), rpId, origin }, { isCounted: false }),
      device.sign({ challenge: await challengeToLogIn(), rpId, origin: 'https://evil.example' }),
      device.sign({ challenge: await challengeToLogIn(), rpId: 'evil.example', origin }),
      device.sign({ challenge: await challengeToLogIn(), rpId, origin }, { flags: 1 }),
      device.sign({ challenge: 'AAAA', rpId, origin }),
      passkeyDevice().sign({ challenge: await challengeToLogIn(), rpId, origin }),
      'nonsense',
      Buffer.from('{"id":1}').toString('base64url'),
    ])
      expect(await enter(wrong)).toBe(refused)
  })

  it('of two requests with what it has signed, one is let in', async () => {
    const { device } = await withPasskey()
    const signed = device.sign({ challenge: await challengeToLogIn(), rpId, origin })
    const answers = await Promise.all([enter(signed), enter(signed)])
    expect(answers.filter((answer) => answer === refused)).toHaveLength(1)
  })

  it('of an account that is suspended, or that was taken away, lets nobody in', async () => {
    const { member, device, passkey } = await withPasskey()
    const suspend = (status: 'suspended' | 'active') =>
      server.database.db.updateTable('users').set({ status }).where('_id', '=', member._id).execute()
    const tried = async () => enter(device.sign({ challenge: await challengeToLogIn(), rpId, origin }))
    await suspend('suspended')
    expect(await tried()).toBe(refused)
    await suspend('active')
    expect(await tried()).toHaveProperty('token')
    const { token } = await openFor(server, member._id)
    const other = await someone()
    const remove = (by: string) => server.ask('DELETE /api/v1/me/passkeys/{_id}', { token: by, params: { _id: passkey._id } })
    expect([(await remove(other.token)).status, (await remove(token)).status]).toEqual([404, 204])
    expect(await tried()).toBe(refused)
  })

  it('cannot be added twice, and an account has ten at most', async () => {
    const { member, device } = await withPasskey()
    const again = await add(member, device.create({ challenge: await challengeToAdd(member), rpId, origin }))
    expect(again).toMatchObject({ status: 409, error: { code: 'taken' } })
    for (let made = 1; made < 10; made += 1)
      expect((await add(member, passkeyDevice().create({ challenge: await challengeToAdd(member), rpId, origin }))).status).toBe(201)
    expect(await askToAdd(member)).toMatchObject({ status: 409, error: { code: 'tooManyOwn' } })
  })

  it('goes with its account, and is in the archive without its key', async () => {
    const { member } = await withPasskey()
    const stored = () => server.database.db.selectFrom('passkeys').select('_id').where('_user', '=', member._id).execute()
    expect(await stored()).toHaveLength(1)
    expect((await server.ask('POST /api/v1/me/withdraw', { token: member.token, body: { password } })).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('goes with another password that the command line or a code by mail has set: who knew the one before may have added it', async () => {
    const [reset, recovered] = [await withPasskey(), await withPasskey()]
    const { db } = server.database
    const { username } = await db.selectFrom('users').select('username').where('_id', '=', reset.member._id).executeTakeFirstOrThrow()
    await db.transaction().execute((own) => resetPassword(own, username, 'quite another one'))
    const notes = await db.selectFrom('audit').select(['action', 'resource']).where('_item', '=', reset.member._id).execute()
    expect(notes).toEqual([{ action: 'reset', resource: 'users' }])
    const to = `passkey${count}@example.com`
    const { answer } = await server.ask('POST /api/v1/users/recovery', { body: { channel: 'EMAIL', to } })
    const code = await codeSentTo(server, to)
    const body = { _id: answer.recovery._id, code, username: `passkey${count}`, password: 'quite another one' }
    expect((await server.ask('POST /api/v1/users/recovery', { body })).status).toBe(201)
    for (const { member } of [reset, recovered])
      expect(await db.selectFrom('passkeys').select('_id').where('_user', '=', member._id).execute()).toEqual([])
  })
})

describe('where each site has a host of its own', async () => {
  const origins = { firm: 'https://firm.example', centre: 'https://centre.example' }
  const apart = await serverForFile({ env: { ORIGIN: origins.firm, CENTRE_ORIGIN: origins.centre } })
  const at = (site: keyof typeof origins) => ({ origin: origins[site], host: new URL(origins[site]).host })

  it('a passkey made at one is of use there alone', async () => {
    const member = await addMember(apart, 'traveller', { passwordHash })
    const device = passkeyDevice()
    const { host, origin: made } = at('centre')
    const asked = { token: member.token, headers: { host } }
    const { options } = (await apart.ask('POST /api/v1/me/passkeys/options', { ...asked, body: { password } })).answer
    expect(options.rp).toEqual({ id: host, name: host })
    const credential = device.create({ challenge: options.challenge, rpId: host, origin: made })
    expect((await apart.ask('POST /api/v1/me/passkeys', { ...asked, body: { name: '휴대전화', credential } })).status).toBe(201)
    const enterAt = async (site: keyof typeof origins) => {
      const headers = { host: at(site).host }
      const { challenge } = (await apart.ask('GET /api/auth/passkeyOptions', { headers })).answer.options
      const authorization = `Passkey ${device.sign({ challenge, rpId: host, origin: made })}`
      return (await apart.ask('GET /api/auth/refreshToken', { headers: { ...headers, authorization } })).status
    }
    expect([await enterAt('firm'), await enterAt('centre')]).toEqual([401, 200])
  })
})
