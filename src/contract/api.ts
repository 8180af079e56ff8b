import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './call.ts'
import type { ContractModule } from './module.ts'
import { modules } from './modules.ts'
import { platform } from './platform/module.ts'
import type { AnyResource } from './resource.ts'
import type { Merge } from './standard-calls.ts'

const parts = [platform, ...modules] as const
type Modules = (typeof parts)[number]
type Resource = Modules['resources'][number]
const every: readonly ContractModule[] = parts
/** What modules declare under a name, as a union. */
type Declared<Module, Name extends string> = Module extends Record<Name, infer Part> ? Part : never

/** The whole API as a type: method and path → schemas, and who may call. */
export type Api = Merge<Resource['calls']> & Merge<Modules['calls']>

/** The resources of all modules. The server makes their storage and standard routes from this list. */
export const resources: readonly Resource[] = modules.flatMap((module): readonly Resource[] => module.resources)

const standard = resources.map((resource: AnyResource) => resource.calls)

/** The whole API as one table. The intersection of what it is merged from. */
export const calls = Object.assign({}, ...standard, ...parts.map((part) => part.calls)) as Api

type Errors = Merge<Declared<Modules, 'errors'>>

/** Refusals of the platform and of all modules. */
export const errors = Object.assign({}, ...every.map((module) => module.errors)) as Errors

export type ErrorCode = keyof Errors

/** The body of every refusal. `message` is fit to be shown in an alert. */
export interface ErrorAnswer {
  message: string
  code: ErrorCode
  issues?: { path: string; message: string }[]
  /** With 412: the item as it is now. With 409 and 410: what can be done instead. */
  current?: unknown
}

export type CallName = keyof Api
export type Params<Name extends CallName> = ParamsOf<Api[Name]>
export type Query<Name extends CallName> = QueryOf<Api[Name]>
export type Body<Name extends CallName> = BodyOf<Api[Name]>
export type Answer<Name extends CallName> = AnswerOf<Api[Name]>
