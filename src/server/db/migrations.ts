import { resources } from '#contract/index.ts'
import type { AnyResource } from '#contract/resource.ts'
import { initialsOf, normalise } from '#contract/search.ts'
import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql, type SqlBool } from 'kysely'
import { addKeys, keysOf, matchKeyFrom } from './request-keys.ts'
import { isTable, pagesOf, tableOf } from './rows.ts'
import { asTables, type Db } from './schema.ts'

interface Migration {
  name: string
  up: (db: Db) => Promise<void>
}

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const isRequired: Change = (column) => column.notNull()
/** Columns of texts that must be there. */
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', isRequired), table)

const optionalTexts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)

/** Tables that follow no declaration, oldest first. What has been released is never edited: a change is a new entry. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-start',
    up: async (db) => {
      const { schema } = db
      await schema.createTable('clock').addColumn('id', 'integer', isKey).$call(texts('at')).execute()
      await sql`insert into clock (id, at) values (1, ${new Date().toISOString()})`.execute(db)
      await schema.createTable('declarations').addColumn('path', 'text', isKey).$call(texts('fingerprint')).execute()
      await schema
        .createTable('idempotency')
        .$call(texts('caller', 'key', 'fingerprint', 'headers', 'body', 'createdAt'))
        .addColumn('status', 'integer', isRequired)
        .addPrimaryKeyConstraint('idempotency_pk', ['caller', 'key'])
        .execute()
      await schema.createIndex('idempotency_createdAt').on('idempotency').column('createdAt').execute()
      await schema
        .createTable('files')
        .addColumn('_id', 'text', isKey)
        .$call(texts('name', 'type', 'sha256', 'createdAt'))
        .addColumn('size', 'integer', isRequired)
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('placeholder', 'text')
        .addColumn('isPublic', 'integer', isRequired)
        .execute()
      await schema.createTable('levels').addColumn('_id', 'text', isKey).$call(texts('name', 'scopes')).execute()
      await schema
        .createTable('users')
        .addColumn('_id', 'text', isKey)
        .addColumn('username', 'text', (c) => c.notNull().unique())
        .$call(texts('passwordHash', 'name', 'createdAt'))
        .addColumn('userType', 'text', (c) => c.notNull().check(sql`"userType" in ('PERSON', 'COMPANY')`))
        .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" in ('MEMBER', 'SELLER', 'BUYER', 'STAFF')`))
        .addColumn('status', 'text', (c) => c.notNull().check(sql`"status" in ('active', 'suspended', 'withdrawn')`))
        .addColumn('_level', 'text', (c) => c.references('levels._id'))
        .execute()
      await schema
        .createTable('sessions')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .$call(texts('createdAt', 'usedAt', 'expiresAt'))
        .execute()
      await schema.createTable('secrets').addColumn('name', 'text', isKey).$call(texts('value')).execute()
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
    up: async ({ schema }) => {
      const since: Change = (column) => column.notNull().defaultTo('2026-01-01T00:00:00.000Z')
      for (const name of ['users', 'levels']) {
        await schema
          .alterTable(name)
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await schema.alterTable(name).addColumn('updatedAt', 'text', since).execute()
      }
      await schema.alterTable('levels').addColumn('createdAt', 'text', since).execute()
    },
  },
  {
    // A row per group instead of one for all content. Groups begin where the clock was: no stamp was ever after it.
    name: '0004-revisions',
    up: async (db) => {
      await db.schema.createTable('revisions').addColumn('name', 'text', isKey).$call(texts('at')).execute()
      const { rows } = await sql<{ at: string }>`select at from clock`.execute(db)
      const at = rows[0]?.at ?? new Date().toISOString()
      const groups = resources.map(({ path }) => ({ name: path, at }))
      await db.insertInto('revisions').values(groups).execute()
      await db.schema.dropTable('clock').execute()
    },
  },
  {
    name: '0005-audit',
    up: async ({ schema }) => {
      await schema
        .createTable('audit')
        .addColumn('_id', 'text', isKey)
        .$call(texts('at', '_user', 'action', 'resource', '_item'))
        .execute()
      await schema.createIndex('audit_at').on('audit').column('at').execute()
      await schema.createIndex('audit_item').on('audit').columns(['resource', '_item']).execute()
    },
  },
  {
    // Whether it was ever published was not known until now.
    name: '0006-withdrawn',
    up: async (db) => {
      const tables = (await db.introspection.getTables()).map(({ name }) => name)
      for (const table of (resources as readonly AnyResource[]).filter((resource) => !isTable(resource)).map(tableOf))
        if (tables.includes(table)) await asTables(db).updateTable(table).set({ state: 'withdrawn' }).where('state', '=', 'draft').execute()
    },
  },
  {
    name: '0007-refresh-tokens',
    up: async ({ schema }) => {
      const isEmpty: Change = (column) => column.notNull().defaultTo('')
      const isPast: Change = (column) => column.notNull().defaultTo('2026-01-01T00:00:00.000Z')
      await schema.alterTable('sessions').addColumn('previousHash', 'text').execute()
      await schema.alterTable('sessions').addColumn('rotatedAt', 'text', isPast).execute()
      await schema
        .alterTable('sessions')
        .addColumn('replacements', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      for (const name of ['userAgent', 'network']) await schema.alterTable('sessions').addColumn(name, 'text', isEmpty).execute()
      await schema.createIndex('sessions_previousHash').on('sessions').column('previousHash').execute()
      await schema.createIndex('sessions_user').on('sessions').column('_user').execute()
      await schema
        .createTable('formerTokens')
        .addColumn('tokenHash', 'text', isKey)
        .addColumn('_session', 'text', (c) => c.notNull().references('sessions._id').onDelete('cascade'))
        .execute()
      await schema.createIndex('formerTokens_session').on('formerTokens').column('_session').execute()
      await schema.createTable('nonces').addColumn('nonce', 'text', isKey).$call(texts('expiresAt')).execute()
      await schema.createIndex('nonces_expiresAt').on('nonces').column('expiresAt').execute()
    },
  },
  {
    name: '0008-codes',
    up: async ({ schema }) => {
      const isZero: Change = (column) => column.notNull().defaultTo(0)
      await schema
        .createTable('codes')
        .addColumn('_id', 'text', isKey)
        .$call(texts('purpose', 'channel', 'address', 'codeHash', 'createdAt', 'expiresAt'))
        .addColumn('tries', 'integer', isZero)
        .addColumn('usedAt', 'text')
        .addColumn('tokenHash', 'text')
        .execute()
      await schema.createIndex('codes_address').on('codes').columns(['address', 'createdAt']).execute()
      await schema.createIndex('codes_createdAt').on('codes').column('createdAt').execute()
      await schema
        .createTable('deliveries')
        .addColumn('_id', 'text', isKey)
        .$call(texts('channel', 'template', 'nextAt', 'createdAt'))
        .addColumn('state', 'text', (c) => c.notNull().check(sql`"state" in ('queued', 'sent', 'failed')`))
        .addColumn('attempts', 'integer', isZero)
        .addColumn('payload', 'text')
        .execute()
      await schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'nextAt']).execute()
      await schema.createIndex('deliveries_createdAt').on('deliveries').column('createdAt').execute()
    },
  },
  {
    name: '0009-consents',
    up: async (db) => {
      const { schema } = db
      // No foreign key: what was agreed to is proof that outlasts the account.
      await schema
        .createTable('consents')
        .addColumn('_id', 'text', isKey)
        .$call(texts('_user', 'code', 'version', 'hash', 'locale', 'agreedAt', 'receivedAt', 'network'))
        .execute()
      await schema.createIndex('consents_user').on('consents').columns(['_user', 'receivedAt']).execute()
      await schema.alterTable('users').addColumn('usernameKey', 'text').execute()
      // Of accounts whose names differ in capitals alone, the oldest is found by every spelling.
      const known = new Set<string>()
      for (const { _id, username } of await db.selectFrom('users').select(['_id', 'username']).orderBy('createdAt').execute()) {
        const key = username.normalize('NFKC').toLowerCase().normalize('NFKC')
        if (!known.has(key)) await db.updateTable('users').set({ usernameKey: key }).where('_id', '=', _id).execute()
        known.add(key)
      }
      await schema.createIndex('users_usernameKey').on('users').column('usernameKey').unique().execute()
    },
  },
  {
    name: '0014-consents-taken-back',
    up: async ({ schema }) => {
      await schema
        .alterTable('consents')
        .addColumn('isAgreed', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    },
  },
  {
    name: '0015-factors',
    up: async ({ schema }) => {
      const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
      await schema
        .createTable('factors')
        .addColumn('_user', 'text', (column) => isOfUser(column).primaryKey())
        .$call(texts('secret', 'createdAt'))
        .addColumn('lastStep', 'integer', isRequired)
        .addColumn('confirmedAt', 'text')
        .execute()
      await schema
        .createTable('recoveryCodes')
        .addColumn('_user', 'text', isOfUser)
        .$call(texts('codeHash'))
        .addPrimaryKeyConstraint('recoveryCodes_pk', ['_user', 'codeHash'])
        .execute()
    },
  },
  {
    name: '0016-company-files',
    up: async ({ schema }) => {
      // No foreign key: whoever removes an account has to find its files after it.
      await schema
        .createTable('companyFiles')
        .addColumn('_user', 'text', isRequired)
        .addColumn('kind', 'text', isRequired)
        .addColumn('_file', 'text', (column) => column.notNull().unique().references('files._id').onDelete('cascade'))
        .addPrimaryKeyConstraint('companyFiles_pk', ['_user', 'kind'])
        .execute()
      const isZero: Change = (column) => column.notNull().defaultTo(0)
      await schema
        .createTable('uploads')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
        .$call(texts('name', 'parts', 'createdAt', 'usedAt'))
        .addColumn('size', 'integer', isRequired)
        .addColumn('modifiedAt', 'text')
        .addColumn('received', 'integer', isZero)
        .execute()
      await schema.createIndex('uploads_user').on('uploads').column('_user').execute()
      await schema.createIndex('uploads_usedAt').on('uploads').column('usedAt').execute()
    },
  },
  {
    name: '0017-files-of-members',
    up: async ({ schema }) => {
      // No foreign key: whoever removes an account has to find its files after it.
      await schema.alterTable('files').addColumn('_user', 'text').execute()
      await schema.createIndex('files_user').on('files').columns(['_user', 'createdAt']).execute()
    },
  },
  {
    name: '0018-bookmarks',
    up: async ({ schema }) => {
      for (const name of ['bookmarks', 'likes']) {
        await schema
          .createTable(name)
          .addColumn('_id', 'text', isKey)
          .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
          .$call(texts('kind', '_item', 'createdAt'))
          .execute()
        await schema.createIndex(`${name}_item`).on(name).columns(['_user', 'kind', '_item']).unique().execute()
        await schema.createIndex(`${name}_list`).on(name).columns(['_user', 'createdAt', '_id']).execute()
      }
    },
  },
  {
    name: '0019-passkeys',
    up: async ({ schema }) => {
      await schema
        .createTable('passkeys')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
        .$call(texts('name', 'publicKey', 'counter', 'transports', 'createdAt'))
        .addColumn('credentialId', 'text', (column) => column.notNull().unique())
        .addColumn('usedAt', 'text')
        .execute()
      await schema.createIndex('passkeys_user').on('passkeys').columns(['_user', 'createdAt']).execute()
    },
  },
  {
    name: '0020-editorial',
    up: async ({ schema }) => {
      await schema
        .createTable('versions')
        .addColumn('_id', 'text', isKey)
        .$call(texts('resource', '_item', 'at', 'changed', 'data'))
        .addColumn('version', 'integer', isRequired)
        .addColumn('_user', 'text')
        .addColumn('isPublished', 'integer', isRequired)
        .execute()
      await schema.createIndex('versions_item').on('versions').columns(['resource', '_item', 'version']).unique().execute()
      await schema
        .createTable('trash')
        .addColumn('_id', 'text', isKey)
        .$call(texts('resource', '_item', 'title', 'removedAt', 'data'))
        .addColumn('_user', 'text')
        .execute()
      await schema.createIndex('trash_item').on('trash').columns(['resource', '_item']).unique().execute()
      await schema.createIndex('trash_removedAt').on('trash').columns(['removedAt', '_id']).execute()
      await schema
        .createTable('schedules')
        .$call(texts('resource', '_item', 'nextAt', '_user'))
        .addColumn('publishAt', 'text')
        .addColumn('unpublishAt', 'text')
        .addPrimaryKeyConstraint('schedules_pk', ['resource', '_item'])
        .execute()
      await schema.createIndex('schedules_nextAt').on('schedules').columns(['nextAt', '_item']).execute()
      await schema
        .createTable('presence')
        .$call(texts('resource', '_item', '_user', 'at'))
        .addPrimaryKeyConstraint('presence_pk', ['resource', '_item', '_user'])
        .execute()
    },
  },
  {
    name: '0022-requests',
    up: async (db) => {
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
      for await (const rows of pagesOf(db, 'forms'))
        for (const { _id, data } of rows.filter(({ state }) => state !== 'removed')) {
          const form = JSON.parse(String(data)) as { status: string; name: string; phone: string }
          const staged = { ...form, stage: stageOf[form.status] ?? 'received' }
          await asTables(db)
            .updateTable('forms')
            .set({ data: JSON.stringify(staged) })
            .where('_id', '=', _id)
            .execute()
          if (matchKey !== undefined) await addKeys(db, String(_id), keysOf(matchKey, form))
        }
    },
  },
  {
    name: '0021-messages',
    up: async ({ schema }) => {
      await schema
        .createTable('messages')
        .$call(texts('template', 'channel', 'locale', 'subject', 'text', 'updatedAt'))
        .addPrimaryKeyConstraint('messages_pk', ['locale', 'template', 'channel'])
        .execute()
    },
  },
  {
    name: '0021-delivery-log',
    up: async ({ schema }) => {
      for (const name of ['endedAt', 'lastError']) await schema.alterTable('deliveries').addColumn(name, 'text').execute()
      await schema.createIndex('deliveries_list').on('deliveries').columns(['state', 'createdAt']).execute()
    },
  },
  {
    // The log is read by who did it, what was done, and to what.
    name: '0021-audit-list',
    up: async ({ schema }) => {
      await schema.dropIndex('audit_item').execute()
      for (const column of ['_user', 'action', 'resource', '_item'])
        await schema.createIndex(`audit_list_${column}`).on('audit').columns([column, 'at']).execute()
    },
  },
  {
    name: '0021-jobs',
    up: async ({ schema }) => {
      await schema
        .createTable('jobs')
        .addColumn('name', 'text', isKey)
        .$call(texts('nextAt'))
        .$call(optionalTexts('leasedUntil', 'lastStartedAt', 'lastEndedAt', 'lastError'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
  {
    name: '0022-lists',
    up: async ({ schema }) => {
      await schema
        .createTable('listViews')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
        .$call(texts('resource', 'name', 'search'))
        .addColumn('isShared', 'integer', isRequired)
        .execute()
      await schema.createIndex('listViews_list').on('listViews').columns(['resource', '_user', '_id']).execute()
      await schema.createIndex('listViews_user').on('listViews').column('_user').execute()
      await schema.alterTable('audit').addColumn('details', 'text').execute()
    },
  },
  {
    // Which items name which files is noted by makeTables, which comes after this.
    name: '0023-media',
    up: async (db) => {
      for (const name of ['alt', 'focus', 'removedAt', 'search', 'initials'])
        await db.schema.alterTable('files').addColumn(name, 'text').execute()
      for await (const rows of pagesOf(db, 'files'))
        for (const { _id, name } of rows.filter(({ isPublic }) => isPublic === 1))
          await db
            .updateTable('files')
            .set({ search: normalise(String(name)), initials: initialsOf(String(name)) })
            .where('_id', '=', String(_id))
            .execute()
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
    },
  },
  {
    name: '0025-openings-and-reasons',
    up: async (db) => {
      await db.schema.alterTable('audit').addColumn('reason', 'text').execute()
      await db.schema.createTable('requestOpenings').addColumn('_form', 'text', isKey).$call(texts('at')).execute()
      // Whose request was opened until now is in the log.
      const opened = db
        .selectFrom('audit')
        .select(({ fn }) => ['_item', fn.min('at').as('at')])
        .where('resource', '=', 'forms')
        .where('action', 'in', ['read', 'create', 'change', 'send'])
        .groupBy('_item')
      await db.insertInto('requestOpenings').columns(['_form', 'at']).expression(opened).execute()
    },
  },
  {
    name: '0026-translations',
    up: async ({ schema }) => {
      await schema
        .createTable('translations')
        .addColumn('_id', 'text', isKey)
        .$call(texts('resource', '_item', 'field', 'locale', 'text', 'source'))
        .execute()
      await schema.createIndex('translations_item').on('translations').columns(['resource', '_item']).execute()
    },
  },
  {
    name: '0027-consents-by-edition',
    up: async ({ schema }) => {
      await schema.createIndex('consents_version').on('consents').columns(['code', 'version', 'receivedAt']).execute()
    },
  },
  {
    name: '0028-people',
    up: async ({ schema }) => {
      await schema
        .createTable('actings')
        .addColumn('_id', 'text', isKey)
        .$call(texts('_user', '_actor', '_session', 'startedAt', 'expiresAt'))
        .addColumn('openedAt', 'text')
        .execute()
      await schema.createIndex('actings_expiresAt').on('actings').column('expiresAt').execute()
      await schema.alterTable('deliveries').addColumn('_user', 'text').execute()
      await schema.createIndex('deliveries_user').on('deliveries').columns(['_user', 'createdAt']).execute()
    },
  },
  {
    // Declared tables are completed by makeTables, which comes after this: here they get what no declaration says, and what has no default.
    name: '0029-trade',
    up: async ({ schema }) => {
      const isUsers: Change = (column) => column.notNull().references('users._id')
      const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
      const isOfFair: Change = (column) => column.notNull().references('fairs._id')
      const isOne: Change = (column) => column.notNull().defaultTo(1)
      const isZero: Change = (column) => column.notNull().defaultTo(0)
      const declared = (name: string) =>
        schema
          .createTable(name)
          .addColumn('_id', 'text', isKey)
          .addColumn('version', 'integer', isOne)
          .$call(texts('createdAt', 'updatedAt'))
      const dates = ['recruitFrom', 'recruitTo', 'applyFrom', 'applyTo']
      await declared('fairs')
        .$call(texts('title', 'description', 'venue', 'days', ...dates))
        .execute()
      await declared('fairs_participants')
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_user', 'text', isUsers)
        .$call(texts('name', 'role'))
        .execute()
      await schema.createIndex('fairs_participants_once').on('fairs_participants').columns(['_fair', '_user']).unique().execute()
      await declared('fairs_products')
        .addColumn('_user', 'text', isUsers)
        .$call(texts('name', 'features', 'category'))
        .execute()
      await schema
        .createTable('fairProducts')
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_product', 'text', (column) => column.notNull().references('fairs_products._id').onDelete('cascade'))
        .$call(texts('createdAt'))
        .addPrimaryKeyConstraint('fairProducts_pk', ['_fair', '_product'])
        .execute()
      await schema.createIndex('fairProducts_product').on('fairProducts').column('_product').execute()
      await schema
        .createTable('blockedSlots')
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_user', 'text', isOfUser)
        .$call(texts('startsAt'))
        .addPrimaryKeyConstraint('blockedSlots_pk', ['_user', '_fair', 'startsAt'])
        .execute()
      await declared('matchings')
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_buyer', 'text', isUsers)
        .addColumn('_seller', 'text', isUsers)
        .addColumn('_product', 'text', (column) => column.references('fairs_products._id').onDelete('set null'))
        .$call(texts('method', 'state'))
        .$call(
          optionalTexts(
            'awaits',
            'message',
            'reason',
            'endedBy',
            'expiresAt',
            'startsAt',
            'endsAt',
            'proposedBy',
            'buyerMark',
            'sellerMark',
          ),
        )
        .addColumn('tableNumber', 'integer')
        .addColumn('sequence', 'integer', isZero)
        .addColumn('remindedDay', 'integer', isZero)
        .addColumn('remindedSoon', 'integer', isZero)
        .execute()
      const isHeld = sql<SqlBool>`"state" in ('confirmed', 'rescheduling', 'disputed', 'met', 'missed')`
      const isOpen = sql<SqlBool>`"state" in ('offered', 'accepted')`
      const isLive = sql<SqlBool>`"state" in ('offered', 'accepted', 'confirmed', 'rescheduling')`
      const hasTable = sql<SqlBool>`"tableNumber" is not null and "state" in ('confirmed', 'rescheduling', 'disputed', 'met', 'missed')`
      const indexed = (name: string, ...columns: string[]) => schema.createIndex(`matchings_${name}`).on('matchings').columns(columns)
      // One meeting a seller, a buyer and a table at a time, and one matching at a time of a buyer with a seller: whoever asks, and however many at once.
      await indexed('seller_slot', '_seller', 'startsAt').unique().where(isHeld).execute()
      await indexed('buyer_slot', '_buyer', 'startsAt').unique().where(isHeld).execute()
      await indexed('table_slot', '_fair', 'startsAt', 'tableNumber').unique().where(hasTable).execute()
      await indexed('pair', '_fair', '_buyer', '_seller').unique().where(isLive).execute()
      for (const side of ['_buyer', '_seller']) {
        await indexed(`list${side}`, side, 'createdAt', '_id').execute()
        await indexed(`turn${side}`, side, 'awaits').execute()
        await indexed(`open${side}`, side, '_fair').where(isOpen).execute()
      }
      await indexed('list', '_fair', 'createdAt', '_id').execute()
      await indexed('state', '_fair', 'state', 'createdAt', '_id').execute()
      await indexed('times', '_fair', 'startsAt', '_id').execute()
      await indexed('expiry', 'expiresAt').where(isOpen).execute()
      await indexed('ahead', 'state', 'startsAt').where(isHeld).execute()
      await indexed('product', '_product').execute()
      await schema
        .createTable('matchingSlots')
        .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
        .$call(texts('startsAt', 'endsAt', 'state'))
        .addPrimaryKeyConstraint('matchingSlots_pk', ['_matching', 'startsAt'])
        .execute()
      await schema
        .createTable('matchingEvents')
        .addColumn('_id', 'text', isKey)
        .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
        .$call(texts('at', 'action', 'by', 'after'))
        .$call(optionalTexts('_user', 'before', 'startsAt'))
        .addColumn('tableNumber', 'integer')
        .execute()
      await schema.createIndex('matchingEvents_matching').on('matchingEvents').columns(['_matching', '_id']).execute()
      await schema
        .createTable('notifications')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', isOfUser)
        .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
        .$call(texts('kind', 'createdAt'))
        .addColumn('readAt', 'text')
        .execute()
      await schema.createIndex('notifications_list').on('notifications').columns(['_user', 'createdAt', '_id']).execute()
      await schema
        .createIndex('notifications_unread')
        .on('notifications')
        .column('_user')
        .where(sql<SqlBool>`"readAt" is null`)
        .execute()
      await schema.createIndex('notifications_matching').on('notifications').column('_matching').execute()
      await schema
        .createTable('calendars')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => isOfUser(column).unique())
        .$call(texts('createdAt'))
        .execute()
    },
  },
  {
    // Notifications need not be about a matching any more: SQLite changes no column, so the table is made again.
    name: '0031-push',
    up: async (db) => {
      const { schema } = db
      await schema
        .createTable('pushSubscriptions')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
        .addColumn('_session', 'text', (column) => column.notNull().references('sessions._id').onDelete('cascade'))
        .addColumn('endpoint', 'text', (column) => column.notNull().unique())
        .$call(texts('p256dh', 'auth', 'locale', 'createdAt', 'usedAt'))
        .execute()
      await schema.createIndex('pushSubscriptions_user').on('pushSubscriptions').columns(['_user', 'usedAt']).execute()
      await schema.createIndex('pushSubscriptions_session').on('pushSubscriptions').column('_session').execute()
      await schema.alterTable('deliveries').addColumn('_notification', 'text').execute()
      await schema
        .createTable('newNotifications')
        .addColumn('_id', 'text', isKey)
        .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
        .addColumn('_matching', 'text', (column) => column.references('matchings._id').onDelete('cascade'))
        .addColumn('_fair', 'text', (column) => column.references('fairs._id').onDelete('cascade'))
        .$call(texts('kind', 'createdAt'))
        .$call(optionalTexts('reason', 'readAt'))
        .execute()
      const columns = ['_id', '_user', '_matching', 'kind', 'createdAt', 'readAt'] as const
      await asTables(db)
        .insertInto('newNotifications')
        .columns([...columns])
        .expression(db.selectFrom('notifications').select([...columns]))
        .execute()
      await schema.dropTable('notifications').execute()
      await schema.alterTable('newNotifications').renameTo('notifications').execute()
      const indexed = (name: string) => schema.createIndex(`notifications_${name}`).on('notifications')
      await indexed('list').columns(['_user', 'createdAt', '_id']).execute()
      await indexed('unread')
        .columns(['_user', '_id'])
        .where(sql<SqlBool>`"readAt" is null`)
        .execute()
      await indexed('matching').column('_matching').execute()
      await indexed('fair').column('_fair').execute()
    },
  },
  {
    // Rows of a minute, and of a meeting: what is left of a process that has died goes by its age.
    name: '0032-rooms',
    up: async ({ schema }) => {
      const isOfMatching: Change = (column) => column.notNull().references('matchings._id').onDelete('cascade')
      await schema
        .createTable('roomTickets')
        .addColumn('_id', 'text', isKey)
        .addColumn('_matching', 'text', isOfMatching)
        .$call(texts('_user', '_session', 'instance', 'expiresAt'))
        .execute()
      await schema.createIndex('roomTickets_expiresAt').on('roomTickets').column('expiresAt').execute()
      await schema
        .createTable('roomConnections')
        .addColumn('_id', 'text', isKey)
        .addColumn('_matching', 'text', isOfMatching)
        .$call(texts('side', '_user', 'instance', 'name', '_process', 'seenAt'))
        .execute()
      await schema.createIndex('roomConnections_side').on('roomConnections').columns(['_matching', 'side']).unique().execute()
      await schema.createIndex('roomConnections_process').on('roomConnections').column('_process').execute()
      await schema
        .createTable('roomMessages')
        .addColumn('_id', 'text', isKey)
        .$call(texts('_connection', '_process', 'message', 'createdAt'))
        .execute()
      await schema.createIndex('roomMessages_process').on('roomMessages').columns(['_process', '_id']).execute()
    },
  },
  {
    name: '0033-fair-schedules',
    up: async ({ schema }) => {
      const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
      const isOfFair: Change = (column) => column.notNull().references('fairs._id').onDelete('cascade')
      const isZero: Change = (column) => column.notNull().defaultTo(0)
      await schema
        .createTable('wishes')
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_user', 'text', isOfUser)
        .addColumn('_wanted', 'text', isOfUser)
        .addColumn('priority', 'integer', isRequired)
        .$call(texts('method', 'createdAt'))
        .addPrimaryKeyConstraint('wishes_pk', ['_user', '_fair', '_wanted'])
        .execute()
      await schema.createIndex('wishes_wanted').on('wishes').columns(['_wanted', '_fair']).execute()
      await schema.createIndex('wishes_fair').on('wishes').column('_fair').execute()
      await schema
        .createTable('fairSchedules')
        .addColumn('_fair', 'text', (column) => isOfFair(column).primaryKey())
        .$call(texts('state', 'requestedAt'))
        .$call(optionalTexts('_user', 'phase', 'endedAt', 'error'))
        .addColumn('sellerMinimum', 'integer', isZero)
        .addColumn('buyerMinimum', 'integer', isZero)
        .$call((table) =>
          ['wishes', 'kept', 'objective', 'bound', 'greedy', 'ms'].reduce((made, name) => made.addColumn(name, 'integer'), table),
        )
        .execute()
      await schema.createIndex('fairSchedules_state').on('fairSchedules').column('state').execute()
      await schema
        .createTable('scheduledMeetings')
        .addColumn('_id', 'text', isKey)
        .addColumn('_fair', 'text', isOfFair)
        .addColumn('_buyer', 'text', isOfUser)
        .addColumn('_seller', 'text', isOfUser)
        .$call(texts('startsAt', 'endsAt', 'method', 'state'))
        .addColumn('isLocked', 'integer', isZero)
        .$call(optionalTexts('problem', '_matching'))
        .execute()
      const isDraft = sql<SqlBool>`"state" = 'draft'`
      const indexed = (name: string, ...columns: string[]) =>
        schema.createIndex(`scheduledMeetings_${name}`).on('scheduledMeetings').columns(columns)
      await indexed('pair', '_fair', '_buyer', '_seller').unique().execute()
      await indexed('buyer_slot', '_buyer', 'startsAt', '_fair').unique().where(isDraft).execute()
      await indexed('seller_slot', '_seller', 'startsAt', '_fair').unique().where(isDraft).execute()
      await indexed('times', '_fair', 'startsAt', '_id').execute()
    },
  },
  {
    name: '0034-check-ins',
    up: async ({ schema }) => {
      await schema
        .createTable('checkIns')
        .addColumn('_id', 'text', isKey)
        .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id'))
        .addColumn('_participant', 'text', (column) => column.notNull().references('fairs_participants._id').onDelete('cascade'))
        .$call(texts('day', 'at', 'receivedAt', 'way'))
        .addColumn('_user', 'text', (column) => column.references('users._id').onDelete('set null'))
        .execute()
      // Noted at two entrances, or sent twice: it is one arrival.
      await schema.createIndex('checkIns_once').on('checkIns').columns(['_participant', 'day']).unique().execute()
      await schema.createIndex('checkIns_fair').on('checkIns').columns(['_fair', 'day']).execute()
      await schema.createIndex('checkIns_user').on('checkIns').column('_user').execute()
      // The last change of all is looked at every second while figures are shown (site/events.ts).
      await schema.createIndex('checkIns_received').on('checkIns').column('receivedAt').execute()
      await schema.createIndex('matchings_changed').on('matchings').column('updatedAt').execute()
    },
  },
  {
    name: '0035-after-meetings',
    up: async ({ schema }) => {
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
    },
  },
  {
    name: '0037-schedule-attempts',
    up: ({ schema }) =>
      schema
        .alterTable('fairSchedules')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute(),
  },
]
