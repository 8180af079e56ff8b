import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { timeIn } from '../../content/zoned-time.ts'
import { matchingStateNames, methodNames } from '../names.ts'
import type { Meeting } from './meeting.ts'

/** A meeting in an agenda: when, with whom, where. @param ownZone of the reader, where it has another time */
export function AgendaRow({ meeting, ownZone }: { meeting: Meeting; ownZone?: string | undefined }) {
  const { i18n } = useLingui()
  const { _id, startsAt, endsAt, other, product, method, tableNumber, state, fair } = meeting
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
      <p className="w-26 shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums">
        <time dateTime={startsAt}>{timeIn(startsAt, fair.timeZone)}</time> – {timeIn(endsAt, fair.timeZone)}
        {ownZone !== undefined && <span className="block text-xs font-normal text-muted">({timeIn(startsAt, ownZone)})</span>}
      </p>
      <div className="min-w-0 flex-1 basis-20">
        <PageLink to="/mypage/matchings" search={{ open: _id }} className="font-bold hover:underline hover:underline-offset-4">
          {other.name}
        </PageLink>
        <p className="text-sm text-muted">
          {[product?.name, state === 'confirmed' ? undefined : i18n._(matchingStateNames[state])]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
      </div>
      <p className="shrink-0 text-sm">{tableNumber === null ? i18n._(methodNames[method]) : <Trans>테이블 {tableNumber}번</Trans>}</p>
    </li>
  )
}
