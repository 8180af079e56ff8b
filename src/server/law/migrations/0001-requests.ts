import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

// What requests were found by when migrations were frozen.
const matchKeyFrom = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', 'requestMatch', 32))
const hashOf = (matchKey: Uint8Array, kind: 'name' | 'phone', text: string) =>
  createHmac('sha256', matchKey).update(`${kind} ${text}`).digest('base64url')

function numbersIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/\+?\d(?:[\s().-]*\d){6,14}/g) ?? []
  return [...new Set(found.map((number) => number.replaceAll(/\D+/g, '').replace(/^(?:00)?820?(?=[1-9])/, '0')))].slice(0, 5)
}

function keysOf(matchKey: Uint8Array, { name, phone }: { name: string; phone: string }) {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return [
    ...(plain === '' ? [] : [{ kind: 'client', hash: hashOf(matchKey, 'name', plain) }]),
    ...numbersIn(phone).map((number) => ({ kind: 'phone', hash: hashOf(matchKey, 'phone', number) })),
  ]
}

function uuid7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

interface Tables {
  forms: { _id: string; state: string; data: string }
  secrets: { name: string; value: string }
  requestKeys: { _id: string; _form: string; kind: string; hash: string }
}

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('requestEvents')
    .addColumn('_id', 'text', isKey)
    .$call(texts('_form', 'at', 'kind'))
    .addColumn('_user', 'text')
    .addColumn('note', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('_delivery', 'text')
    .execute()
  await db.schema.createIndex('requestEvents_form').on('requestEvents').columns(['_form', '_id']).execute()
  await db.schema
    .createTable('requestKeys')
    .addColumn('_id', 'text', isKey)
    .$call(texts('_form', 'kind', 'hash'))
    .execute()
  await db.schema.createIndex('requestKeys_form').on('requestKeys').columns(['_form', 'kind', 'hash']).unique().execute()
  await db.schema.createIndex('requestKeys_hash').on('requestKeys').columns(['hash', 'kind', '_form']).execute()
  // On a new database the table of requests is made after this.
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  if (!tables.includes('forms')) return
  const secret = await db.selectFrom('secrets').select('value').where('name', '=', 'accessToken').executeTakeFirst()
  const matchKey = secret && matchKeyFrom(Buffer.from(secret.value, 'base64url'))
  const stageOf: Readonly<Record<string, string>> = { answered: 'contacted', closed: 'closed' }
  for (let last = '', more = true; more;) {
    const rows = await db.selectFrom('forms').select(['_id', 'state', 'data']).where('_id', '>', last).orderBy('_id').limit(500).execute()
    for (const { _id, data } of rows.filter(({ state }) => state !== 'removed')) {
      const form = JSON.parse(data) as { status: string; name: string; phone: string }
      const staged = { ...form, stage: stageOf[form.status] ?? 'received' }
      await db
        .updateTable('forms')
        .set({ data: JSON.stringify(staged) })
        .where('_id', '=', _id)
        .execute()
      const keys = matchKey === undefined ? [] : keysOf(matchKey, form).map((key) => ({ _id: uuid7(), _form: _id, ...key }))
      if (keys.length > 0) await db.insertInto('requestKeys').values(keys).execute()
    }
    last = rows.at(-1)?._id ?? ''
    more = rows.length === 500
  }
}
