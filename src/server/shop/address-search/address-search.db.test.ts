import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { addressService, type AddressPlan } from '../../testing/address-service.ts'
import { serverForFile } from '../../testing/server.ts'
import { openShop } from '../../testing/shop.ts'
import { roadAddressSearch } from './road-addresses.ts'

const service = addressService('juso-secret')
service.server.listen(0, 'localhost')
await once(service.server, 'listening')
afterAll(() => {
  service.server.closeAllConnections()
  service.server.close()
})
const api = `http://localhost:${(service.server.address() as AddressInfo).port}`
const log: string[] = []
const server = await serverForFile({
  hasAccounts: true,
  env: { JUSO_KEY: 'juso-secret', JUSO_API_URL: api, LOG_LEVEL: 'debug', FORMS_PER_MINUTE: '1000' },
  log: (line) => void log.push(line),
})
const search = (keyword: string) => server.ask('POST /api/v1/shop/addresses', { body: { keyword } })

it('is found while the shop is on: ten at most, each with its postal code', async () => {
  expect((await search('시험로')).status, 'the shop is off').toBe(404)
  await openShop(server)
  expect((await server.ask('GET /api/v1/shop', {})).answer.shop).toMatchObject({ findsAddresses: true })
  const { status, answer, text } = await search(' 시험로 <1> ')
  expect([status, answer.addresses.length]).toEqual([200, 9])
  expect(answer.addresses[0]).toEqual({
    postcode: '05510',
    address: '서울특별시 송파구 시험로 2',
    lot: '서울특별시 송파구 시험동 2',
    english: '2 Siheom-ro, Songpa-gu, Seoul',
  })
  expect(text).not.toContain('juso-secret')
  const [asked] = service.asked
  expect(Object.fromEntries(asked ?? [])).toEqual({
    confmKey: 'juso-secret',
    currentPage: '1',
    countPerPage: '10',
    keyword: '시험로 1',
    resultType: 'json',
  })
})

it('what was typed is asked for anew where it says too little, and whatever fails says that it can be written by hand', async () => {
  const codeOf = async (plan: AddressPlan) => {
    service.plan(plan)
    const { status, error } = await search('비밀스러운 동네')
    return [status, error.code]
  }
  expect(await codeOf('tooVague')).toEqual([409, 'addressKeyword'])
  const failing = ['badKey', 'break', 'garbage', 'otherShape', 'flood'] as const
  for (const plan of failing) expect([plan, ...(await codeOf(plan))]).toEqual([plan, 503, 'addressSearchFailed'])
  service.plan('late')
  await expect(roadAddressSearch({ key: 'juso-secret', api }, 50)('시험로')).rejects.toThrow('cannot be reached: TimeoutError')
  await expect(roadAddressSearch({ key: 'juso-secret', api: 'http://localhost:1' })('시험로')).rejects.toThrow('cannot be reached')
  service.plan('found')
  expect((await search('%<')).error.code, 'nothing is left of it').toBe('addressKeyword')
  expect((await search('동')).error.code).toBe('invalid')
  expect((await search('가'.repeat(81))).error.code).toBe('invalid')
  // The one that was given up as late may come in meanwhile.
  const keywords = service.asked.map((asked) => asked.get('keyword') ?? '')
  expect(keywords.filter((keyword) => !['시험로', '시험로 1', '비밀스러운 동네'].includes(keyword))).toEqual([])
  expect(log.some((line) => line.includes('the address service'))).toBe(true)
  expect(
    log.filter((line) => line.includes('juso-secret') || line.includes('비밀스러운') || line.includes(encodeURIComponent('비밀스러운'))),
  ).toEqual([])
})

it('is counted for each network', async () => {
  let last = await search('시험로')
  for (let count = 0; count < 60 && last.status === 200; count += 1) last = await search('시험로')
  expect(last.status).toBe(429)
})
