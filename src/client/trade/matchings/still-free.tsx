import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import { timesIn } from '../fair/time.ts'

/** After a time was taken by others: what is still free. */
export function StillFree({ message, free, timeZone }: { message: string; free: readonly string[]; timeZone: string }) {
  const locale = useLocale()
  return (
    <div role="alert" className="border-l-4 border-danger bg-wash px-4 py-3 text-sm">
      <p className="font-semibold text-danger">{message}</p>
      {free.length === 0 ? (
        <p>
          <Trans>남은 시간이 없습니다.</Trans>
        </p>
      ) : (
        <p className="tabular-nums">
          <Trans>아직 비어 있는 시간</Trans>: {timesIn(free.slice(0, 12), timeZone, locale)}
          {free.length > 12 && ' …'}
        </p>
      )}
    </div>
  )
}
