import { authors } from '#contract/auction/authors.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { Addressed } from '../pages/sitemap.ts'
import { type AuctionDeps, readOpen } from './auction.ts'

/** The pages of the auction that the sitemap names: none while it is closed. */
export const auctionPages = (deps: AuctionDeps): readonly Addressed[] => {
  const below =
    (kind: string): Addressed['pathsOf'] =>
    async (db, items) => {
      const isOpen = (await readOpen(db, deps)) !== undefined
      return new Map(items.map(({ _id }) => [_id, isOpen ? [`/auction/${kind}/${_id}`] : []]))
    }
  return [
    { resource: programs, pathsOf: below('programs') },
    { resource: works, pathsOf: below('works') },
    { resource: authors, pathsOf: below('authors') },
  ]
}
