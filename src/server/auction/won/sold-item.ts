import { authors } from '#contract/auction/authors.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import type { LotRow } from '../bids/lot-rows.ts'

/** Reads what is sold, also where staff have taken it back: what was sold is sold. */
export async function readSold(db: Db, { _work, _program }: Pick<LotRow, '_work' | '_program'>) {
  const work = await repositoryOf(works).find(db, _work)
  const program = await repositoryOf(programs).find(db, _program)
  if (work === undefined || work === 'removed' || program === undefined || program === 'removed')
    throw new Error(`lot ${_work} is sold, and its work or its sale is gone`)
  const artist = await repositoryOf(authors).find(db, work._author)
  return { work, program, artist: artist === undefined || artist === 'removed' ? { ko: '-' } : artist.name }
}
