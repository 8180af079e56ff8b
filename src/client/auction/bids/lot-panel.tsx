import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { useIsOnline } from '../../content/use-online.ts'
import { Won } from '../../content/won.tsx'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Countdown } from '../countdown.tsx'
import { useMoment } from '../moment.ts'
import { type Work, workRead } from '../queries.ts'
import { useLiveLots } from '../use-live-lots.ts'
import { useServerNow } from '../use-server-now.ts'
import { Bidding, Outcome } from './bidding.tsx'
import { LotHistory } from './lot-history.tsx'
import { atTime, changesOf, isDecided, lotRead, paceOf, registrationRead } from './queries.ts'

/** So long after the last answer what is shown counts as old where asking fails, in ms. */
const oldAfter = 30_000

/** What is paid now, or from which price on bids are taken. */
function Price({ work: { startPrice }, lot }: { work: Work; lot: PublicLot | undefined }) {
  const { t } = useLingui()
  const { price = null, bids = 0, isReserveMet = false, state } = lot ?? {}
  if (price === null)
    return (
      <FactRow name={t`시작가`}>
        <Won amount={startPrice} />
      </FactRow>
    )
  if (state === 'passed' || state === 'withdrawn')
    return (
      <FactRow name={t`마지막 응찰`}>
        <Won amount={price} />
        <span className="block text-sm text-muted">
          <Trans>응찰 {bids}회</Trans> · <Trans>팔리지 않았으므로 가격이 아닙니다.</Trans>
        </span>
      </FactRow>
    )
  return (
    <FactRow name={state === 'sold' ? t`낙찰가` : t`현재가`}>
      <strong className="text-xl" aria-live="polite">
        <Won amount={price} />
      </strong>
      <span className="block text-sm text-muted">
        <Trans>응찰 {bids}회</Trans> · {isReserveMet ? <Trans>내정가 충족</Trans> : <Trans>내정가 미달</Trans>}
      </span>
    </FactRow>
  )
}

/** Reads a work again where its lot tells that it was changed after what is shown. */
function useRestated({ _id, changes }: Work, history: readonly { at: string; kind: string }[]): void {
  const locale = useLocale()
  const client = useQueryClient()
  const at = history.find(({ kind }) => kind === 'restated')?.at ?? ''
  const shown = changes[0]?.at ?? ''
  useEffect(() => {
    if (at > shown) void client.invalidateQueries({ queryKey: workRead(locale, _id).queryKey })
  }, [client, locale, _id, at, shown])
}

/** The live state of a lot: its price and end, what was bid on it, and the way to bid. */
export function LotPanel({ work }: { work: Work }) {
  const { t } = useLingui()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const read = lotRead(locale, work._id)
  const before = useQueryClient().getQueryData(read.queryKey)
  const isLive = useLiveLots(work.program._id, isHydrated && before !== undefined && !isMissing(before) && !isDecided(before.lot))
  const isOnline = useIsOnline()
  const moment = useMoment()
  const load = useQuery({
    ...read,
    enabled: isHydrated,
    refetchInterval: ({ state: { data } }) => (isLive || data === undefined || isMissing(data) ? false : paceOf(data.lot)),
  })
  const { data: known, dataUpdatedAt, errorUpdatedAt } = load
  const data = known === undefined || isMissing(known) ? undefined : known
  useRestated(work, data?.history ?? [])
  const registration = useQuery({ ...registrationRead(locale, work.program._id), enabled: false })
  const now = useServerNow(...(data === undefined ? [] : changesOf(data.lot)))
  const lot = data && atTime(data.lot, now)
  const isOld = data !== undefined && (!isOnline || errorUpdatedAt - dataUpdatedAt > oldAfter)
  const byHammer = lot === undefined ? work.closing === 'hammer' : lot.call !== null && !isDecided(lot)
  const asked = moment(new Date(dataUpdatedAt).toISOString())
  return (
    <div className="mt-4">
      <dl>
        <Price work={work} lot={lot} />
        <FactRow name={byHammer ? t`호가` : t`마감까지`}>
          <Countdown lot={lot ?? { ...work, call: byHammer ? 'waiting' : null }} />
        </FactRow>
      </dl>
      {isOld && (
        <p role="status" className="mb-4 text-sm font-semibold text-danger">
          <Trans>연결이 끊겨 {asked}의 가격입니다.</Trans>
        </p>
      )}
      <div className="needs-scripts min-h-11 space-y-4">
        {lot !== undefined && <Outcome state={lot.state} />}
        {lot !== undefined && <Bidding work={work} lot={lot} isLive={isLive} />}
      </div>
      {data !== undefined && <LotHistory history={data.history} ownPaddle={registration.data?.registration?.paddle} />}
    </div>
  )
}
