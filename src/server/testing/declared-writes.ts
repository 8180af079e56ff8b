import { AsyncLocalStorage } from 'node:async_hooks'
import { calls, type CallName, resources } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { everything } from '#contract/dependencies.ts'
import { createQueryId, type KyselyPlugin } from 'kysely'
import { tableOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'

/** Tables that a call has written. */
const written = new AsyncLocalStorage<Set<string>>()

const writing = /^\s*(?:insert into|update|delete from) "(\w+)"/i

/** Notes the table of every statement that a call executes, whichever engine and whichever way it is written in. */
export const noteWrites = (db: Db): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const tables = written.getStore()
    if (tables === undefined || node.kind === 'SelectQueryNode') return node
    const [, table] = writing.exec(db.getExecutor().compileQuery(node, createQueryId()).sql) ?? []
    if (table !== undefined) tables.add(table)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
})

/**
 * Topic of the rows of a table that is no resource's. Not here: what is told to others (notifications, deliveries, alerts of staff, jobs), of whom
 * those who look hear by a stream; private files, which no library shows; and whatever no call reads.
 */
const topics: Readonly<Record<string, string>> = {
  sessions: 'sessions',
  factors: 'factor',
  recoveryCodes: 'factor',
  passkeys: 'passkeys',
  consents: 'consents',
  companyFiles: 'companyFiles',
  uploads: 'companyFiles',
  versions: 'versions',
  trash: 'versions',
  translations: 'versions',
  schedules: 'versions',
  requestEvents: 'forms',
  requestKeys: 'forms',
  messages: 'messages',
  listViews: 'views',
  bookmarks: 'bookmarks',
  likes: 'likes',
  fairProducts: 'fairs/products',
  blockedSlots: 'availability',
  matchings: 'matchings',
  matchingSlots: 'matchings',
  matchingEvents: 'matchings',
  matchingOutcomes: 'matchings',
  matchingTasks: 'tasks',
  slotWaits: 'slotWaits',
  sharedContacts: 'contact',
  conversations: 'matchings',
  conversationMessages: 'matchings',
  conversationFiles: 'matchings',
  conversationReports: 'matchings',
  wishes: 'wishes',
  fairSchedules: 'fairSchedules',
  scheduledMeetings: 'fairSchedules',
  fairIntroductions: 'introductions',
  checkIns: 'checkIns',
  fairSurveys: 'fairSurveys',
  calendars: 'calendar',
  auctionLots: 'auction/lots',
  auctionLog: 'auction/lots',
  auctionRegistrations: 'auction/registrations',
  auctionListings: 'auction/lots',
  auctionChanges: 'auction/lots',
  auctionWins: 'auction/lots',
  auctionOffers: 'auction/lots',
  auctionDefaults: 'auction/registrations',
  auctionSettlements: 'auction/settlements',
  auctionFollows: 'auction/follows',
}

// Accounts are locked by writing what is there.
const resourceTopics = new Map(resources.filter(({ path }) => path !== 'users').map((resource) => [tableOf(resource), resource.path]))

const isContent = (topic: string) => resources.some(({ path, keepsVersions }) => keepsVersions && path === topic)

/** Runs a call, and returns its result with the topics that it has changed. */
export async function collectWrites<T>(call: () => PromiseLike<T>): Promise<{ result: T; changed: string[] }> {
  const tables = new Set<string>()
  // An injected request begins when somebody waits for it.
  const result = await written.run(tables, async () => call())
  return { result, changed: [...new Set([...tables].flatMap((table) => resourceTopics.get(table) ?? topics[table] ?? []))] }
}

/** Work that a call begins and does not wait for is none of its own. */
export const apart =
  <T>(work: () => T) =>
  (): T =>
    written.exit(work)

/** @throws where a call has changed what it does not declare (`Call.writes`): the queries of its readers would stay as they are */
export function requireDeclared(name: CallName, changed: readonly string[]): void {
  const { writes = [] } = calls[name] as Call
  if (writes.includes(everything)) return
  const silent = changed.filter((topic) => !writes.includes(topic) && !(writes.includes('content') && isContent(topic)))
  if (silent.length > 0) throw new Error(`${name} has changed ${silent.join(', ')}, which its declaration does not say`)
}
