import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { Answer } from '#contract/api.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { forgetSession } from '../session/renew.ts'
import { currentTokens } from '../session/tokens.ts'
import { everythingStored, forgetEverything } from '../testing/device.ts'
import { renderPart } from '../testing/render.tsx'
import { type Answers, json, refuse } from '../testing/server.ts'
import { JoinPage } from './join-page.tsx'
import { LoginPage } from './login-page.tsx'

const alert = page.getByRole('alertdialog')
const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const time = '2026-11-23T00:00:00.000Z'
const tokens = { accessToken: 'access', refreshToken: 'refresh' }

/** What the alert says, after it was put away. */
async function read(): Promise<string> {
  await expect.element(alert).toBeVisible()
  const text = alert.element().textContent?.replace(/확인$/, '') ?? ''
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
  return text
}

/** Each mistake in turn: what is said, which field it leads back to, and what mends it. */
async function expectMistakes(press: () => Promise<void>, mistakes: readonly (readonly [string, Locator, () => Promise<void>])[]) {
  for (const [text, place, mend] of mistakes) {
    await press()
    expect(await read()).toBe(text)
    await expect.element(place).toHaveFocus()
    await mend()
  }
}

afterEach(async () => {
  forgetSession()
  await forgetEverything()
})

describe('the login', () => {
  it('needs a user name and a password, and says no more of them', async () => {
    const { server } = await renderPart(<LoginPage />, { path: '/login' })
    await expectMistakes(
      () => button('로그인').click(),
      [
        ['아이디를 입력해주세요', field('아이디'), () => field('아이디').fill('haneul')],
        ['비밀번호를 입력해주세요', field('비밀번호'), () => field('비밀번호').fill('a long one')],
      ],
    )
    expect(server.asked('GET /api/auth/publicKey')).toEqual([])
  })

  it('sends what only the server can read, in its own time, and leads to one’s own page', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
    const key = { ...(await exportJWK(publicKey)), kid: 'k' } as Answer<'GET /api/auth/publicKey'>['key']
    const { server, history } = await renderPart(<LoginPage />, {
      path: '/login',
      answers: {
        'GET /api/auth/publicKey': { key, time },
        'GET /api/auth/refreshToken': { refreshToken: 'first' },
        'GET /api/auth/accessToken': tokens,
      },
    })
    await field('아이디').fill(' haneul ')
    await field('비밀번호').fill(' a long one ')
    await button('로그인').dblClick()
    await expect.poll(() => history.location.pathname).toBe('/mypage/myinfo')
    const [asked, ...more] = server.asked('GET /api/auth/refreshToken')
    expect(more).toEqual([])
    const sealed = asked?.headers.get('authorization')?.replace('Basic ', '') ?? ''
    const { plaintext } = await compactDecrypt(sealed, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
      username: 'haneul',
      password: ' a long one ',
      at: Date.parse(time),
    })
    expect(currentTokens()).toEqual(tokens)
    expect(await everythingStored()).not.toContain('a long one')
  })

  it('that is refused says what the server says, and keeps what was typed', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
    const key = { ...(await exportJWK(publicKey)), kid: 'k' } as Answer<'GET /api/auth/publicKey'>['key']
    const { history } = await renderPart(<LoginPage />, {
      path: '/login',
      answers: {
        'GET /api/auth/publicKey': { key, time },
        'GET /api/auth/refreshToken': refuse(401, '아이디나 비밀번호가 맞지 않습니다', 'unauthorized'),
      },
    })
    await field('아이디').fill('haneul')
    await field('비밀번호').fill('not this one')
    await button('로그인').click()
    expect(await read()).toBe('아이디나 비밀번호가 맞지 않습니다')
    await expect.element(field('아이디')).toHaveValue('haneul')
    expect(history.location.pathname).toBe('/login')
  })

  it('shows the password when it is asked to', async () => {
    await renderPart(<LoginPage />, { path: '/login' })
    await expect.element(field('비밀번호')).toHaveAttribute('type', 'password')
    await button('비밀번호 보기').click()
    await expect.element(field('비밀번호')).toHaveAttribute('type', 'text')
    await expect.element(button('비밀번호 보기')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('joining', () => {
  const term: NonNullable<Answers['GET /api/v1/terms/{code}']> = () =>
    json(
      {
        term: {
          code: 'terms-of-use',
          subject: '이용약관',
          content: '<p>약관의 글</p>',
          edition: '1',
          hash: 'h',
          locale: 'ko',
        },
      },
      200,
    )
  const sent = { certification: { _id: '01900000-0000-7000-8000-000000000001', expiresAt: time } }
  const certify: NonNullable<Answers['POST /api/v1/users/certify']> = ({ body }) =>
    json({ certification: { ...sent.certification, ...('code' in (body as object) ? { token: 'token' } : {}) } }, 201)
  const open = (answers: Answers = {}) =>
    renderPart(<JoinPage />, {
      path: '/join',
      answers: { 'GET /api/v1/terms/{code}': term, 'POST /api/v1/users/certify': certify, ...answers },
    })
  const box = (index: number) => page.getByRole('checkbox').nth(index)

  it('says beside each field what is wrong with it, all at once, and leads to the first', async () => {
    const { server } = await open()
    await expect.element(page.getByText('(필수) 이용약관').first()).toBeVisible()
    await button('가입하기').click()
    const messages = ['먼저 인증번호를 받아 주십시오', '인증번호 여섯 자리를 입력해주세요', '성함을 입력해주세요', '아이디를 입력해주세요']
    for (const message of [...messages, '비밀번호는 8자 이상으로 정해 주십시오'])
      await expect.element(page.getByText(message)).toBeVisible()
    expect(page.getByText('필수 항목에 동의해주세요').elements()).toHaveLength(2)
    await expect.element(box(0)).toHaveFocus()
    await expect.element(field('아이디')).toHaveAccessibleDescription('아이디를 입력해주세요')
    await box(0).click()
    await box(1).click()
    await field('이메일 주소').fill('haneul@example.com')
    await button('인증번호 받기').click()
    await expect.element(button('인증번호 다시 받기')).toBeVisible()
    await field('인증번호 여섯 자리').fill('123456')
    await field('성함 또는 상호').fill('김하늘')
    await field('아이디').fill('ha:neul')
    await field('비밀번호 (8자 이상)').fill('short')
    await button('가입하기').click()
    await expect.element(field('아이디')).toHaveFocus()
    await expect.element(field('아이디')).toHaveAccessibleDescription('아이디에는 쌍점(:)을 쓰실 수 없습니다')
    await expect.element(page.getByText('비밀번호는 8자 이상으로 정해 주십시오')).toBeVisible()
    await expect.element(field('성함 또는 상호')).toHaveValue('김하늘')
    await expect.element(page.getByText('성함을 입력해주세요')).not.toBeInTheDocument()
    expect(server.asked('POST /api/v1/users')).toEqual([])
  })

  it('waits for the texts of the terms, and asks for them again', async () => {
    let hasCome = false
    const refused = refuse(400, '지금은 안 됩니다', 'invalid')
    const { server } = await open({ 'GET /api/v1/terms/{code}': (request) => (hasCome ? term : refused)(request) })
    expect(await read()).toBe('지금은 안 됩니다')
    await expect.element(box(0)).toBeDisabled()
    hasCome = true
    await button('가입하기').click()
    await expect.element(page.getByText('동의 내용을 불러오지 못했습니다.', { exact: false }).first()).toBeVisible()
    await box(0).click()
    await expect.element(box(0)).toBeChecked()
    expect(server.asked('POST /api/v1/users')).toEqual([])
  })

  it('that is refused keeps what was typed, asks for no other code, and is another request after the change', async () => {
    const { server } = await open({ 'POST /api/v1/users': refuse(409, '이미 쓰고 있는 아이디입니다', 'taken') })
    await expect.element(page.getByText('(필수) 이용약관').first()).toBeVisible()
    await box(0).click()
    await box(1).click()
    await field('이메일 주소').fill('haneul@example.com')
    await button('인증번호 받기').click()
    // As a full-width input method writes it.
    await field('인증번호 여섯 자리').fill('１２３４５６')
    await field('성함 또는 상호').fill('김하늘')
    await field('아이디').fill('haneul')
    await field('비밀번호 (8자 이상)').fill('a long one')
    await button('가입하기').click()
    expect(await read()).toBe('이미 쓰고 있는 아이디입니다')
    await field('아이디').fill('haneul2')
    await button('가입하기').click()
    await read()
    const [one, two] = server.asked('POST /api/v1/users')
    expect(one?.body).toMatchObject({ username: 'haneul', certification: { token: 'token' }, userType: 'PERSON' })
    expect(two?.body).toMatchObject({ username: 'haneul2', channels: ['EMAIL'], certification: { token: 'token' }, password: 'a long one' })
    expect(two?.body).toHaveProperty('consents.length', 2)
    expect(two?.headers.get('idempotency-key')).not.toBe(one?.headers.get('idempotency-key'))
    const checked = server.asked('POST /api/v1/users/certify').flatMap(({ body }) => ('code' in (body as object) ? [body] : []))
    expect(checked).toEqual([expect.objectContaining({ code: '123456' })])
  })

  it('has the way ticked by which the code came, until another is chosen by hand', async () => {
    const { server } = await open()
    const ticked = () => ['문자 메시지', '이메일', '전화'].filter((name) => boxOf(name).matches(':checked'))
    const boxOf = (name: string) => page.getByRole('checkbox', { name, exact: true }).element()
    const send = async (way: string, to: string, address: string) => {
      await page.getByRole('radio', { name: way }).click()
      await field(to).fill(address)
      await page.getByRole('button', { name: /^인증번호 (다시 )?받기$/ }).click()
    }
    await send('이메일', '이메일 주소', 'haneul@example.com')
    await expect.poll(ticked).toEqual(['이메일'])
    await send('문자 메시지', '휴대전화 번호', '010-1234-5678')
    await expect.poll(ticked).toEqual(['문자 메시지'])
    await page.getByRole('checkbox', { name: '문자 메시지' }).click()
    await send('이메일', '이메일 주소', 'haneul@example.com')
    await expect.poll(() => server.asked('POST /api/v1/users/certify').length).toBe(3)
    await new Promise((done) => setTimeout(done, 50))
    expect(ticked()).toEqual([])
  })

  it('keeps what was typed over a reload, but neither the password nor the code', async () => {
    const { unmount } = await open()
    await field('성함 또는 상호').fill('김하늘')
    await field('아이디').fill('haneul')
    await field('인증번호 여섯 자리').fill('123456')
    await field('비밀번호 (8자 이상)').fill('a long one')
    await page.getByRole('radio', { name: '법인' }).click()
    const stored = await everythingStored()
    expect(stored).toContain('haneul')
    expect(stored).not.toContain('a long one')
    expect(stored).not.toContain('123456')
    await unmount()
    await open()
    await expect.element(field('성함 또는 상호')).toHaveValue('김하늘')
    await expect.element(field('아이디')).toHaveValue('haneul')
    await expect.element(page.getByRole('radio', { name: '법인' })).toBeChecked()
    await expect.element(field('비밀번호 (8자 이상)')).toHaveValue('')
  })
})
