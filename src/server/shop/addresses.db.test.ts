import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
let count = 0
const member = () => addMember(server, `keeper${(count += 1)}`)
const home = {
  name: '집',
  receiver: '정서우',
  phone: '010-0000-1234',
  postcode: '05510',
  address: '서울 송파구 시험로 1',
  addressDetail: '101호',
  note: null,
  isDefault: false,
}
const add = (token: string, change: object = {}, headers = {}) =>
  server.ask('POST /api/v1/me/addresses', { token, headers, body: { ...home, ...change } })
const change = (token: string, _id: string, body: object) => server.ask('PUT /api/v1/me/addresses/{_id}', { token, params: { _id }, body })
const remove = (token: string, _id: string) => server.ask('DELETE /api/v1/me/addresses/{_id}', { token, params: { _id } })
const read = async (token: string) => (await server.ask('GET /api/v1/me/addresses', { token })).answer.addresses

describe('an address book', () => {
  it('has the default first, then the newest: one default at most, and the first that is written is it', async () => {
    const { token } = await member()
    expect(await read(token)).toEqual([])
    const { status, answer } = await add(token)
    expect([status, answer.address]).toEqual([201, expect.objectContaining({ ...home, phone: '+821000001234', isDefault: true })])
    await add(token, { name: '회사' })
    const { address: third } = (await add(token, { name: '본가', isDefault: true })).answer
    const names = async () => (await read(token)).map(({ name, isDefault }) => (isDefault ? `${name}*` : name))
    expect(await names()).toEqual(['본가*', '회사', '집'])
    expect((await change(token, answer.address._id, { isDefault: true })).answer.address.isDefault).toBe(true)
    expect(await names()).toEqual(['집*', '본가', '회사'])
    const moved = { name: '새 집', postcode: '63000', addressDetail: null }
    expect((await change(token, third._id, moved)).answer.address).toMatchObject({ ...moved, address: home.address, isDefault: false })
    expect((await change(token, third._id, {})).status).toBe(200)
    expect((await remove(token, answer.address._id)).status).toBe(204)
    expect(await names()).toEqual(['새 집', '회사'])
  })

  it("is nobody else's", async () => {
    const [{ token }, other] = [await member(), await member()]
    const { address } = (await add(token)).answer
    expect((await change(other.token, address._id, { name: '남의 집' })).status).toBe(404)
    expect((await change(other.token, address._id, { isDefault: true })).status).toBe(404)
    expect((await remove(other.token, address._id)).status).toBe(404)
    expect((await change(token, randomUUID(), { name: '없음' })).status).toBe(404)
    expect(await read(other.token)).toEqual([])
    expect(await read(token)).toMatchObject([{ name: '집', isDefault: true }])
    expect((await server.ask('GET /api/v1/me/addresses', {})).status).toBe(401)
  })

  it('takes 20, each once however often it is sent, and no postal code that is none', async () => {
    const { token } = await member()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await add(token, {}, headers)
    expect((await add(token, {}, headers)).answer).toEqual(first.answer)
    expect(await read(token)).toHaveLength(1)
    expect((await add(token, { postcode: '055-10' })).error).toMatchObject({ code: 'invalid', issues: [{ path: 'postcode' }] })
    await Promise.all(Array.from({ length: 22 }, () => add(token)))
    expect(await read(token)).toHaveLength(20)
    expect((await add(token)).error.code).toBe('tooManyOwn')
  })
})
