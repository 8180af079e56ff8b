import type { users } from '#contract/account/users.ts'
import type { ContractModule } from '#contract/module.ts'
import { mergePages } from '#contract/page.ts'
import type { Picture } from '#contract/field.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { ConsoleScope } from '#contract/call.ts'
import { hasModule, type OnlySite, type SiteName, siteOfModule } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import type { Values } from './db/repository.ts'
import type { Db } from './db/schema.ts'
import type { Erasure } from './files/pending.ts'
import type { ErrorTable } from './http/api-error.ts'
import type { OwnData } from './http/archive.ts'
import type { Text } from './http/catalogues.ts'
import { erasesOf, exportsOf, type OnLeave, type Personal } from './http/personal.ts'
import type { WriteContext } from './http/route.ts'
import type { Saveable } from './http/saveable.ts'
import type { ResourceHooks } from './http/standard.ts'
import type { Job } from './jobs/jobs.ts'
import type { OfficeEvent } from './mail/office-alerts.ts'
import type { MessageTemplate } from './mail/templates.ts'
import { type ModuleNotifications, type NotificationRegistry, templatesOfKinds } from './notifications/kinds.ts'
import type { FeedEntry, Reading } from './pages/rss.ts'
import type { ShareCards } from './pages/share-picture.ts'
import type { Addressed } from './pages/sitemap.ts'

/** Acts on a new account, however it was made. In the transaction that makes it. */
export type OnJoin = (user: ItemOf<typeof users>, context: WriteContext) => Promise<void>

/** Takes back what would outlast the sessions of an account, where all of them end. In the transaction of that. */
export type TakeBack = (db: Db, _user: string) => Promise<void>

/** Settles what somebody has open or agreed whose account staff suspend. In the transaction of that. */
export type OnSuspend = (_user: string, context: WriteContext) => Promise<void>

/** Erases an item about people with all that belongs to it, where a backup has brought it back. In a transaction. */
export type EraseAgain = (_id: string, erasure: Erasure, onLeave: readonly OnLeave[]) => Promise<void>

/** Items with which an installation begins, of one resource. */
export interface FirstContent {
  resource: AnyResource
  rows: (at: { now: Date; only: OnlySite }) => readonly Values[]
}

/** Something that a member has under way. Staff see it before they end it, and a role stays while there is any. */
export interface OpenBusiness {
  /** Says how much it is: `{total}`. */
  text: Text
  endsBySuspension: boolean
  count: (db: Db, _user: string) => Promise<number>
}

/** Says whether a member may read a private file of another one. */
export type MayReadFile = (db: Db, _file: string, _user: string) => Promise<boolean>

/** Private files that staff may read beside those of their file's own scope. */
export interface ReviewedFiles {
  scope: ConsoleScope
  includes: (db: Db, _file: string) => Promise<boolean>
}

/** Source of changes that are no resource but concern open screens: only the fact of a change is sent. */
export interface LiveSource {
  path: string
  scope: ConsoleScope
  /** When it last changed; a text that grows. */
  latest: (db: Db) => Promise<string>
}

/** What modules contribute to each other's work, and the platform's: lists that `app.ts` joins. */
interface Contributions {
  onJoin: readonly OnJoin[]
  onSuspend: readonly OnSuspend[]
  takeBack: readonly TakeBack[]
  openBusiness: readonly OpenBusiness[]
  /** Acts on an account that is closed or was removed, before its rows are taken away. */
  onLeave: readonly OnLeave[]
  /** Settles what somebody has open or agreed who stands for a company no longer, while they still do. In the transaction of that. */
  onLeaveCompany: readonly OnLeave[]
  /** Ends what a restored backup must not bring back to life: what is good for its bearer, what is under way. In a transaction. */
  onRestore: readonly ((db: Db) => Promise<void>)[]
  /** By the path of each of its resources about people: no other module has the same. */
  eraseAgain: Readonly<Record<string, EraseAgain>>
  mayReadFile: readonly MayReadFile[]
  reviewedFiles: readonly ReviewedFiles[]
  liveSources: readonly LiveSource[]
  /** Resources whose pages do not follow from their declaration. */
  addressed: readonly Addressed[]
  /** What it publishes in the feed, the newest first: so many at most. */
  feeds: readonly ((reading: Reading, most: number) => Promise<readonly FeedEntry[]>)[]
  /** Pictures that shared links show, by the kind in their address: no other module has the same. */
  shareCards: ShareCards
  /** What it sends by itself: no other module has a template of the same name. */
  messages: readonly MessageTemplate[]
  /** What comes in, of which staff may hear. */
  officeEvents: readonly OfficeEvent[]
  /** What an installation begins with. */
  firstContent: readonly FirstContent[]
  /** Pictures that visitors see first: their variants are made before anybody asks. */
  firstPictures: readonly ((db: Db) => Promise<readonly Picture[]>)[]
  /** What members can save, by its kind: no other module has the same. */
  saveable: Readonly<Record<string, Saveable>>
}
/** Contributions of all modules. `onLeave` takes the rows away as well. */
export interface Joined extends Contributions {
  ownData: readonly (OwnData & { site: SiteName | undefined })[]
  notifications: NotificationRegistry
  errors: ErrorTable
  pages: ReturnType<typeof mergePages>
  resources: readonly AnyResource[]
}

