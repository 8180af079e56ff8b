import type { FairMessageInput } from '#contract/trade/fair-messages.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { skipReasonNames } from './message-names.ts'

type Chosen = Pick<FairMessageInput, 'segment' | 'role' | 'kind'>

/** Query of the people whom a message would reach now. */
export const audienceQuery = ({ segment, role, kind }: Chosen) => ({ segment, kind, ...(role === null ? {} : { role }) })

/** Says how many people a message would reach now, and why others would get none. */
export function Audience({ _fair, chosen }: { _fair: string; chosen: Chosen }) {
  const { i18n } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/audience', useLocale(), { params: { _id: _fair }, query: audienceQuery(chosen) }),
    placeholderData: keepPreviousData,
  })
  if (load.data === undefined)
    return (
      <p role="status" className="text-sm text-muted">
        {load.isError ? <Trans>받을 사람을 세지 못했습니다.</Trans> : <Trans>받을 사람을 세는 중입니다.</Trans>}
      </p>
    )
  const { reached, noAddress, refused, notAgreed } = load.data.audience
  const left = [
    ['noAddress', noAddress],
    ['refused', refused],
    ['notAgreed', notAgreed],
  ] as const
  const without = left.filter(([, count]) => count > 0).map(([reason, count]) => `${i18n._(skipReasonNames[reason])} ${count}`)
  return (
    <p role="status" className="text-sm">
      <strong className="tabular-nums">
        <Plural value={reached} other="지금 보내면 #명이 받습니다." />
      </strong>
      {without.length > 0 && (
        <span className="text-muted">
          {' '}
          <Trans>빠지는 사람</Trans>: {without.join(' · ')}
        </span>
      )}
    </p>
  )
}
