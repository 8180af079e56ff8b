import { type CreateTableBuilder, type Kysely, sql, type SqlBool } from 'kysely'

const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

// What files were found by when migrations were frozen.
const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const syllablesEach = 588

const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

const normalise = (text: string): string => text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, '')

const initialOf = (syllable: string): string => consonants.charAt(Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesEach))

const initialsOf = (text: string): string =>
  normalise(text)
    .replaceAll(/[가-힣]/g, initialOf)
    .replaceAll(/[ㄱ-ㅎ]/g, (consonant) => joined[consonant] ?? consonant)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

interface File {
  _id: string
  name: string
  isPublic: number
  search: string | null
  initials: string | null
}

// Which items name which files is noted by makeTables, which comes after this.
export async function up(db: Kysely<{ files: File }>): Promise<void> {
  for (const name of ['alt', 'focus', 'removedAt', 'search', 'initials'])
    await db.schema.alterTable('files').addColumn(name, 'text').execute()
  for (let last = '', more = true; more;) {
    const rows = await db
      .selectFrom('files')
      .select(['_id', 'name', 'isPublic'])
      .where('_id', '>', last)
      .orderBy('_id')
      .limit(500)
      .execute()
    for (const { _id, name } of rows.filter(({ isPublic }) => isPublic === 1))
      await db
        .updateTable('files')
        .set({ search: normalise(name), initials: initialsOf(name) })
        .where('_id', '=', _id)
        .execute()
    last = rows.at(-1)?._id ?? ''
    more = rows.length === 500
  }
  const isOfLibrary = sql<SqlBool>`"isPublic" = 1`
  await db.schema.createIndex('files_library').on('files').columns(['createdAt', '_id']).where(isOfLibrary).execute()
  await db.schema
    .createTable('fileUses')
    // A file that something names cannot be deleted, whoever is faster.
    .addColumn('_file', 'text', (column) => column.notNull().references('files._id'))
    .$call(texts('resource', '_item', 'field'))
    .addPrimaryKeyConstraint('fileUses_pk', ['resource', '_item', 'field', '_file'])
    .execute()
  await db.schema.createIndex('fileUses_file').on('fileUses').columns(['_file', 'resource', '_item', 'field']).execute()
}
