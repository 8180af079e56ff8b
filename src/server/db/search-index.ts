import type { AnyResource } from '#contract/resource.ts'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { isSqlite } from './is-sqlite.ts'
import { isTable, tableOf } from './rows.ts'
import type { Db, Row } from './schema.ts'
import { contains, type SearchColumn, type Wanted, wantedOf } from './search.ts'

/*
 * An index of the runs of letters in `search` and `initials` (decision 9). The engine keeps it: whatever writes these
 * columns writes it. On SQLite it is a table of FTS5 with the runs of letters as its words, on PostgreSQL a GIN index of
 * all runs of one to three letters.
 */

/** What visitors wrote to the firm has no copy in an index: nobody but staff looks for it, and there is little of it. */
const isIndexed = (resource: AnyResource): boolean => resource.search !== undefined && (isTable(resource) || !resource.isPersonal)

const columns: readonly SearchColumn[] = ['search', 'initials']
const indexOf = (resource: AnyResource): string => `${tableOf(resource)}_search`

/** Recognises the tables of the SQLite search index, including those that FTS5 makes for it. */
export const isSearchIndex = (name: string): boolean => /_search(_data|_idx|_docsize|_config|_content)?$/.test(name)

/** For SQLite's tokenizer only letters and digits are part of a word: what else is in ASCII goes to where no text has anything. */
const shielded = (text: string): string[] => [
  ...text.replaceAll(/[^a-z0-9\u{80}-\u{10ffff}]/gu, (sign) => String.fromCodePoint(0xe000 + sign.charCodeAt(0))),
]
const lineEnd = '\ue00a'

const runs = (letters: readonly string[], length: number): string[] =>
  letters.slice(length - 1).map((last, index) => letters.slice(index, index + length - 1).join('') + last)

/** The words of a text for FTS5: all runs of three letters, in their order. */
export const triplesOf = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => [...runs(shielded(line), 3), lineEnd])
    .join(' ')

/** The words of a text for FTS5: each letter and each pair of letters that it has. */
export const shortRunsOf = (text: string): string =>
  [...new Set(text.split('\n').flatMap((line) => [...shielded(line), ...runs(shielded(line), 2)]))].join(' ')

function matchOf({ column, text }: Wanted): string {
  const letters = shielded(text)
  return letters.length < 3 ? `${column}_short : "${letters.join('')}"` : `${column} : "${runs(letters, 3).join(' ')}"`
}

/** The runs that a text must have, up to three letters long. */
const runsOf = (text: string): string[] => runs([...text], Math.min(3, [...text].length))

/** Which rows of a resource a list with `q` is made from. */
export interface Found {
  /** Instead of its table. */
  from?: RawBuilder<Row>
  where: Expression<SqlBool>[]
}

/**
 * What few rows have is found by looking at each of them: up to so many, and one row among so many. More are read in the order of their
 * list, until a page of it is full: going on in it costs a sixteenth of looking at a row somewhere else.
 */
const few = { rows: 2000, among: 16 }

/** Share of a table that a search finds: of `few` the rows are looked at one by one, of `many` a page is read in the order of the list. */
export type Amount = 'few' | 'many'

/** So many rows, about, are looked at to reckon how many have what is wanted. */
const sampled = 300

/**
 * Reckons by a sample how many rows of PostgreSQL have what is wanted. It costs half a millisecond for short texts.
 * @returns `expected` beside the number of all rows. Before the first analysis nobody knows that: few are expected then
 */
async function reckon(db: Db, resource: AnyResource, wanted: readonly Wanted[]): Promise<{ all: number; expected: number }> {
  const size = sql`(select "reltuples"::float8 from "pg_class" where "oid" = ${`"${tableOf(resource)}"`}::regclass)`
  const percent = sql`(select case when ${size} > 0 then least(100, 100 * ${sampled}::float8 / ${size}) else 0 end)`
  const asked = sql<Record<'size' | 'seen' | 'have', number | string>>`
    select ${size} as "size", count(*) as "seen", count(*) filter (where ${sql.join(wanted.map(contains), sql` and `)}) as "have"
    from ${sql.table(tableOf(resource))} tablesample system (${percent}) repeatable (0)`
  const [{ size: all, seen, have } = { size: 0, seen: 0, have: 0 }] = (await asked.execute(db)).rows
  if (Number(all) <= 0 || Number(seen) === 0) return { all: Infinity, expected: 0 }
  return { all: Number(all), expected: (Number(all) * Number(have)) / Number(seen) }
}

