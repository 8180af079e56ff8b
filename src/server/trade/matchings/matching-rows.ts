import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import { type MatchingPart, matchingParts } from '#contract/trade/matching-standing.ts'
import { type Actor, actionsOf, canReport, otherParty, type Party } from '#contract/trade/matching-states.ts'
import type { BoardMatching, Matching } from '#contract/trade/matchings.ts'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { fairs } from '#contract/trade/fairs.ts'
import { products } from '#contract/trade/products.ts'
import { companyOwner } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import { readConversations } from '../conversations/own-conversations.ts'
import { readClosed } from '../fairs/closed.ts'
import { nameIn, textsIn } from '../fairs/presented-companies.ts'
import { readOutcomes } from './outcome-rows.ts'
import type { Schema } from '../../schema.ts'

export type MatchingRow = Selectable<Schema['matchings']>
type SlotRow = Selectable<Schema['matchingSlots']>
type Side = BoardMatching['buyer']
type Contact = Pick<Matching['other'], 'contactRole' | 'photo'>

/** Which side of a matching an account is. */
export const partyOf = ({ _buyer }: Pick<MatchingRow, '_buyer'>, _user: string): Party => (_buyer === _user ? 'buyer' : 'seller')
export const userOf = (row: Pick<MatchingRow, '_buyer' | '_seller'>, party: Party): string => (party === 'buyer' ? row._buyer : row._seller)

/** The matchings that an account is a side of. */
export const ownMatchings = (db: Db, _user: string) =>
  db.selectFrom('matchings').where((eb) => eb.or([eb('_buyer', '=', _user), eb('_seller', '=', _user)]))

/** Those that wait for an account. */
export const isTurnOf = (_user: string) => (eb: ExpressionBuilder<Schema, 'matchings'>) =>
  eb.or([eb.and([eb('_seller', '=', _user), eb('awaits', '=', 'seller')]), eb.and([eb('_buyer', '=', _user), eb('awaits', '=', 'buyer')])])

/** Those in a part of an account's matchings (`partOf` of the contract says the same of one). */
export const isInPart = (part: MatchingPart, _user: string, now: string) => (eb: ExpressionBuilder<Schema, 'matchings'>) => {
  const isAhead = eb.and([eb('state', '=', 'confirmed'), eb('endsAt', '>', now)])
  if (part === 'waiting') return eb.and([eb('awaits', 'is not', null), eb.not(isTurnOf(_user)(eb))])
  return eb.and([eb('awaits', 'is', null), part === 'agreed' ? isAhead : eb.not(isAhead)])
}

/** Counts what is in each part of an account's matchings, at all fairs. */
export async function countParts(db: Db, _user: string, now: string): Promise<Record<MatchingPart, number>> {
  const counts = await ownMatchings(db, _user)
    .select((eb) =>
      matchingParts.map((part) =>
        eb.fn
          .countAll()
          .filterWhere(isInPart(part, _user, now))
          .as(part),
      ),
    )
    .executeTakeFirstOrThrow()
  return { waiting: Number(counts.waiting), agreed: Number(counts.agreed), past: Number(counts.past) }
}

