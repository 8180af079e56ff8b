import { createContext, use } from 'react'
import { useSubscription } from '../../content/use-subscription.ts'
import { onUnreceived, type Unreceived } from '../../member/unreceived.ts'
import type { AnswerMessage, AvailabilityMessage, OfferMessage, OutcomeMessage } from './message-types.ts'

/** Imports the view of such an answer: it is here before the network may be gone. */
export const importPending = () => import('./pending.tsx')

type AnswerList = readonly Unreceived<AnswerMessage>[]
type ChangeList = readonly Unreceived<AvailabilityMessage>[]
type OfferList = readonly Unreceived<OfferMessage>[]
type OutcomeList = readonly Unreceived<OutcomeMessage>[]

const importTypes = () => import('./message-types.ts')

const onAnswers = (listener: (answers: AnswerList) => void) =>
  onUnreceived(async () => (await Promise.all([importTypes(), importPending()]))[0].answerMessageType, listener)
const onChanges = (listener: (changes: ChangeList) => void) =>
  onUnreceived(async () => (await Promise.all([importTypes(), importPending()]))[0].availabilityMessageType, listener)
const onOffers = (listener: (offers: OfferList) => void) =>
  onUnreceived(async () => (await Promise.all([importTypes(), importPending()]))[0].offerMessageType, listener)
const onOutcomes = (listener: (outcomes: OutcomeList) => void) =>
  onUnreceived(async () => (await Promise.all([importTypes(), importPending()]))[0].outcomeMessageType, listener)

/** The member's answers that the server has not received; undefined until that is known. */
export const useAnswers = (): AnswerList | undefined => useSubscription(onAnswers)

/** The changes of one's availability at a fair that the server has not received, in their order; undefined until that is known. */
export const useChanges = (_fair: string): ChangeList | undefined =>
  useSubscription(onChanges)?.filter(({ entry }) => entry.subject === _fair)

/** The member's offers that the server has not received; undefined until that is known. */
export const useOffers = (): OfferList | undefined => useSubscription(onOffers)

/** For the cards of an inbox. */
export const Answers = createContext<AnswerList | undefined>(undefined)

/** The answer to a matching that the server has not received. */
export const useAnswerTo = (_matching: string): AnswerList[number] | undefined =>
  use(Answers)?.findLast(({ entry }) => entry.subject === _matching)

/** Outcomes of meetings that the member has reported and the server has not received; undefined until that is known. */
export const useOutcomes = (): OutcomeList | undefined => useSubscription(onOutcomes)

/** For the cards of an inbox. */
export const Outcomes = createContext<OutcomeList | undefined>(undefined)

/** Outcome of one meeting, as far as the server has not received it. */
export const useOutcomeOf = (_matching: string): OutcomeList[number] | undefined =>
  use(Outcomes)?.findLast(({ entry }) => entry.subject === _matching)
