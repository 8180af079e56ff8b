import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadMessages } from '../../data/i18n.ts'
import { present } from '../../data/query-client.ts'
import type { Tab } from '../../member/share.ts'
import type { Entry } from '../../offline/queue/entry.ts'
import type { News } from '../../offline/queue/store.ts'
import { conversationTexts } from '../conversation/texts.ts'
import { matchingOfTask } from '../tasks/subject.ts'
import { taskTexts } from '../tasks/texts.ts'
import { timesIn } from '../fair/time.ts'
import { myMatching } from '../queries.ts'
import {
  answerMessageType,
  availabilityMessageType,
  conversationMessageType,
  offerMessageType,
  outcomeMessageType,
  type Step,
  taskMessageType,
} from './message-types.ts'

/** What was answered; the receipt of an answer is its action. */
const stepNames: Readonly<Record<Step['action'], MessageDescriptor>> = {
  accept: msg`수락`,
  decline: msg`거절`,
  confirm: msg`시간 확정`,
  cancel: msg`상담 취소`,
  propose: msg`변경 제안`,
  agree: msg`새 시간 고르기`,
  refuse: msg`원래대로 유지`,
  change: msg`고치기`,
  mark: msg`상담 참석`,
}
const stepName = (receipt: unknown): MessageDescriptor | undefined => Object.entries(stepNames).find(([action]) => action === receipt)?.[1]

/** Whom an entry is about, and the time that was agreed by it; empty where neither the server nor the device says it. */
async function partnerOf({ subject, receipt }: Entry, { client, localeOf }: Tab): Promise<{ name: string; time: string }> {
  const locale = localeOf()
  const read = { ...myMatching(locale, subject), retry: false }
  const matching = present(await client.fetchQuery(read).catch(() => undefined))?.matching
  if (matching === undefined) return { name: '', time: '' }
  const { startsAt, fair, other } = matching
  const isAgreed = (receipt === 'confirm' || receipt === 'agree') && startsAt !== null
  return { name: other.name, time: isAgreed ? timesIn([startsAt], fair.timeZone, locale) : '' }
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** Returns the news of an entry that had waited: that it was received, or that the member has to look at it. */
export async function newsOf(entry: Entry, tab: Tab): Promise<News> {
  const { id, kind, state, subject, receipt } = entry
  const { i18n } = tab
  // A page has the words of its own site alone.
  await loadMessages(i18n)
  const isReceived = state === 'received'
  const link = i18n._(msg`보기`)
  if (kind === availabilityMessageType.name) {
    const text = i18n._(isReceived ? msg`기다리던 일정 변경을 보냈습니다.` : msg`보내지 못한 일정 변경이 있습니다. 확인해 주십시오.`)
    return { id, text, href: `/mypage/schedule/${subject}`, link }
  }
  if (kind === offerMessageType.name) {
    const text = i18n._(isReceived ? msg`기다리던 상담 제안을 보냈습니다.` : msg`보내지 못한 상담 제안이 있습니다. 확인해 주십시오.`)
    return { id, text, href: isReceived ? `/mypage/matchings?open=${String(receipt)}` : '/mypage/matchings', link }
  }
  if (kind === conversationMessageType.name) {
    const text = i18n._(isReceived ? conversationTexts.received : conversationTexts.refused)
    return { id, text, href: `/mypage/matchings?open=${subject}#messages`, link }
  }
  if (kind === taskMessageType.name) {
    const text = i18n._(isReceived ? taskTexts.received : taskTexts.refused)
    return { id, text, href: `/mypage/matchings?open=${matchingOfTask(subject)}`, link }
  }
  const { name, time } = await partnerOf(entry, tab)
  const isOutcome = kind === outcomeMessageType.name
  const action = kind === answerMessageType.name ? stepName(receipt) : undefined
  const about = joined(name, action === undefined ? '' : i18n._(action), time)
  const received = isOutcome ? msg`기다리던 상담 결과를 보냈습니다.` : msg`기다리던 답을 보냈습니다.`
  const refused = isOutcome ? msg`보내지 못한 상담 결과가 있습니다. 확인해 주십시오.` : msg`보내지 못한 답이 있습니다. 확인해 주십시오.`
  return { id, text: joined(about, i18n._(isReceived ? received : refused)), href: `/mypage/matchings?open=${subject}`, link }
}
