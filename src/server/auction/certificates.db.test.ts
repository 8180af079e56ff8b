import { describe, expect, it } from 'vitest'
import { addLot, addSale, openAuction } from '../testing/auction.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await openAuction(server)
const staff = await server.login('admin')
const issue = (_work: string, token = staff) =>
  server.ask('POST /api/console/auction/works/{_work}/certificates', { token, params: { _work } })
const read = (code: string) => server.ask('GET /api/v1/auction/certificates/{code}', { params: { code }, locale: 'en' })
const revoke = (code: string) =>
  server.ask('POST /api/console/auction/certificates/{code}/revoke', { token: staff, params: { code }, body: { reason: '작가가 다름' } })

describe('a certificate of authenticity', () => {
  it('says the work as it was when it was issued, to whoever has its code', async () => {
    const sale = await addSale(server)
    const { _id } = await addLot(server, sale._id, '1', { title: { ko: '달밤', en: 'Moonlit Night' }, year: { ko: '1972년', en: '1972' } })
    const { status, answer } = await issue(_id)
    expect([status, answer.certificate.user]).toEqual([201, '관리자'])
    const { code } = answer.certificate
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{16}$/)
    const body = { title: { ko: '아침' } }
    expect((await server.ask('PUT /api/console/auction/works/{_id}', { token: staff, params: { _id }, body })).status).toBe(200)
    const { answer: shown, text } = await read(code)
    expect(shown.certificate).toMatchObject({ title: 'Moonlit Night', year: '1972', height: 72.7, revokedAt: null, image: null })
    expect(text, 'nobody reads who issued it').not.toContain('관리자')
    expect((await read('2'.repeat(16))).status).toBe(404)
    expect((await read('short')).status).toBe(400)
  })

  it('is one at a time, however often it is asked for, and stays known once it is revoked', async () => {
    const sale = await addSale(server)
    const { _id } = await addLot(server, sale._id)
    const both = await Promise.all([issue(_id), issue(_id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { code } = both.find(({ status }) => status === 201)?.answer.certificate ?? { code: '' }
    const revoked = await revoke(code)
    expect(revoked.answer.certificate).toMatchObject({ code, reason: '작가가 다름' })
    const { answer, text } = await read(code)
    expect(answer.certificate.revokedAt).toBe(revoked.answer.certificate.revokedAt)
    expect(text, 'why is not shown').not.toContain('작가가 다름')
    expect((await revoke(code)).error.code).toBe('certificateRevoked')
    expect((await issue(_id)).status).toBe(201)
    const params = { _work: _id }
    const all = await server.ask('GET /api/console/auction/works/{_work}/certificates', { token: staff, params })
    expect(all.answer.certificates.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false])
  })

  it('is issued by staff of the auction alone', async () => {
    const sale = await addSale(server)
    const { _id } = await addLot(server, sale._id)
    const { token } = await addMember(server, 'certificate')
    expect((await issue(_id, token)).status).toBe(403)
  })
})
