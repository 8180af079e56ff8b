import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('need nothing: a start without any is a start on this machine', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      host: 'localhost',
      port: 3000,
      origins: { firm: 'http://localhost:3000', centre: 'http://localhost:3000' },
      centreHost: undefined,
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: undefined,
      seed: 'demo',
      formsPerMinute: 60,
      attachmentsPerDay: 8192 * 1024 * 1024,
      codesPerNetwork: 20,
      smtp: undefined,
      sms: undefined,
      stunUrls: ['stun:stun.cloudflare.com:3478'],
      turn: undefined,
      indexNowKey: undefined,
    })
  })

  it('come from the environment', () => {
    const env = { NODE_ENV: 'production', PORT: '80', ORIGIN: 'https://ieumsae.example', DATABASE_URL: 'postgres://a/b', SEED: 'none' }
    expect(readConfig(env)).toMatchObject({
      isProduction: true,
      port: 80,
      origins: { firm: 'https://ieumsae.example', centre: 'https://ieumsae.example' },
      databaseUrl: 'postgres://a/b',
      seed: 'none',
    })
  })

  it('give the trade centre a host of its own, unless there is one site alone', () => {
    const env = { ORIGIN: 'https://ieumsae.example/', CENTRE_ORIGIN: 'https://centre.example:8443/fairs' }
    expect(readConfig(env)).toMatchObject({
      origins: { firm: 'https://ieumsae.example', centre: 'https://centre.example:8443' },
      centreHost: 'centre.example:8443',
    })
    expect(readConfig({ ...env, CENTRE_ORIGIN: env.ORIGIN }).centreHost).toBe(undefined)
    expect(() => readConfig({ ...env, SITES: 'centre' })).toThrow(/\nCENTRE_ORIGIN is for two sites/)
  })

  it('can do without a STUN server, which sees the addresses of who meets', () => {
    expect(readConfig({ STUN_URLS: '' }).stunUrls).toEqual([])
  })

  it('name what sends messages in pairs', () => {
    const env = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'A <a@b.example>', SMS_URL: 'https://sms.example/v1', SMS_TOKEN: 'x' }
    expect(readConfig(env)).toMatchObject({
      smtp: { url: 'smtps://u:p@mail.example', from: 'A <a@b.example>' },
      sms: { url: 'https://sms.example/v1', token: 'x' },
    })
  })

  it.each([
    { PORT: 'x' },
    { PORT: '70000' },
    { ORIGIN: 'ieumsae' },
    { DATABASE_URL: 'mysql://a/b' },
    { SEED: 'yes' },
    { FORMS_PER_MINUTE: '0' },
    { CODES_PER_NETWORK: '0' },
    { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' },
    { SMTP_URL: 'smtps://mail.example' },
    { MAIL_FROM: 'a@b.example' },
    { CENTRE_MAIL_FROM: 'a@b.example' },
    { SMS_URL: 'smtp://sms.example', SMS_TOKEN: 'x' },
    { SMS_URL: 'https://sms.example' },
    { SMS_TOKEN: 'x' },
    { INDEXNOW_KEY: 'short' },
    { INDEXNOW_KEY: '../../etc/passwd' },
    { INDEXNOW_ENDPOINT: 'nowhere' },
  ])('that make no sense are named: %o', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  })
})