async function countOnSqlite(db: Db, resource: AnyResource, wanted: readonly Wanted[]): Promise<Count> {
  const counted = sql<Record<'total' | 'all', number>>`
    select count(*) as "total", coalesce((select max(rowid) from ${sql.table(tableOf(resource))}), 0) as "all"
    from ${matching(resource, allOf(wanted))}`
  const [{ total, all } = { total: 0, all: 0 }] = (await counted.execute(db)).rows
  return { total, amount: total <= few.rows && total * few.among <= all ? 'few' : 'many' }
}

/** Costs of looking at a row of PostgreSQL somewhere else, in rows that are read in the order of the list. */
const elsewhere = 3

/** Of PostgreSQL nothing is counted here: whoever looks at rows one by one counts them, too, and a page of many is read beside their count. */
async function weighOnPostgres(db: Db, resource: AnyResource, wanted: readonly Wanted[], until: number): Promise<Count> {
  const { all, expected } = await reckon(db, resource, wanted)
  // In the order of the list so many rows are read until the page is full.
  const read = (until * all) / expected
  return { amount: expected * elsewhere <= read ? 'few' : 'many' }
}

interface Count {
  /** Absent: it was not counted. */
  total?: number
  amount: Amount
}

/**
 * Reckons what the index has for `q`, which costs little beside reading the rows. `undefined` where no such index is asked.
 * @param until the place in the list where the page ends
 */
export async function weighFound(db: Db, resource: AnyResource, q: string, until: number): Promise<Count | undefined> {
  const wanted = wantedOf(q)
  if (!isIndexed(resource) || wanted.length === 0) return undefined
  return isSqlite(db) ? countOnSqlite(db, resource, wanted) : weighOnPostgres(db, resource, wanted, until)
}

/** The index of SQLite where it has what is wanted, in its own words. */
const matching = (resource: AnyResource, match: string) => {
  const index = sql.table(indexOf(resource))
  return sql`${index} where ${index} match ${match}`
}
const allOf = (wanted: readonly Wanted[]): string => wanted.map(matchOf).join(' AND ')

/** The conditions that rows of PostgreSQL have the runs of what is wanted: of more than three letters all runs may be there and the text is not. */
const haveRuns = (wanted: readonly Wanted[]): Expression<SqlBool>[] =>
  columns.flatMap((column) => {
    const needed = [...new Set(wanted.filter((each) => each.column === column).flatMap(({ text }) => runsOf(text)))]
    return needed.length === 0 ? [] : [sql<SqlBool>`search_runs(${sql.ref(column)}) @> cast(${needed} as text[])`]
  })

/** Conditions that rows of PostgreSQL have the texts that are wanted. */
const haveTexts = (wanted: readonly Wanted[]): Expression<SqlBool>[] =>
  // A run of three is found exactly.
  [...haveRuns(wanted), ...wanted.filter(({ text }) => [...text].length > 3).map(contains)]

/** The rows of PostgreSQL that fit. `offset 0` has it plan this by itself: else it would follow the order of the list, and derive the runs of each row. */
const fitting = (resource: AnyResource, conditions: readonly Expression<SqlBool>[]): RawBuilder<Row> =>
  sql<Row>`(select * from ${sql.table(tableOf(resource))} where ${sql.join(conditions, sql` and `)} offset 0)`

/**
 * Finds rows that have all texts of one way of each group, and fit other conditions, which are not asked of rows that the index does
 * not have.
 */
export function findWays(
  db: Db,
  resource: AnyResource,
  groups: readonly (readonly (readonly Wanted[])[])[],
  fits: readonly Expression<SqlBool>[],
): Found {
  if (!isIndexed(resource)) return { where: [...fits] }
  if (isSqlite(db)) {
    const match = groups.map((ways) => `(${ways.map((all) => `(${allOf(all)})`).join(' OR ')})`).join(' AND ')
    const inIndex = sql<SqlBool>`${sql.table(tableOf(resource))}.rowid in (select rowid from ${matching(resource, match)})`
    return { where: [inIndex, ...fits] }
  }
  const hasAll = (all: readonly Wanted[]) => sql<SqlBool>`(${sql.join(haveRuns(all), sql` and `)})`
  const hasOne = groups.map((ways) => sql<SqlBool>`(${sql.join(ways.map(hasAll), sql` or `)})`)
  return { from: fitting(resource, [...hasOne, ...fits]), where: [] }
}

