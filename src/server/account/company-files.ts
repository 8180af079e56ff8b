import type { CompanyFileKind } from '#contract/account/company-files.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import { users } from '#contract/account/users.ts'
import type { Db } from '../db/schema.ts'
import { dropFiles, type Erasure } from '../files/pending.ts'
import { ApiError } from '../http/api-error.ts'
import { lockRow } from './sessions.ts'

const ofMember = (db: Db, _user: string) =>
  db
    .selectFrom('companyFiles')
    .innerJoin('files', 'files._id', 'companyFiles._file')
    .select(['companyFiles._file', 'files.name', 'files.size', 'files.type'])
    .where('companyFiles._user', '=', _user)

/** The files of a member, by their kind. */
export const listFiles = (db: Db, _user: string): Promise<(CompanyFile & { kind: CompanyFileKind })[]> =>
  ofMember(db, _user).select('companyFiles.kind').orderBy('companyFiles.kind').execute()

/** The same one after the other, as its owner may take them along. */
export async function* filesOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await listFiles(db, _user)
}

/** A member's file of a kind. */
export async function findFile(db: Db, _user: string, wanted: CompanyFileKind): Promise<CompanyFile | null> {
  return (await ofMember(db, _user).where('companyFiles.kind', '=', wanted).executeTakeFirst()) ?? null
}

/**
 * Locks an open account, so that what it is given comes either before its withdrawal or not at all. In a transaction.
 * @throws ApiError `notFound` where it is closed
 */
export async function lockAccount(db: Db, _user: string): Promise<void> {
  const own = lockRow(db, _user).where('status', '=', 'active')
  if ((await own.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) throw new ApiError('notFound')
}

/** Takes files of a member away. @returns how many there were */
export async function removeFiles(_user: string, kinds: readonly CompanyFileKind[], erasure: Erasure): Promise<number> {
  const files = (await listFiles(erasure.db, _user)).filter(({ kind }) => kinds.includes(kind))
  await dropFiles(files, erasure)
  return files.length
}

interface Received extends CompanyFile {
  sha256: string
  width?: number
  height?: number
  placeholder?: string
}

/** Names a file that is in its place among those of a member. The former one goes. A logo is for everybody. In a transaction. */
export async function putFile(_user: string, kind: CompanyFileKind, received: Received, erasure: Erasure): Promise<CompanyFile> {
  const { db } = erasure
  const { _file, ...facts } = received
  await lockAccount(db, _user)
  await removeFiles(_user, [kind], erasure)
  const row = { _id: _file, ...facts, isPublic: kind === 'logo' ? 1 : 0, scope: users.scope, _user, createdAt: new Date().toISOString() }
  await db.insertInto('files').values(row).execute()
  await db.insertInto('companyFiles').values({ _user, kind, _file }).execute()
  return { _file, name: facts.name, size: facts.size, type: facts.type }
}
