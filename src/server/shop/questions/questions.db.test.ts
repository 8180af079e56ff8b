import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { noShop, setting } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { leave } from '../../http/personal.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop } from '../../testing/shop.ts'
import { leaveQuestions } from './rows.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '1000' } })
const { platform } = server.app
const { db } = server.database
const staff = await server.login('admin')
const opened = await openShop(server)
let count = 0
const member = (name = '정서우') => addMember(server, `asker${(count += 1)}`, { name })
const text = '전자레인지에 써도 되나요?'
const secret = '제 회사 이름은 비밀상사입니다'
type Body = { content?: string; isPrivate?: boolean }

const ask = (token: string, _product: string, body: Body = {}, locale = 'ko', headers = {}) =>
  server.ask('POST /api/v1/me/questions', { token, locale, headers, body: { _product, content: text, ...body } })
const asked = async (token: string, _product: string, body: Body = {}) => (await ask(token, _product, body)).answer.question
const remove = (token: string, _id: string) => server.ask('DELETE /api/v1/me/questions/{_id}', { token, params: { _id } })
const decide = (_id: string, body: object, headers = {}) =>
  server.ask('PUT /api/console/shop/questions/{_id}', { token: staff, params: { _id }, body, headers })
const own = async (token: string, query: object = {}) => (await server.ask('GET /api/v1/me/questions', { token, query })).answer.questions
const readShown = (_id: string, query: object = {}, locale = 'ko') =>
  server.ask('GET /api/v1/shop/products/{_id}/questions', { params: { _id }, query, locale })
const shown = async (_id: string, query: object = {}) => (await readShown(_id, query)).answer
const goods = async () => (await addGoods(server, 5)).product
const newsOf = async (token: string, locale = 'ko') =>
  (await server.ask('GET /api/v1/me/notifications', { token, locale })).answer.notifications.map(({ kind, path, text: said }) => ({
    kind,
    path,
    said,
  }))