/**
 * Builds the condition for `q`, by the index where there is one.
 * @param amount how many rows have it (`weighFound`), where that is known
 */
export function findBy(db: Db, resource: AnyResource, q: string, amount?: Amount): Found {
  const wanted = wantedOf(q)
  if (!isIndexed(resource) || wanted.length === 0) return { where: wanted.map(contains) }
  if (isSqlite(db)) {
    // The sign keeps SQLite to the order of the list: it would read all that is found, and sort it.
    const sign = amount === 'few' ? sql`` : sql`+`
    return {
      where: [sql<SqlBool>`${sign}${sql.table(tableOf(resource))}.rowid in (select rowid from ${matching(resource, allOf(wanted))})`],
    }
  }
  return amount === 'many' ? { where: wanted.map(contains) } : { from: fitting(resource, haveTexts(wanted)), where: [] }
}

/**
 * Of what is personal a row's words leave the index with it (`secure-delete`); of other tables they are marked, which is faster,
 * until FTS5 merges its parts.
 */
async function makeOnSqlite(db: Db, table: string, index: string, isPersonal: boolean): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${index}`.execute(db)
  if (rows.length > 0) return
  const named = ['search', 'initials', 'search_short', 'initials_short']
  const words = (row: string) =>
    `search_triples(${row}search), search_triples(${row}initials), search_short_runs(${row}search), search_short_runs(${row}initials)`
  const into = `insert into "${index}" (rowid, ${named.join(', ')})`
  const out = isPersonal
    ? `insert into "${index}" ("${index}", rowid, ${named.join(', ')}) values ('delete', old.rowid, ${words('old.')});`
    : `delete from "${index}" where rowid = old.rowid;`
  const isOther = 'new.search is not old.search or new.initials is not old.initials'
  const add = `${into} values (new.rowid, ${words('new.')});`
  for (const statement of [
    `create virtual table "${index}" using fts5(${named.join(', ')}, content='', ${isPersonal ? '' : 'contentless_delete=1, '}tokenize='ascii')`,
    ...(isPersonal ? [`insert into "${index}" ("${index}", rank) values ('secure-delete', 1)`] : []),
    `${into} select rowid, ${words('')} from "${table}"`,
    `create trigger "${index}_insert" after insert on "${table}" begin ${add} end`,
    `create trigger "${index}_update" after update of search, initials on "${table}" when ${isOther} begin ${out} ${add} end`,
    `create trigger "${index}_delete" after delete on "${table}" begin ${out} end`,
  ])
    await sql.raw(statement).execute(db)
}

const searchRuns = `
  create or replace function search_runs(value text) returns text[] language sql immutable parallel safe cost 1000 as $$
    select coalesce(array_agg(distinct run collate "C"), '{}') from (
      select array[letter, letter || lead(letter) over along, letter || lead(letter) over along || lead(letter, 2) over along] as runs
      from unnest(string_to_array(value, null)) with ordinality as letters (letter, place) window along as (order by place)
    ) as each_letter, unnest(runs) as run where run is not null and strpos(run, chr(10)) = 0
  $$`

/** Makes the index of a resource's table, if it has one, from what its rows have derived. */
export async function makeSearchIndex(db: Db, resource: AnyResource): Promise<void> {
  if (!isIndexed(resource)) return
  const [table, index] = [tableOf(resource), indexOf(resource)]
  if (isSqlite(db)) return makeOnSqlite(db, table, index, resource.isPersonal)
  await sql.raw(searchRuns).execute(db)
  for (const column of columns) {
    const name = `"${index}_${column}"`
    await sql
      .raw(`create index if not exists ${name} on "${table}" using gin (search_runs("${column}")) with (fastupdate = off)`)
      .execute(db)
    // Statistics would be made from the runs of 30,000 rows, for a plan that is the same without.
    await sql.raw(`alter index ${name} alter column 1 set statistics 0`).execute(db)
  }
}
