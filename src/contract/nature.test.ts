import { describe, expect, it } from 'vitest'
import { calls, resources } from './api.ts'
import type { Call } from './call.ts'
import type { Declaration } from './declaration.ts'
import { line } from './field.ts'
import { type AnyResource, everyOperation, resource } from './resource.ts'

const wordsOf = ({ isCached, keepsVersions, isPersonal, isNoted }: AnyResource) => [
  ...(isCached ? ['cached'] : []),
  ...(keepsVersions ? ['versions'] : []),
  ...(isPersonal ? ['personal'] : isNoted ? ['noted'] : []),
]

const declare = (change: Partial<Declaration> = {}) =>
  resource({
    path: 'shop/orders',
    singular: 'order',
    plural: 'orders',
    label: '시험',
    summary: 'made up',
    fields: { name: line(60) },
    public: [],
    console: everyOperation,
    scope: 'console:shop',
    ...change,
  })

describe('the words of a resource', () => {
  it('are these; of a module that is new, what goes without saying', () => {
    const staffs = ['cached', 'versions']
    const known: Readonly<Record<string, readonly string[]>> = {
      users: ['personal'],
      levels: ['personal'],
      companies: ['personal'],
      lawyers: staffs,
      success: staffs,
      insights: staffs,
      practices: ['cached'],
      areas: staffs,
      forms: ['personal'],
      replies: ['personal'],
      banners: staffs,
      popups: staffs,
      setting: staffs,
      statements: staffs,
      terms: staffs,
      'center/faqs': staffs,
      'center/notifications': staffs,
      boards: staffs,
      'boards/comments': ['cached'],
      'center/questions': ['personal'],
      fairs: ['cached'],
      'fairs/participants': ['cached', 'noted'],
      'fairs/products': ['cached'],
      'shop/orders': ['personal'],
      'shop/claims': ['personal'],
      'shop/charges': ['personal'],
      'shop/settlement': [],
      'shop/deposits': ['personal'],
      'shop/reviews': ['personal'],
      'shop/questions': ['personal'],
      'shop/coupons': [],
      'auction/consignors': ['personal'],
    }
    const words = resources.map((each: AnyResource) => [each.path, wordsOf(each)] as const)
    expect(Object.fromEntries(words.filter(([path]) => path in known))).toEqual(known)
    expect(words.filter(([path]) => !(path in known)).map(([, own]) => own)).toEqual(
      words.slice(Object.keys(known).length).map(() => staffs),
    )
  })

  it('go without saying where nothing is said: documents of staff are cached and keep versions', () => {
    expect(wordsOf(declare())).toEqual(['cached', 'versions'])
    expect(wordsOf(declare({ storage: 'table' }))).toEqual(['cached'])
    expect(wordsOf(declare({ console: ['list', 'one', 'update'] }))).toEqual(['cached'])
    expect(wordsOf(declare({ isPersonal: true }))).toEqual(['personal'])
    expect(wordsOf(declare({ isCached: false, keepsVersions: false }))).toEqual([])
  })

  it.each<[string, Partial<Declaration>]>([
    ['personal and cached', { isPersonal: true, isCached: true }],
    ['personal and with versions', { isPersonal: true, keepsVersions: true }],
    ['personal and not noted', { isPersonal: true, isNoted: false }],
    ['personal and for readers', { isPersonal: true, public: ['list'] }],
    ['a table with versions', { storage: 'table', keepsVersions: true }],
    ['on devices and without a revision', { isOffline: true, isCached: false, public: ['list'] }],
  ])('are refused when declared: %s', (_words, change) => {
    expect(() => declare(change)).toThrow(/^shop\/orders: /)
  })
})

describe('a call', () => {
  const personal = (table: object) => Object.entries<Call>({ ...table }).flatMap(([name, call]) => (call.isPersonal === true ? [name] : []))

  it('of a personal resource is personal where it has records that are there', () => {
    const orders = declare({ isPersonal: true })
    const below = '/api/console/shop/orders'
    const kinds = [`GET ${below}`, `GET ${below}/export`, `GET ${below}/{_id}`, `PUT ${below}/{_id}`, `DELETE ${below}/{_id}`]
    expect(personal(orders.calls).toSorted()).toEqual(kinds.toSorted())
    expect(personal(declare().calls)).toEqual([])
  })

  it('is personal for staff alone', () => {
    const all: Readonly<Record<string, Call>> = calls
    expect(personal(all).length).toBeGreaterThan(35)
    expect(personal(all).filter((name) => all[name]?.access.startsWith('console') !== true)).toEqual([])
  })

  it('is cached for everybody where its resource is cached', () => {
    const isCacheable = (change: Partial<Declaration>) => {
      const read: Readonly<Record<string, Call>> = { ...declare({ ...change, public: ['list'] }).calls }
      return read['GET /api/v1/shop/orders']?.isCacheable
    }
    expect(isCacheable({})).toBe(true)
    expect(isCacheable({ isCached: false })).toBe(false)
  })
})
