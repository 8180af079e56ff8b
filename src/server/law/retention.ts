import { attachmentLimits } from '#contract/law/attachments.ts'
import { forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { dropFiles } from '../files/pending.ts'
import type { Platform } from '../http/platform.ts'
import { askerOf } from './attachments.ts'
import { eraseOpening } from './openings.ts'
import { eraseEvents } from './request-events.ts'
import { eraseKeys } from './request-keys.ts'

type Form = ItemOf<typeof forms>

const day = 24 * 60 * 60 * 1000
/** What records from before a period was noted were promised, in months. */
const usualMonths = 12
/** So many are erased in a row before others get their turn. */
const batch = 100

/** When the period that was consented to ends. It begins again whenever the office deals with the request. */
export function eraseAtOf(months = usualMonths, from = new Date()): string {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.toISOString()
}

interface Erasure {
  db: Db
  platform: Platform
  afterCommit: (work: () => Promise<void>) => void
}

/** With a request goes everything that came with it: its files, what the office noted, by what it is found, and what was answered about it and them. */
export async function eraseBelongings({ _id, files }: Pick<Form, '_id' | 'files'>, erasure: Erasure): Promise<void> {
  await dropFiles(files, erasure)
  const { db } = erasure
  await eraseEvents(db, _id)
  await eraseKeys(db, _id)
  await eraseOpening(db, _id)
  await db.deleteFrom('idempotency').where('caller', '=', askerOf(_id)).execute()
  // Also what staff were answered, who have all of it.
  await db.deleteFrom('idempotency').where('body', 'like', `%"_id":"${_id}"%`).execute()
}

/** Changes a request in a transaction of its own; what cannot be taken back is done after it. */
const change = <Result>(platform: Platform, work: (erasure: Erasure) => Promise<Result>): Promise<Result> =>
  inTransaction(platform.database.db, (own) => work({ ...own, platform }))

/** Erases a request, unless it has changed since it was read. */
async function erase(form: Form, erasure: Erasure): Promise<void> {
  if (await repositoryOf(forms).remove(erasure.db, form)) await eraseBelongings(form, erasure)
}

/** Erases requests whose period has ended, with all that belongs to them. */
export async function eraseExpired(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const repository = repositoryOf(forms)
  for (const form of await repository.select(db, { where: { eraseAt: null } }))
    await change(platform, (erasure) => repository.update(erasure.db, form, { eraseAt: eraseAtOf(undefined, new Date(form.createdAt)) }))
  for (;;) {
    const due = await repository.select(db, { where: { eraseAt: { lte: now.toISOString() } }, limit: batch })
    for (const form of due) await change(platform, (erasure) => erase(form, erasure))
    if (due.length < batch) return
  }
}

/** Erases a request that was erased before. In a transaction. */
export async function eraseRequest(_id: string, erasure: Erasure): Promise<void> {
  const form = await repositoryOf(forms).find(erasure.db, _id)
  if (form !== undefined && form !== 'removed') await erase(form, erasure)
}

/** Drops files of requests that nobody has answered for long. The requests stay. */
export async function expireAttachments(platform: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - attachmentLimits.unansweredDays * day).toISOString()
  const where = { status: 'received', kind: 'consultation', createdAt: { lt: before } } as const
  for (const form of await repositoryOf(forms).select(platform.database.db, { where }))
    if (form.files.length > 0)
      await change(platform, async (erasure) => {
        if ((await repositoryOf(forms).update(erasure.db, form, { files: [] })) !== undefined) await dropFiles(form.files, erasure)
      })
}
