import { setting } from '#contract/site/setting.ts'
import { boards, comments } from '#contract/support/boards.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../account/passwords.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { setting as firstSetting } from '../site/first/setting.ts'
import { type Stored, startServer, serverForFile, type TestServer } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const editor = await server.login('editor')

const aPost = (change: Partial<Stored<typeof boards>> = {}): Stored<typeof boards> => ({
  code: 'default-board',
  subject: { ko: '법원에 가시는 날' },
  content: { ko: '<p>본문</p>' },
  author: { ko: '송무지원팀' },
  thumb: null,
  files: [],
  ...change,
})

/** An account as people have: no level, no scope. Returns its id and an access token. */
async function join(username: string, name: string, on: TestServer = server) {
  const _id = uuid()
  const passwordHash = await hashPassword('a long enough one')
  const account = { _id, username, passwordHash, name, userType: 'PERSON', role: 'MEMBER', status: 'active', _level: null }
  await on.database.db
    .insertInto('users')
    .values({ ...account, createdAt: new Date().toISOString() })
    .execute()
  const authorization = `Basic ${Buffer.from(`${username}:a long enough one`).toString('base64')}`
  const { refreshToken } = (await on.ask('GET /api/auth/refreshToken', { headers: { authorization } })).answer
  return { _id, token: (await on.ask('GET /api/auth/accessToken', { token: refreshToken })).answer.accessToken }
}
const member = await join('hong', '홍길동')
const other = await join('kim', '김이음')

interface Written {
  content: unknown
  token?: string
  headers?: Record<string, string>
}
const write = (_id: string, { content, ...asked }: Written) =>
  server.ask('POST /api/v1/boards/{_id}/comments', { params: { _id }, body: { content }, ...asked })
const read = (_id: string, query: object = {}) => server.ask('GET /api/v1/boards/{_id}/comments', { params: { _id }, query })
const contentsOf = async (_id: string, query: object = {}) => (await read(_id, query)).answer.comments.map(({ content }) => content)

describe('a comment', () => {
  it('is refused from who is not signed in, and nothing is stored', async () => {
    const { _id } = await server.add(boards, aPost())
    for (const token of [undefined, 'x', 'a.b.c']) {
      const { status, error } = await write(_id, { content: '감사합니다', ...(token === undefined ? {} : { token }) })
      expect([status, error.code]).toEqual([401, 'unauthorized'])
    }
    expect((await read(_id)).answer).toEqual({ comments: [], summary: { total: 0, limit: 20, skip: 0 } })
  })

  it('of any signed-in account is there at once, under its name, for everybody', async () => {
    const { _id } = await server.add(boards, aPost())
    expect(await contentsOf(_id)).toEqual([])
    const { status, headers, answer } = await write(_id, { content: '  감사합니다\n도움이 됩니다 ', token: member.token })
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(answer.comment).toEqual({
      _id: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      author: '홍길동',
      content: '감사합니다\n도움이 됩니다',
    })
    expect((await write(_id, { content: '안내드립니다', token: editor })).answer.comment.author).toBe('편집자')
    expect((await read(_id)).answer.comments).toMatchObject([answer.comment, { author: '편집자', content: '안내드립니다' }])
  })

  it('never tells whose account it came from', async () => {
    const { _id } = await server.add(boards, aPost())
    const written = await write(_id, { content: '하나', token: other.token })
    await write(_id, { content: '둘', token: member.token })
    const { text, answer } = await read(_id)
    for (const shown of [written.text, text])
      for (const secret of [member._id, other._id, 'hong', 'kim', '_user']) expect(shown).not.toContain(secret)
    for (const comment of answer.comments) expect(Object.keys(comment).toSorted()).toEqual(['_id', 'author', 'content', 'createdAt'])
    const stored = await repositoryOf(comments).find(server.database.db, written.answer.comment._id)
    expect(stored).toMatchObject({ _user: other._id, _board: _id })
  })

  it('is plain text: HTML in it stays the signs that were typed', async () => {
    const { _id } = await server.add(boards, aPost())
    const content = '<b>굵게</b> <script>alert(1)</script> &amp; 3 < 5'
    expect((await write(_id, { content, token: member.token })).answer.comment.content).toBe(content)
    const { headers } = await read(_id)
    expect(await contentsOf(_id)).toEqual([content])
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/json; charset=utf-8', 'nosniff'])
  })

  it.each(['', ' \n ', 'x'.repeat(2001), 5, null, undefined, 'a\u0000b'])('is refused where it is %j', async (content) => {
    const { _id } = await server.add(boards, aPost())
    expect((await write(_id, { content, token: member.token })).status).toBe(400)
    expect((await read(_id)).answer.summary.total).toBe(0)
  })

  it('cannot name its author', async () => {
    const { _id } = await server.add(boards, aPost())
    for (const more of [{ author: '관리자' }, { _user: other._id }, { isPublished: false }]) {
      const body = { content: '글', ...more }
      const { status } = await server.ask('POST /api/v1/boards/{_id}/comments', { params: { _id }, body, token: member.token })
      expect({ more, status }).toEqual({ more, status: 400 })
    }
  })

  it('sent twice with one key is there once; the key of another account is another one', async () => {
    const { _id } = await server.add(boards, aPost())
    const headers = { 'idempotency-key': uuid() }
    const first = await write(_id, { content: '한 번만', token: member.token, headers })
    const second = await write(_id, { content: '한 번만', token: member.token, headers })
    expect([second.headers['idempotency-replayed'], second.text]).toEqual(['true', first.text])
    expect((await write(_id, { content: '한 번만', token: other.token, headers })).answer.comment.author).toBe('김이음')
    expect((await read(_id)).answer.summary.total).toBe(2)
  })

  it('is limited per address', async () => {
    await using own = await startServer({ env: { FORMS_PER_MINUTE: '2' } })
    const { _id } = await own.add(boards, aPost())
    const { token } = await join('lee', '이새', own)
    const asked = { params: { _id }, body: { content: '글' }, token }
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) statuses.push((await own.ask('POST /api/v1/boards/{_id}/comments', asked)).status)
    expect(statuses).toEqual([201, 201, 429])
  })
})

