import type { Locale } from '#contract/locale.ts'
import { languageOfText } from '#contract/platform/text-language.ts'
import { otherParty, type Party } from '#contract/trade/matching-states.ts'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Schema } from '#server/schema.ts'

type Line = readonly [by: Party, text: string]

/** What the two sides of a matching have written, in each language. */
const talks: Readonly<Record<Locale, readonly Line[]>> = {
  ko: [
    ['buyer', '안녕하십니까. 유통기한이 어떻게 되는지 먼저 여쭙고 싶습니다.'],
    ['seller', '안녕하십니까. 제조일부터 18개월입니다. 상담 때 성적서도 가져가겠습니다.'],
    ['buyer', '감사합니다. 견본을 두 가지 맛으로 볼 수 있을까요?'],
  ],
  en: [
    ['buyer', 'Hello! Could you bring the English price list to our meeting?'],
    ['seller', 'Of course. We will also bring two samples of each product.'],
    ['buyer', 'Great. Our first order would be about 300 boxes for the spring season.'],
  ],
  cn: [
    ['buyer', '您好，请问贵公司的产品有中文标签吗？'],
    ['seller', '您好，有的。我们会把中文标签的样品带到现场。'],
    ['buyer', '好的，另外想了解发往上海港的交货期。'],
  ],
}

type Matching = Pick<Insertable<Schema['matchings']>, '_id' | '_fair' | '_buyer' | '_seller' | 'state' | 'message'>

const minute = 60_000
const talking = ['offered', 'accepted', 'confirmed', 'rescheduling', 'met']

/**
 * Conversations of some matchings: of all that the accounts of the demo have open, and of a few others. Their last line is not read.
 * @param own accounts that can log in
 */
export function demoConversations(matchings: readonly Matching[], own: readonly string[], now: string) {
  const chosen = matchings
    .filter(({ state }) => talking.includes(state))
    .filter(({ _buyer, _seller }, index) => own.includes(_buyer) || own.includes(_seller) || index % 7 === 0)
  const messages: Insertable<Schema['conversationMessages']>[] = []
  const told: Insertable<Schema['notifications']>[] = []
  for (const [index, { _id, _fair, _buyer, _seller, message }] of chosen.entries()) {
    const lines = talks[languageOfText(message ?? '') ?? 'ko'].slice(0, index % 2 === 0 ? 3 : 2)
    const begun = Date.parse(now) - (30 + index * 23) * minute
    const userOf = { buyer: _buyer, seller: _seller }
    for (const [at, [by, text]] of lines.entries()) {
      const isLast = at === lines.length - 1
      const createdAt = new Date(begun + at * 4 * minute).toISOString()
      const [_user, _reader] = [userOf[by], userOf[otherParty(by)]]
      messages.push({ _id: uuid({ msecs: Date.parse(createdAt) }), _matching: _id, _user, _reader, text, createdAt, readAt: isLast ? null : createdAt })
      const news = { _id: uuid(), module: 'trade', kind: 'messageOfMatching', subject: _id, data: JSON.stringify({ _fair }), createdAt, readAt: null }
      if (isLast && own.includes(_reader)) told.push({ ...news, _user: _reader })
    }
  }
  const lastOf = (_id: string) => messages.findLast(({ _matching }) => _matching === _id)?.createdAt ?? now
  return { conversations: chosen.map(({ _id, _fair }) => ({ _matching: _id, _fair, lastAt: lastOf(_id) })), messages, told }
}
