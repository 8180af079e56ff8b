import { createContext, use } from 'react'
import { useSubscription } from '../../content/use-subscription.ts'
import type { Entry, MessageType } from '../../offline/queue/entry.ts'
import { ownAccount } from '../../session/use-session.ts'
import type { AnswerMessage, AvailabilityMessage, OutcomeMessage } from './answer-message.ts'

/** An answer of the member that the server has not received: it waits, or was refused. */
export interface Unreceived<Content> {
  entry: Entry
  /** Undefined where the device cannot open it any more. */
  content: Content | undefined
  /** The server's side of a conflict. */
  theirs: unknown
}

/** How such an answer is shown: it is here before the network may be gone. */
export const importPending = () => import('./pending.tsx')

/** Tells of all entries of a kind that belong to the account of this tab, but for those that a form waits for. */
async function onUnreceived<Content>(
  type: MessageType<Content>,
  listener: (found: readonly Unreceived<Content>[]) => void,
): Promise<() => void> {
  const [{ hasQueue, onEntries, store }, { openEntry }, { isFollowed }] = await Promise.all([
    import('../../offline/queue/store.ts'),
    import('../../offline/queue/queue.ts'),
    import('./send-answer.ts'),
    importPending(),
  ])
  // Storage that cannot be read (a private window) has nothing of ours, and `onEntries` is silent there.
  await hasQueue()
    .then(async (isThere) => void (isThere && (await store.all())))
    .catch(() => listener([]))
  let latest = 0
  return onEntries((entries) => {
    const account = ownAccount()
    const wanted = entries.filter(
      (one) => one.kind === type.name && one.account === account && one.state !== 'received' && !isFollowed(one.id),
    )
    const number = (latest += 1)
    const opened = wanted.map(async (entry): Promise<Unreceived<Content>> => {
      const { content, theirs } = await openEntry(entry.id).catch(() => ({ content: undefined, theirs: undefined }))
      return { entry, content: type.isContent(content) ? content : undefined, theirs }
    })
    void Promise.all(opened).then((found) => {
      if (number === latest) listener(found)
    })
  })
}

type AnswerList = readonly Unreceived<AnswerMessage>[]
type ChangeList = readonly Unreceived<AvailabilityMessage>[]
type OutcomeList = readonly Unreceived<OutcomeMessage>[]

/** Without the queue nothing waits in it. */
async function orNone(subscribe: () => Promise<() => void>, listener: (none: readonly never[]) => void): Promise<() => void> {
  try {
    return await subscribe()
  } catch {
    listener([])
    return () => undefined
  }
}

const onAnswers = (listener: (answers: AnswerList) => void) =>
  orNone(async () => {
    const { answerMessageType } = await import('./answer-message.ts')
    return onUnreceived(answerMessageType, listener)
  }, listener)
const onChanges = (listener: (changes: ChangeList) => void) =>
  orNone(async () => {
    const { availabilityMessageType } = await import('./answer-message.ts')
    return onUnreceived(availabilityMessageType, listener)
  }, listener)

const onOutcomes = (listener: (outcomes: OutcomeList) => void) =>
  orNone(async () => {
    const { outcomeMessageType } = await import('./answer-message.ts')
    return onUnreceived(outcomeMessageType, listener)
  }, listener)

/** The member's answers that the server has not received; undefined until that is known. */
export const useAnswers = (): AnswerList | undefined => useSubscription(onAnswers)

/** The changes of one's availability at a fair that the server has not received, in their order; undefined until that is known. */
export const useChanges = (_fair: string): ChangeList | undefined =>
  useSubscription(onChanges)?.filter(({ entry }) => entry.subject === _fair)

/** For the cards of an inbox. */
export const Answers = createContext<AnswerList | undefined>(undefined)

/** The answer to a matching that the server has not received. */
export const useAnswerTo = (_matching: string): AnswerList[number] | undefined =>
  use(Answers)?.findLast(({ entry }) => entry.subject === _matching)

/** What the member has said of meetings and the server has not received; undefined until that is known. */
export const useOutcomes = (): OutcomeList | undefined => useSubscription(onOutcomes)

/** For the cards of an inbox. */
export const Outcomes = createContext<OutcomeList | undefined>(undefined)

/** What came of a meeting, as far as the server has not received it. */
export const useOutcomeOf = (_matching: string): OutcomeList[number] | undefined =>
  use(Outcomes)?.findLast(({ entry }) => entry.subject === _matching)