describe('the comments on a post', () => {
  it('are its own only, paged, the oldest first unless asked otherwise', async () => {
    const [post, another] = [await server.add(boards, aPost()), await server.add(boards, aPost())]
    for (const content of ['하나', '둘', '셋']) await write(post._id, { content, token: member.token })
    await write(another._id, { content: '다른 글', token: member.token })
    expect(await contentsOf(post._id)).toEqual(['하나', '둘', '셋'])
    expect(await contentsOf(post._id, { sort: '-createdAt', limit: 2 })).toEqual(['셋', '둘'])
    expect((await read(post._id, { limit: 2, skip: 2 })).answer).toMatchObject({
      comments: [{ content: '셋' }],
      summary: { total: 3, limit: 2, skip: 2 },
    })
    expect((await read(post._id, { limit: 0 })).status).toBe(400)
    expect((await read(post._id, { _user: member._id })).status).toBe(400)
  })

  it('are there with a published post only, and neither are new ones taken', async () => {
    const post = await server.add(boards, aPost())
    await write(post._id, { content: '글', token: member.token })
    const [draft, gone] = [await server.add(boards, aPost({ isPublished: false })), await server.add(boards, aPost())]
    const params = { _id: post._id }
    await server.ask('PUT /api/console/boards/{_id}', { params, body: { isPublished: false }, token: editor })
    await server.ask('DELETE /api/console/boards/{_id}', { params: { _id: gone._id }, token: editor })
    const nothing = '019a0000-0000-7000-8000-00000000ffff'
    for (const [_id, expected] of [
      [post._id, 404],
      [draft._id, 404],
      [nothing, 404],
      [gone._id, 410],
      ['1', 400],
    ] as const) {
      const statuses = [(await read(_id)).status, (await write(_id, { content: '글', token: member.token })).status]
      expect({ _id, statuses }).toEqual({ _id, statuses: [expected, expected] })
    }
    await server.ask('PUT /api/console/boards/{_id}', { params, body: { isPublished: true }, token: editor })
    expect(await contentsOf(post._id)).toEqual(['글'])
  })

  it('can be looked through and taken away in the console, not rewritten', async () => {
    const { _id } = await server.add(boards, aPost())
    const { comment } = (await write(_id, { content: '지울 글', token: member.token })).answer
    await write(_id, { content: '남을 글', token: member.token })
    expect((await server.ask('GET /api/console/boards/comments', { token: member.token })).status).toBe(403)
    const listed = await server.ask('GET /api/console/boards/comments', { query: { _board: _id }, token: editor })
    expect(listed.answer.comments.map(({ content, _user }) => [content, _user])).toEqual([
      ['남을 글', member._id],
      ['지울 글', member._id],
    ])
    const params = { _id: comment._id }
    expect((await server.ask('DELETE /api/console/boards/comments/{_id}', { params, token: editor })).status).toBe(204)
    expect(await contentsOf(_id)).toEqual(['남을 글'])
    const [left] = listed.answer.comments
    const body = { content: '고친 글' }
    const put = { params: { _id: left?._id ?? '' }, token: editor, body }
    expect((await server.ask('PUT /api/console/boards/comments/{_id}', put)).status).toBe(400)
    expect(await contentsOf(_id)).toEqual(['남을 글'])
  })
})

