import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { noPresentation } from '#contract/platform/company.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { ParticipantEntry } from '#contract/trade/joining.ts'
import { participants } from '#contract/trade/participants.ts'
import { sql } from 'kysely'
import { companyOwner } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { freeUsername } from '../../http/free-username.ts'
import type { WriteContext } from '../../http/route.ts'
import { createItem } from '../../http/standard.ts'
import { namePeople } from '../fairs/persons.ts'

type State = ItemOf<typeof participants>['state']
type Role = ParticipantEntry['role']

/** `new`: with its account; `changed`: an account that was there takes part from now on; `unchanged`: it did so before. */
export interface Added {
  outcome: 'new' | 'changed' | 'unchanged'
  _id: string
}

/** Locks what adding participants writes: of two lists with the same company at once the second finds what the first has added. */
export const lockJoining = (db: Db): Promise<void> => lockRevisions(db, [users.path, companies.path, participants.path])

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .select(['u._id', 'u.role', 'u.status', 'c._id as _company', 'c.name as company', 'c.state as approval', 'u._companyOf'])
    .where('u.status', '<>', 'withdrawn')

type Known = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number]

/** The account that a list means, by its mail or the registration number of its company. @throws ApiError `participantElsewhere` */
async function findKnown(db: Db, { mail, registrationNumber, role }: ParticipantEntry): Promise<Known | undefined> {
  const byMail = await accounts(db)
    .where('u.email', '=', mail)
    // Several accounts may have an address: one that can take part so before others, and one in use before others.
    .orderBy(sql`case when u."role" = ${role} then 0 else 1 end`)
    .orderBy(sql`case u."status" when 'active' then 0 when 'invited' then 1 else 2 end`)
    .orderBy('u.createdAt')
    .limit(1)
    .executeTakeFirst()
  const byNumber =
    registrationNumber === null
      ? undefined
      : await accounts(db)
          .where('c.registrationNumber', '=', registrationNumber)
          .where('u._companyOf', 'is', null)
          .orderBy('u.createdAt')
          .limit(1)
          .executeTakeFirst()
  if (byMail !== undefined && byNumber !== undefined && byMail._company !== byNumber._company)
    throw new ApiError('participantElsewhere', { field: 'registrationNumber' })
  return byMail ?? byNumber
}

const createCompany = (context: WriteContext, _user: string, entry: ParticipantEntry, state: State) => {
  const isSeller = entry.role === 'SELLER'
  return createItem(context, companies, {
    ...noPresentation,
    _user,
    name: entry.company,
    ceo: entry.ceo ?? '',
    category: entry.category ?? '',
    address: entry.address ?? '',
    certificate: isSeller ? entry.certificate : null,
    certificateNumber: isSeller ? entry.certificateNumber : null,
    certificateYear: isSeller ? entry.certificateYear : null,
    productCategory: isSeller ? entry.productCategory : null,
    buyerType: null,
    city: null,
    district: null,
    profile: null,
    country: entry.country,
    registrationNumber: entry.registrationNumber,
    // Sellers are approved by their documents, which no list has.
    state: isSeller ? 'PENDING' : state,
    reason: null,
    change: null,
    review: null,
  })
}

interface Part {
  _fair: string
  _user: string
  name: string
  role: Role
  /** Of the company, without whose approval nobody is approved for a fair. */
  approval: string
  state: State
  phone: string | null
}

/** Adds the part in a fair, with what is known of how it is to be invited. */
async function addPart({ db }: Pick<WriteContext, 'db'>, { approval, phone, ...part }: Part): Promise<string> {
  const state = approval === 'APPROVED' ? part.state : 'PENDING'
  const more = { reason: null, note: null, maxMeetings: null, minMeetings: null }
  const { _id } = await repositoryOf(participants).insert(db, { ...part, state, ...more })
  const { _fair, _user } = part
  await namePeople(db, part)
  await db.insertInto('fairInvitations').values({ _participant: _id, _fair, _user, phone }).execute()
  return _id
}

/** @throws ApiError `participantRole`, `participantClosed` */
async function addKnown(context: WriteContext, _fair: string, known: Known, given: Omit<Part, '_fair' | '_user' | 'name' | 'approval'>) {
  const { db } = context
  if (known.role !== given.role || known.company === null) throw new ApiError('participantRole', { field: 'role' })
  if (known.status === 'suspended') throw new ApiError('participantClosed', { field: 'mail' })
  const own = await db
    .selectFrom('fairs_participants')
    .select('_id')
    .where('_fair', '=', _fair)
    .where('_user', '=', known._id)
    .executeTakeFirst()
  if (own !== undefined) return { outcome: 'unchanged' as const, _id: own._id }
  const part = { ...given, _fair, _user: known._id, name: known.company, approval: known.approval ?? '' }
  return { outcome: 'changed' as const, _id: await addPart(context, part) }
}

/**
 * Adds a participant to a fair: an account that is there, which is never changed, or a new one that nobody can log in to until its
 * person accepts the invitation. Sends nothing. In a transaction, after `lockJoining`.
 * @throws ApiError `participantRole`, `participantElsewhere`, `participantClosed`
 */
export async function addParticipant(context: WriteContext, _fair: string, entry: ParticipantEntry, state: State): Promise<Added> {
  const { db } = context
  const { role, phone, mail, company: name } = entry
  const known = await findKnown(db, entry)
  if (known !== undefined) return addKnown(context, _fair, known, { role, state, phone })
  const account = {
    username: await freeUsername(db, mail),
    name: entry.person ?? name.slice(0, 60),
    userType: 'COMPANY',
    role,
    status: 'invited',
    email: mail,
    phone: null,
    channels: [],
    locale: entry.language,
  }
  const { _id: _user } = await createItem(context, users, account)
  const company = await createCompany(context, _user, entry, state)
  return { outcome: 'new', _id: await addPart(context, { _fair, _user, name, role, approval: company.state, state, phone }) }
}

/** Adds a company that is there to a fair. In a transaction, after `lockJoining`. @throws ApiError `notFound`, and as `addParticipant` */
export async function addCompany(context: WriteContext, _fair: string, _company: string, state: State): Promise<Added> {
  const known = await accounts(context.db).where('c._id', '=', _company).where('u._companyOf', 'is', null).executeTakeFirst()
  if (known === undefined || (known.role !== 'SELLER' && known.role !== 'BUYER')) throw new ApiError('notFound')
  return addKnown(context, _fair, known, { role: known.role, state, phone: null })
}
