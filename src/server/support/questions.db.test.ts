import { randomUUID } from 'node:crypto'
import { questionLimits } from '#contract/support/question-limits.ts'
import { questions } from '#contract/support/questions.ts'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { addMember } from '../testing/members.ts'
import { requestOf, serverForFile, type Stored } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const editor = await server.login('editor')

const password = 'a long enough one'
let count = 0
/** Somebody who is logged in. */
const aMember = async (name = '김하늘') => {
  count += 1
  return addMember(server, `asker${count}`, { name, passwordHash: await hashPassword(password) })
}
const sent = { title: '상담 비용', content: '  얼마입니까\n두 시간이면요 ' }
const ask = async (token: string, change: object = {}) =>
  (await server.ask('POST /api/v1/me/inquires', { token, body: { ...sent, ...change } })).answer.question
const own = (token: string, query: object = {}) => server.ask('GET /api/v1/me/inquires', { token, query })
const read = (token: string, _id: string) => server.ask('GET /api/v1/me/inquires/{_id}', { token, params: { _id } })
const change = (token: string, _id: string, body: object, headers = {}) =>
  server.ask('PUT /api/v1/me/inquires/{_id}', { token, params: { _id }, body, headers })
const remove = (token: string, _id: string) => server.ask('DELETE /api/v1/me/inquires/{_id}', { token, params: { _id } })
const answer = (_id: string, ...contents: string[]) =>
  server.ask('PUT /api/console/center/questions/{_id}', {
    token: admin,
    params: { _id },
    body: { answers: contents.map((content) => ({ content })) },
  })
const open = (token?: string, query: object = {}) =>
  server.ask('GET /api/v1/center/questions', { query, ...(token === undefined ? {} : { token }) })
const titles = (listed: { questions: readonly { title: string }[] }) => listed.questions.map(({ title }) => title)

