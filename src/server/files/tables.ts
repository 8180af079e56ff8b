import type { Generated } from 'kysely'

export interface FilesTables {
  files: {
    _id: string
    name: string
    type: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    placeholder: string | null
    isPublic: number
    /** Who may read a private file: accounts with this scope of the console. None: nobody. */
    scope: string | null
    /** Whose it is: may read a private file, too. */
    _user: string | null
    createdAt: string
    /** What a picture shows, in up to three languages, and what of it has to be seen: JSON. See site/media.ts. */
    alt: Generated<string | null>
    focus: Generated<string | null>
    /** When it was taken out of the library. */
    removedAt: Generated<string | null>
    /** What its name and `alt` are found by (search.ts). */
    search: Generated<string | null>
    initials: Generated<string | null>
  }
}
