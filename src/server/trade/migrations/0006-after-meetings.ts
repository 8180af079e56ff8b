import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql, type SqlBool } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
const optionalTexts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('matchingOutcomes')
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .$call(texts('party', 'createdAt', 'updatedAt'))
    .$call(optionalTexts('interest', 'nextStep', 'note', 'comment'))
    .addColumn('amount', 'double precision')
    .addColumn('rating', 'integer')
    .addPrimaryKeyConstraint('matchingOutcomes_pk', ['_matching', 'party'])
    .addCheckConstraint('matchingOutcomes_rating', sql<SqlBool>`"rating" between 1 and 5`)
    .execute()
  // No foreign key on the account: whoever removes it has to find its files after it.
  await schema
    .createTable('fairIntroductions')
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id'))
    .addColumn('_user', 'text', isRequired)
    .addColumn('index', 'integer', isRequired)
    .addColumn('_file', 'text', (column) => column.notNull().unique().references('files._id').onDelete('cascade'))
    .addPrimaryKeyConstraint('fairIntroductions_pk', ['_user', '_fair', 'index'])
    .execute()
}
