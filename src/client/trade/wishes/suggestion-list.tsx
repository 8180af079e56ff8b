import type { Suggestion, SuggestionReason } from '#contract/trade/wishes.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'

const reasonTexts: Readonly<Record<SuggestionReason, MessageDescriptor>> = {
  wantsYou: msg`귀사를 만나고 싶어 합니다`,
  sellsWhatYouSeek: msg`찾으시는 분류의 상품이 있습니다`,
  seeksWhatYouSell: msg`귀사 상품의 분류를 찾습니다`,
  sameCategory: msg`업종이 같습니다`,
}

/** Why somebody would fit. */
export function Reasons({ suggestion: { reasons, commonSlots } }: { suggestion: Pick<Suggestion, 'reasons' | 'commonSlots'> }) {
  const { i18n } = useLingui()
  return (
    <span className="text-sm text-muted">
      {reasons.map((reason) => i18n._(reasonTexts[reason])).join(' · ')}
      {reasons.length > 0 && ' · '}
      <Plural value={commonSlots} other="함께 비어 있는 시간 #칸" />
    </span>
  )
}

interface Props {
  _fair: string
  suggestions: readonly Suggestion[]
  /** Buyers offer times; sellers say whom they want to meet. */
  canOffer: boolean
  /** Undefined: there is no room for more. */
  onWish: ((_id: string) => void) | undefined
}

/** So many are shown until more are asked for. */
const first = 4

const Suggested = ({ _fair, suggestions, canOffer, onWish }: Props) => (
  <ul>
    {suggestions.map((suggestion) => (
      <li key={suggestion._id} className="border-t border-line py-3">
        <p className="font-bold wrap-anywhere">{suggestion.name}</p>
        <p>
          <Reasons suggestion={suggestion} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {onWish !== undefined && (
            <button type="button" className={buttonClass('outline')} onClick={() => onWish(suggestion._id)}>
              <Trans>희망에 담기</Trans>
              <span className="sr-only">: {suggestion.name}</span>
            </button>
          )}
          {canOffer && (
            <PageLink
              to="/fairs/$_fair/matching"
              params={{ _fair }}
              search={{ open: suggestion._id }}
              className={buttonClass('quiet', 'underline underline-offset-4')}
            >
              <Trans>시간 제안</Trans>
              <span className="sr-only">: {suggestion.name}</span>
            </PageLink>
          )}
        </p>
      </li>
    ))}
  </ul>
)

/** Lists who would fit, and why. */
export function SuggestionList({ suggestions, ...props }: Props) {
  const [hasAll, setHasAll] = useState(false)
  const more = suggestions.length - first
  return (
    <>
      <Suggested suggestions={hasAll ? suggestions : suggestions.slice(0, first)} {...props} />
      {!hasAll && more > 0 && (
        <button type="button" className={buttonClass('quiet')} onClick={() => setHasAll(true)}>
          <Trans>추천 {more}곳 더 보기</Trans>
        </button>
      )}
    </>
  )
}
