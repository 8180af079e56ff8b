import { forms } from '#contract/law/forms.ts'
import type { RequestMatch } from '#contract/law/inbox.ts'
import type { Summary } from '#contract/paging.ts'
import type { Db } from '../db/schema.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { readKeys } from './request-keys.ts'
import { maskUnopened } from './openings.ts'

type Kind = RequestMatch['why']

/** A hash, and as what it is looked for. */
export interface Wanted {
  hash: string
  kinds: readonly Kind[]
}

/** Whose name would be a conflict: a client who is another one's other party. */
const counterparts: Readonly<Record<Kind, readonly Kind[]>> = { phone: ['phone'], client: ['opponent'], opponent: ['client'] }

/** Reads the hashes by which other requests about the same people would be found. */
export const wantedBy = async (db: Db, _form: string): Promise<Wanted[]> =>
  (await readKeys(db, _form)).map(({ kind, hash }) => ({ hash, kinds: counterparts[kind] }))

/** Requests that have one of these hashes, but for one of them, once for each reason. */
const having = (db: Db, wanted: readonly Wanted[], except: string) =>
  db
    .selectFrom('requestKeys')
    .select(['_form', 'kind'])
    .distinct()
    .where('_form', '!=', except)
    .where((eb) => eb.or(wanted.map(({ hash, kinds }) => eb.and([eb('hash', '=', hash), eb('kind', 'in', kinds)]))))

interface Options {
  /** The request that is asked about. */
  except: string
  limit: number
  skip: number
}

/** A page of them, the newest first: ids are in the order of time. */
export async function findMatches(
  db: Db,
  wanted: readonly Wanted[],
  { except, limit, skip }: Options,
): Promise<{ matches: RequestMatch[]; summary: Summary }> {
  if (wanted.length === 0) return { matches: [], summary: { total: 0, limit, skip } }
  const found = having(db, wanted, except)
  const page = await found.orderBy('_form', 'desc').orderBy('kind').limit(limit).offset(skip).execute()
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const read = await repositoryOf(forms).select(db, { where: { _id: { in: page.map(({ _form }) => _form) } } })
  const items = await maskUnopened(db, read)
  const matches = page.flatMap(({ _form, kind }) =>
    items
      .filter(({ _id }) => _id === _form)
      .map(({ _id, createdAt, receipt, name, stage }) => ({ form: { _id, createdAt, receipt, name, stage }, why: kind })),
  )
  return { matches, summary: { total: Number(total), limit, skip } }
}
