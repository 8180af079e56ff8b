import { insights } from '#contract/law/insights.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLawyer, anInsight, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`
for (let number = 1; number <= 25; number += 1)
  await server.add(
    success,
    aStory({ subject: { ko: `이야기 ${number}` }, createdAt: day(number), code: number % 5 === 0 ? 'representative' : 'firm' }),
  )

const list = (query: object = {}, headers: Record<string, string> = {}) => server.ask('GET /api/v1/success', { query, headers })
const subjects = async (query: object = {}, headers: Record<string, string> = {}) =>
  (await list(query, headers)).answer.successes.map(({ subject }) => Number(subject.split(' ')[1]))

describe('a public list', () => {
  it('is its items under their name and a summary, the newest first', async () => {
    const { status, headers, answer } = await list()
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(answer).toSorted()).toEqual(['successes', 'summary'])
    expect(answer.summary).toEqual({ total: 25, limit: 20, skip: 0, syncedAt: expect.any(String) as string })
    expect(answer.successes).toHaveLength(20)
    expect(await subjects({ limit: 3 })).toEqual([25, 24, 23])
  })

  it('leaves out what belongs to one item only, and everything that is the console’s', async () => {
    const [first] = (await list({ limit: 1 })).answer.successes
    expect(Object.keys(first ?? {})).not.toEqual(expect.arrayContaining(['content']))
    for (const name of ['content', 'version', 'isPublished', 'state', 'search', 'data']) expect(first).not.toHaveProperty(name)
    const one = await server.ask('GET /api/v1/success/{_id}', { params: { _id: first?._id ?? '' } })
    expect(one.answer.success.content).toBe('<p>본문</p>')
  })

  it('is paged by request headers, and the query wins over them', async () => {
    const paged = { limit: '2', skip: '1', sort: 'createdAt' }
    expect(await subjects({}, paged)).toEqual([2, 3])
    expect(await subjects({ limit: 4 }, paged)).toEqual([2, 3, 4, 5])
    expect(await subjects({ limit: 1, skip: 0, sort: '-createdAt' }, paged)).toEqual([25])
    expect((await list({ skip: 24 }, { limit: '9' })).answer).toMatchObject({ summary: { total: 25, limit: 9, skip: 24 }, successes: [{}] })
  })

  it('names in Vary what it read', async () => {
    const vary = String((await list()).headers['vary']).split(', ')
    expect(vary).toEqual(expect.arrayContaining(['accept-language', 'accept-encoding', 'limit', 'skip', 'sort']))
  })

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'abc'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', '1e1'],
    ['limit', ''],
    ['skip', '-1'],
    ['skip', '99999999'],
    ['sort', 'name'],
    ['sort', 'updatedAt'],
  ])('refuses %s=%s in the query and in a header alike', async (name, value) => {
    const inQuery = await list({ [name]: value })
    const inHeader = await list({}, { [name]: value })
    for (const { status, error } of [inQuery, inHeader])
      expect({ status, code: error.code, path: error.issues?.[0]?.path }).toEqual({ status: 400, code: 'invalid', path: name })
  })

  it.each([
    { unknown: '1' },
    { isPublished: 'false' },
    { state: 'draft' },
    { subject: '이야기 1' },
    { from: day(1) },
    { code: 'nothing' },
    { isDivorceMain: 'yes' },
    { isDivorceMain: '1' },
    { updatedSince: 'yesterday' },
    { q: '' },
    { q: 'x'.repeat(101) },
    { q: 'a\u0000b' },
  ])('refuses %o', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('refuses a name that is given twice', async () => {
    expect((await server.app.inject('/api/v1/success?code=firm&code=representative')).statusCode).toBe(400)
    expect((await server.app.inject('/api/v1/success?limit=1&limit=2')).statusCode).toBe(400)
  })

  it('is filtered by what its declaration names, and counts what is left', async () => {
    const _lawyer = '019a0000-0000-7000-8000-000000000001'
    await server.add(
      success,
      aStory({ subject: { ko: '이야기 99' }, createdAt: day(1), isDivorceMain: true, site: 'sex-offence', _lawyer }),
    )
    expect((await list({ code: 'representative' })).answer.summary.total).toBe(5)
    expect(await subjects({ code: 'representative', limit: 2 })).toEqual([25, 20])
    expect(await subjects({ isDivorceMain: true })).toEqual([99])
    expect((await list({ isDivorceMain: false })).answer.summary.total).toBe(25)
    expect(await subjects({ site: 'sex-offence' })).toEqual([99])
    expect(await subjects({ _lawyer })).toEqual([99])
    expect(await subjects({ code: 'representative', site: 'sex-offence' })).toEqual([])
  })

  it('of items of the same instant has one order, so that pages neither repeat nor leave out', async () => {
    for (let number = 0; number < 7; number += 1) await server.add(lawyers, aLawyer({ createdAt: day(1) }))
    const seen: string[] = []
    for (const skip of [0, 2, 4, 6]) {
      const { answer } = await server.ask('GET /api/v1/lawyers', { query: { limit: 2, skip } })
      seen.push(...answer.lawyers.map(({ _id }) => _id))
    }
    expect(new Set(seen).size).toBe(7)
  })
})

const find = async (q: string) => {
  const { status, answer } = await server.ask('GET /api/v1/insights', { query: { q } })
  expect(status).toBe(200)
  return answer.insights.map(({ subject }) => subject).toSorted()
}

