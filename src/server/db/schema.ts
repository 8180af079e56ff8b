import type { companies } from '#contract/account/companies.ts'
import type { CompanyFileKind } from '#contract/account/company-files.ts'
import type { levels } from '#contract/account/levels.ts'
import type { users } from '#contract/account/users.ts'
import type { RequestEvent, RequestMatch } from '#contract/law/inbox.ts'
import type { MessageChannel, Template } from '#contract/site/messages.ts'
import type { MarkedKind } from '#contract/support/bookmarks.ts'
import type { checkInWays } from '#contract/trade/check-ins.ts'
import type { draftStates, DraftProblem, SchedulePhase, ScheduleState } from '#contract/trade/fair-schedule.ts'
import type { Actor, MatchingAction, MatchingState, Outcome, Party } from '#contract/trade/matching-states.ts'
import type { RoomSide } from '#contract/trade/room-times.ts'
import type { NotificationKind } from '#contract/trade/member-notifications.ts'
import type { MeetingOutcome } from '#contract/trade/outcomes.ts'
import type { participants } from '#contract/trade/participants.ts'
import type { products } from '#contract/trade/products.ts'
import type { Locale } from '#contract/locale.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { Generated, Kysely } from 'kysely'

/** The table of a declared resource, for queries that no `Repository` knows. What is no text in it is JSON or null (rows.ts). */
type Columns<R extends AnyResource> = {
  [Name in keyof R['fields']]: ItemOf<R>[Name] extends string | null ? string | Extract<ItemOf<R>[Name], null> : string
} & { _id: string; version: Generated<number>; createdAt: Generated<string>; updatedAt: Generated<string> }

/** Columns that the database fills in where nothing is said. */
type WithDefaults<Table, Name extends keyof Table> = Omit<Table, Name> & { [Key in Name]: Generated<Table[Key]> }

/** What a member has marked, once each. See support/bookmarks.ts. */
interface Marks {
  _id: string
  _user: string
  kind: MarkedKind
  _item: string
  createdAt: string
}

