import { boards, comments } from '#contract/support/boards.ts'
import { setting } from '#contract/site/setting.ts'
import { terms } from '#contract/support/terms.ts'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { setting as initialSetting } from '../site/first/setting.ts'
import { png } from '../testing/attachments.ts'
import { addCompany, sendFile } from '../testing/companies.ts'
import { aPost, aTerm } from '../testing/content.ts'
import { samples } from '../testing/documents.ts'
import { addMember } from '../testing/members.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile()
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join', 'marketing'] as const) await server.add(terms, aTerm({ code, edition: '2.0' }))
  const centre = { ...initialSetting.centre, name: { ko: '무역센터' }, legalEntity: { ko: '무역센터 재단' } }
  await server.add(setting, { ...initialSetting, legalEntity: { ko: '법무법인' }, centre })
})

const agree = (token: string, change: object) =>
  server.ask('POST /api/v1/me/consents', {
    token,
    body: { code: 'marketing', version: '2.0', agreedAt: new Date().toISOString(), isAgreed: true, ...change },
  })
const consentsOf = async (token: string) => (await server.ask('GET /api/v1/me/consents', { token })).answer.consents

describe('what a member has agreed to', () => {
  it('is added to: another edition, and what was taken back', async () => {
    const { token } = await addMember(server, 'choi')
    expect((await agree(token, {})).answer.consent).toMatchObject({ code: 'marketing', version: '2.0', isAgreed: true })
    expect((await agree(token, { isAgreed: false })).status).toBe(201)
    expect((await agree(token, { code: 'terms-of-use' })).status).toBe(201)
    expect((await consentsOf(token)).map(({ code, isAgreed }) => [code, isAgreed])).toEqual([
      ['terms-of-use', true],
      ['marketing', false],
      ['marketing', true],
    ])
  })

  it('is refused for another edition than the one in force, at another time, and where nobody is a member without it', async () => {
    const { token } = await addMember(server, 'jung')
    expect(await agree(token, { version: '1.0' })).toMatchObject({ status: 409, error: { code: 'consentOutdated' } })
    expect((await agree(token, { agreedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(400)
    expect((await agree(token, { agreedAt: '2120-01-01T00:00:00.000Z' })).status).toBe(400)
    expect((await agree(token, { code: 'privacy-consult' })).status).toBe(400)
    expect(await agree(token, { code: 'privacy-join', isAgreed: false })).toMatchObject({ status: 409, error: { code: 'consentNeeded' } })
    expect(await consentsOf(token)).toEqual([])
  })
})

async function archiveOf(token: string): Promise<Record<string, Uint8Array>> {
  const { rawPayload, headers, statusCode } = await server.app.inject(requestOf('GET /api/v1/me/export', { token }))
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store'])
  return unzipSync(rawPayload)
}

/** The lists of an archive. */
const exportOf = async (token: string): Promise<Record<string, unknown[]>> =>
  Object.fromEntries(Object.entries(await archiveOf(token)).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown[]]))

describe('the archive of a member', () => {
  it('holds all that is kept of them, and nothing of anybody else', async () => {
    const [own, other] = [await addMember(server, 'seo', { name: '서하늘' }), await addMember(server, 'ahn', { name: '안바다' })]
    const post = await server.add(boards, aPost())
    // More than are read at a time.
    for (let index = 0; index < 250; index += 1)
      await server.add(comments, { _board: post._id, _user: own._id, author: '서하늘', content: `댓글 ${index}`, moderation: 'shown' })
    await server.add(comments, { _board: post._id, _user: other._id, author: '안바다', content: '남의 댓글', moderation: 'shown' })
    await agree(own.token, {})
    const files = await exportOf(own.token)
    expect(Object.keys(files)).toEqual([
      'holders.json',
      'account.json',
      'devices.json',
      'notifications.json',
      'passkeys.json',
      'sessions.json',
      'consents.json',
      'company.json',
      'files.json',
      'comments.json',
      'questions.json',
      'bookmarks.json',
      'likes.json',
      'wishes.json',
      'outcomes.json',
      'tasks.json',
      'slotWaits.json',
      'conversations.json',
      'conversationReports.json',
      'introductions.json',
      'matchings.json',
      'products.json',
      'fairInvitations.json',
      'fairMessages.json',
      'fairAsks.json',
      'fairSurveys.json',
      'answerDigests.json',
      'fairNewsRefusals.json',
      'sharedContacts.json',
      'fairs.json',
      'carts.json',
      'addresses.json',
      'restock.json',
      'coupons.json',
      'points.json',
      'orders.json',
      'reviews.json',
      'productQuestions.json',
      'auctionBids.json',
      'consignors.json',
      'auctionFollows.json',
    ])
    expect(files['account.json']).toMatchObject([{ _id: own._id, username: 'seo', name: '서하늘', email: 'seo@example.com' }])
    expect(files['sessions.json']).toHaveLength(1)
    expect(files['consents.json']).toMatchObject([{ site: 'firm', code: 'marketing', isAgreed: true }])
    const parts = Object.keys(files).filter((name) => name !== 'holders.json')
    const holders = files['holders.json'] as readonly { file: string; site: string; company: string }[]
    expect(holders.map(({ file }) => file)).toEqual([...parts, 'files/'])
    const companyOf = (name: string) => holders.find(({ file }) => file === name)?.company
    expect(['account.json', 'comments.json', 'matchings.json'].map(companyOf)).toEqual(['법무법인', '법무법인', '무역센터 재단'])
    expect(new Set(files['comments.json']?.map((comment) => (comment as { content: string }).content)).size).toBe(250)
    const text = JSON.stringify(files)
    for (const trace of ['안바다', '남의 댓글', 'passwordHash', '$argon2', other._id])
      expect([trace, text.includes(trace)]).toEqual([trace, false])
    expect((await exportOf(other.token))['consents.json']).toEqual([])
  })

  it('holds the bytes of their files, and of nobody else’s', async () => {
    const [own, other] = [await addCompany(server, 'archive1'), await addCompany(server, 'archive2')]
    const send = (_id: string, token: string, kind: 'businessRegistration' | 'logo', name: string, bytes: Buffer) =>
      sendFile(server, `/api/v1/users/${_id}/${kind}`, kind, new File([new Uint8Array(bytes)], name), token)
    const registration = await send(own._id, own.token, 'businessRegistration', '등록증 (1).pdf', samples.pdf)
    const logo = await send(own._id, own.token, 'logo', 'logo.png', png)
    await send(other._id, other.token, 'logo', 'other.png', png)
    const archive = await archiveOf(own.token)
    const files = Object.keys(archive).filter((name) => name.startsWith('files/'))
    const registrationPath = `files/${registration.answer.file._file}/등록증 (1).pdf`
    expect(new Set(files)).toEqual(new Set([registrationPath, `files/${logo.answer.file._file}/${logo.answer.file.name}`]))
    expect(Buffer.from(archive[registrationPath] ?? [])).toEqual(Buffer.from(samples.pdf))
  })
})

it('a consent is asked for again when a required term has changed since; not what is optional, nor of somebody who never agreed', async () => {
  const [member, other] = [await addMember(server, 'noh'), await addMember(server, 'gil')]
  const changedOf = async (token: string) => (await server.ask('GET /api/v1/me/consents', { token })).answer.changed
  for (const code of ['terms-of-use', 'privacy-join', 'marketing']) await agree(member.token, { code })
  expect(await changedOf(member.token)).toEqual([])
  for (const code of ['privacy-join', 'marketing'] as const) {
    await server.add(terms, aTerm({ code, edition: '3.0', effectiveAt: new Date(Date.now() - 1000).toISOString() }))
    await server.add(terms, aTerm({ code, edition: '4.0', effectiveAt: new Date(Date.now() + 86_400_000).toISOString() }))
  }
  expect(await changedOf(member.token)).toEqual(['privacy-join'])
  expect(await changedOf(other.token)).toEqual([])
  expect((await agree(member.token, { code: 'privacy-join', version: '3.0' })).status).toBe(201)
  expect(await changedOf(member.token)).toEqual([])
})

it('sellers and buyers are members of the centre: its terms are asked of those who agreed to the firm’s before there were any', async () => {
  for (const code of ['terms-of-use', 'privacy-join', 'marketing'] as const)
    await server.add(terms, aTerm({ site: 'centre', code, edition: '9.0', content: { ko: '<p>무역센터</p>' } }))
  const { _id, token } = await addMember(server, 'trader')
  const ofMember = async () => (await server.ask('GET /api/v1/me/consents', { token })).answer
  await agree(token, { code: 'terms-of-use' })
  await agree(token, { version: '3.0' })
  expect(await ofMember()).toMatchObject({ site: 'firm', changed: [] })
  await server.database.db.updateTable('users').set({ role: 'SELLER' }).where('_id', '=', _id).execute()
  expect(await ofMember()).toMatchObject({ site: 'centre', changed: ['terms-of-use'] })
  // The firm's edition is none of the centre's.
  expect((await agree(token, { site: 'centre', code: 'terms-of-use' })).status).toBe(409)
  expect((await agree(token, { site: 'centre', code: 'terms-of-use', version: '9.0' })).answer.consent).toMatchObject({ site: 'centre' })
  expect(await ofMember()).toMatchObject({
    site: 'centre',
    changed: [],
    consents: [{ site: 'centre' }, { site: 'firm' }, { site: 'firm' }],
  })
  // What was agreed to with the firm can still be taken back there.
  expect((await agree(token, { version: '3.0', isAgreed: false })).answer.consent).toMatchObject({ site: 'firm', isAgreed: false })
  const holders = (await exportOf(token))['holders.json'] as readonly { file: string; company: string }[]
  expect(new Set(holders.map(({ company }) => company))).toEqual(new Set(['무역센터 재단']))
})
