import type { Wish } from '#contract/trade/wishes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { methodNames } from '../names.ts'

/** Change of the list, as it is when the change is made. */
export type ChangeWishes = (now: readonly Wanted[]) => readonly Wanted[]
type Wanted = Pick<Wish, '_id' | 'method'>

interface Props {
  _fair: string
  wishes: readonly Wish[]
  canOffer: boolean
  isSaving: boolean
  onChange: (change: ChangeWishes) => void
}

const methods = ['OFFLINE', 'ONLINE'] as const
const small = 'px-3'

/** The way to what is open or agreed with somebody, or to the first offer. */
function ToMatching({ _fair, wish: { _id, _matching, name }, canOffer }: Pick<Props, '_fair' | 'canOffer'> & { wish: Wish }) {
  const look = buttonClass('quiet', 'underline underline-offset-4')
  if (_matching !== null)
    return (
      <PageLink to="/mypage/matchings" search={{ open: _matching }} className={look}>
        <Trans>매칭 보기</Trans>
        <span className="sr-only">: {name}</span>
      </PageLink>
    )
  return canOffer ? (
    <PageLink to="/fairs/$_fair/matching" params={{ _fair }} search={{ open: _id }} className={look}>
      <Trans>시간 제안</Trans>
      <span className="sr-only">: {name}</span>
    </PageLink>
  ) : null
}

/** Lists whom a member wants to meet, the most wanted first. */
export function WishList({ _fair, wishes, canOffer, isSaving, onChange }: Props) {
  const { t, i18n } = useLingui()
  const swap = (wish: Wish, other: Wish | undefined) =>
    onChange((now) => {
      const [one, two] = [wish, other].map((each) => now.find(({ _id }) => _id === each?._id))
      return one === undefined || two === undefined ? now : now.map((each) => (each === one ? two : each === two ? one : each))
    })
  return (
    <ol>
      {wishes.map((wish, index) => (
        <li key={wish._id} className="border-t border-line py-3">
          <p className="font-bold wrap-anywhere">
            <span className="mr-2 text-accent tabular-nums">{index + 1}</span>
            {wish.name}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <button
              type="button"
              className={buttonClass('outline', small)}
              aria-label={t`${wish.name}: 위로`}
              aria-disabled={isSaving || index === 0}
              onClick={() => index > 0 && swap(wish, wishes[index - 1])}
            >
              ↑
            </button>
            <button
              type="button"
              className={buttonClass('outline', small)}
              aria-label={t`${wish.name}: 아래로`}
              aria-disabled={isSaving || index === wishes.length - 1}
              onClick={() => index < wishes.length - 1 && swap(wish, wishes[index + 1])}
            >
              ↓
            </button>
            <select
              aria-label={t`${wish.name}: 상담 방법`}
              value={wish.method}
              className="min-h-11 rounded-control border border-control bg-surface px-2 text-base"
              onChange={({ target }) => {
                const method = methods.find((each) => each === target.value) ?? 'OFFLINE'
                onChange((now) => now.map((each) => (each._id === wish._id ? { ...each, method } : each)))
              }}
            >
              {methods.map((method) => (
                <option key={method} value={method}>
                  {i18n._(methodNames[method])}
                </option>
              ))}
            </select>
            <button
              type="button"
              className={buttonClass('quiet')}
              aria-disabled={isSaving}
              onClick={() => onChange((now) => now.filter(({ _id }) => _id !== wish._id))}
            >
              <Trans>빼기</Trans>
              <span className="sr-only">: {wish.name}</span>
            </button>
            <ToMatching _fair={_fair} wish={wish} canOffer={canOffer} />
          </div>
        </li>
      ))}
    </ol>
  )
}
