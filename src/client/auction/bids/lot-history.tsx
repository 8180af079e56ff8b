import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Won } from '../../content/won.tsx'
import { useMoment } from '../moment.ts'
import type { LotHistory as History } from './queries.ts'

const names: Readonly<Record<Exclude<History[number]['kind'], 'bid'>, MessageDescriptor>> = {
  retracted: msg`응찰 철회`,
  cancelled: msg`응찰 취소`,
  extended: msg`마감 연장`,
  paused: msg`잠시 멈춤`,
  resumed: msg`다시 시작`,
  withdrawn: msg`출품 철회`,
  called: msg`호가 시작`,
  warned: msg`마지막 호가`,
  restated: msg`작품 정보 변경`,
  closed: msg`마감`,
  accepted: msg`마감 뒤 낙찰`,
}

/** Renders what was bid on a lot, the newest first, by the numbers of paddles. */
export function LotHistory({ history, ownPaddle }: { history: History; ownPaddle: number | undefined }) {
  const { i18n } = useLingui()
  const moment = useMoment()
  if (history.length === 0) return null
  const count = history.length
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
        <Trans>응찰 기록 {count}건</Trans>
      </summary>
      <ol className="mt-2 max-h-72 divide-y divide-line overflow-y-auto border-y border-line text-sm tabular-nums">
        {history.map(({ at, kind, paddle, price }) => (
          <li key={`${at} ${kind} ${paddle ?? ''} ${price ?? ''}`} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              {kind === 'bid' ? <Trans>패들 {paddle}번</Trans> : i18n._(names[kind])}
              {paddle !== null && paddle === ownPaddle && (
                <strong>
                  {' '}
                  <Trans>(회원님)</Trans>
                </strong>
              )}
            </span>
            <span className="text-muted">
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {price !== null && <Won amount={price} />}
          </li>
        ))}
      </ol>
    </details>
  )
}
