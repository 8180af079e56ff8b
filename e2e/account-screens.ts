import { randomInt, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoViolations } from './axe.ts'
import { type Api, expect, frameHydrated, hydrated } from './fixtures.ts'
import { messageTo } from './text-messages.ts'
import type { Language } from './words.ts'

type Role = 'MEMBER' | 'SELLER' | 'BUYER'

export interface Member {
  username: string
  password: string
  name: string
  phone: string
  /** As it is sent to, and shown. */
  number: string
}

/** Somebody whom nothing else on the server knows. */
export function somebody(): Member {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  const own = randomUUID().slice(0, 8)
  return {
    username: `haneul-${own}`,
    password: `a long one ${own}`,
    name: `김하늘 ${own}`,
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
    number: `+8210${digits}`,
  }
}

/** An account that staff have made. @param email where it hears by mail, too */
export async function addMember(
  api: Api,
  role: 'MEMBER' | 'SELLER' = 'MEMBER',
  email: string | null = null,
): Promise<Member & { _id: string }> {
  const member = somebody()
  const { username, password, name, number } = member
  const userType = role === 'MEMBER' ? 'PERSON' : 'COMPANY'
  const person = {
    username,
    password,
    name,
    role,
    userType,
    status: 'active',
    _level: null,
    email,
    phone: number,
    locale: 'ko',
  } as const
  const { user } = await api.staff('POST /api/console/users', '/api/console/users', {
    ...person,
    channels: email === null ? [] : ['EMAIL' as const],
  })
  return { ...member, _id: user._id }
}

/** Returns the code that the app of an authenticator shows now, or at another time. */
export const codeOf = (secret: string, after = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after })

/** The screens of accounts in a tab. */
export class Account {
  readonly alert: Locator
  readonly #page: Page
  readonly #language: Language
  readonly #request: APIRequestContext
  /** What addresses of accounts say of the site where the member has joined. */
  #site: '' | '?site=centre' = ''

  constructor(page: Page, language: Language, request: APIRequestContext) {
    this.#page = page
    this.#language = language
    this.#request = request
    this.alert = page.getByRole('alertdialog')
  }

  #field(korean: string): Locator {
    // Of what has to be given the name says so.
    const [name, required] = [korean, '(필수)'].map((text) => this.#language.t(text).replaceAll(/[()]/g, String.raw`\$&`))
    return this.#page.getByRole('textbox', { name: new RegExp(`^${name}( ${required})?$`) })
  }

