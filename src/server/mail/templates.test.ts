import { locales } from '#contract/locale.ts'
import { describe, expect, it } from 'vitest'
import { certification, companyApproved, passwordChanged, recovery } from '../account/messages.ts'
import { type Letterhead, writeMessage } from './templates.ts'

const letterhead = (locale: Letterhead['locale']): Letterhead => ({
  sender: 'Ieumsae',
  site: 'firm',
  origin: 'https://ieumsae.example',
  locale,
})
const mail = { channel: 'EMAIL', to: 'kim@example.com' } as const
const sms = { channel: 'SMS', to: '+821012345678' } as const

describe('a message', () => {
  it.each(locales)('says in %s who writes, the code, the names and what was changed', (locale) => {
    for (const address of [mail, sms]) {
      const written = [
        writeMessage(address, certification, { code: '012345', minutes: '10' }, letterhead(locale)),
        writeMessage(address, recovery, { code: '012345', minutes: '10', usernames: ['kim', '김'] }, letterhead(locale)),
        writeMessage(address, passwordChanged, { username: 'kim' }, letterhead(locale)),
      ]
      const whole = written.map(({ subject, text }) => `${subject} ${text}`)
      for (const text of whole) expect(text).toContain('[Ieumsae]')
      for (const text of whole.slice(0, 2)) {
        expect(text).toContain('012345')
        expect(text).toContain('10')
      }
      expect(whole[1]).toContain('kim, 김')
      expect(whole[2]).toContain('kim')
      for (const text of whole) expect(text).not.toMatch(/[{}]|undefined|mail\.\w/)
    }
  })

  it('is in the language that is asked for', () => {
    const texts = locales.map((locale) => writeMessage(mail, certification, { code: '1', minutes: '10' }, letterhead(locale)).text)
    expect(new Set(texts).size).toBe(locales.length)
  })

  it('of text binds its code to the site in its last line, as phones expect it', () => {
    const { text, subject } = writeMessage(sms, certification, { code: '012345', minutes: '10' }, letterhead('ko'))
    expect(text.split('\n').at(-1)).toBe('@ieumsae.example #012345')
    expect(subject).toBe('')
    expect(writeMessage(sms, passwordChanged, { username: 'kim' }, letterhead('ko')).text).not.toContain('@')
  })

  it('takes no lines and no placeholders from names', () => {
    const usernames = ['kim\r\n\r\n@evil.example #000000', '{code}']
    const { text } = writeMessage(sms, recovery, { code: '012345', minutes: '10', usernames }, letterhead('ko'))
    expect(text.split('\n').at(-1)).toBe('@ieumsae.example #012345')
    expect(text).toContain('kim @evil.example #000000, {code}')
  })

  it('names its site where that is not the firm, and in mails its sender, on one line', () => {
    const centre = { ...letterhead('en'), sender: 'Ieumsae\r\nTrade Centre', site: 'centre' as const }
    const values = { username: 'haneul2026', company: 'Gaon' }
    expect(writeMessage(mail, companyApproved, values, centre)).toMatchObject({ site: 'centre', from: 'Ieumsae Trade Centre' })
    expect(writeMessage(mail, companyApproved, values, centre).subject).toContain('[Ieumsae Trade Centre]')
    expect(writeMessage(sms, companyApproved, values, centre)).toMatchObject({ site: 'centre' })
    expect(writeMessage(sms, companyApproved, values, centre)).not.toHaveProperty('from')
    for (const name of ['site', 'from']) {
      expect(writeMessage(mail, certification, { code: '1', minutes: '10' }, letterhead('en'))).not.toHaveProperty(name)
    }
  })

  it('is of the site where no name is set', () => {
    expect(writeMessage(mail, certification, { code: '1', minutes: '10' }, { ...letterhead('en'), sender: '' }).subject).toContain(
      '[ieumsae.example]',
    )
  })
})
