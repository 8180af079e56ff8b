import { toLocale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { WriteContext } from '../http/route.ts'
import { addressesOf } from '../mail/addresses.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import type { TellMember } from '../http/platform.ts'
import { writeMessage } from '../mail/templates.ts'
import { passwordChanged } from './messages.ts'

/** Who trades hears from the centre, not from a law firm. */
const siteOfAccount = (role: string): SiteName => (role === 'SELLER' || role === 'BUYER' ? 'centre' : 'firm')

/** Tells the owner of an account something (http/platform.ts). */
export const noteMember: TellMember = async ({ db, request, afterCommit }, _user, { template, values, at, site }) => {
  const { platform } = request.server
  const { mail } = platform
  const columns = ['username', 'email', 'phone', 'locale', 'role', 'status'] as const
  const owner = await db.selectFrom('users').select(columns).where('_id', '=', _user).executeTakeFirstOrThrow()
  // Nothing is sent to who was not invited yet, and who was has one thing to do.
  if (owner.status === 'invited') return false
  const able = (typeof at === 'string' ? addressesOf(owner) : at).filter(({ channel }) => mail.isAvailable(channel))
  const letterhead = await readLetterhead(db, platform, site ?? template.site ?? siteOfAccount(owner.role), toLocale(owner.locale) ?? 'ko')
  const given = typeof values === 'function' ? values(letterhead.origin) : values
  for (const address of at === 'first' ? able.slice(0, 1) : able) {
    // What every member is told has the user name in it.
    const message = writeMessage(
      address,
      template,
      { ...given, username: owner.username } as unknown as typeof template.example,
      letterhead,
    )
    const _delivery = await enqueue(db, template.name, message, { _user })
    afterCommit(async () => mail.deliver(_delivery))
  }
  return able.length > 0
}

/** Tells the owner of an account, at each of its addresses, that its password was changed. In the transaction of the change. */
export const notePasswordChanged = (context: WriteContext, _user: string): Promise<boolean> =>
  noteMember(context, _user, { template: passwordChanged, values: {}, at: 'each' })