/** Booleans are 0 or 1, instants ISO 8601 texts in UTC, ids UUIDv7 texts: the same on both engines. */
export interface Schema {
  migrations: { name: string; appliedAt: string }
  /** When each group of published content last changed. See revision.ts. */
  revisions: { name: string; at: string }
  /** What the derived columns of a resource's table were made from. See tables.ts. */
  declarations: { path: string; fingerprint: string }
  idempotency: {
    caller: string
    key: string
    fingerprint: string
    status: number
    headers: string
    body: string
    createdAt: string
  }
  files: {
    _id: string
    name: string
    type: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    placeholder: string | null
    isPublic: number
    /** Who may read a private file: accounts with this scope of the console. None: nobody. */
    scope: string | null
    /** Whose it is: may read a private file, too. */
    _user: string | null
    createdAt: string
    /** What a picture shows, in up to three languages, and what of it has to be seen: JSON. See site/media.ts. */
    alt: Generated<string | null>
    focus: Generated<string | null>
    /** When it was taken out of the library. */
    removedAt: Generated<string | null>
    /** What its name and `alt` are found by (search.ts). */
    search: Generated<string | null>
    initials: Generated<string | null>
  }
  /** Which fields of content name a file that everybody may have. See file-uses.ts. */
  fileUses: { _file: string; resource: string; _item: string; field: string }
  levels: Columns<typeof levels>
  users: WithDefaults<Columns<typeof users>, 'email' | 'phone' | 'channels' | 'locale'> & {
    passwordHash: string
    /** What user names are compared by (account/usernames.ts); null in accounts from before. */
    usernameKey: Generated<string | null>
  }
  sessions: {
    _id: string
    _user: string
    /** Of the refresh token to be presented next, and of the one before (account/refresh-chain.ts). */
    tokenHash: string
    previousHash: string | null
    rotatedAt: string
    /** How often the successor of `previousHash` was lost. */
    replacements: number
    userAgent: string
    network: string
    createdAt: string
    usedAt: string
    expiresAt: string
  }
  /** Refresh tokens that were replaced: whoever presents one ends its session. */
  formerTokens: { tokenHash: string; _session: string }
  /** Second factors: the secret sealed (account/one-time-codes.ts), the last step used, null until a code was confirmed. */
  factors: { _user: string; secret: string; lastStep: number; confirmedAt: string | null; createdAt: string }
  /** Hashes of recovery codes that are left. */
  recoveryCodes: { _user: string; codeHash: string }
  /** Sealed credentials that were opened, so that nobody sends them again; see account/sealing.ts. */
  nonces: { nonce: string; expiresAt: string }
  /** Codes that were sent to addresses; see account/codes.ts. */
  codes: {
    _id: string
    purpose: 'certification' | 'recovery'
    channel: 'EMAIL' | 'SMS'
    /** Normalised (contract/field.ts). */
    address: string
    codeHash: string
    createdAt: string
    /** Of the code, and of the token once there is one. */
    expiresAt: string
    tries: number
    usedAt: string | null
    /** Of what shows that the code was right, until that is used. */
    tokenHash: string | null
  }
  /** Texts that the office has changed, of what the server sends by itself; see mail/messages.ts. */
  messages: { template: Template; channel: MessageChannel; locale: Locale; subject: string; text: string; updatedAt: string }
  /** Devices that take messages of web push; they go with the session that has said so. See mail/push-subscriptions.ts. */
  pushSubscriptions: {
    _id: string
    _user: string
    _session: string
    /** Where messages are posted: whoever knows it and our key can reach the device, so it is told nobody. */
    endpoint: string
    p256dh: string
    auth: string
    locale: Locale
    createdAt: string
    /** When the device has last said so. */
    usedAt: string
  }
  /** What is and was sent, by each way; what is told in the app is noted as sent. See mail/deliveries.ts. */
  deliveries: {
    _id: string
    channel: 'EMAIL' | 'SMS' | 'PUSH' | 'APP'
    template: string
    state: 'queued' | 'sent' | 'failed'
    attempts: number
    /** When it may be tried: until then somebody else is at it, or it waits. */
    nextAt: string
    createdAt: string
    /** The message as JSON, until it is sent or given up: what stays is a log without content. */
    payload: string | null
    /** When it was sent or given up. */
    endedAt: Generated<string | null>
    /** Why the last try failed: neither the address nor the text (mail/transports.ts). */
    lastError: Generated<string | null>
    /** The account that it was for, where that is known. */
    _user: Generated<string | null>
    /** What the member was told by it; null of other messages. */
    _notification: Generated<string | null>
  }
  /** Staff who look at the site as a member sees it now; see account/acting.ts. */
  actings: {
    _id: string
    _user: string
    _actor: string
    /** The session of who looks: it ends with that. */
    _session: string
    startedAt: string
    expiresAt: string
    /** When the code of the new tab was used. */
    openedAt: string | null
  }
  /** Work that comes back: when it is due, who runs it and until when that is known, what became of it. See jobs/jobs.ts. */
  jobs: {
    name: string
    nextAt: string
    leasedUntil: Generated<string | null>
    lastStartedAt: Generated<string | null>
    lastEndedAt: Generated<string | null>
    lastError: Generated<string | null>
    /** Failures in a row. */
    attempts: Generated<number>
  }
  /** What members have agreed to: rows are added and never changed, and outlast the account. See account/consents.ts. */
  consents: {
    _id: string
    _user: string
    code: string
    version: string
    /** SHA-256 (hex) of what was shown, in this language. */
    hash: string
    locale: string
    /** By the member's clock, and by ours. */
    agreedAt: string
    receivedAt: string
    network: string
    /** 0 where an agreement was taken back. */
    isAgreed: 0 | 1
  }
  /** What a member has one of each (contract/account/company-files.ts). What they are is in `files`. */
  companyFiles: { _user: string; kind: CompanyFileKind; _file: string }
  /** Introductions of companies that are on their way; see account/introduction-uploads.ts. */
  uploads: {
    _id: string
    _user: string
    name: string
    size: number
    modifiedAt: string | null
    /** Bytes that have come ... */
    received: number
    /** ... in these parts, a JSON list of their names (files/parts.ts). */
    parts: string
    createdAt: string
    /** Of the last part. */
    usedAt: string
  }
  /** Public keys that stand for an account (WebAuthn); see account/passkeys.ts. */
  passkeys: {
    _id: string
    _user: string
    name: string
    credentialId: string
    /** COSE, in base64url. */
    publicKey: string
    /** Of signatures, where the device counts them: up to 32 bits, so kept as a text. */
    counter: string
    /** A JSON list. */
    transports: string
    createdAt: string
    usedAt: string | null
  }
  /** What the office did with requests: rows are added and never changed, and go with the request. See law/request-events.ts. */
  requestEvents: {
    _id: string
    _form: string
    at: string
    /** Who did it. */
    _user: string | null
    kind: RequestEvent['kind']
    note: string | null
    /** A stage, the id of who was in charge, or that an other party is recorded. */
    before: string | null
    after: string | null
    _delivery: string | null
  }
  /** By what requests are found that are about the same people; they go with the request. See law/request-keys.ts. */
  requestKeys: { _id: string; _form: string; kind: RequestMatch['why']; hash: string }
  /** When somebody of the staff first opened a request; it goes with the request. See law/openings.ts. */
  requestOpenings: { _form: string; at: string }
  bookmarks: Marks
  likes: Marks
  /** Who of the staff had which personal record; see http/audit.ts. */
  audit: {
    _id: string
    at: string
    _user: string
    action: string
    resource: string
    _item: string
    details: Generated<string | null>
    reason: Generated<string | null>
  }
  /** Items of content as they were after each change; see versions.ts. */
  versions: {
    _id: string
    resource: string
    _item: string
    version: number
    at: string
    /** Who saved it; null: not known. */
    _user: string | null
    isPublished: number
    /** A JSON list of the names of the fields that it has changed. */
    changed: string
    /** The item as JSON. */
    data: string
  }
  /** Items of content that were removed; see trash.ts. */
  trash: { _id: string; resource: string; _item: string; title: string; removedAt: string; _user: string | null; data: string }
  /** Translations whose Korean has changed since they were made; see translations.ts. */
  translations: { _id: string; resource: string; _item: string; field: string; locale: Locale; text: string; source: string }
  /** When items are published and withdrawn by themselves. `nextAt`: the first of both. See site/schedules.ts. */
  schedules: {
    resource: string
    _item: string
    publishAt: string | null
    unpublishAt: string | null
    nextAt: string
    _user: string
  }
  /** Who of the staff has which item open, and when they last said so. */
  presence: { resource: string; _item: string; _user: string; at: string }
  /** Lists as somebody has narrowed them, under a name; `search` is what their address says, as JSON. See site/views.ts. */
  listViews: { _id: string; _user: string; resource: string; name: string; search: string; isShared: 0 | 1 }
  secrets: { name: string; value: string }
  companies: Columns<typeof companies>
  fairs_participants: Columns<typeof participants>
  fairs_products: Columns<typeof products>
  /** Which products are shown at which fairs. */
  fairProducts: { _fair: string; _product: string; createdAt: string }
  /** When members are not there: all other slots are free. See trade/schedules.ts. */
  blockedSlots: { _fair: string; _user: string; startsAt: string }
  /** Meetings of buyers and sellers, from the offer on. See trade/steps.ts. */
  matchings: {
    _id: string
    version: Generated<number>
    createdAt: string
    updatedAt: string
    _fair: string
    /** Accounts. */
    _buyer: string
    _seller: string
    _product: string | null
    method: 'ONLINE' | 'OFFLINE'
    state: MatchingState
    /** Whose turn it is: follows from the state. */
    awaits: Generated<Party | 'staff' | null>
    message: string | null
    reason: Generated<string | null>
    endedBy: Generated<Actor | null>
    /** Until when an answer is waited for. */
    expiresAt: string | null
    /** Of the agreed time; kept where that is cancelled. */
    startsAt: Generated<string | null>
    endsAt: Generated<string | null>
    tableNumber: Generated<number | null>
    proposedBy: Generated<Party | null>
    buyerMark: Generated<Outcome | null>
    sellerMark: Generated<Outcome | null>
    /** How often the agreed time has changed, for calendars. */
    sequence: Generated<number>
    /** Whether both sides were reminded a day and a quarter of an hour ahead. */
    remindedDay: Generated<number>
    remindedSoon: Generated<number>
  }
  /** Whom members want to meet at a fair: both are accounts, `priority` counts from 1. See trade/wishes.ts. */
  wishes: { _fair: string; _user: string; _wanted: string; priority: number; method: 'ONLINE' | 'OFFLINE'; createdAt: string }
  /** The making of a fair's schedule, its options and what came of it. See trade/schedule/automatic/. */
  fairSchedules: {
    _fair: string
    state: ScheduleState
    requestedAt: string
    /** Who of the staff asked for it last. */
    _user: string | null
    phase: Generated<SchedulePhase | null>
    endedAt: Generated<string | null>
    error: Generated<string | null>
    sellerMinimum: number
    buyerMinimum: number
    wishes: Generated<number | null>
    kept: Generated<number | null>
    objective: Generated<number | null>
    bound: Generated<number | null>
    greedy: Generated<number | null>
    ms: Generated<number | null>
    /** How often its making was begun. */
    attempts: Generated<number>
  }
  /** The meetings of that schedule, until they are agreed and after. */
  scheduledMeetings: {
    _id: string
    _fair: string
    _buyer: string
    _seller: string
    startsAt: string
    endsAt: string
    method: 'ONLINE' | 'OFFLINE'
    state: (typeof draftStates)[number]
    isLocked: Generated<number>
    /** Why it could not be agreed. */
    problem: Generated<DraftProblem | null>
    /** What it has become. */
    _matching: Generated<string | null>
  }
  /** Times of offers and proposals. */
  matchingSlots: { _matching: string; startsAt: string; endsAt: string; state: 'offered' | 'picked' | 'proposed' | 'struck' }
  /** What was done with matchings: rows are added and never changed. */
  matchingEvents: {
    _id: string
    _matching: string
    at: string
    action: MatchingAction | 'offer'
    by: Actor
    _user: string | null
    before: MatchingState | null
    after: MatchingState
    startsAt: string | null
    tableNumber: number | null
  }
  /** What a side says of a meeting. See trade/outcomes.ts. */
  matchingOutcomes: Omit<MeetingOutcome, 'updatedAt'> & { _matching: string; party: Party; createdAt: string; updatedAt: string }
  /** Documents by which members introduce themselves at a fair. See trade/introductions.ts. */
  fairIntroductions: { _fair: string; _user: string; index: number; _file: string }
  /** Who has arrived at which fair, once a day. See trade/check-ins.ts. */
  checkIns: {
    _id: string
    _fair: string
    _participant: string
    /** On the fair's clock. */
    day: string
    at: string
    receivedAt: string
    way: (typeof checkInWays)[number]
    /** Who of the staff; null where that account is gone. */
    _user: string | null
  }
  /** What members were told of. See trade/notifications.ts. */
  notifications: {
    _id: string
    _user: string
    kind: NotificationKind
    /** What it is about: a matching, or else the part in a fair. */
    _matching: string | null
    _fair: Generated<string | null>
    /** Why, where staff have said so. */
    reason: Generated<string | null>
    createdAt: string
    readAt: string | null
  }
  /** What opens the room of an online meeting once. See trade/room-visitors.ts. */
  roomTickets: { _id: string; _matching: string; _user: string; _session: string; instance: string; expiresAt: string }
  /** Who is connected to which room, at which process of the server. See trade/room-hub.ts. */
  roomConnections: {
    _id: string
    _matching: string
    side: RoomSide
    _user: string
    instance: string
    name: string
    _process: string
    seenAt: string
  }
  /** What one process has to tell connections of another; taken away as it is read. */
  roomMessages: { _id: string; _connection: string; _process: string; message: string; createdAt: string }
  /** Secret addresses of calendars: one a member. See trade/calendar.ts. */
  calendars: { _id: string; _user: string; createdAt: string }
}

export type Db = Kysely<Schema>
export type Row = Record<string, unknown>
/** The same database, seen as the tables of resources, whose columns follow their declarations. */
export const asTables = (db: Db): Kysely<Record<string, Row>> => db as unknown as Kysely<Record<string, Row>>
