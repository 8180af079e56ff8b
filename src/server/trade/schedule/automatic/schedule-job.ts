import type { Platform } from '../../../http/platform.ts'
import { makeDraft } from './make-draft.ts'
import { publishDraft } from './publish.ts'

/** The job that makes and publishes schedules: its name among the server's jobs. */
export const scheduleJob = 'make-schedules'

/** Does what was asked for, one fair after the other: of all processes one does. What a stopped process has left is done again. */
export async function makeSchedules(platform: Platform): Promise<void> {
  const { db } = platform.database
  for (;;) {
    const asked = db
      .selectFrom('fairSchedules')
      .select(['_fair', '_user', 'state'])
      .where('state', 'in', ['queued', 'running', 'publishing'])
    const next = await asked.orderBy('requestedAt').limit(1).executeTakeFirst()
    if (next === undefined) return
    await (next.state === 'publishing' ? publishDraft(platform, next) : makeDraft(platform, next._fair))
  }
}
