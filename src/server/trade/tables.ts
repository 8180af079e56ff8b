import type { LinkedAnswer } from '#contract/trade/answer-links.ts'
import type { checkInWays } from '#contract/trade/check-ins.ts'
import type { AskKind } from '#contract/trade/closing.ts'
import type { draftStates, DraftProblem, SchedulePhase, ScheduleState } from '#contract/trade/fair-schedule.ts'
import type { Actor, MatchingAction, MatchingState, Outcome, Party } from '#contract/trade/matching-states.ts'
import type { RoomSide } from '#contract/trade/room-times.ts'
import type { MeetingOutcome } from '#contract/trade/outcomes.ts'
import type { InvitationKind } from '#contract/trade/joining.ts'
import type { MessageKind, MessageSegment, MessageState, SkipReason } from '#contract/trade/fair-messages.ts'
import type { participants } from '#contract/trade/participants.ts'
import type { products } from '#contract/trade/products.ts'
import type { Generated } from 'kysely'
import type { Columns } from '../db/columns.ts'

export interface TradeTables {
  fairs_participants: Columns<typeof participants> & {
    /** Who it is, where several people of its company take part: its name says so, too (fairs/persons.ts). */
    person: Generated<string | null>
  }
  fairs_products: Columns<typeof products>
  /** What participants of fairs were sent so that they join. See trade/joining/. */
  fairInvitations: {
    _participant: string
    _fair: string
    _user: string
    /** Of the organiser's list: nobody has shown it to be its owner's. */
    phone: string | null
    /** Since when a mail waits to be written, and which. */
    requestedAt: Generated<string | null>
    request: Generated<InvitationKind | null>
    invitedAt: Generated<string | null>
    /** Of the last mail. */
    sentAt: Generated<string | null>
  }
  /** Links for groups by which many join a fair. See trade/joining/join-links.ts. */
  joinLinks: {
    _id: string
    createdAt: string
    _fair: string
    code: string
    name: string
    role: 'SELLER' | 'BUYER'
    /** A day where the fair is. */
    until: string | null
    endedAt: Generated<string | null>
  }
  /** Who came by which link: by the first one, where there were several. */
  joinLinkParticipants: { _participant: string; _link: string }
  /** Messages of the organiser to groups of participants. See trade/fair-messages/. */
  fairMessages: {
    _id: string
    version: Generated<number>
    createdAt: string
    updatedAt: string
    _fair: string
    /** Who of the staff wrote it; null where that account is gone. */
    _user: string | null
    state: MessageState
    segment: MessageSegment
    role: 'SELLER' | 'BUYER' | null
    kind: MessageKind
    isNotified: number
    isTexted: number
    /** JSON: by language. */
    subject: string
    text: string
    sendAt: Generated<string | null>
    /** When its recipients were written down. */
    begunAt: Generated<string | null>
    endedAt: Generated<string | null>
    /** How many mails were written, and people left out: null before it has ended. Recipients are not counted again for lists. */
    written: Generated<number | null>
    skipped: Generated<number | null>
  }
  /** Whom a message goes to, each once: its text is made when the mail is written, and not stored. */
  fairMessageRecipients: {
    _message: string
    _user: string
    state: 'waiting' | 'written' | 'skipped'
    reason: SkipReason | null
    /** The mail, as long as that is known. */
    _delivery: string | null
    at: string | null
  }
  /** Who wants no news of fairs. See trade/fair-messages/fair-news.ts. */
  fairNewsRefusals: { _user: string; at: string }
  /** Members that share their contact with companies that they have met, and since when. See trade/contacts/. */
  sharedContacts: { _user: string; at: string }
  /** When members were last sent what waits for their answer, and whether those mails name nobody. See trade/digests/. */
  answerDigests: { _user: string; sentAt: string | null; isNeutral: Generated<number> }
  /** Links of those mails, each of which gives one answer to a matching in one version. */
  answerLinks: {
    tokenHash: string
    _matching: string
    _user: string
    answer: LinkedAnswer
    version: number
    /** That the mail went to. */
    address: string
    expiresAt: string
    usedAt: Generated<string | null>
  }
  /** Which products are shown at which fairs. */
  fairProducts: { _fair: string; _product: string; createdAt: string }
  /** Whether staff have closed fairs that are over, since when, and who. See trade/closing/. */
  fairClosings: { _fair: string; closedAt: string | null; _user: string | null }
  /** What participants were asked for at the end of a fair, each kind once a person. */
  fairAsks: {
    _fair: string
    _user: string
    kind: AskKind
    /** Since when the question waits to be sent. */
    requestedAt: string | null
    sentAt: string | null
  }
  /** What participants have said of a fair. */
  fairSurveys: {
    _fair: string
    _user: string
    /** At the time of the answer. */
    role: 'SELLER' | 'BUYER'
    overall: number
    meetings: number | null
    organisation: number
    comesAgain: number
    comment: string | null
    createdAt: string
    updatedAt: string
  }
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
    /** Together with it: how to meet instead. */
    proposedMethod: Generated<'ONLINE' | 'OFFLINE' | null>
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
    /** Whether its buyer was notified that the schedule with it was published. */
    buyerAnnounced: Generated<number>
    sellerAnnounced: Generated<number>
    /** Rises with every change by staff. */
    version: Generated<number>
  }
  /** Meetings of the draft before the last one, which the last one is compared with. */
  formerDrafts: { _fair: string; _buyer: string; _seller: string; startsAt: string }
  /** Times of offers and proposals. */
  matchingSlots: { _matching: string; startsAt: string; endsAt: string; state: 'offered' | 'picked' | 'proposed' | 'struck' }
  /** Meetings that staff have changed, of which both sides still know this time and table. See trade/matchings/queued-moves.ts. */
  queuedMoves: {
    _matching: string
    /** `voided`: cancelled before anybody knew of it. */
    kind: Generated<'moved' | 'placed' | 'cancelled' | 'voided'>
    startsAt: string
    tableNumber: number | null
    hadProposal: number
    dueAt: string
    /** When it was changed last. */
    at: Generated<string>
    /** JSON: what it is again where a placement or a cancellation is taken back. */
    before: string | null
  }
  /** Fairs whose changes are collected until staff send them. */
  collectingFairs: { _fair: string; since: string }
  /** News of changes that are in the app, and not in a mail yet: several of one member are one. */
  untoldChanges: { _notification: string; _fair: string }
  /** Approvals that are not told yet, and the state that the participant knows. See trade/fairs/queued-approvals.ts. */
  queuedApprovals: { _participant: string; was: string; dueAt: string }
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
  /** What a side has set itself to do after a meeting. See trade/tasks/. */
  matchingTasks: {
    _id: string
    _matching: string
    _user: string
    text: string
    /** On the fair's clock. */
    day: string | null
    isDone: number
    createdAt: string
    /** Null where nothing is to be said: it was, it is too late, or the task is done. */
    remindAt: string | null
    remindedAt: Generated<string | null>
  }
  /** Times that are not free, of which buyers want to hear once they are. See trade/waits/. */
  slotWaits: {
    _id: string
    _fair: string
    _user: string
    /** The account. */
    _seller: string
    startsAt: string
    method: 'ONLINE' | 'OFFLINE'
    createdAt: string
    toldAt: string | null
  }
  /** Matchings whose sides have written to each other. See trade/conversations/. */
  conversations: {
    _matching: string
    _fair: string
    /** When its last message was written. */
    lastAt: string
    /** Since when staff have closed it for writing. */
    blockedAt: Generated<string | null>
  }
  conversationMessages: {
    /** In the order in which they were written. */
    _id: string
    _matching: string
    /** Who wrote it, and to whom. */
    _user: string
    _reader: string
    text: string
    createdAt: string
    readAt: Generated<string | null>
  }
  /** Files of messages. */
  conversationFiles: {
    _file: string
    _matching: string
    _user: string
    /** Null while the message that it is for was not sent. */
    _message: Generated<string | null>
    createdAt: string
  }
  /** What a side has said to staff of a conversation, and who of them has looked at it. */
  conversationReports: {
    _matching: string
    party: Party
    reason: string
    createdAt: string
    handledAt: Generated<string | null>
    _user: Generated<string | null>
  }
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
  /** What opens the room of an online meeting once. See trade/room-visitors.ts. */
  roomTickets: {
    _id: string
    _matching: string
    /** Empty of somebody whom a side has invited. */
    _user: string
    /** Of an invited one: the id of its invitation. */
    _session: string
    instance: string
    expiresAt: string
  }
  /** Whom a side has invited to the room of a meeting: one at a time. See trade/rooms/room-guests.ts. */
  roomGuests: {
    /** Its signature is in the link. */
    _id: string
    _matching: string
    /** Who has invited. */
    _user: string
    name: string
    createdAt: string
    /** After the fair: no meeting can be later. */
    expiresAt: string
  }
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
