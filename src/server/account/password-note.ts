import { toLocale } from '#contract/locale.ts'
import type { WriteContext } from '../http/route.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { writeMessage } from '../mail/templates.ts'

/** Tells the owner of an account, at each of its addresses, that its password was changed. In the transaction of the change. */
export async function notePasswordChanged({ db, request, afterCommit }: WriteContext, _user: string): Promise<void> {
  const { platform } = request.server
  const { mail } = platform
  const columns = ['username', 'email', 'phone', 'locale'] as const
  const { username, email, phone, ...owner } = await db
    .selectFrom('users')
    .select(columns)
    .where('_id', '=', _user)
    .executeTakeFirstOrThrow()
  const locale = toLocale(owner.locale) ?? 'ko'
  const letterhead = await readLetterhead(db, platform, locale)
  for (const [channel, to] of [
    ['EMAIL', email],
    ['SMS', phone],
  ] as const) {
    if (to === null || !mail.isAvailable(channel)) continue
    const message = writeMessage({ channel, to }, 'passwordChanged', { username }, letterhead)
    const _delivery = await enqueue(db, 'passwordChanged', message)
    afterCommit(async () => mail.deliver(_delivery))
  }
}