/** Counts matchings that wait for the account, at all fairs. */
export async function countWaiting(db: Db, _user: string): Promise<number> {
  const waiting = db.selectFrom('matchings').where(isTurnOf(_user))
  return Number((await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** @throws ApiError `notFound`, also for one of others */
export async function requireOwnMatching(db: Db, _user: string, _id: string): Promise<MatchingRow> {
  const row = await ownMatchings(db, _user).selectAll().where('_id', '=', _id).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

/** @throws ApiError `notFound` */
export async function requireMatching(db: Db, _fair: string, _id: string): Promise<MatchingRow> {
  const row = await db.selectFrom('matchings').selectAll().where('_id', '=', _id).where('_fair', '=', _fair).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

const unique = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].filter((id) => id !== null)

/** Name shown for a company that has left. */
export const left = /*i18n*/ { id: 'trade.left', message: '탈퇴한 기업' }

type Reader = 'member' | 'staff'

/**
 * The sides of some matchings, by fair and account. One that takes part no longer has its company's name, or none.
 * Members read names in their language, staff as on the signs of the fair.
 */
async function readSides(
  db: Db,
  rows: readonly MatchingRow[],
  locale: Locale,
  reader: Reader,
): Promise<{ sideOf: (_fair: string, _user: string) => Side; contactOf: (_user: string, _reader: string) => Contact }> {
  const users = unique(rows.flatMap(({ _buyer, _seller }) => [_buyer, _seller]))
  const companies = await db
    .selectFrom('users as u')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .leftJoin('companyFiles as f', (join) => join.onRef('f._user', '=', 'u._id').on('f.kind', '=', 'photo'))
    .select([
      'c._id',
      'u._id as _user',
      'c.name',
      'c.names',
      'c.category',
      'c.contactRole',
      'c.translations',
      'c.state',
      'f._file as photo',
    ])
    .select('u._companyOf')
    .where('u._id', 'in', users)
    .execute()
  const taking = await db
    .selectFrom('fairs_participants')
    .select(['_id', '_fair', '_user', 'name', 'person'])
    .where('_user', 'in', users)
    .where('_fair', 'in', unique(rows.map(({ _fair }) => _fair)))
    .execute()
  const byUser = new Map(companies.map((company) => [company._user, company]))
  const byPlace = new Map(taking.map((participant) => [`${participant._fair} ${participant._user}`, participant]))
  const sideOf = (_fair: string, _user: string): Side => {
    const [company, participant] = [byUser.get(_user), byPlace.get(`${_fair} ${_user}`)]
    const name = participant?.name ?? company?.name
    return {
      _id: participant?._id ?? _user,
      _company: company?._id ?? null,
      name:
        name === undefined
          ? translate(locale, left)
          : nameIn({ name, names: (reader === 'member' && company?.names) || null, person: participant?.person ?? null }, locale),
      category: company === undefined ? '' : (textsIn(company, locale).category ?? company.category),
    }
  }
  /** Whom one speaks with. The picture is for companies that take part: others could not open it. */
  const contactOf = (_user: string, _reader: string): Contact => {
    const company = byUser.get(_user)
    // The owner has written what they do there; of a colleague the name says who it is.
    const isOwner = company?._companyOf === null
    const isShown = [_user, _reader].every((each) => byUser.get(each)?.state === 'APPROVED')
    return {
      contactRole: company === undefined || !isOwner ? null : (textsIn(company, locale).contactRole ?? company.contactRole),
      photo: isShown ? (company?.photo ?? null) : null,
    }
  }
  return { sideOf, contactOf }
}

async function readSlots(db: Db, rows: readonly MatchingRow[]): Promise<Map<string, Omit<SlotRow, '_matching'>[]>> {
  const ids = rows.map(({ _id }) => _id)
  const found = await db.selectFrom('matchingSlots').selectAll().where('_matching', 'in', ids).orderBy('startsAt').execute()
  const slots = new Map(ids.map((_id) => [_id, [] as Omit<SlotRow, '_matching'>[]]))
  for (const { _matching, ...slot } of found) slots.get(_matching)?.push(slot)
  return slots
}

/** Reads what is shown of some matchings, in one query for each kind of thing. */
async function readShown(db: Db, rows: readonly MatchingRow[], locale: Locale, reader: Reader) {
  const slots = await readSlots(db, rows)
  const sides = await readSides(db, rows, locale, reader)
  const outcomeOf = await readOutcomes(
    db,
    rows.map(({ _id }) => _id),
  )
  const closed = await readClosed(
    db,
    rows.map(({ _fair }) => _fair),
  )
  const named = unique(rows.map(({ _product }) => _product))
  const found = named.length === 0 ? [] : await repositoryOf(products).select(db, { where: { _id: { in: named } } })
  const productNames = new Map(found.map(({ _id, name }) => [_id, textOf(name, locale)]))
  const common = (
    row: MatchingRow,
    by: Actor,
    now: string,
  ): Omit<Matching, 'fair' | 'role' | 'other' | 'outcome' | 'canReport' | 'conversation'> => {
    const { _id, version, createdAt, updatedAt, method, state, awaits, message, reason, endedBy, expiresAt } = row
    const { startsAt, endsAt, tableNumber, proposedBy, proposedMethod, _product } = row
    const name = productNames.get(_product ?? '')
    return {
      _id,
      version,
      createdAt,
      updatedAt,
      method,
      state,
      awaits,
      message,
      reason,
      endedBy,
      expiresAt,
      startsAt,
      endsAt,
      tableNumber,
      proposedBy,
      proposedMethod,
      product: _product === null || name === undefined ? null : { _id: _product, name },
      slots: slots.get(_id) ?? [],
      marks: { buyer: row.buyerMark, seller: row.sellerMark },
      // What took place is settled once staff have closed the fair.
      actions: actionsOf(row, by, now).filter((action) => action !== 'mark' || !closed.has(row._fair)),
    }
  }
  return { common, ...sides, outcomeOf, closed }
}

/** Matchings as one of their sides has them. */
export async function toOwn(db: Db, rows: readonly MatchingRow[], _user: string, locale: Locale, now: string): Promise<Matching[]> {
  if (rows.length === 0) return []
  const { common, sideOf, contactOf, outcomeOf, closed } = await readShown(db, rows, locale, 'member')
  const _fairs = unique(rows.map(({ _fair }) => _fair))
  const conversationOf = await readConversations(db, rows, _user, now)
  const found = new Map((await repositoryOf(fairs).select(db, { where: { _id: { in: _fairs } } })).map((fair) => [fair._id, fair]))
  return rows.map((row) => {
    const role = partyOf(row, _user)
    const fair = found.get(row._fair)
    const { title, venue, timeZone = 'UTC' } = fair ?? {}
    const _other = userOf(row, otherParty(role))
    return {
      ...common(row, role, now),
      fair: { _id: row._fair, title: textOf(title, locale), venue: textOf(venue, locale), timeZone },
      role,
      other: { ...sideOf(row._fair, _other), ...contactOf(_other, _user) },
      outcome: outcomeOf(row._id, role),
      canReport: canReport(row, now) && !closed.has(row._fair),
      conversation: conversationOf(row),
    }
  })
}

/** Matchings as staff have them. */
export async function toBoard(db: Db, rows: readonly MatchingRow[], locale: Locale, now: string): Promise<BoardMatching[]> {
  if (rows.length === 0) return []
  const { common, sideOf, outcomeOf } = await readShown(db, rows, locale, 'staff')
  return rows.map((row) => ({
    ...common(row, 'staff', now),
    buyer: sideOf(row._fair, row._buyer),
    seller: sideOf(row._fair, row._seller),
    outcomes: { buyer: outcomeOf(row._id, 'buyer'), seller: outcomeOf(row._id, 'seller') },
  }))
}
