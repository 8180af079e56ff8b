import type { SlotWait } from '#contract/trade/slot-waits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { methodNames } from '../names.ts'
import { useWaits } from './use-waits.ts'

function Wait({ wait, isPending, onRemove }: { wait: SlotWait; isPending: boolean; onRemove: () => void }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { fair, seller, startsAt, method, toldAt } = wait
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{seller.name}</p>
        <p className="text-sm text-muted tabular-nums">
          {shortDayIn(startsAt, fair.timeZone, locale)} {timeIn(startsAt, fair.timeZone)} · {i18n._(methodNames[method])} · {fair.title}
        </p>
        {toldAt !== null && (
          <p className="text-sm font-semibold">
            <Trans>지금 비어 있습니다. 30분 뒤에는 다음 분께도 알립니다.</Trans>
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        {toldAt !== null && (
          <PageLink
            to="/fairs/$_fair/matching"
            params={{ _fair: fair._id }}
            search={{ open: seller._id }}
            className={buttonClass('primary')}
          >
            <Trans>시간 제안</Trans>
            <span className="sr-only">: {seller.name}</span>
          </PageLink>
        )}
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={onRemove}>
          <Trans>기다리지 않기</Trans>
          <span className="sr-only">: {seller.name}</span>
        </button>
      </p>
    </li>
  )
}

/** Lists the times of which a buyer hears once they are free; nothing where there are none. */
export function OwnWaits() {
  const { waits = [], remove, isPending } = useWaits()
  if (waits.length === 0) return null
  return (
    <section aria-labelledby="waits-title" className="rounded-card border border-line bg-surface px-5 pt-4">
      <h2 id="waits-title" className="font-bold">
        <Trans>비면 알려 드릴 시간</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        <Trans>잡아 두는 것은 아닙니다. 먼저 기다리신 분께 먼저 알립니다.</Trans>
      </p>
      <ul>
        {waits.map((wait) => (
          <Wait key={wait._id} wait={wait} isPending={isPending} onRemove={() => remove(wait._id)} />
        ))}
      </ul>
    </section>
  )
}
