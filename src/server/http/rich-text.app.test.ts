import { expect, it } from 'vitest'
import { asTables } from '../db/schema.ts'
import { aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const token = await server.login('editor')
const { subject, summary, result, thumb, code, practice } = aStory()
const picture = '/api/v1/files/019a0000-0000-7000-8000-000000000001/640.webp'

const cases: [string, string, string][] = [
  ['a script', '<p>가</p><script>alert(1)</script>', '<p>가</p>'],
  ['a script in capitals and pieces', '<ScRiPt>alert(1)</sCrIpT><scr<script>ipt>', 'ipt&gt;'],
  ['an event handler', '<p onclick="alert(1)" onerror=alert(1)>나</p>', '<p>나</p>'],
  ['a style', '<p style="position:fixed" class="x" id="y">다</p><style>p{}</style>', '<p>다</p>'],
  ['a picture from elsewhere', '<img src="https://elsewhere.example/a.png" onerror="alert(1)">', ''],
  ['a picture that is no address', '<img src=x onerror=alert(1)><img>', ''],
  ['a picture that leaves our files', '<img src="/api/v1/files/../../console/forms">', ''],
  ['a link with a program', '<a href="javascript:alert(1)">라</a>', '<a>라</a>'],
  ['a link with a hidden program', '<a href="&#106;ava\nscript:alert(1)">마</a>', '<a>마</a>'],
  ['a link to data', '<a href="data:text/html,x">바</a>', '<a>바</a>'],
  ['a link without its scheme', '<a href="//elsewhere.example">사</a>', '<a>사</a>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe><object data="x"></object><embed src="x">', ''],
  ['SVG and MathML', '<svg onload=alert(1)><a/></svg><math><mtext></mtext></math>', '<a></a>'],
  ['a form', '<form action="/x"><input name="a"><button>아</button></form>', '아'],
  ['a comment', '<!-- <p>secret</p> --><p>자</p>', '<p>자</p>'],
]

it.each(cases)('%s is not stored', async (_what, html, expected) => {
  const content = { ko: html, en: html }
  const created = await server.ask('POST /api/console/success', {
    token,
    body: { subject, summary, result, thumb, code, practice, content },
  })
  expect(created.status).toBe(201)
  expect(created.answer.success.content).toEqual({ ko: expected, en: expected })
  const params = { _id: created.answer.success._id }
  const changed = await server.ask('PUT /api/console/success/{_id}', { token, params, body: { content } })
  expect(changed.answer.success.content).toEqual({ ko: expected, en: expected })
  expect((await server.ask('GET /api/v1/success/{_id}', { params })).answer.success.content).toBe(expected)
})

it('what an article is made of stays as it is', async () => {
  const html =
    `<h2>가</h2><p>나 <strong>다</strong> <em>라</em><br />마</p><ul><li>바</li></ul><blockquote>사</blockquote>` +
    `<figure><img src="${picture}" alt="아" width="640" height="480" /><figcaption>자</figcaption></figure>` +
    `<p><a href="https://elsewhere.example/a?b=1&amp;c=2">차</a> <a href="tel:02-0100-2000">카</a> <a href="/contact">타</a></p>` +
    `<table><thead><tr><th scope="col">파</th></tr></thead><tbody><tr><td colspan="2">하</td></tr></tbody></table>`
  const body = { subject, summary, result, thumb, code, practice, content: { ko: html } }
  expect((await server.ask('POST /api/console/success', { token, body })).answer.success.content.ko).toBe(html)
})

it('a text that is no HTML is stored as it is, signs and all', async () => {
  const name = { ko: '<b>굵게</b> & "따옴표"' }
  const body = { subject: name, summary, result, thumb, code, practice, content: { ko: '' } }
  expect((await server.ask('POST /api/console/success', { token, body })).answer.success.subject).toEqual(name)
})

it('what is optional is cleaned too', async () => {
  const body = {
    subject,
    summary,
    label: { ko: '가' },
    thumb: null,
    code: 'column',
    content: { ko: '<p>가</p><script>alert(1)</script>', cn: '<img src=x onerror=alert(1)>' },
  }
  const { answer } = await server.ask('POST /api/console/insights', { token, body })
  expect(answer.insight.content).toEqual({ ko: '<p>가</p>', cn: '' })
})

it('what was stored by other means is not shown either', async () => {
  const body = { subject, summary, result, thumb, code, practice, content: { ko: '<p>가</p>' } }
  const { _id } = (await server.ask('POST /api/console/success', { token, body })).answer.success
  const { db } = server.app.platform.database
  const row = await asTables(db).selectFrom('success').select('data').where('_id', '=', _id).executeTakeFirstOrThrow()
  const data = String(row['data']).replace('<p>가</p>', '<p>가</p><script>alert(1)</script><p onclick=\\"alert(1)\\">나</p>')
  await asTables(db).updateTable('success').set({ data }).where('_id', '=', _id).execute()
  const params = { _id }
  expect((await server.ask('GET /api/v1/success/{_id}', { params })).answer.success.content).toBe('<p>가</p><p>나</p>')
})
