import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { isMissing } from '../../data/query-client.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useWishes } from './use-wishes.ts'

/** Says of a participant of the other side that one hopes to meet it; nothing for who does not take part. */
export function WishButton({ _fair, _id }: { _fair: string; _id: string }) {
  const { t } = useLingui()
  const { listed, save, add, isPending } = useWishes(_fair)
  if (listed === undefined || isMissing(listed)) return null
  const { wishes } = listed
  const isWanted = wishes.some((wish) => wish._id === _id)
  const most = tradeLimits.wishes
  const press = () => {
    if (isWanted) return save((now) => now.filter((wish) => wish._id !== _id))
    return wishes.length < most ? add(_id) : void alert(t`희망은 ${most}곳까지 정하실 수 있습니다. 먼저 한 곳을 빼 주십시오.`)
  }
  return (
    <button type="button" className={buttonClass('outline')} aria-pressed={isWanted} aria-disabled={isPending} onClick={press}>
      {isWanted ? <Trans>만나고 싶은 기업에서 빼기</Trans> : <Trans>만나고 싶은 기업에 넣기</Trans>}
    </button>
  )
}
