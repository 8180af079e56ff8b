import { noAuction, setting } from '#contract/site/setting.ts'
import { describe, expect, it } from 'vitest'
import { setting as firstSetting } from '../site/first/setting.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('admin')
const open = { isOn: true, reportNumber: '서울-1', contact: { ko: '전화', en: 'Phone' } }
await server.add(setting, { ...firstSetting, auction: open })
const setAuction = (auction: typeof open | typeof noAuction) => server.ask('PUT /api/console/setting', { token, body: { auction } })

const text = (ko: string, en?: string) => ({ ko, ...(en === undefined ? {} : { en }) })
const addAuthor = async (name: string, change: object = {}) =>
  server.ask('POST /api/console/auction/authors', { token, body: { name: text(name), intro: text('<p>소개</p>'), ...change } })
const addProgram = (change: object = {}) =>
  server.ask('POST /api/console/auction/programs', {
    token,
    body: {
      title: text('봄 경매', 'Spring sale'),
      intro: text('<p>소개</p>'),
      venue: text('1전시실'),
      opensAt: '2027-03-01T01:00:00.000Z',
      closesAt: '2027-03-10T05:00:00.000Z',
      premium: [{ from: 0, percent: 15 }],
      terms: text('약관'),
      ...change,
    },
  })
const author = (await addAuthor('가람')).answer.author._id
const program = (await addProgram()).answer.program._id
const addWork = (lot: string, change: object = {}) =>
  server.ask('POST /api/console/auction/works', {
    token,
    body: {
      _program: program,
      _author: author,
      lot,
      title: text(`작품 ${lot}`, `Work ${lot}`),
      medium: 'painting',
      material: text('종이에 먹'),
      height: 72.7,
      width: 60.6,
      condition: text('좋음'),
      estimateLow: 3_000_000,
      estimateHigh: 5_000_000,
      startPrice: 2_000_000,
      reserve: 2_500_000,
      taxKind: 'original',
      ...change,
    },
  })
const list = async (query: object = {}) => (await server.ask('GET /api/v1/auction/works', { query, locale: 'en' })).answer.works
const pathsOf = async (reply: Promise<{ error: { issues?: readonly { path: string }[] } }>) =>
  (await reply).error.issues?.map(({ path }) => path)

describe('a lot', () => {
  it('has its place by its number, and ends one minute after the one before it', async () => {
    const sale = (await addProgram()).answer.program._id
    for (const lot of ['13', '12A', '2', '12']) await addWork(lot, { _program: sale })
    expect((await list({ program: sale })).map(({ lot, endsAt }) => [lot, endsAt])).toEqual([
      ['2', '2027-03-10T05:00:00.000Z'],
      ['12', '2027-03-10T05:01:00.000Z'],
      ['12A', '2027-03-10T05:02:00.000Z'],
      ['13', '2027-03-10T05:03:00.000Z'],
    ])
    const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}', { params: { _id: sale } })
    expect(answer.program).toMatchObject({ works: 4, lastEndsAt: '2027-03-10T05:03:00.000Z' })
    const [, , third] = await list({ program: sale })
    const { work } = (await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id: third?._id ?? '' } })).answer
    expect([work.previous?.lot, work.next?.lot, work.endsAt]).toEqual(['12', '13', '2027-03-10T05:02:00.000Z'])
  })

  it('ends as long after the one before it as its sale says', async () => {
    const sale = (await addProgram({ secondsApart: 1200 })).answer.program._id
    for (const lot of ['2', '1']) await addWork(lot, { _program: sale })
    expect((await list({ program: sale })).map(({ lot, endsAt }) => [lot, endsAt])).toEqual([
      ['1', '2027-03-10T05:00:00.000Z'],
      ['2', '2027-03-10T05:20:00.000Z'],
    ])
    expect(await pathsOf(addProgram({ secondsApart: 29 }))).toEqual(['secondsApart'])
  })

  it('has a number that no other of its sale has', async () => {
    await addWork('1')
    expect(await pathsOf(addWork('1'))).toEqual(['lot'])
    expect(await pathsOf(addWork('1a'))).toEqual(['lot'])
    const other = (await addProgram()).answer.program._id
    expect((await addWork('1', { _program: other })).status).toBe(201)
  })

  it('has a reserve between its start price and its low estimate, which no reader learns', async () => {
    expect(await pathsOf(addWork('20', { reserve: 1_999_999 }))).toEqual(['reserve'])
    expect(await pathsOf(addWork('20', { reserve: 3_000_001 }))).toEqual(['reserve'])
    expect(await pathsOf(addWork('20', { estimateHigh: 2_000_000 }))).toEqual(['estimateHigh'])
    const { _id } = (await addWork('20')).answer.work
    for (const { text: told } of [
      await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id } }),
      await server.ask('GET /api/v1/auction/works', { query: { program } }),
    ]) {
      expect(told).toContain(_id)
      expect(told).not.toMatch(/reserve|2500000|"place"/)
    }
  })

  it('hangs once its sale and its artist are published', async () => {
    const draft = (await addAuthor('초안', { isPublished: false })).answer.author._id
    const hidden = (await addProgram({ isPublished: false })).answer.program._id
    const unseen = [(await addWork('30', { _author: draft })).answer.work._id, (await addWork('30', { _program: hidden })).answer.work._id]
    const shown = (await list({ limit: 100 })).map(({ _id }) => _id)
    for (const _id of unseen) {
      expect(shown).not.toContain(_id)
      expect((await server.ask('GET /api/v1/auction/works/{_id}', { params: { _id } })).status).toBe(404)
    }
  })

  it('is found by artist, medium, estimate and words', async () => {
    const sale = (await addProgram()).answer.program._id
    const other = (await addAuthor('나루')).answer.author._id
    await addWork('1', { _program: sale, medium: 'print', taxKind: 'series', estimateLow: 900_000, startPrice: 500_000, reserve: null })
    await addWork('2', { _program: sale, _author: other, title: text('달항아리', 'Moon jar') })
    const lots = async (query: object) => (await list({ program: sale, ...query })).map(({ lot }) => lot)
    expect(await lots({ author: other })).toEqual(['2'])
    expect(await lots({ medium: 'print' })).toEqual(['1'])
    expect([await lots({ estimate: '0-1' }), await lots({ estimate: '3-10' }), await lots({ estimate: '30-' })]).toEqual([['1'], ['2'], []])
    expect(await lots({ q: 'moon' })).toEqual(['2'])
    expect(await lots({ sort: '-estimateLow' })).toEqual(['2', '1'])
  })
})

