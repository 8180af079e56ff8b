import type { Body } from '#contract/api.ts'
import type { Follow } from '#contract/auction/follows.ts'
import type { CatalogueSearch } from '../queries.ts'

/** Something that can be followed. */
export type Wanted = Readonly<Body<'POST /api/v1/auction/follows'>>

/** Returns what a catalogue is narrowed by, in whichever sale; undefined: it is not narrowed. */
export function wantedBy({ author, medium, estimate, q }: CatalogueSearch): Wanted | undefined {
  if (medium === undefined && estimate === undefined && q === undefined)
    return author === undefined ? undefined : { kind: 'author', _author: author }
  return { kind: 'search', _author: author ?? null, medium: medium ?? null, estimate: estimate ?? null, words: q?.normalize('NFC') ?? null }
}

/** Tells whether a follow is of this. */
export function isOf(follow: Follow, wanted: Wanted): boolean {
  if (follow.kind !== wanted.kind) return false
  if (wanted.kind === 'program') return follow._program === wanted._program
  if (wanted.kind === 'author') return follow._author === wanted._author
  const { _author, medium, estimate, words } = wanted
  return follow._author === _author && follow.medium === medium && follow.estimate === estimate && follow.words === words
}
