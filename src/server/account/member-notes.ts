import type { Address } from '#contract/account/certification.ts'
import { toLocale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { WriteContext } from '../http/route.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { type MessageTemplate, writeMessage } from '../mail/templates.ts'
import { passwordChanged } from './messages.ts'

type Owned = MessageTemplate['example'] & { username: string }

/** Who trades hears from the centre, not from a law firm. */
export const siteOfAccount = (role: string): SiteName => (role === 'SELLER' || role === 'BUYER' ? 'centre' : 'firm')

/**
 * Tells the owner of an account something, in the owner's language. In the transaction of what it tells of.
 * @param at each of the addresses, or the first that messages can be sent to, mail before text messages; or others that are named
 * @returns whether there was one
 */
export async function noteMember<Filled extends Owned>(
  { db, request, afterCommit }: WriteContext,
  _user: string,
  {
    template,
    values,
    at,
  }: { template: MessageTemplate<Filled>; values: NoInfer<Omit<Filled, 'username'>>; at: 'each' | 'first' | readonly Address[] },
): Promise<boolean> {
  const { platform } = request.server
  const { mail } = platform
  const columns = ['username', 'email', 'phone', 'locale', 'role'] as const
  const { username, email, phone, ...owner } = await db
    .selectFrom('users')
    .select(columns)
    .where('_id', '=', _user)
    .executeTakeFirstOrThrow()
  const addresses = [
    { channel: 'EMAIL' as const, to: email },
    { channel: 'SMS' as const, to: phone },
  ].flatMap(({ channel, to }) => (to === null ? [] : [{ channel, to }]))
  const able = (typeof at === 'string' ? addresses : at).filter(({ channel }) => mail.isAvailable(channel))
  const letterhead = await readLetterhead(db, platform, template.site ?? siteOfAccount(owner.role), toLocale(owner.locale) ?? 'ko')
  for (const address of at === 'first' ? able.slice(0, 1) : able) {
    // What every member is told has the user name in it.
    const message = writeMessage(address, template, { ...values, username } as unknown as Filled, letterhead)
    const _delivery = await enqueue(db, template.name, message, _user)
    afterCommit(async () => mail.deliver(_delivery))
  }
  return able.length > 0
}

/** Tells the owner of an account, at each of its addresses, that its password was changed. In the transaction of the change. */
export const notePasswordChanged = (context: WriteContext, _user: string): Promise<boolean> =>
  noteMember(context, _user, { template: passwordChanged, values: {}, at: 'each' })
