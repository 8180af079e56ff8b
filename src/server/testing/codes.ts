import { v7 as uuid } from 'uuid'
import { hashPassword } from '../account/passwords.ts'

import type { TestServer } from './server.ts'
import type { Schema } from '../schema.ts'

/** Reads the texts sent to an address, the newest first, from the outbox that exists without transports. */
export async function sentTo({ app }: Pick<TestServer, 'app'>, to: string): Promise<string[]> {
  const { mail } = app.platform
  await mail.idle()
  return (mail.outbox?.messages ?? []).filter((message) => message.to === to).map(({ subject, text }) => `${subject}\n${text}`)
}

/** The code that was sent to an address last. */
export async function codeSentTo(server: Pick<TestServer, 'app'>, to: string): Promise<string> {
  const [text = ''] = await sentTo(server, to)
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}

/** A code that is not this one. */
export const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

type Member = Partial<Pick<Schema['users'], 'username' | 'status'>> & { email?: string; phone?: string; locale?: string; password?: string }

/** Stores an account past the API. Returns its id. */
export async function addMember(
  { database }: Pick<TestServer, 'database'>,
  { password = 'the old one', ...member }: Member,
): Promise<string> {
  const _id = uuid()
  const account = {
    _id,
    username: `member ${_id}`,
    name: '회원',
    userType: 'PERSON',
    role: 'MEMBER',
    status: 'active',
    _level: null,
    passwordHash: await hashPassword(password),
    createdAt: new Date().toISOString(),
    ...member,
  } as const
  await database.db.insertInto('users').values(account).execute()
  return _id
}