describe('a question about a product', () => {
  it('is read by everybody under a masked name, and its answer with its time once staff have given one', async () => {
    const [who, { _id, name }] = [await member(), await goods()]
    const { status, answer, headers } = await ask(who.token, _id, {}, 'en')
    const { question } = answer
    expect([status, headers['location']]).toEqual([201, `/api/v1/me/questions/${question._id}`])
    expect(question).toMatchObject({ _product: _id, name: name.en, content: text, language: 'en', state: 'waiting', answer: null })
    const readable = { _id: question._id, author: '정**', content: text, language: 'en', isPrivate: false }
    expect(await shown(_id)).toMatchObject({ questions: [{ ...readable, state: 'waiting', answer: null }], summary: { total: 1 } })
    expect((await decide(question._id, { answer: 'Yes, for a short time.' })).answer.shopQuestion).toMatchObject({ isWaiting: false })
    const answered = { content: 'Yes, for a short time.', answeredAt: expect.any(String) as string }
    expect((await shown(_id)).questions).toEqual([
      { ...readable, createdAt: expect.any(String) as string, state: 'answered', answer: answered },
    ])
    expect(await own(who.token)).toMatchObject([{ state: 'answered', answer: answered }])
    expect(JSON.stringify(await shown(_id))).not.toContain(who._id)
  })

  it('that is private is a line without a text to everybody but who asked and staff, answered or not', async () => {
    const [who, other, { _id }] = [await member(), await member(), await goods()]
    const question = await asked(who.token, _id, { content: secret, isPrivate: true })
    await decide(question._id, { answer: '비밀상사로 보내 드렸습니다.' })
    const { answer, text: whole } = await readShown(_id)
    expect(answer.questions).toMatchObject([{ isPrivate: true, state: 'answered', content: null, answer: null }])
    expect(whole).not.toContain('비밀상사')
    expect((await server.ask('GET /api/v1/me/questions/{_id}', { token: other.token, params: { _id: question._id } })).status).toBe(404)
    expect(await own(who.token)).toMatchObject([{ content: secret, answer: { content: '비밀상사로 보내 드렸습니다.' } }])
    const desk = await server.ask('GET /api/console/shop/questions/{_id}', { token: staff, params: { _id: question._id } })
    expect(desk.answer.shopQuestion).toMatchObject({ content: secret, isPrivate: true })
  })

  it('is nobody’s but who asked: another member finds neither it nor a way to take it away, a visitor is asked to log in', async () => {
    const [who, other, { _id }] = [await member(), await member(), await goods()]
    const question = await asked(who.token, _id)
    expect((await remove(other.token, question._id)).status).toBe(404)
    expect(await own(other.token)).toEqual([])
    expect((await ask('', _id)).status).toBe(401)
    expect(
      (await server.ask('PUT /api/console/shop/questions/{_id}', { token: who.token, params: { _id: question._id }, body: {} })).status,
    ).toBe(403)
    expect((await ask(who.token, question._id)).status).toBe(404)
  })

  it('says what is wrong with it', async () => {
    const [who, { _id }] = [await member(), await goods()]
    for (const content of ['왜요', '가'.repeat(1001)])
      expect((await ask(who.token, _id, { content })).error.issues?.map(({ path }) => path)).toEqual(['content'])
  })

  it('is taken away by who asked while it waits, and stays once it is answered', async () => {
    const [who, { _id }] = [await member(), await goods()]
    const [first, second] = [await asked(who.token, _id), await asked(who.token, _id)]
    await decide(second._id, { answer: '네, 됩니다.' })
    expect((await remove(who.token, second._id)).error.code).toBe('questionAnswered')
    expect((await remove(who.token, first._id)).status).toBe(204)
    expect((await remove(who.token, first._id)).status).toBe(404)
    expect((await shown(_id)).questions.map((each) => each._id)).toEqual([second._id])
  })

  it('that is answered and taken away at the same moment is one of both', async () => {
    const [who, { _id }] = [await member(), await goods()]
    const question = await asked(who.token, _id)
    const [removed, decided] = await Promise.all([remove(who.token, question._id), decide(question._id, { answer: '네, 됩니다.' })])
    expect([
      [204, 410],
      [204, 404],
      [409, 200],
    ]).toContainEqual([removed.status, decided.status])
    expect(await own(who.token)).toHaveLength(removed.status === 204 ? 0 : 1)
    expect(await newsOf(who.token)).toHaveLength(removed.status === 204 ? 0 : 1)
  })

  it('sent again with the same key is one', async () => {
    const [who, { _id }] = [await member(), await goods()]
    const key = { 'idempotency-key': '0193a0b4-0000-7000-8000-000000000001' }
    const both = await Promise.all([ask(who.token, _id, {}, 'ko', key), ask(who.token, _id, {}, 'ko', key)])
    expect(both.some(({ status }) => status === 201)).toBe(true)
    expect(await own(who.token)).toHaveLength(1)
  })

  it('that staff hide is shown to who asked alone, with the reason, and waits no longer', async () => {
    const [who, { _id }] = [await member(), await goods()]
    const question = await asked(who.token, _id)
    expect((await decide(question._id, { isHidden: true })).error.issues).toMatchObject([{ path: 'hiddenReason' }])
    const hidden = await decide(question._id, { isHidden: true, hiddenReason: '광고입니다' })
    expect(hidden.answer.shopQuestion).toMatchObject({ isWaiting: false })
    expect(await shown(_id)).toMatchObject({ questions: [], summary: { total: 0 } })
    expect(await own(who.token)).toMatchObject([{ isHidden: true, hiddenReason: '광고입니다', state: 'waiting' }])
    expect((await decide(question._id, { isHidden: false })).answer.shopQuestion).toMatchObject({ isWaiting: true, hiddenReason: null })
    expect((await shown(_id)).questions).toHaveLength(1)
  })
})

