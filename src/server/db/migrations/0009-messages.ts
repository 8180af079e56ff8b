import type { CreateTableBuilder, Kysely } from 'kysely'

const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('messages')
    .$call(texts('template', 'channel', 'locale', 'subject', 'text', 'updatedAt'))
    .addPrimaryKeyConstraint('messages_pk', ['locale', 'template', 'channel'])
    .execute()
}