describe('a sale', () => {
  it('has tables of steps without gaps, and ends after it has begun', async () => {
    const steps = (...all: number[]) => ({ increments: all.map((from) => ({ from, step: 10_000 })) })
    expect(await pathsOf(addProgram(steps(10_000)))).toEqual(['increments'])
    expect(await pathsOf(addProgram(steps(0, 500_000, 500_000)))).toEqual(['increments'])
    const falling = [
      { from: 0, step: 20_000 },
      { from: 500_000, step: 10_000 },
    ]
    expect(await pathsOf(addProgram({ increments: falling })), 'a smaller step at a higher price').toEqual(['increments'])
    expect(await pathsOf(addProgram({ premium: [{ from: 1, percent: 15 }] }))).toEqual(['premium'])
    expect(await pathsOf(addProgram({ closesAt: '2027-03-01T01:00:00.000Z' }))).toEqual(['closesAt'])
    expect((await addProgram(steps(0, 500_000, 2_000_000))).status).toBe(201)
  })

  it('stands in its hall, what runs or comes before what is over', async () => {
    const past = { hall: 'garden', opensAt: '2020-01-01T00:00:00.000Z', closesAt: '2020-01-02T00:00:00.000Z', title: text('지난') }
    const sale = (change: object) => addProgram({ hall: 'garden', ...change })
    await sale(past)
    await sale({ title: text('나중'), closesAt: '2099-03-10T05:00:00.000Z' })
    const next = (await sale({ title: text('다음'), closesAt: '2098-03-10T05:00:00.000Z' })).answer.program._id
    await addWork('1', { _program: next })
    const { hall } = (await server.ask('GET /api/v1/auction/halls/{hall}', { params: { hall: 'garden' } })).answer
    expect(hall.programs.map(({ title }) => title)).toEqual(['다음', '나중', '지난'])
    expect(hall.works.map(({ lot }) => lot)).toEqual(['1'])
    expect((await server.ask('GET /api/v1/auction/halls/{hall}', { params: { hall: 'none' } })).status).toBe(404)
  })

  it('and an artist stay while a work is theirs', async () => {
    const params = { _id: program }
    expect((await server.ask('DELETE /api/console/auction/programs/{_id}', { token, params })).error.code).toBe('inUse')
    expect((await server.ask('DELETE /api/console/auction/authors/{_id}', { token, params: { _id: author } })).error.code).toBe('inUse')
  })
})

describe('the auction', () => {
  it('is closed while it is off or nobody has said its report number', async () => {
    const statuses = async () => [
      (await server.ask('GET /api/v1/auction/programs')).status,
      (await server.ask('GET /api/v1/auction/programs/{_id}', { params: { _id: program } })).status,
      (await server.ask('GET /api/v1/auction/works')).status,
      (await server.ask('GET /api/v1/auction/authors')).status,
      (await server.ask('GET /api/v1/auction/halls/{hall}', { params: { hall: 'main' } })).status,
    ]
    expect((await server.ask('GET /api/v1/auction', { locale: 'en' })).answer.auction).toEqual({ reportNumber: '서울-1', contact: 'Phone' })
    expect(new Set(await statuses())).toEqual(new Set([200]))
    for (const closed of [noAuction, { ...open, reportNumber: null }]) {
      await setAuction(closed as typeof noAuction)
      expect((await server.ask('GET /api/v1/auction')).answer.auction).toBeNull()
      expect(new Set(await statuses())).toEqual(new Set([404]))
    }
    await setAuction(open)
  })

  it('is worked on by staff with its scope alone', async () => {
    const editor = await server.login('editor')
    expect((await server.ask('GET /api/console/auction/works', { token: editor })).status).toBe(403)
    expect((await server.ask('GET /api/console/auction/works')).status).toBe(401)
  })
})