describe('a member’s question', () => {
  it('is there for its author, unanswered and private unless they say otherwise', async () => {
    const { token } = await aMember()
    const asked = await server.ask('POST /api/v1/me/inquires', { token, body: sent })
    const { question } = asked.answer
    expect(asked.headers['location']).toBe(`/api/v1/me/inquires/${question._id}`)
    expect(question).toEqual({
      _id: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      title: '상담 비용',
      content: '얼마입니까\n두 시간이면요',
      isPublic: false,
      status: 'unanswered',
      answers: [],
      site: 'firm',
      images: [],
    })
    expect((await read(token, question._id)).answer.question).toEqual(question)
    expect((await own(token)).answer).toEqual({ questions: [question], summary: { total: 1, limit: 20, skip: 0 } })
  })

  it('can be asked below the support centre as well, and is the same thing', async () => {
    const { token } = await aMember()
    const asked = await server.ask('POST /api/v1/center/questions', { token, body: sent })
    expect([asked.status, (await own(token)).answer.questions]).toEqual([201, [asked.answer.question]])
  })

  it('is changed field by field until it is answered, and then stays what the answer is about', async () => {
    const { token } = await aMember()
    const { _id } = await ask(token)
    expect((await change(token, _id, { title: '다른 제목' })).answer.question).toMatchObject({ title: '다른 제목', isPublic: false })
    expect((await change(token, _id, { isPublic: true })).answer.question).toMatchObject({ title: '다른 제목', isPublic: true })
    expect((await answer(_id, '한 시간에 십만 원입니다.')).status).toBe(200)
    const refused = await change(token, _id, { title: '또 다른 제목' })
    expect([refused.status, refused.error.code]).toEqual([409, 'answered'])
    expect(refused.error.message).toContain('새 문의')
    expect((await read(token, _id)).answer.question).toMatchObject({
      title: '다른 제목',
      status: 'answered',
      answers: [{ content: '한 시간에 십만 원입니다.', answeredAt: expect.any(String) as string }],
    })
  })

  it('is taken away by its author, answered or not, with what was stored of it', async () => {
    const { _id: _user, token } = await aMember()
    const headers = { 'idempotency-key': randomUUID() }
    const { question } = (await server.ask('POST /api/v1/me/inquires', { token, body: sent, headers })).answer
    await answer(question._id, '답')
    expect((await remove(token, question._id)).status).toBe(204)
    expect((await remove(token, question._id)).status).toBe(404)
    expect((await read(token, question._id)).status).toBe(404)
    expect(await db.selectFrom('idempotency').select('body').where('caller', '=', _user).execute()).toEqual([])
  })

  it('sent twice with one key is there once', async () => {
    const { token } = await aMember()
    const headers = { 'idempotency-key': randomUUID() }
    const asked = () => server.ask('POST /api/v1/me/inquires', { token, body: sent, headers })
    const [first, second] = await Promise.all([asked(), asked()])
    const again = await asked()
    expect([first, second, again].filter(({ status }) => status === 201).map(({ text }) => text)).toContain(again.text)
    expect((await own(token)).answer.summary.total).toBe(1)
  })

  it.each([
    {},
    { title: '' },
    { content: ' ' },
    { title: 'x'.repeat(questionLimits.title + 1) },
    { content: 'x'.repeat(questionLimits.content + 1) },
    { status: 'answered' },
    { answers: [{ content: '제가 한 답' }] },
    { author: '관리자' },
    { _user: randomUUID() },
  ])('is refused with %j', async (wrong) => {
    const { token } = await aMember()
    const body = Object.keys(wrong).length === 0 ? {} : { ...sent, ...wrong }
    expect((await server.ask('POST /api/v1/me/inquires', { token, body })).status).toBe(400)
    expect((await own(token)).answer.summary.total).toBe(0)
  })

  it('is nobody else’s to read, to change or to take away', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const { _id } = await ask(author.token, { isPublic: true })
    const before = await repositoryOf(questions).find(db, _id)
    const statuses = [await read(other.token, _id), await change(other.token, _id, { title: '남의 것' }), await remove(other.token, _id)]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await repositoryOf(questions).find(db, _id)).toEqual(before)
    expect((await own(other.token)).answer.questions).toEqual([])
  })

  it('is one of a hundred at most, also where they come at the same time', async () => {
    const { _id: _user, token } = await aMember()
    const none: Pick<Stored<typeof questions>, 'site' | 'status' | 'isPublic' | 'answers' | 'images'> = {
      site: 'firm',
      status: 'unanswered',
      isPublic: false,
      answers: [],
      images: [],
    }
    for (let index = 0; index < questionLimits.questions - 2; index += 1)
      await server.add(questions, { ...sent, ...none, _user, author: '김하늘' })
    const asked = await Promise.all(Array.from({ length: 5 }, () => server.ask('POST /api/v1/me/inquires', { token, body: sent })))
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409])
    const refused = asked.find(({ status }) => status === 409)
    expect([refused?.error.code, refused?.error.message.includes('100')]).toEqual(['tooManyOwn', true])
  })

  it('is found among one’s own by its words and its status', async () => {
    const { token } = await aMember()
    const first = await ask(token, { title: '주차 안내' })
    await ask(token, { title: '상담 시간' })
    await answer(first._id, '지하에 있습니다.')
    expect(titles((await own(token, { q: '주차' })).answer)).toEqual(['주차 안내'])
    expect(titles((await own(token, { status: 'answered' })).answer)).toEqual(['주차 안내'])
    expect(titles((await own(token, { status: 'unanswered' })).answer)).toEqual(['상담 시간'])
    expect(titles((await own(token, { limit: 1, sort: 'createdAt' })).answer)).toEqual(['주차 안내'])
    expect((await own(token, { status: 'closed' })).status).toBe(400)
  })
})

