import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { checkEvidence } from './evidence-check.ts'
import { append, lockLot } from './lot-rows.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
await openAuction(server)
const staff = await server.login('admin')
const sale = await addSale(server)
let count = 0
async function bidder(name: string) {
  const who = await addMember(server, `evident${(count += 1)}`, { name })
  return { ...who, paddle: await registerFor(server, sale._id, who.token) }
}
const place = (token: string, _work: string, maximum: number) =>
  server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })
const reason = '낙찰 다툼으로 법원에 냄'
const take = (_work: string, token: string | undefined = staff, query: Record<string, string> = { reason }) =>
  server.app.inject({
    method: 'GET',
    url: `/api/console/auction/works/${_work}/evidence`,
    headers: { authorization: `Bearer ${token}` },
    query,
  })

const { _id: _work } = await addLot(server, sale._id)
const [a, b] = [await bidder('문도현'), await bidder('한서윤')]
await place(a.token, _work, 900_000)
await place(b.token, _work, 300_000)
await place(b.token, _work, 1)
await server.ask('POST /api/console/auction/works/{_work}/steps', {
  token: staff,
  params: { _work },
  body: { step: 'paused', reason: '사진이 "다른" 작품' },
})
const file = await take(_work)
const bytes = file.rawPayload

describe('the file of a lot', () => {
  it('has each entry, work and sale, and who the paddles are, and is as it was made', () => {
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, `attachment; filename="lot-${_work}.json"`])
    const said = JSON.parse(file.payload) as { about: object; entries: { number: number; kind: string }[] }
    expect(said.about).toMatchObject({
      lot: { _work, phase: 'paused', price: 310_000, leader: a.paddle, entries: 5 },
      work: { now: { _id: _work, startPrice: 100_000 } },
      program: { now: { _id: sale._id, terms: { ko: '약관' } } },
      bidders: [
        { paddle: a.paddle, name: '문도현' },
        { paddle: b.paddle, name: '한서윤' },
      ],
      staff: [{ number: 5 }],
    })
    expect(said.entries.map(({ kind }) => kind)).toEqual(['opened', 'placed', 'placed', 'refused', 'paused'])
    expect(checkEvidence(bytes)).toMatchObject({ problems: [], entries: 5, lot: { price: 310_000, leader: a.paddle } })
  })

  it('is noted with its reason, its size and its last hash', async () => {
    const notes = await db.selectFrom('audit').selectAll().where('_item', '=', _work).where('action', '=', 'export').execute()
    const { lastHash } = await db.selectFrom('auctionLots').select('lastHash').where('_work', '=', _work).executeTakeFirstOrThrow()
    expect(notes).toMatchObject([{ resource: 'auction/works', reason, details: `format=json&rows=5&lastHash=${lastHash}` }])
  })

  it('is given to staff who say why, and of a lot that has a log', async () => {
    expect((await take(_work, a.token)).statusCode).toBe(403)
    expect((await take(_work, staff, {})).statusCode).toBe(400)
    const { _id } = await addLot(server, sale._id, '2')
    expect((await take(_id)).statusCode).toBe(404)
  })

  it('has every entry once where it is read in several parts', async () => {
    const { _id } = await addLot(server, sale._id, '3')
    await place(a.token, _id, 200_000)
    await inTransaction(db, async (own) => {
      let lot = await lockLot(own.db, _id)
      for (let left = 1100; left > 0 && lot !== undefined; left -= 1)
        lot = await append(own.db, lot, {
          event: { kind: 'refused', at: Date.now() },
          paddle: a.paddle,
          details: { refusal: { code: 'tooLow' } },
        })
    })
    const { problems, entries } = checkEvidence((await take(_id)).rawPayload)
    expect([problems, entries]).toEqual([[], 1102])
  })
})

describe('a changed byte', () => {
  it('is found wherever it is, and in which entry', () => {
    const lines = file.payload.split('\n')
    let offset = Buffer.byteLength(`${lines.slice(0, 5).join('\n')}\n`)
    for (const [index, line] of lines.slice(5, 10).entries()) {
      for (let place = 0; place < Buffer.byteLength(line); place += 1) {
        const changed = Buffer.from(bytes)
        const at = offset + place
        // Each bit in turn, and what reads the same: a letter of another case, a space for a space.
        changed[at] = (changed[at] ?? 0) ^ (1 << (place % 8))
        const { problems } = checkEvidence(changed)
        expect(problems.join(), `byte ${place} of entry ${index + 1}`).toContain(`entry ${index + 1}`)
      }
      offset += Buffer.byteLength(line) + 1
    }
    expect(offset).toBe(bytes.length - Buffer.byteLength(']}\n'))
  })

  it('is found before and behind the entries', () => {
    const first = file.payload.indexOf('"entries":[')
    for (let at = 0; at < first; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 7))
      expect(checkEvidence(changed).problems, `byte ${at}`).not.toEqual([])
    }
    expect(checkEvidence(bytes.subarray(0, -1)).problems).not.toEqual([])
    expect(checkEvidence(Buffer.concat([bytes, Buffer.from(' ')])).problems).not.toEqual([])
  })

  it('is found where the entry is left out, or put in the place of another one', () => {
    const lines = file.payload.split('\n')
    const without = lines.filter((_line, index) => index !== 7).join('\n')
    expect(checkEvidence(Buffer.from(without)).problems.join()).toContain('entry 3')
    const turned = lines
      .with(6, lines[7] ?? '')
      .with(7, lines[6] ?? '')
      .join('\n')
    expect(checkEvidence(Buffer.from(turned)).problems.join()).toContain('entry 2')
  })
})

it('is checked by a command that has nothing but the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lot-'))
  const run = (path: string) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const script = join(import.meta.dirname, '../../../../scripts/check-lot.ts')
      const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://nowhere.invalid/none' }
      execFile(process.execPath, [script, path], { env, cwd: folder }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      )
    })
  try {
    const [right, wrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')]
    await writeFile(right, bytes)
    await writeFile(wrong, file.payload.replace('"maximum":300000', '"maximum":800000'))
    const found = await run(right)
    expect(found.code).toBe(0)
    expect(found.said).toMatch(new RegExp(`^unchanged\\n5 entries; paused, price 310000, leader paddle ${a.paddle}\\n`))
    const changed = await run(wrong)
    expect([changed.code, changed.said]).toEqual([1, expect.stringMatching(/^entry 3 .* was changed/)])
    expect((await run(join(folder, 'none.json'))).code).toBe(2)
  } finally {
    await rm(folder, { recursive: true })
  }
})