it('who asked is told once, of the first answer, in words that say nothing of it but in the app', async () => {
  const [who, { _id, name }] = [await member(), await goods()]
  await db
    .updateTable('users')
    .set({ email: `${who._id}@example.com`, channels: '["EMAIL"]' })
    .where('_id', '=', who._id)
    .execute()
  const question = await asked(who.token, _id, { content: secret, isPrivate: true })
  await decide(question._id, { isHidden: false })
  expect(await newsOf(who.token)).toEqual([])
  const both = await Promise.all([
    decide(question._id, { answer: '네, 됩니다.' }, { 'if-match': '"2"' }),
    decide(question._id, { answer: '아니요.' }, { 'if-match': '"2"' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  await decide(question._id, { answer: '네, 짧게는 됩니다.' })
  const [news, ...more] = await newsOf(who.token, 'en')
  expect(more).toEqual([])
  expect(news).toMatchObject({ kind: 'questionAnswered', path: `/mypage/questions?open=${question._id}` })
  expect(news?.said).toContain(name.en)
  await platform.mail.idle()
  const sent = await db.selectFrom('deliveries').selectAll().where('_user', '=', who._id).where('channel', '=', 'EMAIL').execute()
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toMatch(/비밀상사|됩니다/)
})

it('questions about a product come the newest first and by pages; those of one’s own that wait come first', async () => {
  const [who, { _id }, other] = [await member(), await goods(), await goods()]
  const [first, second, third] = [await asked(who.token, _id), await asked(who.token, _id), await asked(who.token, other._id)]
  await decide(third._id, { answer: '네, 됩니다.' })
  await decide(first._id, { answer: '네, 됩니다.' })
  const ids = (questions: readonly { _id: string }[]) => questions.map((question) => question._id)
  expect(ids((await shown(_id)).questions)).toEqual([second._id, first._id])
  expect(await shown(_id, { limit: 1, skip: 1 })).toMatchObject({
    questions: [{ _id: first._id }],
    summary: { total: 2, limit: 1, skip: 1 },
  })
  expect(ids(await own(who.token))).toEqual([second._id, third._id, first._id])
  expect(ids(await own(who.token, { _product: _id }))).toEqual([second._id, first._id])
})

it('staff see what waits first, and can narrow the list to it', async () => {
  const [who, { _id }] = [await member(), await goods()]
  const [waits, answered] = [await asked(who.token, _id), await asked(who.token, _id)]
  await decide(answered._id, { answer: '네, 됩니다.' })
  const listed = async (query: object) =>
    (await server.ask('GET /api/console/shop/questions', { token: staff, query: { _product: _id, ...query } })).answer.shopQuestions.map(
      (question) => question._id,
    )
  expect(await listed({})).toEqual([waits._id, answered._id])
  expect(await listed({ isWaiting: 'true' })).toEqual([waits._id])
})

it('a member asks so often in an hour and no more, nor while so many wait', async () => {
  const [who, { _id }] = [await member(), await goods()]
  for (let turn = 0; turn < shopLimits.questionsHourly; turn += 1) expect((await ask(who.token, _id)).status).toBe(201)
  const refused = await ask(who.token, _id)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await ask((await member()).token, _id)).status, 'another member').toBe(201)
  await db.deleteFrom('usage').execute()
  const more = shopLimits.questionsWaiting - shopLimits.questionsHourly
  for (let turn = 0; turn < more; turn += 1) {
    await db.deleteFrom('usage').execute()
    await ask(who.token, _id)
  }
  await db.deleteFrom('usage').execute()
  expect((await ask(who.token, _id)).error.code).toBe('tooManyOwn')
})

it('who leaves takes all questions along', async () => {
  const [who, { _id }] = [await member(), await goods()]
  await asked(who.token, _id, { content: secret })
  await inTransaction(db, (given) => leave(who._id, { ...given, platform }, [leaveQuestions]))
  expect(await shown(_id)).toMatchObject({ questions: [], summary: { total: 0 } })
})

it('a product that was asked about stays: it can be taken off the shelf, and its questions with it', async () => {
  const [who, { _id }] = [await member(), await goods()]
  await asked(who.token, _id)
  const removed = await server.ask('DELETE /api/console/shop/products/{_id}', { token: staff, params: { _id } })
  expect([removed.status, removed.error.code]).toEqual([409, 'inUse'])
  const item = await repositoryOf(shopProducts).find(db, _id)
  if (item === undefined || item === 'removed') throw new Error('it is there')
  await db.transaction().execute((given) => repositoryOf(shopProducts).update(given, item, { isPublished: false }))
  expect((await readShown(_id)).status).toBe(404)
  expect((await ask(who.token, _id)).status).toBe(404)
})

it('while the shop is off nothing of it is public and nobody asks, and members read and remove their own', async () => {
  const [who, { _id }] = [await member(), await goods()]
  const question = await asked(who.token, _id)
  const turn = (isOn: boolean) =>
    db.transaction().execute(async (given) => {
      const now = await repositoryOf(setting).find(given, opened._id)
      if (now !== undefined && now !== 'removed')
        await repositoryOf(setting).update(given, now, { shop: { ...opened.shop, ...noShop, isOn } })
    })
  await turn(false)
  for (const refused of [readShown(_id), ask(who.token, _id)]) expect((await refused).status).toBe(404)
  expect(await own(who.token)).toMatchObject([{ _id: question._id }])
  expect((await remove(who.token, question._id)).status).toBe(204)
  await turn(true)
})