describe('the questions of the support centre', () => {
  it('are the public ones for everybody, under a masked name, and with one’s own for who is logged in', async () => {
    const [author, other] = [await aMember('남궁이음'), await aMember('John')]
    const shown = await ask(author.token, { title: '공개 문의', isPublic: true })
    await ask(author.token, { title: '비공개 문의' })
    await ask(other.token, { title: '영문 문의', isPublic: true })
    const visitor = await open()
    expect(titles(visitor.answer).slice(0, 2)).toEqual(['영문 문의', '공개 문의'])
    expect(visitor.answer.questions.slice(0, 2).map((question) => [question.author, question.isOwn])).toEqual([
      ['J**', false],
      ['남**', false],
    ])
    const secrets = [author._id, other._id, '남궁이음', 'John', '_user', 'images', '비공개 문의']
    expect(secrets.filter((secret) => visitor.text.includes(secret))).toEqual([])
    const mine = (await open(author.token)).answer
    expect(mine.questions.slice(0, 3).map(({ title, isOwn, isPublic }) => [title, isOwn, isPublic])).toEqual([
      ['영문 문의', false, true],
      ['비공개 문의', true, false],
      ['공개 문의', true, true],
    ])
    expect(mine.summary.total).toBe(visitor.answer.summary.total + 1)
    expect(titles((await open(other.token)).answer)).not.toContain('비공개 문의')
    expect((await open(author.token, { q: '비공개' })).answer.summary.total).toBe(1)
    expect((await open(undefined, { q: '비공개' })).answer.summary.total).toBe(0)
    await answer(shown._id, '공개된 답')
    expect((await open(undefined, { status: 'answered' })).answer.questions[0]).toMatchObject({
      title: '공개 문의',
      answers: [{ content: '공개된 답' }],
    })
  })

  it('are stored by nobody on the way, so that no visitor is answered as a member was', async () => {
    const { token } = await aMember()
    await ask(token, { title: '나만 보는 문의' })
    for (const first of [undefined, token]) {
      const { headers } = await open(first)
      expect(headers['cache-control']).toBe('no-store')
    }
    const asked = [token, undefined, token, undefined]
    const answers = await Promise.all(asked.map((each) => open(each)))
    expect(answers.map(({ text }) => text.includes('나만 보는 문의'))).toEqual([true, false, true, false])
  })

  it('are refused to who presents what is no token of theirs, who would be shown too little', async () => {
    for (const authorization of ['Bearer x', 'Bearer', 'Basic eDp5']) {
      const { statusCode, payload } = await server.app.inject(requestOf('GET /api/v1/center/questions', { headers: { authorization } }))
      expect([authorization, statusCode, (JSON.parse(payload) as { code: string }).code]).toEqual([authorization, 401, 'unauthorized'])
    }
  })
})

describe('a question to the centre', () => {
  it('is the centre’s, in the own list, in the export and among those that others may read', async () => {
    const { token } = await aMember()
    const [firm, centre] = [await ask(token, { isPublic: true }), await ask(token, { isPublic: true, site: 'centre' })]
    expect([firm.site, centre.site]).toEqual(['firm', 'centre'])
    expect((await own(token)).answer.questions.map(({ site }) => site)).toEqual(['centre', 'firm'])
    const idsOf = async (query: object) => (await open(undefined, query)).answer.questions.map(({ _id }) => _id)
    for (const [site, mine, theirs] of [
      ['firm', firm, centre],
      ['centre', centre, firm],
    ] as const) {
      const ids = await idsOf({ site })
      expect([site, ids.includes(mine._id), ids.includes(theirs._id)]).toEqual([site, true, false])
    }
    expect(await idsOf({})).toEqual(expect.arrayContaining([firm._id, centre._id]))
    const listed = await server.ask('GET /api/console/center/questions', { token: admin, query: { site: 'centre' } })
    expect(listed.answer.questions.map(({ _id }) => _id)).toEqual([centre._id])
    expect((await change(token, centre._id, { site: 'firm' })).status).toBe(400)
  })
})