describe('a search', () => {
  beforeAll(async () => {
    await server.add(insights, anInsight({ subject: { ko: '재산분할 50%의 의미', en: 'What Fifty Means' } }))
    await server.add(insights, anInsight({ subject: { ko: '재산분할 500일' } }))
    await server.add(insights, anInsight({ subject: { ko: 'snake_case' } }))
    await server.add(insights, anInsight({ subject: { ko: 'snakeXcase' } }))
    await server.add(insights, anInsight({ subject: { ko: '%_'.repeat(50) } }))
    await server.add(insights, anInsight({ subject: { ko: '역슬래시 \\ 하나' } }))
    await server.add(
      insights,
      anInsight({ subject: { ko: 'ÉCOLE와 Ω' }, content: { ko: '<p>양육비 <strong>산</strong>정</p><p>문&amp;답</p>' } }),
    )
  })

  it('takes %, _ and \\ for what they are', async () => {
    expect(await find('50%')).toEqual(['재산분할 50%의 의미'])
    expect(await find('snake_case')).toEqual(['snake_case'])
    expect(await find('%_'.repeat(50))).toEqual(['%_'.repeat(50)])
    expect(await find('_%'.repeat(50))).toEqual([])
    expect(await find('\\')).toEqual(['역슬래시 \\ 하나'])
    expect(await find('%')).toEqual(['%_'.repeat(50), '재산분할 50%의 의미'])
    expect(await find("' or 1=1 --")).toEqual([])
  })

  it('finds capitals by small letters and the other way round, beyond ASCII too', async () => {
    expect(await find('SNAKE_CASE')).toEqual(['snake_case'])
    expect(await find('école')).toEqual(['ÉCOLE와 Ω'])
    expect(await find('ω')).toEqual(['ÉCOLE와 Ω'])
  })

  it('looks in every language, and in the text of HTML but not in its tags', async () => {
    expect(await find('fifty means')).toEqual(['재산분할 50%의 의미'])
    expect(await find('산정')).toEqual(['ÉCOLE와 Ω'])
    expect(await find('문&답')).toEqual(['ÉCOLE와 Ω'])
    for (const q of ['strong', 'amp', '<p>', '정문']) expect(await find(q)).toEqual([])
  })

  it('is for all of its words, in any order, whatever white space is between them', async () => {
    expect(await find('50%   재산분할')).toEqual(['재산분할 50%의 의미'])
    expect(await find('재산 분할')).toEqual(['재산분할 50%의 의미', '재산분할 500일'])
    expect(await find('양육비산정')).toEqual(['ÉCOLE와 Ω'])
    expect(await find('재산 산정')).toEqual([])
  })

  it('finds subjects by initial consonants, and by a word that is not finished', async () => {
    expect(await find('ㅈㅅㅂㅎ')).toEqual(['재산분할 50%의 의미', '재산분할 500일'])
    expect(await find('ㅈㅅ 의ㅁ')).toEqual(['재산분할 50%의 의미'])
    expect(await find('ㅅㄹㅅ')).toEqual(['역슬래시 \\ 하나'])
    // The initials of what is written below a subject would hold every pair of consonants.
    expect(await find('ㅇㅇㅂ')).toEqual([])
  })

  it('takes decomposed syllables, as macOS writes them, for composed ones', async () => {
    expect(await find('재산분할 50%'.normalize('NFD'))).toEqual(['재산분할 50%의 의미'])
    expect(await find('école'.normalize('NFD'))).toEqual(['ÉCOLE와 Ω'])
    expect(await find('가'.repeat(100).normalize('NFD'))).toEqual([])
    await server.add(insights, anInsight({ subject: { ko: '상속포기'.normalize('NFD') } }))
    expect(await find('상속')).toHaveLength(1)
    expect(await find('ㅅㅅㅍㄱ')).toHaveLength(1)
  })
})

const ask = (_id: string) => server.ask('GET /api/v1/success/{_id}', { params: { _id } })

describe('what is not public', () => {
  it('is in no list, and one by one is not found', async () => {
    const draft = await server.add(success, aStory({ subject: { ko: '초안' }, isPublished: false }))
    expect((await list({ q: '초안' })).answer.summary.total).toBe(0)
    expect((await server.ask('GET /api/v1/success/{_id}', { params: { _id: draft._id } })).status).toBe(404)
  })

  it('is gone once it was removed, for readers and for the console', async () => {
    const { _id } = await server.add(success, aStory({ subject: { ko: '지운 것' } }))
    const token = await server.login('admin')
    expect((await server.ask('DELETE /api/console/success/{_id}', { params: { _id }, token })).status).toBe(204)
    const replies = [
      await server.ask('GET /api/v1/success/{_id}', { params: { _id } }),
      await server.ask('GET /api/console/success/{_id}', { params: { _id }, token }),
      await server.ask('PUT /api/console/success/{_id}', { params: { _id }, token, body: { code: 'firm' } }),
      await server.ask('DELETE /api/console/success/{_id}', { params: { _id }, token }),
    ]
    expect(replies.map(({ status, error }) => [status, error.code])).toEqual(Array.from({ length: 4 }, () => [410, 'gone']))
    expect((await list({ q: '지운 것' })).answer.summary.total).toBe(0)
  })

  it('is not found where there never was anything, and refused where the id is none', async () => {
    expect((await ask('019a0000-0000-7000-8000-00000000ffff')).status).toBe(404)
    expect((await ask('1')).status).toBe(400)
    expect((await ask("'; drop table success; --")).status).toBe(400)
  })
})
