import type { Answer as AnswerOf, Body } from '#contract/api.ts'
import type { ConversationFile } from '#contract/trade/conversations.ts'
import { api, Unreachable } from '../../data/http.ts'
import type { MessageType } from '../../offline/queue/entry.ts'
import { wayOf } from '../../session/as-account.ts'
import { ownAccount } from '../../session/use-session.ts'
import { forgetFiles } from '../../offline/queue/files.ts'
import { sendKept } from './kept-files.ts'

export type Step = Body<'PUT /api/v1/me/matchings/{_id}'>

/** Beside what is sent: whose it is, as the person knows the account. */
interface Written {
  username?: string | undefined
}

/** A step of a matching, as it was seen. */
export interface AnswerMessage extends Written {
  _matching: string
  version: number
  step: Step
}

/** Changes of when a member is there for meetings of a fair. */
export interface AvailabilityMessage extends Written {
  _fair: string
  slots: Body<'POST /api/v1/me/schedules/{_fair}'>['slots']
}

/** Outcome of a meeting, as its member reports it. */
export interface OutcomeMessage extends Written {
  _matching: string
  outcome: Body<'PUT /api/v1/me/matchings/{_id}/outcome'>
}

/** An offer of times to a seller, with what it takes to show it. */
export interface OfferMessage extends Written {
  offer: Body<'POST /api/v1/me/matchings'>
  /** The seller's name. */
  seller: string
  timeZone: string
}

/** A message to the other side of a matching. Its files were sent before, or are on this device: these have its keys for ids. */
export interface ConversationContent extends Written {
  _matching: string
  text: string
  files: readonly ConversationFile[]
  kept?: readonly string[]
}

/** A task of the member that is done, or is not. */
export interface TaskMessage extends Written {
  _matching: string
  tid: string
  isDone: boolean
}

/** Subject of an offer's entry: its fair and the seller's part in it. */
export const offerSubject = ({ _fair, _seller }: OfferMessage['offer']): string => `${_fair} ${_seller}`

/** Older ones are not sent: their writer is asked again. The server remembers keys for eight days. */
const maxAge = 7 * 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const answerMessageType: MessageType<AnswerMessage> = {
  name: 'answer',
  maxAge,
  isContent: (content): content is AnswerMessage =>
    isObject(content) && typeof content['_matching'] === 'string' && typeof content['version'] === 'number' && isObject(content['step']),
  account: ownAccount,
  async send({ _matching: _id, version, step }, { id, account, locale, signal }) {
    // The server refuses what was decided about something that has changed since. What both sides say afterwards is no such thing.
    const transport = wayOf(account, step.action === 'mark' ? {} : { 'if-match': `"${version}"` })
    const options = { params: { _id }, body: step, idempotencyKey: id, locale, signal, transport }
    const answer: Partial<AnswerOf<'PUT /api/v1/me/matchings/{_id}'>> | null = await api('PUT /api/v1/me/matchings/{_id}', options)
    // Something else between us and the server can say 200, too.
    if (answer?.matching?._id !== _id) throw new Unreachable('half an answer')
    return { answer, receipt: step.action }
  },
  onConflict: (current) => current,
}

export const availabilityMessageType: MessageType<AvailabilityMessage> = {
  name: 'availability',
  maxAge,
  isContent: (content): content is AvailabilityMessage =>
    isObject(content) && typeof content['_fair'] === 'string' && Array.isArray(content['slots']),
  account: ownAccount,
  async send({ _fair, slots }, { id, account, locale, signal }) {
    const options = { params: { _fair }, body: { slots }, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    const answer: Partial<AnswerOf<'POST /api/v1/me/schedules/{_fair}'>> | null = await api('POST /api/v1/me/schedules/{_fair}', options)
    if (answer?.schedule?._fair !== _fair) throw new Unreachable('half an answer')
    return { answer, receipt: null }
  },
}

export const outcomeMessageType: MessageType<OutcomeMessage> = {
  name: 'outcome',
  maxAge,
  isContent: (content): content is OutcomeMessage =>
    isObject(content) && typeof content['_matching'] === 'string' && isObject(content['outcome']),
  account: ownAccount,
  async send({ _matching: _id, outcome }, { id, account, locale, signal }) {
    const options = { params: { _id }, body: outcome, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    const answer: Partial<AnswerOf<'PUT /api/v1/me/matchings/{_id}/outcome'>> | null = await api(
      'PUT /api/v1/me/matchings/{_id}/outcome',
      options,
    )
    if (answer?.outcome?.updatedAt === undefined) throw new Unreachable('half an answer')
    return { answer, receipt: null }
  },
}

export const offerMessageType: MessageType<OfferMessage> = {
  name: 'offer',
  maxAge,
  isContent: (content): content is OfferMessage =>
    isObject(content) && isObject(content['offer']) && typeof content['seller'] === 'string' && typeof content['timeZone'] === 'string',
  account: ownAccount,
  async send({ offer }, { id, account, locale, signal }) {
    const options = { body: offer, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    const answer: Partial<AnswerOf<'POST /api/v1/me/matchings'>> | null = await api('POST /api/v1/me/matchings', options)
    if (typeof answer?.matching?._id !== 'string') throw new Unreachable('half an answer')
    return { answer, receipt: answer.matching._id }
  },
  onConflict: (current) => current,
}

export const conversationMessageType: MessageType<ConversationContent> = {
  name: 'conversation',
  maxAge,
  isContent: (content): content is ConversationContent =>
    isObject(content) && typeof content['_matching'] === 'string' && typeof content['text'] === 'string' && Array.isArray(content['files']),
  account: ownAccount,
  async send({ _matching, text, files, kept = [] }, { id, account, locale, signal }) {
    const sent = kept.length === 0 ? files : await sendKept(files, kept, { _matching, account, locale })
    const body = { text, _files: sent.map(({ _file }) => _file) }
    const options = { params: { _id: _matching }, body, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    const answer: Partial<AnswerOf<'POST /api/v1/me/matchings/{_id}/messages'>> | null = await api(
      'POST /api/v1/me/matchings/{_id}/messages',
      options,
    )
    if (answer?.message?._matching !== _matching) throw new Unreachable('half an answer')
    // What is left of them goes with the next sweep.
    await forgetFiles(kept).catch(() => undefined)
    return { answer, receipt: null }
  },
}

export const taskMessageType: MessageType<TaskMessage> = {
  name: 'task',
  maxAge,
  isContent: (content): content is TaskMessage =>
    isObject(content) &&
    typeof content['_matching'] === 'string' &&
    typeof content['tid'] === 'string' &&
    typeof content['isDone'] === 'boolean',
  account: ownAccount,
  async send({ _matching: _id, tid, isDone }, { id, account, locale, signal }) {
    const options = { params: { _id, tid }, body: { isDone }, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    const answer: Partial<AnswerOf<'PUT /api/v1/me/matchings/{_id}/tasks/{tid}'>> | null = await api(
      'PUT /api/v1/me/matchings/{_id}/tasks/{tid}',
      options,
    )
    if (answer?.task?._id !== tid) throw new Unreachable('half an answer')
    return { answer, receipt: null }
  },
}

/** Types of the messages that members send. Pages send them, and never the worker, which has no session. */
export const memberMessageTypes: readonly MessageType[] = [
  answerMessageType,
  availabilityMessageType,
  outcomeMessageType,
  offerMessageType,
  conversationMessageType,
  taskMessageType,
]
