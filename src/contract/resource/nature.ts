import type { Declaration } from '../declaration.ts'
import { type Shape, shapeOf } from '../shape.ts'

export interface Nature extends Pick<Declaration, 'isPersonal' | 'isNoted' | 'isCached' | 'keepsVersions'> {
  /** Staff write texts of it in several languages, and its list can be narrowed to what is to be translated. */
  isTranslated?: boolean
}

const hasTranslated = ({ kind, fields, item }: Shape): boolean =>
  kind === 'translated' || Object.values(fields).some(hasTranslated) || (item !== undefined && hasTranslated(item))

/** Content that staff make and change. Accounts and their rights come by no file, for they have passwords, and rules between rows. */
export const hasImport = ({ storage, console: operations }: Pick<Declaration, 'storage' | 'console'>): boolean =>
  storage !== 'table' && operations.includes('create') && operations.includes('update')

/** Completes what a declaration says of its items by what goes without saying. @throws Error where its words contradict each other */
export function natureOf(declaration: Declaration): Required<Nature> {
  const { path, storage, isPersonal = false, isOffline = false } = declaration
  const { isCached = !isPersonal, isNoted = isPersonal } = declaration
  const { keepsVersions = !isPersonal && storage !== 'table' && declaration.console.includes('create') } = declaration
  if (isPersonal && !isNoted) throw new Error(`${path}: who has had what is personal is noted`)
  if (isPersonal && isCached) throw new Error(`${path}: what is personal is not cached`)
  if (isPersonal && declaration.public.length > 0) throw new Error(`${path}: what is personal has no public calls`)
  if (isPersonal && keepsVersions) throw new Error(`${path}: no versions are kept of what is personal, it is gone when it is erased`)
  if (storage === 'table' && keepsVersions) throw new Error(`${path}: rows of a table keep no versions`)
  if (isOffline && !isCached) throw new Error(`${path}: devices ask what is new by the revision that cached resources have`)
  const isTranslated = keepsVersions && Object.values(declaration.fields).some((field) => hasTranslated(shapeOf(field)))
  return { isPersonal, isNoted, isCached, keepsVersions, isTranslated }
}
