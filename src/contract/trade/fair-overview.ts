import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { fairState } from './fairs.ts'
import { messageStates } from './fair-messages.ts'
import { joiningFigures } from './joining.ts'
import { matchingActions } from './matching-states.ts'
import { matchingState } from './matchings.ts'

const count = z.int().min(0)

/** What waits for the office, counted as the screen that each leads to lists it. */
const toDo = z
  .strictObject({
    /** Participants who have done everything and wait for the approval of their part. */
    applications: count,
    /** Of those: whose company is not approved either. */
    companies: count,
    /** Invitations that can be sent. */
    invitations: count,
    /** Participants who stand still on their way and can be reminded. */
    reminders: count,
    /** Open offers and acceptances that end today, on the fair's clock. */
    endingToday: count,
    disputed: count,
    /** Conversations that a side has reported and staff have not looked at. */
    reported: count,
    /** Meetings that staff have moved and whose sides hear of it in a moment. */
    moved: count,
    /** Approved participants who have no agreed meeting. */
    withoutMeeting: count,
    /** Meetings of the schedule's draft. */
    drafts: count,
    /** 1: the fair is over, and staff have not closed it. */
    closing: count,
  })
  .meta({ id: 'FairToDo' })
export type FairToDo = z.output<typeof toDo>

const slot = z.strictObject({
  startsAt: instant,
  /** Tables that are taken. */
  taken: count,
  /** Meetings online, which take none. */
  online: count,
})
/** The last thing that was done with a matching. */
const news = z.strictObject({
  _id: id,
  seller: z.string(),
  buyer: z.string(),
  at: instant,
  action: z.enum(['offer', ...matchingActions]),
  by: z.enum(['buyer', 'seller', 'staff', 'system']),
  /** Of the agreed time; null where there is none. */
  startsAt: instant.nullable(),
})

const overview = z
  .strictObject({
    state: fairState,
    closedAt: instant.nullable(),
    /** On the fair's clock. */
    today: z.iso.date(),
    /** In their order. */
    days: z.array(z.iso.date()),
    timeZone: z.string(),
    tables: count,
    /** Who is approved. */
    participants: z.strictObject({ sellers: count, buyers: count }),
    joining: joiningFigures,
    toDo,
    /** Matchings by state, in the order of their life; states that none is in are left out. */
    matchings: z.array(z.strictObject({ state: matchingState, count })),
    /** The fair's slots, and other times at which there are meetings, by day. */
    load: z.array(z.strictObject({ day: z.iso.date(), slots: z.array(slot) })),
    /** What was done last, each matching once. */
    news: z.array(news),
    /** Messages to participants, the last changed first; `written`: how many mails of it. */
    messages: z.array(
      z.strictObject({ _id: id, subject: z.string(), state: z.enum(messageStates), sendAt: instant.nullable(), written: count }),
    ),
  })
  .meta({ id: 'FairOverview' })
export type FairOverview = z.output<typeof overview>

/** So many fairs are counted at once: as many as a page of their list has. */
const mostFairs = 100
const ids = z.string().refine((text) => z.array(id).min(1).max(mostFairs).safeParse(text.split(',')).success)

const figures = z
  .strictObject({
    _id: id,
    approved: count,
    pending: count,
    agreed: count,
    /** Staff have closed it. */
    isClosed: z.boolean(),
  })
  .meta({ id: 'FairCounts' })
/** So many fairs that are not over have their figures on the dashboard: those that begin first. */
export const mostFunnels = 4

/** How many participants of a fair have come how far. */
const funnel = z
  .strictObject({
    _id: id,
    /** In the asked language. */
    title: z.string(),
    /** Of its first meeting; null: no day is fixed yet. */
    startsAt: instant.nullable(),
    listed: count,
    invited: count,
    joined: count,
    approved: count,
    /** Of the approved: who has an agreed meeting. */
    meeting: count,
    /** Agreed meetings. */
    meetings: count,
  })
  .meta({ id: 'FairFunnel' })
export type FairFunnel = z.output<typeof funnel>

const ofFairs = { tag: 'fairs', access: 'console:fairs', status: 200 } as const

/** Calls that say how far fairs are: the front page of one, and figures beside their list. */
export const fairOverviewCalls = {
  'GET /api/console/fairs/standing': call({
    ...ofFairs,
    summary: 'Console: participants and agreed meetings of some fairs, and whether staff have closed them',
    query: z.strictObject({ ids: ids.meta({ description: `Ids of fairs, at most ${mostFairs}, with commas between.` }) }),
    answer: z.strictObject({ fairs: z.array(figures) }),
    reads: ['fairs', 'fairs/participants', 'matchings', 'fairClosings'],
  }),
  'GET /api/console/fairs/funnels': call({
    ...ofFairs,
    summary: `Console: how many participants of the fairs that are not over have come how far; ${mostFunnels} fairs at most`,
    answer: z.strictObject({ fairs: z.array(funnel).max(mostFunnels) }),
    reads: ['fairs', 'fairs/participants', 'users', 'companies', 'companyFiles', 'fairInvitations', 'matchings'],
  }),
  'GET /api/console/fairs/{_id}/overview': call({
    ...ofFairs,
    summary: 'Console: how far a fair is: joining, what is to be done, meetings by state, tables taken by time, what was done last',
    isPersonal: true,
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ overview }),
    errors: [404, 410],
    reads: [
      'fairs',
      'fairs/participants',
      'users',
      'companies',
      'companyFiles',
      'fairInvitations',
      'matchings',
      'fairSchedules',
      'fairMessages',
      'fairClosings',
    ],
  }),
}