  #button(korean: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: this.#language.t(korean), exact: true })
  }

  /** Opens a page with a form that answers. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await frameHydrated(this.#page)
    await hydrated(this.#page.locator('main form').first())
  }

  /** Reads an alert, and agrees to it. */
  async agree(korean: string): Promise<void> {
    const alert = this.alert.filter({ hasText: this.#language.t(korean) })
    await expect(alert).toBeVisible()
    await alert.getByRole('button').last().click()
    // The next one may be there at once.
    await expect(alert).toBeHidden()
  }

  /** Gets a code as a text message, and types it in. */
  async typeCode({ phone, number }: Member): Promise<string> {
    await this.#page.getByRole('radio', { name: this.#language.t('문자 메시지') }).check()
    await this.#field('휴대전화 번호').fill(phone)
    await this.#button('인증번호 받기').click()
    const { code, message } = await messageTo(this.#request, this.#page.url(), number)
    await this.#field('인증번호 여섯 자리').fill(code)
    return message
  }

  /** A seller with a certificate that is not accepted hears so, and takes the other one. */
  async #writeCompany(role: 'SELLER' | 'BUYER'): Promise<void> {
    const choose = (korean: string) => this.#page.getByRole('radio', { name: this.#language.t(korean), exact: true }).check()
    await choose(role === 'SELLER' ? '판매 기업' : '바이어')
    await this.#page.getByRole('combobox').first().selectOption('KR')
    for (const name of ['회사 이름', '대표자 성함', '업종', '회사 주소']) await this.#field(name).fill(`${role} ${name}`)
    if (role === 'BUYER') {
      await choose('온라인')
      for (const name of ['활동하시는 시·도', '활동하시는 시·군·구']) await this.#field(name).fill(name)
      return
    }
    await this.#field('사업자등록번호').fill('120-81-12345')
    await this.#field('상품 분류').fill('차')
    await choose('그 밖의 인증')
    await this.#button('가입하기').click()
    const refused =
      '판매 회원은 서울어워드(SEOUL AWARD)나 슈퍼루키(SUPER ROOKIE) 인증을 받은 기업만 가입하실 수 있습니다. 다른 인증으로는 참가를 받지 않습니다.'
    await expect(this.#page.getByText(this.#language.t(refused))).toBeVisible()
    await choose('슈퍼루키 (SUPER ROOKIE)')
  }

  /** What a seller or a buyer reads of the company after joining. */
  async expectCompany(role: 'SELLER' | 'BUYER'): Promise<void> {
    await this.#page.getByRole('link', { name: this.#language.t('내 회사와 승인 상태') }).click()
    await expect(this.#page).toHaveURL('/mypage/company')
    await expect(this.#page.getByText(this.#language.t('승인을 기다리고 있습니다. 살펴보고 알려 드리겠습니다.'))).toBeVisible()
    await expect(this.#field('회사 이름')).toHaveValue(`${role} 회사 이름`)
  }

  async join(member: Member, role: Role = 'MEMBER'): Promise<void> {
    this.#site = role === 'MEMBER' ? '' : '?site=centre'
    await this.open(`/join${this.#site}`)
    for (const box of (await this.#page.getByRole('main').getByRole('checkbox').all()).slice(0, 2)) await box.check()
    if (role !== 'MEMBER') await this.#writeCompany(role)
    await this.typeCode(member)
    await this.#field('성함 또는 상호').fill(member.name)
    await this.#field('아이디').fill(member.username)
    await this.#field('비밀번호 (8자 이상)').fill(member.password)
    await this.#button('가입하기').dblclick()
    await this.agree(
      role === 'MEMBER'
        ? '가입하셨습니다.'
        : '가입하셨습니다. 회사 정보를 살펴보고 알려 드립니다. 승인되면 상담회에 참가를 신청하실 수 있습니다.',
    )
    if (role !== 'MEMBER') {
      // Sellers and buyers begin with what is next.
      await expect(this.#page).toHaveURL('/mypage/today')
      await expect(this.#page.getByRole('heading', { name: this.#language.t('다음으로 하실 일') })).toBeVisible()
      await this.#page.goto(`/mypage/myinfo${this.#site}`)
    }
    await this.expectOwnPage(member)
  }

  /** @param path none: where the login is already, or on its way */
  async logIn({ username, password }: Pick<Member, 'username' | 'password'>, path = '/login'): Promise<void> {
    if (path !== '') await this.open(path)
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.#language.t('로그인'))
    await this.#field('아이디').fill(username)
    await this.#field('비밀번호').fill(password)
    await this.#button('로그인').click()
  }

  async expectOwnPage({ username, name }: Pick<Member, 'username' | 'name'>): Promise<void> {
    await expect(this.#page).toHaveURL(`/mypage/myinfo${this.#site}`)
    await expect(this.#page.getByText(username, { exact: true })).toBeVisible()
    await expect(this.#field('성함 또는 상호')).toHaveValue(name)
  }

  async logOut(): Promise<void> {
    await this.#button('로그아웃').last().click()
    await this.agree('로그아웃 하시겠습니까?')
    await expect(this.#page).toHaveURL(this.#site === '' ? '/' : '/fairs')
  }

  async recover(member: Member, password: string): Promise<void> {
    await this.open('/recovery')
    expect(await this.typeCode(member)).toContain(member.username)
    await this.#field('아이디').fill(member.username)
    await this.#field('새 비밀번호').fill(password)
    await this.#button('비밀번호 바꾸기').click()
    await this.agree('비밀번호를 바꾸었습니다. 새 비밀번호로 로그인해 주십시오. 다른 기기의 로그인은 모두 끝났습니다.')
    await expect(this.#page).toHaveURL('/login')
  }

  async changePassword(current: string, password: string): Promise<void> {
    await this.#field('지금 비밀번호').fill(current)
    await this.#field('새 비밀번호 (8자 이상)').fill(password)
    await this.#button('비밀번호 바꾸기').click()
    await this.agree('비밀번호를 바꾸었습니다. 다른 기기의 로그인은 모두 끝났습니다.')
  }

  /** Takes one's data along. */
  async download(): Promise<string> {
    const [archive] = await Promise.all([this.#page.waitForEvent('download'), this.#button('내 자료 받기').click()])
    expect((await stat(await archive.path())).size).toBeGreaterThan(300)
    return archive.suggestedFilename()
  }

  /** Turns the second factor on. @returns its secret, and the recovery codes */
  async turnOnFactor({ password }: Member) {
    const part = this.#page.getByRole('region', { name: this.#language.t('2단계 인증'), exact: true })
    await part.getByRole('textbox', { name: this.#language.t('비밀번호'), exact: true }).fill(password)
    await this.#button('2단계 인증 시작하기').click()
    await expect(part.getByRole('img', { name: this.#language.t('인증 앱에 등록할 QR 코드') })).toBeVisible()
    await expectNoViolations(this.#page)
    const secret = ((await part.locator('.select-all').textContent()) ?? '').replaceAll(' ', '')
    await part.getByRole('textbox', { name: this.#language.t('인증번호 여섯 자리') }).fill(codeOf(secret))
    await this.#button('확인하고 켜기').click()
    await expect(part.getByRole('listitem')).toHaveCount(10)
    const recoveryCodes = await part.getByRole('listitem').allTextContents()
    await this.#button('적어 두었습니다').click()
    return { secret, recoveryCodes }
  }

  /** The second step of a login. */
  async typeFactor(code: string): Promise<void> {
    const field = this.#field('인증 앱의 코드')
    await expect(field).toBeFocused()
    await field.fill(code)
    await this.#button('로그인').click()
  }

  async withdraw(password: string): Promise<void> {
    await this.#page.locator('summary', { hasText: this.#language.t('회원 탈퇴') }).click()
    const part = this.#page.getByRole('region', { name: this.#language.t('로그아웃과 탈퇴') })
    await part.getByRole('textbox', { name: this.#language.t('비밀번호'), exact: true }).fill(password)
    await this.#button('탈퇴하기').click()
    await this.agree('정말 탈퇴하시겠습니까? 되돌릴 수 없습니다.')
    await this.agree('탈퇴하셨습니다. 그동안 이용해 주셔서 고맙습니다.')
  }
}
