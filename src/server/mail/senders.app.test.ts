import { expect, it } from 'vitest'
import { startMailServer } from '../testing/post-office.ts'
import { serverForFile, startServer } from '../testing/server.ts'

const mails = await startMailServer()
const [firm, centre] = ['no-reply@ieumsae.example', 'no-reply@fairs.example']
const env = { SMTP_URL: mails.url, MAIL_FROM: `Ieumsae <${firm}>`, CENTRE_MAIL_FROM: `Fairs <${centre}>` }
const CENTRE_ORIGIN = 'https://fairs.example'
const server = await serverForFile({ hasAccounts: true, env: { ...env, CENTRE_ORIGIN } })
const { mail } = server.app.platform
const token = await server.login('admin')
const letter = { to: 'kim@example.com', subject: 'Hello', html: '<p>Hello</p>' }

/** The addresses that the mails since the last call came from, in the envelope and in the header. */
const senders = async () => {
  await mail.idle()
  return mails.received.splice(0).map(({ from, source }) => [from, /^From: (.*)/m.exec(source)?.[1]?.trim()])
}
const [asFirm, asCentre] = [
  [firm, `Ieumsae <${firm}>`],
  [centre, `Fairs <${centre}>`],
]

it.each(['certify', 'recovery'] as const)('a code (%s) comes from the site where it was asked for', async (purpose) => {
  for (const [site, sender] of [
    ['firm', asFirm],
    ['centre', asCentre],
  ] as const) {
    const to = purpose === 'recovery' ? 'kim@example.com' : `${site}@example.com`
    await server.database.db.updateTable('users').set({ email: to }).where('username', '=', 'admin').execute()
    expect((await server.ask(`POST /api/v1/users/${purpose}`, { body: { channel: 'EMAIL', to, site } })).status).toBe(201)
    expect(await senders()).toEqual([sender])
  }
})

it('a trial of a text comes from the site that the text is about, and a letter of the staff from the one that they choose', async () => {
  await server.database.db.updateTable('users').set({ email: 'kim@example.com' }).where('username', '=', 'admin').execute()
  const trial = { channel: 'EMAIL', locale: 'en', subject: 'Trial' } as const
  const matching = { ...trial, template: 'matching', text: '{fair} {event} {link}' } as const
  const changed = { ...trial, template: 'passwordChanged', text: '{username}' } as const
  for (const [body, sender] of [
    [matching, asCentre],
    [changed, asFirm],
  ] as const) {
    expect((await server.ask('POST /api/console/messages/test', { token, body })).status).toBe(204)
    expect(await senders()).toEqual([sender])
  }
  for (const [site, sender] of [
    [undefined, asFirm],
    ['firm', asFirm],
    ['centre', asCentre],
  ] as const) {
    const body = { ...letter, ...(site === undefined ? {} : { site }) }
    expect((await server.ask('POST /api/console/email', { token, body })).status).toBe(204)
    expect(await senders()).toEqual([sender])
  }
})

it('a letter of the centre links to the centre', async () => {
  const body = { ...letter, site: 'centre', html: '<p><a href="/fairs">Fairs</a></p>' } as const
  expect((await server.ask('POST /api/console/email', { token, body })).status).toBe(204)
  await mail.idle()
  expect(mails.received.splice(0)[0]?.source).toContain(`Fairs (${CENTRE_ORIGIN}/fairs)`)
})

it('where the centre runs alone, everything comes from it', async () => {
  await using alone = await startServer({ hasAccounts: true, env: { ...env, SITES: 'centre' } })
  const own = alone.app.platform.mail
  const code = { channel: 'EMAIL', to: 'lee@example.com', site: 'firm' } as const
  expect((await alone.ask('POST /api/v1/users/certify', { body: code })).status).toBe(201)
  await own.idle()
  expect(await senders()).toEqual([asCentre])
  expect((await alone.ask('POST /api/console/email', { token: await alone.login('admin'), body: letter })).status).toBe(204)
  await own.idle()
  expect(await senders()).toEqual([asCentre])
})
