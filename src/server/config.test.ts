import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('need nothing: a start without any is a start on this machine', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      host: 'localhost',
      port: 3000,
      origin: 'http://localhost:3000',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: undefined,
      seed: 'demo',
      formsPerMinute: 60,
      attachmentsPerDay: 8192 * 1024 * 1024,
      indexNowKey: undefined,
    })
  })

  it('come from the environment', () => {
    const env = { NODE_ENV: 'production', PORT: '80', ORIGIN: 'https://ieumsae.example', DATABASE_URL: 'postgres://a/b', SEED: 'none' }
    expect(readConfig(env)).toMatchObject({
      isProduction: true,
      port: 80,
      origin: 'https://ieumsae.example',
      databaseUrl: 'postgres://a/b',
      seed: 'none',
    })
  })

  it.each([
    { PORT: 'x' },
    { PORT: '70000' },
    { ORIGIN: 'ieumsae' },
    { DATABASE_URL: 'mysql://a/b' },
    { SEED: 'yes' },
    { FORMS_PER_MINUTE: '0' },
    { INDEXNOW_KEY: 'short' },
    { INDEXNOW_KEY: '../../etc/passwd' },
    { INDEXNOW_ENDPOINT: 'nowhere' },
  ])('that make no sense are named: %o', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
  })
})
