import type { Call } from './call.ts'
import type { ErrorDeclaration } from './errors.ts'
import type { ModulePages } from './page.ts'
import type { AnyResource } from './resource.ts'

/** Contract of one module, as both sides agree on it. */
export interface ContractModule {
  /** The name of its folder in every runtime. */
  name: string
  /** Resources of the standard pattern: their storage and standard calls follow. */
  resources: readonly AnyResource[]
  /** Its refusals, by the code that answers have: no other module has the same. */
  errors?: Readonly<Record<string, ErrorDeclaration>>
  pages?: ModulePages
  /** Topics that may have changed where a member is notified of something of it, as in `reads` of calls: open pages read them again. */
  memberNews?: readonly string[]
  /** Calls beside the standard ones. */
  calls: Readonly<Record<string, Call>>
}

/** Declares a module; its exact types stay, for `api.ts` merges them. */
export const contractModule = <const M extends ContractModule>(module: M): M => module
