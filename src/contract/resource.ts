import type * as z from 'zod'
import type { Call } from './call.ts'
import type { Declaration } from './declaration.ts'
import { checkDeclaration } from './resource/check-declaration.ts'
import { consoleCalls } from './resource/console-calls.ts'
import { hasImport, type Nature, natureOf } from './resource/nature.ts'
import { publicCalls } from './resource/public-calls.ts'
import { schemasOf } from './resource/schemas.ts'
import { withDependencies, withPersonal } from './resource/words-of-calls.ts'
import type { Shape } from './shape.ts'
import type { ConsoleItem, DetailItem, PublicItem, ShortItem, StandardCalls } from './standard-calls.ts'

/** All five operations of the console. */
export const everyOperation = ['list', 'one', 'create', 'update', 'remove'] as const

/** Any declaration, its exact types left aside: what the server's standard routes work with. */
export type AnyResource = Omit<Declaration, 'summary' | 'public' | 'console'> &
  Required<Nature> & {
    calls: object
    /** The shapes of the fields that each reader sees. */
    shapes: Readonly<Record<'all' | 'public' | 'publicList', Readonly<Record<string, Shape>>>>
  }
/** An item of a resource, as it is stored and as the console sees it. */
export type ItemOf<R extends AnyResource> = ConsoleItem<R['fields']>
/** An item of a resource, as its readers see it. */
export type PublicItemOf<R extends AnyResource> = R extends { publicItem: z.ZodType<infer Item> } ? Item : PublicItem<R['fields']>

/** Names in a declaration are those of its fields, and it says nothing that no declaration knows. */
type Checked<D extends Declaration> = Declaration<D['fields']> & { [Key in Exclude<keyof D, keyof Declaration>]: never }

/**
 * Declares a resource of the standard pattern (specification 7.1): its fields once, and from them the public and the
 * console calls with their schemas, the storage, the OpenAPI document and the client's types.
 * @throws Error where the declaration contradicts itself
 */
export function resource<const D extends Declaration>(declaration: D & Checked<D>) {
  const declared: Declaration = declaration
  checkDeclaration(declared)
  const nature = natureOf(declared)
  const schemas = schemasOf(declared)
  const readers = publicCalls(declared, schemas, nature.isCached)
  const staff = consoleCalls(declared, schemas, nature.isNoted)
  const asked: Record<string, Call> = Object.assign(
    {},
    ...declared.public.map((operation) => readers[operation]),
    ...declared.console.map((operation) => staff[operation]),
  )
  const calls = withDependencies(declared, withPersonal(asked, nature.isNoted), hasImport(declared)) as StandardCalls<D>
  return {
    ...(declaration as D),
    ...nature,
    calls,
    shapes: schemas.shapes,
    publicItem: schemas.publicItem as z.ZodType as z.ZodType<DetailItem<D>>,
    publicListItem: schemas.publicListItem as z.ZodType as z.ZodType<ShortItem<D>>,
    consoleItem: schemas.consoleItem as z.ZodType as z.ZodType<ConsoleItem<D['fields']>>,
  }
}
