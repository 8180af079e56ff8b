import { companies } from '#contract/account/companies.ts'
import { instantOf } from '#contract/trade/slots.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { hashOfToken } from '../../http/secret-token.ts'
import { sentTo } from '../../testing/codes.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { dayAt, dayAfter } from '../fairs/fair-day.ts'
import { sendAnswerDigests } from './answer-digests.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const fair = await addFair(server)
const [first = '', second = '', third = ''] = fair.starts
const hour = 60 * 60_000

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})

/** The next nine o'clock at the fair: on the morning after it, too, one can still answer, whatever the time is now. */
const today = dayAt(new Date().toISOString(), fair.timeZone)
const mornings = [today, dayAfter(today)].map((day) => instantOf(day, '09:00', fair.timeZone))
const morning = new Date(mornings.find((each) => each > Date.now()) ?? Infinity)
const later = (hours: number) => new Date(morning.getTime() + hours * hour)
const write = (at = morning) => sendAnswerDigests(platform, at)

let count = 0
const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `digest-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const offer = async (buyer: Trader, seller: Trader, slots = [first, second]) => {
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE' as const, slots }
  return (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching._id
}
const act = (who: Trader, _id: string, body: object) =>
  server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body })
const stateOf = async (who: Trader, _id: string) =>
  (await server.ask('GET /api/v1/me/matchings/{_id}', { token: who.token, params: { _id } })).answer.matching.state
const told = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer.notifications.map(({ kind }) => kind)
/** As if it had waited since the day before. */
const wait = (_id: string, since = -24) =>
  db
    .updateTable('matchings')
    .set({ updatedAt: later(since).toISOString() })
    .where('_id', '=', _id)
    .execute()
/** By whichever of the two processes. */
const mailsTo = async ({ name }: Trader) => {
  const sent = await Promise.all([server, { app: otherApp }].map((each) => sentTo(each, `${name}@example.com`)))
  return sent.flat().filter((text) => text.includes('/mypage/answer'))
}
const tokensIn = (text = '') => [...text.matchAll(/\/mypage\/answer\?lang=\w+#(\S+)/g)].map(([, token = '']) => token)
const look = (token: string) => server.ask('POST /api/v1/answerLinks', { body: { token } })
const use = (token: string, more: { slot?: string | null; reason?: string } = {}) =>
  server.ask('PUT /api/v1/answerLinks', { body: { token, ...more } })

/** A seller with an offer, and the links of the mail that asks for an answer. */
async function asked() {
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  const _id = await offer(buyer, seller)
  await wait(_id)
  await write()
  const [mail] = await mailsTo(seller)
  const [accept = '', decline = ''] = tokensIn(mail)
  return { buyer, seller, _id, accept, decline, mail }
}

// What one test leaves open is asked for in none of the others.
beforeEach(async () => {
  await db.updateTable('matchings').set({ state: 'expired', awaits: null }).where('state', 'in', ['offered', 'accepted']).execute()
})

describe('what waits for an answer', () => {
  it('is written once a day, in the morning, to whom it has waited for overnight, with company and time in their language', async () => {
    const [buyer, seller, quiet] = [await trader('BUYER'), await trader('SELLER'), await trader('SELLER')]
    const { _id: _company, ...company } = (await repositoryOf(companies).select(db, { where: { _user: buyer._id } }))[0] ?? { _id: '' }
    expect(company).toMatchObject({ name: buyer.name })
    await db
      .updateTable('companies')
      .set({ names: JSON.stringify({ en: 'Blue Harbor' }) })
      .where('_id', '=', _company)
      .execute()
    await db.updateTable('users').set({ locale: 'en' }).where('_id', '=', seller._id).execute()
    await db.updateTable('users').set({ channels: '[]' }).where('_id', '=', quiet._id).execute()
    const [_id, other] = [await offer(buyer, seller), await offer(buyer, quiet, [third])]
    // It came in the night.
    await wait(_id, -11)
    await write()
    expect(await mailsTo(seller)).toEqual([])
    await wait(_id)
    await wait(other)
    await write(later(-1))
    await write(later(13))
    expect(await mailsTo(seller)).toEqual([])
    await Promise.all([write(), sendAnswerDigests(otherApp.platform, morning)])
    await write(later(2))
    const [mail = '', ...more] = await mailsTo(seller)
    expect([more, await mailsTo(quiet), await mailsTo(buyer)]).toEqual([[], [], []])
    expect(mail).toContain('Blue Harbor · Autumn fair')
    expect(mail).toMatch(/10:00.*10:30.*\(GMT\+9\)/)
    expect(tokensIn(mail)).toHaveLength(2)
    await write(later(24))
    expect(await mailsTo(seller)).toHaveLength(2)
  })

  it('names nobody where its reader has chosen so', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const choose = (body: object) => server.ask('PUT /api/v1/me/fairNews', { token: seller.token, body })
    expect((await choose({ isNeutral: true })).answer).toEqual({ isWanted: true, isNeutral: true })
    expect((await choose({ isWanted: false })).answer).toEqual({ isWanted: false, isNeutral: true })
    await wait(await offer(buyer, seller))
    await write()
    const [mail = ''] = await mailsTo(seller)
    expect(mail).not.toContain(buyer.name)
    expect(mail).not.toContain('10:00')
    expect((await look(tokensIn(mail)[0] ?? '')).answer.linked).toMatchObject({ answer: 'accept', other: { name: buyer.name } })
  })

  it('is not written where it was answered, and of many questions the rest is counted', async () => {
    const seller = await trader('SELLER')
    for (let index = 0; index < 12; index += 1) await wait(await offer(await trader('BUYER'), seller, [first]))
    await write()
    const [mail = ''] = await mailsTo(seller)
    expect([tokensIn(mail).length, mail.includes('이 밖에 2건')]).toEqual([20, true])
  })
})

describe('a link of such a mail', () => {
  it('accepts the first time that both have free, once, and the other side hears of it', async () => {
    const { buyer, seller, _id, accept, decline } = await asked()
    const tokens = await db.selectFrom('answerLinks').select(['tokenHash', 'version']).where('_matching', '=', _id).execute()
    expect(tokens.map(({ tokenHash }) => tokenHash).toSorted()).toEqual([hashOfToken(accept), hashOfToken(decline)].toSorted())
    await server.ask('POST /api/v1/me/schedules/{_fair}', {
      token: seller.token,
      params: { _fair: fair._id },
      body: { slots: [{ startsAt: first, isBlocked: true }] },
    })
    const { linked } = (await look(accept)).answer
    expect(linked).toMatchObject({ answer: 'accept', other: { name: buyer.name }, slot: { startsAt: second } })
    expect(await stateOf(seller, _id)).toBe('offered')
    // Taken meanwhile: nothing is answered, and the link is still good.
    expect((await use(accept, { slot: first })).error.code).toBe('slotTaken')
    expect((await use(accept)).status).toBe(400)
    const done = await use(accept, { slot: second })
    expect(done.answer.linked).toMatchObject({ answer: 'accept', slot: { startsAt: second } })
    expect([await stateOf(buyer, _id), await told(buyer)]).toEqual(['accepted', ['accepted']])
    expect([(await use(accept, { slot: second })).error.code, (await look(accept)).error.code]).toEqual([
      'answerLinkUsed',
      'answerLinkUsed',
    ])
    expect((await use(decline)).error.code).toBe('answerLinkOvertaken')
  })

  it('declines with a reason or without, and of two presses at once one answers', async () => {
    const { buyer, _id, decline } = await asked()
    const both = await Promise.all([use(decline, { reason: '다음에 뵙겠습니다' }), use(decline, { reason: '다음에 뵙겠습니다' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { matching } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: buyer.token, params: { _id } })).answer
    expect(matching).toMatchObject({ state: 'declined', reason: '다음에 뵙겠습니다', endedBy: 'seller' })
    expect((await told(buyer)).filter((kind) => kind === 'declined')).toHaveLength(1)
    const another = await asked()
    expect((await use(another.decline)).status).toBe(200)
    expect(await stateOf(another.buyer, another._id)).toBe('declined')
  })

  it('confirms the first time that the seller has picked', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const _id = await offer(buyer, seller)
    await act(seller, _id, { action: 'accept', slots: [second] })
    await wait(_id)
    await write()
    const [mail] = await mailsTo(buyer)
    const [confirm = ''] = tokensIn(mail)
    expect((await look(confirm)).answer.linked).toMatchObject({ answer: 'confirm', slot: { startsAt: second } })
    expect((await use(confirm, { slot: second })).status).toBe(200)
    expect(await stateOf(seller, _id)).toBe('confirmed')
    expect(await told(seller)).toContain('confirmed')
  })

  it('is good for nothing once the offer has changed, it is over, or its member has another address or is suspended', async () => {
    const changed = await asked()
    await act(changed.buyer, changed._id, { action: 'change', message: '시간을 바꾸고 싶습니다' })
    expect((await use(changed.accept, { slot: first })).error.code).toBe('answerLinkOvertaken')
    const over = await asked()
    await db.updateTable('answerLinks').set({ expiresAt: new Date().toISOString() }).where('_matching', '=', over._id).execute()
    expect([(await look(over.accept)).error.code, (await use(over.accept, { slot: first })).error.code]).toEqual([
      'answerLinkOver',
      'answerLinkOver',
    ])
    expect((await look('nothing')).error.code).toBe('answerLinkOver')
    for (const change of [{ email: 'elsewhere@example.com' }, { status: 'suspended' }]) {
      const { seller, accept } = await asked()
      await db.updateTable('users').set(change).where('_id', '=', seller._id).execute()
      expect((await use(accept, { slot: first })).error.code).toBe('answerLinkOver')
      await db.updateTable('users').set({ email: null, status: 'active' }).where('_id', '=', seller._id).execute()
    }
    const late = await asked()
    const { expiresAt } = await db.selectFrom('matchings').select('expiresAt').where('_id', '=', late._id).executeTakeFirstOrThrow()
    const links = await db.selectFrom('answerLinks').select('expiresAt').where('_matching', '=', late._id).execute()
    expect(links.every((link) => link.expiresAt <= (expiresAt ?? ''))).toBe(true)
    await sendAnswerDigests(platform, later(40 * 24))
    expect(await db.selectFrom('answerLinks').select('_user').execute()).toEqual([])
  })
})
