import { resources } from '#contract/index.ts'
import { sql } from 'kysely'
import { asTables, type Db } from './schema.ts'

interface Migration {
  name: string
  up: (db: Db) => Promise<void>
}

/** Tables that are not documents, oldest first. What has been released is never edited: a change is a new entry. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-start',
    up: async (db) => {
      const schema = db.schema
      await schema
        .createTable('clock')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
      await sql`insert into clock (id, at) values (1, ${new Date().toISOString()})`.execute(db)
      await schema
        .createTable('declarations')
        .addColumn('path', 'text', (c) => c.primaryKey())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .execute()
      await schema
        .createTable('idempotency')
        .addColumn('caller', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('status', 'integer', (c) => c.notNull())
        .addColumn('headers', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('idempotency_pk', ['caller', 'key'])
        .execute()
      await schema.createIndex('idempotency_createdAt').on('idempotency').column('createdAt').execute()
      await schema
        .createTable('files')
        .addColumn('_id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('sha256', 'text', (c) => c.notNull())
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('placeholder', 'text')
        .addColumn('isPublic', 'integer', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      await schema
        .createTable('levels')
        .addColumn('_id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('scopes', 'text', (c) => c.notNull())
        .execute()
      await schema
        .createTable('users')
        .addColumn('_id', 'text', (c) => c.primaryKey())
        .addColumn('username', 'text', (c) => c.notNull().unique())
        .addColumn('passwordHash', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('userType', 'text', (c) => c.notNull().check(sql`"userType" in ('PERSON', 'COMPANY')`))
        .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" in ('MEMBER', 'SELLER', 'BUYER', 'STAFF')`))
        .addColumn('status', 'text', (c) => c.notNull().check(sql`"status" in ('active', 'suspended', 'withdrawn')`))
        .addColumn('_level', 'text', (c) => c.references('levels._id'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      await schema
        .createTable('sessions')
        .addColumn('_id', 'text', (c) => c.primaryKey())
        .addColumn('_user', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('usedAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
      await schema
        .createTable('secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: '0002-attachments',
    up: async (db) => {
      await db.schema.alterTable('files').addColumn('scope', 'text').execute()
      // Requests that are there already came without files. On a new database their table is made after this.
      const tables = (await db.introspection.getTables()).map(({ name }) => name)
      if (!tables.includes('forms')) return
      const rows = await asTables(db).selectFrom('forms').select(['_id', 'data']).where('state', '!=', 'removed').execute()
      for (const { _id, data } of rows)
        await asTables(db)
          .updateTable('forms')
          .set({ data: JSON.stringify({ ...(JSON.parse(String(data)) as object), files: [] }) })
          .where('_id', '=', _id)
          .execute()
    },
  },
  {
    name: '0003-accounts',
    up: async (db) => {
      const start = '2026-01-01T00:00:00.000Z'
      for (const table of ['users', 'levels']) {
        await db.schema
          .alterTable(table)
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await db.schema
          .alterTable(table)
          .addColumn('updatedAt', 'text', (c) => c.notNull().defaultTo(start))
          .execute()
      }
      await db.schema
        .alterTable('levels')
        .addColumn('createdAt', 'text', (c) => c.notNull().defaultTo(start))
        .execute()
    },
  },
  {
    // A row per group instead of one for all content. Groups begin where the clock was: no stamp was ever after it.
    name: '0004-revisions',
    up: async (db) => {
      await db.schema
        .createTable('revisions')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('at', 'text', (c) => c.notNull())
        .execute()
      const { rows } = await sql<{ at: string }>`select at from clock`.execute(db)
      const at = rows[0]?.at ?? new Date().toISOString()
      const groups = resources.map(({ path }) => ({ name: path, at }))
      await db.insertInto('revisions').values(groups).execute()
      await db.schema.dropTable('clock').execute()
    },
  },
]
