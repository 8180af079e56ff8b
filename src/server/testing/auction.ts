import { authors } from '#contract/auction/authors.ts'
import type { consignors } from '#contract/auction/consignors.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { setting } from '#contract/site/setting.ts'
import { setting as firstSetting } from '../site/first/setting.ts'
import type { Stored, TestServer } from './server.ts'

/** Opens the auction of a test. */
export const openAuction = (server: TestServer) =>
  server.add(setting, { ...firstSetting, auction: { isOn: true, reportNumber: '서울-1', contact: null } })

const hour = 60 * 60_000
const at = (ms: number): string => new Date(ms).toISOString()

/** Adds a sale past the API that has been open for an hour, and whose first lot ends in a day. */
export const addSale = (server: TestServer, change: Partial<Stored<typeof programs>> = {}) =>
  server.add(programs, {
    title: { ko: '봄 경매', en: 'Spring sale' },
    intro: { ko: '<p>소개</p>' },
    cover: null,
    hall: 'main',
    venue: { ko: '1전시실' },
    previewFrom: null,
    previewTo: null,
    opensAt: at(Date.now() - hour),
    closesAt: at(Date.now() + 24 * hour),
    secondsApart: 60,
    closing: 'timed',
    increments: [],
    premium: [{ from: 0, percent: 15 }],
    terms: { ko: '약관', en: 'Terms' },
    images: [],
    ...change,
  })

const author = (server: TestServer) =>
  server.add(authors, { name: { ko: '가람' }, born: null, died: null, place: null, intro: { ko: '<p>소개</p>' }, portrait: null })

/** Adds a work past the API: it starts at 100,000 won, and has no reserve. */
export async function addLot(server: TestServer, _program: string, lot = '1', change: Partial<Stored<typeof works>> = {}) {
  const { _id: _author } = await author(server)
  return server.add(works, {
    _program,
    lot,
    place: placeOfLot(lot),
    _author,
    title: { ko: `작품 ${lot}` },
    medium: 'painting',
    material: { ko: '종이에 먹' },
    height: 72.7,
    width: 60.6,
    depth: null,
    year: null,
    signature: null,
    description: null,
    condition: { ko: '좋음' },
    provenance: null,
    exhibitions: null,
    shipping: null,
    images: [],
    estimateLow: 1_000_000,
    estimateHigh: 2_000_000,
    startPrice: 100_000,
    reserve: null,
    taxKind: 'original',
    _consignor: null,
    contractNumber: null,
    contractDay: null,
    commission: null,
    fees: [],
    taxCase: 'art',
    ...change,
  })
}

/** A consignor as one is added past the API, a person. */
export const newConsignor: Stored<typeof consignors> = {
  name: '위탁자',
  kind: 'person',
  phone: null,
  email: null,
  address: null,
  bankAccount: null,
  businessNumber: null,
  _user: null,
  note: null,
}

/** Registers a member as a bidder of a sale. @returns the paddle */
export async function registerFor(server: TestServer, _program: string, token: string, limit = 50_000_000) {
  const params = { _id: _program }
  const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}/registration', { token, params })
  const body = { limit, termsHash: answer.terms.hash }
  return (await server.ask('POST /api/v1/auction/programs/{_id}/registration', { token, params, body })).answer.registration.paddle
}