/** The server's half of a module. What it needs of a single other module is a parameter of the function that makes it. */
export interface ServerModule extends Partial<Contributions> {
  /** What both sides agree on. Its resources are served by the standard routes. */
  contract: ContractModule
  /** What is done beside the standard routes, by path of the resource; also to resources of others. */
  hooks?: Readonly<Record<string, ResourceHooks>> | ((joined: Joined) => Readonly<Record<string, ResourceHooks>>)
  /** Its tables that name a person, all of them. */
  personal?: Personal
  jobs?: readonly Job[]
  /** What it notifies members of. */
  notifications?: ModuleNotifications
  /** Registers its calls, on an instance of its own: what it adds to that (hooks of Fastify, limits) stays in the module. */
  routes: (app: FastifyInstance, joined: Joined) => void | Promise<void>
}

/** Declares the server's half of a module. */
export const serverModule = (contract: ContractModule, module: Omit<ServerModule, 'contract'>): ServerModule => ({ contract, ...module })

const personalOf = ({ personal = {} }: ServerModule): Personal => personal

/** Filters the modules of a server by the site that it has alone. */
export const modulesOf = (modules: readonly ServerModule[], only: OnlySite): readonly ServerModule[] =>
  modules.filter(({ contract }) => hasModule(only, contract.name))

/**
 * Joins what the modules contribute.
 * @param stored the modules whose rows may be in the database: a module that is off has no member's rows left when the member leaves
 */
export const join = (modules: readonly ServerModule[], stored = modules): Joined => ({
  ownData: modules.flatMap((module) =>
    exportsOf(personalOf(module)).map((part) => ({ ...part, site: siteOfModule(module.contract.name) })),
  ),
  onJoin: modules.flatMap(({ onJoin = [] }) => onJoin),
  takeBack: modules.flatMap(({ takeBack = [] }) => takeBack),
  onSuspend: modules.flatMap(({ onSuspend = [] }) => onSuspend),
  openBusiness: modules.flatMap(({ openBusiness = [] }) => openBusiness),
  // A module that depends on others leaves first.
  onLeave: stored
    .toReversed()
    .flatMap((module) => [...(modules.includes(module) ? (module.onLeave ?? []) : []), ...erasesOf(personalOf(module))]),
  onLeaveCompany: modules.flatMap(({ onLeaveCompany = [] }) => onLeaveCompany),
  onRestore: stored.flatMap(({ onRestore = [] }) => onRestore),
  eraseAgain: Object.assign({}, ...stored.map(({ eraseAgain }) => eraseAgain)) as Joined['eraseAgain'],
  reviewedFiles: modules.flatMap(({ reviewedFiles = [] }) => reviewedFiles),
  mayReadFile: modules.flatMap(({ mayReadFile = [] }) => mayReadFile),
  liveSources: modules.flatMap(({ liveSources = [] }) => liveSources),
  resources: modules.flatMap(({ contract }) => contract.resources),
  addressed: modules.flatMap(({ addressed = [] }) => addressed),
  notifications: Object.fromEntries(
    modules.flatMap(({ contract, notifications }) => (notifications === undefined ? [] : [[contract.name, notifications]])),
  ),
  errors: Object.assign({}, ...modules.map(({ contract }) => contract.errors)) as ErrorTable,
  pages: mergePages(modules.map(({ contract }) => contract)),
  feeds: modules.flatMap(({ feeds = [] }) => feeds),
  shareCards: Object.assign({}, ...modules.map(({ shareCards }) => shareCards)) as ShareCards,
  officeEvents: modules.flatMap(({ officeEvents = [] }) => officeEvents),
  messages: modules.flatMap(({ messages = [], notifications }) => [
    ...messages,
    ...(notifications === undefined ? [] : templatesOfKinds(notifications)),
  ]),
  firstContent: modules.flatMap(({ firstContent = [] }) => firstContent),
  firstPictures: modules.flatMap(({ firstPictures = [] }) => firstPictures),
  saveable: Object.assign({}, ...modules.map(({ saveable }) => saveable)) as Joined['saveable'],
})
