import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { addressOf, onlySiteOf, originOf, otherAddressOf } from './origins.ts'

const firm = 'https://firm.example'
const centre = 'https://centre.example'
const one = readConfig({ ORIGIN: firm })
const two = readConfig({ ORIGIN: firm, CENTRE_ORIGIN: centre })

it('a request is for both sites at one host, and for the site of its host where each has its own', () => {
  expect(onlySiteOf(one, { host: 'firm.example' })).toBe(undefined)
  expect(onlySiteOf(readConfig({ SITES: 'centre' }), {})).toBe('centre')
  expect(['firm.example', 'centre.example', 'Centre.Example', 'other.example', undefined].map((host) => onlySiteOf(two, { host }))).toEqual(
    ['firm', 'centre', 'centre', 'firm', 'firm'],
  )
  expect(originOf(two, { host: 'centre.example' })).toBe(centre)
  expect(originOf(one, { host: 'centre.example' })).toBe(firm)
})

it.each([
  ['/story/firm?page=2', `${firm}/story/firm?page=2`],
  ['/mypage/matchings?open=1#a', `${centre}/mypage/matchings?open=1#a`],
  ['/mypage/inquiries', `${firm}/mypage/inquiries`],
  ['/mypage/inquiries?site=centre', `${centre}/mypage/inquiries`],
  ['//evil.example/fairs', `${firm}//evil.example/fairs`],
])('the page %s is at %s', (path, address) => {
  expect(addressOf(two, path)).toBe(address)
  expect(addressOf(one, path)).toBe(`${firm}${path}`)
})

it('a page that both sites have is where one is, unless its address says the other', () => {
  const from = (here: 'firm' | 'centre', path: string) => otherAddressOf(two, here, path)
  expect([from('firm', '/login'), from('centre', '/login')]).toEqual([undefined, undefined])
  expect(from('firm', '/login?site=centre')).toBe(`${centre}/login`)
  expect(from('centre', '/story/firm')).toBe(`${firm}/story/firm`)
  expect(otherAddressOf(one, undefined, '/fairs')).toBe(undefined)
})