const own = (token: string, query: object = {}) => server.ask('GET /api/v1/me/comments', { token, query })
const take = (token: string, _id: string) => server.ask('DELETE /api/v1/me/comments/{_id}', { token, params: { _id } })
const hide = (_id: string, moderation: 'shown' | 'hidden') =>
  server.ask('PUT /api/console/boards/comments/{_id}', { params: { _id }, body: { moderation }, token: editor })

describe('a comment that staff hide', () => {
  it('is not listed or counted for readers, its author sees that it was hidden, and it can be shown again', async () => {
    const { _id } = await server.add(boards, aPost())
    const author = await join('hidden', '박가람')
    const { comment } = (await write(_id, { content: '가릴 글', token: author.token })).answer
    await write(_id, { content: '남을 글', token: member.token })
    expect(await contentsOf(_id)).toEqual(['가릴 글', '남을 글'])
    expect((await hide(comment._id, 'hidden')).answer.comment.moderation).toBe('hidden')
    expect((await read(_id)).answer).toMatchObject({ comments: [{ content: '남을 글' }], summary: { total: 1 } })
    expect((await own(author.token)).answer.comments).toMatchObject([{ content: '가릴 글', moderation: 'hidden' }])
    await hide(comment._id, 'shown')
    expect(await contentsOf(_id)).toEqual(['가릴 글', '남을 글'])
  })
})

describe('one’s own comments', () => {
  it('are listed with the post that they are on, the newest first, and nobody else’s', async () => {
    const author = await join('writer', '한결')
    const [post, gone] = [await server.add(boards, aPost()), await server.add(boards, aPost())]
    for (const { _id } of [post, gone]) await write(_id, { content: `글 ${_id}`, token: author.token })
    await write(post._id, { content: '남의 글', token: other.token })
    await server.ask('DELETE /api/console/boards/{_id}', { params: { _id: gone._id }, token: editor })
    const { comments: listed, summary } = (await own(author.token)).answer
    expect(summary.total).toBe(2)
    expect(listed).toMatchObject([
      { content: `글 ${gone._id}`, board: null, moderation: 'shown' },
      { content: `글 ${post._id}`, board: { _id: post._id, subject: '법원에 가시는 날' } },
    ])
    expect((await own(author.token, { limit: 1, skip: 1 })).answer.comments).toHaveLength(1)
  })

  it('can be taken away by who wrote them, hidden or not, and by nobody else', async () => {
    const author = await join('remover', '나래')
    const { _id } = await server.add(boards, aPost())
    const { comment } = (await write(_id, { content: '지울 글', token: author.token })).answer
    expect((await take(other.token, comment._id)).status).toBe(404)
    expect(await contentsOf(_id)).toEqual(['지울 글'])
    await hide(comment._id, 'hidden')
    expect([(await take(author.token, comment._id)).status, (await take(author.token, comment._id)).status]).toEqual([204, 404])
    expect((await own(author.token)).answer.comments).toEqual([])
    expect(await repositoryOf(comments).find(server.database.db, comment._id)).toBe('removed')
  })
})

describe('a comment where the setting says that staff look first', () => {
  it('waits, is read by its author alone until staff show it, and the office hears of it', async () => {
    await server.add(setting, { ...firstSetting, comments: 'moderated' })
    const admin = await server.login('admin')
    await server.database.db.updateTable('users').set({ email: 'office@example.com' }).where('username', '=', 'admin').execute()
    const chosen = { events: ['comment'], channels: ['EMAIL' as const], fromHour: 0, toHour: 24 }
    await server.ask('PUT /api/console/alerts', { token: admin, body: chosen })
    const { _id } = await server.add(boards, aPost())
    const author = await join('waiting', '다온')
    const { answer } = await write(_id, { content: '기다릴 글', token: author.token })
    expect(answer).toMatchObject({ comment: { content: '기다릴 글' }, isWaiting: true })
    expect((await read(_id)).answer.summary.total).toBe(0)
    expect((await own(author.token)).answer.comments).toMatchObject([{ content: '기다릴 글', moderation: 'waiting' }])
    const query = { moderation: 'waiting' } as const
    const waiting = await server.ask('GET /api/console/boards/comments', { query, token: editor })
    expect(waiting.answer.comments.map(({ content }) => content)).toEqual(['기다릴 글'])
    const told = await server.database.db.selectFrom('deliveries').select('template').where('template', '=', 'officeNews').execute()
    expect(told).toHaveLength(1)
    await hide(answer.comment._id, 'shown')
    expect(await contentsOf(_id)).toEqual(['기다릴 글'])
  })
})