describe('in the console questions', () => {
  it('are for staff of the inquiries alone, who see their authors, and leave a note of who looked', async () => {
    const { _id: _user, token } = await aMember()
    const { _id } = await ask(token)
    const asked = { params: { _id } }
    for (const refused of [token, editor])
      expect((await server.ask('GET /api/console/center/questions/{_id}', { token: refused, ...asked })).status).toBe(403)
    const { answer: seen } = await server.ask('GET /api/console/center/questions/{_id}', { token: admin, ...asked })
    expect(seen.question).toMatchObject({ _user, author: '김하늘', title: '상담 비용' })
    const notes = await db.selectFrom('audit').select(['action', 'resource']).where('_item', '=', _id).execute()
    expect(notes).toEqual([{ action: 'read', resource: 'center/questions' }])
  })

  it('are answered, answered once more, and open again without an answer; each answer keeps its time', async () => {
    const { token } = await aMember()
    const { _id } = await ask(token)
    const first = (await answer(_id, '첫째 답')).answer.question
    expect(first).toMatchObject({ status: 'answered', answers: [{ content: '첫째 답' }] })
    const answers = [...first.answers, { content: '둘째 답' }]
    const put = (body: object) => server.ask('PUT /api/console/center/questions/{_id}', { token: admin, params: { _id }, body })
    const second = (await put({ answers })).answer.question
    expect(second.answers[0]).toEqual(first.answers[0])
    expect(second.answers[1]?.answeredAt).toEqual(expect.any(String))
    expect((await put({ isPublic: true })).answer.question).toMatchObject({ status: 'answered', answers: second.answers })
    expect((await put({ answers: [] })).answer.question.status).toBe('unanswered')
    expect((await change(token, _id, { title: '고친 제목' })).status).toBe(200)
  })

  it('leave nothing in answers that were had, where staff remove them', async () => {
    const { token } = await aMember()
    const title = `표시 ${randomUUID()}`
    const headers = { 'idempotency-key': randomUUID() }
    const { answer: asked } = await server.ask('POST /api/v1/me/inquires', { token, body: { ...sent, title }, headers })
    const having = async () => JSON.stringify(await db.selectFrom('idempotency').selectAll().execute()).includes(title)
    expect(await having()).toBe(true)
    const gone = { token: admin, params: { _id: asked.question._id } }
    expect((await server.ask('DELETE /api/console/center/questions/{_id}', gone)).status).toBe(204)
    expect(await having()).toBe(false)
  })

  it('keep the words of their authors, and take no file that was not sent for them', async () => {
    const { token } = await aMember()
    const { _id } = await ask(token)
    const put = (body: object) => server.ask('PUT /api/console/center/questions/{_id}', { token: admin, params: { _id }, body })
    for (const body of [{ title: 'x' }, { content: 'x' }, { author: 'x' }, { status: 'answered' }, { images: [] }])
      expect([body, (await put(body)).status]).toEqual([body, 400])
    const images = [{ index: 0, _file: randomUUID(), width: 1, height: 1 }]
    const create = (more: object) => server.ask('POST /api/console/center/questions', { token: admin, body: { ...sent, ...more } })
    expect((await create({ images })).status).toBe(400)
    const made = await create({ author: '전화로 물으신 분', answers: [{ content: '답' }] })
    expect(made.answer.question).toMatchObject({ status: 'answered', images: [], _user: null })
    const gone = { token: admin, params: { _id: made.answer.question._id } }
    expect((await server.ask('DELETE /api/console/center/questions/{_id}', gone)).status).toBe(204)
  })

  it('are not answered over a change that nobody has read', async () => {
    const { token } = await aMember()
    const { _id } = await ask(token)
    await change(token, _id, { title: '바뀐 제목' })
    const headers = { 'if-match': '"1"' }
    const body = { answers: [{ content: '옛 글에 대한 답' }] }
    const late = await server.ask('PUT /api/console/center/questions/{_id}', { token: admin, params: { _id }, body, headers })
    expect([late.status, late.error.code]).toEqual([412, 'stale'])
  })
})

it('withdrawing takes away what is private and what nobody has answered; what others read the answer of has no name', async () => {
  const { _id: _user, token } = await aMember()
  const [secret, waiting, answered] = [
    await ask(token, { title: '혼자 보는 문의' }),
    await ask(token, { title: '답을 기다리는 공개 문의', isPublic: true }),
    await ask(token, { title: '답이 있는 공개 문의', isPublic: true }),
  ]
  await answer(secret._id, '비공개 답')
  await answer(answered._id, '모두를 위한 답')
  expect((await server.ask('POST /api/v1/me/withdraw', { token, body: { password } })).status).toBe(204)
  const find = (_id: string) => repositoryOf(questions).find(db, _id)
  expect([await find(secret._id), await find(waiting._id)]).toEqual([undefined, undefined])
  expect(await find(answered._id)).toMatchObject({ _user: null, author: null, title: '답이 있는 공개 문의' })
  expect(await repositoryOf(questions).select(db, { where: { _user } })).toEqual([])
  const shown = await server.ask('GET /api/v1/center/questions', { query: { q: '답이 있는' }, locale: 'en' })
  expect(shown.answer.questions).toMatchObject([{ author: 'Former member', answers: [{ content: '모두를 위한 답' }] }])
})
