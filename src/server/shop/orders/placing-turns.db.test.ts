import { expect, it } from 'vitest'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addGoods, openShop, stockAt } from '../../testing/shop.ts'
import { createPlacingTurns } from './placing-turns.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openShop(server)
let count = 0
const member = () => addMember(server, `shopper${(count += 1)}`)
const written = { method: 'delivery' as const, postcode: '05510', address: '서울 송파구 시험로 1' }
const line = (_variant: string, quantity = 1) => ({ _variant, quantity, price: 10_000 })
const place = (token: string, _variant: string, key: string = crypto.randomUUID()) =>
  server.ask('POST /api/v1/me/orders', {
    token,
    headers: { 'idempotency-key': key },
    body: {
      ...written,
      addressDetail: null,
      note: null,
      receiver: '정서우',
      phone: '010-0000-1234',
      payer: '정서우',
      lines: [line(_variant)],
      total: 13_000,
    },
  })
const stateOf = (promise: Promise<unknown>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'begun',
      () => 'refused',
    ),
    new Promise<string>((resolve) => void setTimeout(resolve, 20, 'waits')),
  ])

it('who waits for what is sold out is refused as in the turn that did not come; others wait for theirs', async () => {
  const { token } = await member()
  const [gone, few, there] = [await addGoods(server, 0), await addGoods(server, 2), await addGoods(server, 5)]
  const { error } = await place(token, gone._variant)
  const turns = createPlacingTurns(db, { atOnce: 1, most: 5 })
  const take = (locale: 'ko' | 'en', ...lines: ReturnType<typeof line>[]) => turns.take({ body: { ...written, lines }, locale })
  const end = await take('ko', line(there._variant))
  const alone = take('ko', line(gone._variant))
  const both = take('en', line(there._variant), line(gone._variant), line(few._variant, 3))
  const twice = take('ko', line(gone._variant), line(gone._variant))
  const enough = take('ko', line(few._variant, 2))
  const other = take('ko', line(there._variant))
  await turns.tell([few._variant, gone._variant])
  await expect(alone).rejects.toMatchObject({ code: 'cartChanged', details: { issues: error.issues } })
  await expect(both).rejects.toMatchObject({
    details: { issues: [{ path: 'lines.1' }, { path: 'lines.2', message: expect.stringContaining('2') as string }] },
  })
  expect(await Promise.all([twice, enough, other].map(stateOf))).toEqual(['waits', 'waits', 'waits'])
  end()
  const endOfTwice = await twice
  expect(await Promise.all([enough, other].map(stateOf))).toEqual(['waits', 'waits'])
  endOfTwice()
  const endOfEnough = await enough
  endOfEnough()
  const endOfOther = await other
  endOfOther()
})

it('no more wait than can be served soon', async () => {
  const turns = createPlacingTurns(db, { atOnce: 1, most: 1 })
  const take = () => turns.take({ body: { ...written, lines: [line('any')] }, locale: 'ko' })
  const end = await take()
  const next = take()
  await expect(take()).rejects.toMatchObject({ code: 'unavailable' })
  end()
  const endOfNext = await next
  endOfNext()
})

it('of many who want the last pieces as many have them as there are, the rest hears that it is sold out, and the next one orders', async () => {
  const [wanted, other] = [await addGoods(server, 3), await addGoods(server, 5)]
  const members = await Promise.all(Array.from({ length: 25 }, member))
  const keys = members.map(() => crypto.randomUUID())
  const answers = await Promise.all(members.map(({ token }, index) => place(token, wanted._variant, keys[index])))
  const won = answers.filter(({ status }) => status === 201)
  expect([won.length, await stockAt(server, wanted._variant)]).toEqual([3, 0])
  const lost = answers.filter(({ status }) => status !== 201).map(({ status, error }) => [status, error.code, error.issues?.length])
  expect(lost).toEqual(Array.from({ length: 22 }, () => [409, 'cartChanged', 1]))
  // Who has not heard that it was placed asks again: what is sold out since then does not matter.
  const index = answers.findIndex(({ status }) => status === 201)
  const again = await place(members[index]?.token ?? '', wanted._variant, keys[index])
  expect([again.status, again.text]).toEqual([201, answers[index]?.text])
  expect((await place(members[0]?.token ?? '', other._variant)).status).toBe(201)
})
