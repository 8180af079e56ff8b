import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { mySuggestions } from '../queries.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useWishes } from './use-wishes.ts'
import { WishList } from './wish-list.tsx'

/** Wishes of a member who takes part, and who would fit; nothing for who does not take part. */
export function Wishes({ _fair, canOffer }: { _fair: string; canOffer: boolean }) {
  const locale = useLocale()
  const { listed, save, add, isPending } = useWishes(_fair)
  const { data: suggested } = useQuery(mySuggestions(locale, _fair))
  if (listed === undefined || suggested === undefined || isMissing(listed) || isMissing(suggested)) return null
  const { wishes } = listed
  const hasRoom = wishes.length < tradeLimits.wishes
  const most = tradeLimits.wishes
  return (
    <section aria-labelledby="wishes-title" className="mt-10">
      <h2 id="wishes-title" className="text-xl font-bold">
        <Trans>만나고 싶은 기업</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-3xl text-sm text-muted">
        <Trans>
          {most}곳까지, 먼저 만나고 싶은 차례로 정하십시오. 주최 측이 자동으로 일정을 짤 때 이 차례를 따르며, 고르신 기업에는 ‘만나고 싶어
          합니다’라고 알려집니다.
        </Trans>
      </p>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="mb-2 font-bold">
            <Trans>나의 희망</Trans>
          </h3>
          {wishes.length === 0 ? (
            <p className="border-t border-line py-3 text-muted">
              <Trans>아직 고르신 기업이 없습니다.</Trans>
            </p>
          ) : (
            <WishList _fair={_fair} wishes={wishes} canOffer={canOffer} isSaving={isPending} onChange={save} />
          )}
        </div>
        <div>
          <h3 className="mb-2 font-bold">
            <Trans>추천</Trans>
          </h3>
          {suggested.suggestions.length === 0 ? (
            <p className="border-t border-line py-3 text-muted">
              <Trans>지금은 추천해 드릴 기업이 없습니다.</Trans>
            </p>
          ) : (
            <SuggestionList _fair={_fair} suggestions={suggested.suggestions} canOffer={canOffer} onWish={hasRoom ? add : undefined} />
          )}
        </div>
      </div>
    </section>
  )
}
