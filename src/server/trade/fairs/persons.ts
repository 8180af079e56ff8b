import { participants } from '#contract/trade/participants.ts'
import { findCompanyOwner, peopleOfCompany } from '../../http/company-of.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { withPerson } from './presented-companies.ts'

const longest = 100

/**
 * Where several people of a company take part in a fair, the name of each says who it is (`담은발효 · 김하나`), on signs and to whom
 * they meet. Called for a part that has just been stored; what staff have called the others stays before the person. In a transaction
 * that holds the participants.
 */
export async function namePeople(db: Db, { _fair, _user }: { _fair: string; _user: string }): Promise<void> {
  const table = db.updateTable('fairs_participants').where('_fair', '=', _fair)
  // Of one that applies anew the name is that of the company again.
  await table.set({ person: null }).where('_user', '=', _user).execute()
  const rows = await db
    .selectFrom('fairs_participants as p')
    .innerJoin('users as u', 'u._id', 'p._user')
    .select(['p._id', 'p.person', 'u.name'])
    .where('p._fair', '=', _fair)
    .where('p._user', 'in', peopleOfCompany(db, await findCompanyOwner(db, _user)))
    .where('p.state', '<>', 'REJECTED')
    .orderBy('p._id')
    .execute()
  if (rows.length < 2) return
  const repository = repositoryOf(participants)
  for (const { _id, name: person } of rows.filter((row) => row.person === null)) {
    const part = await repository.find(db, _id)
    if (part === undefined || part === 'removed') continue
    const name = withPerson(part.name.slice(0, longest - person.length - 3), person)
    await repository.update(db, part, { name })
    await table.set({ person }).where('_id', '=', _id).execute()
  }
}
