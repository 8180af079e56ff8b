import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { expect, it } from 'vitest'
import { aLawyer, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const story = await server.add(success, aStory())
const subjectIn = async (locale?: string) => {
  const asked = locale === undefined ? {} : { locale }
  return (await server.ask('GET /api/v1/success/{_id}', { params: { _id: story._id }, ...asked })).answer.success.subject
}

it.each([
  [undefined, '이야기'],
  ['ko', '이야기'],
  ['en', 'A story'],
  ['cn', '案例'],
  ['zh', '案例'],
  ['zh-TW', '案例'],
  ['zh-Hans-CN', '案例'],
  ['EN-gb', 'A story'],
  ['fr', '이야기'],
  ['*', '이야기'],
  ['', '이야기'],
  ['fr, en', 'A story'],
  ['en;q=0.5, ko;q=0.4, cn;q=0.9', '案例'],
  ['en;q=0, fr', '이야기'],
  ['fr;q=1.0,en;q=0.8,ko;q=0.9', '이야기'],
  [';;;,,q=,en;q=x', '이야기'],
])('Accept-Language %j is read as %s', async (header, expected) => {
  expect(await subjectIn(header)).toBe(expected)
})

it('what is not translated is Korean, field by field, and the item says which', async () => {
  const { _id } = await server.add(
    lawyers,
    aLawyer({
      intro: { ko: '한국어 소개', cn: '介绍' },
      career: [
        { txt: { ko: '첫째', en: 'First' }, isMain: true },
        { txt: { ko: '둘째' }, isMain: false },
      ],
    }),
  )
  const read = async (locale: string) => (await server.ask('GET /api/v1/lawyers/{_id}', { params: { _id }, locale })).answer.lawyer
  const english = await read('en')
  expect(english).toMatchObject({ name: 'Seol Hye-ryeong', intro: '한국어 소개', career: [{ txt: 'First' }, { txt: '둘째' }] })
  expect(english.fallback).toEqual(['intro', 'career.1.txt'])
  expect((await read('cn')).fallback).toEqual(['career.0.txt', 'career.1.txt'])
  expect(await read('ko')).not.toHaveProperty('fallback')
  const { answer } = await server.ask('GET /api/v1/lawyers', { locale: 'en' })
  expect(answer.lawyers[0]?.fallback).toEqual(['intro', 'career.1.txt'])
})

it('an answer that is kept for one language is not given for another', async () => {
  const korean = await server.ask('GET /api/v1/success', { locale: 'ko' })
  const english = await server.ask('GET /api/v1/success', { locale: 'en' })
  expect((await server.ask('GET /api/v1/success', { locale: 'ko' })).text).toBe(korean.text)
  expect(english.answer.successes[0]?.subject).toBe('A story')
  expect(english.headers['etag']).not.toBe(korean.headers['etag'])
})

it('refusals speak the asked language', async () => {
  const params = { _id: '019a0000-0000-7000-8000-00000000ffff' }
  const message = async (locale: string) => (await server.ask('GET /api/v1/success/{_id}', { params, locale })).error.message
  expect(await message('ko')).toBe('찾으시는 내용이 없습니다.')
  expect(await message('en')).toMatch(/^[\x20-\x7e’]+$/)
  expect(await message('zh-CN')).not.toMatch(/[가-힣]/)
})

it.each([
  ['ko', /^24시간으로 적어 주십시오\. 예: 09:00$/],
  ['en', /^[\x20-\x7e’]+$/],
  ['zh-CN', /^[^가-힣]*09:00[^가-힣]*$/],
])('what is wrong with a value is said in words, not as a pattern (%s)', async (locale, time) => {
  const token = await server.login('admin')
  const issuesOf = async (name: 'POST /api/console/fairs' | 'POST /api/v1/users/certify', body: unknown) =>
    (await server.ask(name, { locale, token, body })).error.issues ?? []
  const said = new Map((await issuesOf('POST /api/console/fairs', { opens: '1200' })).map(({ path, message }) => [path, message]))
  expect(said.get('opens')).toMatch(time)
  // Of the two ways to ask, the one that it comes closest to.
  const [number] = await issuesOf('POST /api/v1/users/certify', { channel: 'SMS', to: '12' })
  expect(number?.path).toBe('to')
  for (const { message } of [number ?? { message: '' }, ...(await issuesOf('POST /api/v1/users/certify', { channel: 'FAX', to: '1' }))]) {
    expect(message).not.toMatch(/Invalid|\^|\$/)
    expect(/[가-힣]/.test(message)).toBe(locale === 'ko')
  }
})
