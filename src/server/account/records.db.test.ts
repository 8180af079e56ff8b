import { boards, comments } from '#contract/support/boards.ts'
import { terms } from '#contract/support/terms.ts'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile()
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join', 'marketing'] as const) await server.add(terms, aTerm({ code, edition: '2.0' }))
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

/** The files of an archive, as JSON. */
async function exportOf(token: string): Promise<Record<string, unknown[]>> {
  const { rawPayload, headers, statusCode } = await server.app.inject(requestOf('GET /api/v1/me/export', { token }))
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store'])
  return Object.fromEntries(Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown[]]))
}

describe('the archive of a member', () => {
  it('holds all that is kept of them, and nothing of anybody else', async () => {
    const [own, other] = [await addMember(server, 'seo', { name: '서하늘' }), await addMember(server, 'ahn', { name: '안바다' })]
    const post = await server.add(boards, {
      code: 'default-board',
      subject: { ko: '글' },
      content: { ko: '<p>글</p>' },
      author: { ko: '팀' },
      thumb: null,
    })
    // More than are read at a time.
    for (let index = 0; index < 250; index += 1)
      await server.add(comments, { _board: post._id, _user: own._id, author: '서하늘', content: `댓글 ${index}`, moderation: 'shown' })
    await server.add(comments, { _board: post._id, _user: other._id, author: '안바다', content: '남의 댓글', moderation: 'shown' })
    await agree(own.token, {})
    const files = await exportOf(own.token)
    expect(Object.keys(files)).toEqual([
      'account.json',
      'sessions.json',
      'consents.json',
      'passkeys.json',
      'company.json',
      'files.json',
      'comments.json',
      'questions.json',
      'bookmarks.json',
      'likes.json',
    ])
    expect(files['account.json']).toMatchObject([{ _id: own._id, username: 'seo', name: '서하늘', email: 'seo@example.com' }])
    expect(files['sessions.json']).toHaveLength(1)
    expect(files['consents.json']).toMatchObject([{ code: 'marketing', isAgreed: true }])
    expect(new Set(files['comments.json']?.map((comment) => (comment as { content: string }).content)).size).toBe(250)
    const text = JSON.stringify(files)
    for (const trace of ['안바다', '남의 댓글', 'passwordHash', '$argon2', other._id])
      expect([trace, text.includes(trace)]).toEqual([trace, false])
    expect((await exportOf(other.token))['consents.json']).toEqual([])
  })
})
