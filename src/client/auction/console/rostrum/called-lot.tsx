import { biddingTimes } from '#contract/auction/bidding-times.ts'
import { paddleBidFields } from '#contract/auction/rostrum.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FactRow } from '../../../content/fact-row.tsx'
import { Won } from '../../../content/won.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { PaddleBid } from './paddle-bid.tsx'
import { type RostrumLot, useDesk } from './desk.ts'

const channels = fieldInfo.get(paddleBidFields.channel)?.choices ?? {}

/** Tells whether a warning has stood long enough for the hammer. The server decides: this keeps one from pressing in vain. */
function useHasWarned({ call, calledAt }: Pick<RostrumLot, 'call' | 'calledAt'>): boolean {
  const since = call === 'warned' ? calledAt : null
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (since === null) return undefined
    const timer = setTimeout(() => setOver(since), biddingTimes.warning)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && over === since
}

/** The price, and whose it is: where that bid came from, too. */
function Price({ lot: { price, leader, leaderName, channel, isReserveMet, reserve, proposals } }: { lot: RostrumLot }) {
  const { t, i18n } = useLingui()
  const [least = 0] = proposals
  const from = channel === null ? t`온라인` : i18n._(channels[channel] ?? channel)
  return (
    <dl className="border-b border-line tabular-nums" aria-live="polite">
      <FactRow name={t`현재가`}>
        {price === null ? (
          <Trans>응찰 없음</Trans>
        ) : (
          <>
            <strong className="text-3xl">
              <Won amount={price} />
            </strong>
            <span className="block text-lg">
              {from} · <Trans>패들 {leader}번</Trans> {leaderName}
            </span>
          </>
        )}
      </FactRow>
      <FactRow name={t`다음 호가`}>
        <strong className="text-xl">
          <Won amount={least} />
        </strong>
      </FactRow>
      <FactRow name={t`내정가(직원만)`}>
        {reserve === null ? <Trans>없음</Trans> : <Won amount={reserve} />}
        {reserve !== null && price !== null && (
          <span className="block">{isReserveMet ? <Trans>내정가 충족</Trans> : <Trans>내정가 미달</Trans>}</span>
        )}
      </FactRow>
    </dl>
  )
}

/** Warns, and lets the hammer fall at the price that is shown. */
function Hammer({ lot }: { lot: RostrumLot }) {
  const { take, isPending } = useDesk()
  const hasWarned = useHasWarned(lot)
  const { _work, price, leader, call, isReserveMet } = lot
  const seen = { price, leader }
  const isSold = price !== null && isReserveMet
  return (
    <div className="space-y-3">
      <p role="status" className={call === 'warned' ? 'font-semibold text-danger' : 'text-muted'}>
        {call === 'warned' ? (
          <Trans>마지막 호가를 알렸습니다. 새 응찰이 들어오면 다시 알려야 합니다.</Trans>
        ) : (
          <Trans>더 없으면 마지막 호가를 알리고, 3초 뒤에 낙찰할 수 있습니다.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={call === 'warned'}
          aria-disabled={isPending}
          onClick={() => take(_work, { step: 'warned', seen })}
        >
          <Trans>마지막 호가 알리기</Trans>
        </button>
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={!hasWarned}
          aria-disabled={isPending}
          onClick={() => take(_work, { step: 'hammered', seen })}
        >
          {isSold ? (
            <span>
              <Trans>
                <Won amount={price} /> · {leader}번 낙찰
              </Trans>
            </span>
          ) : (
            <Trans>유찰</Trans>
          )}
        </button>
      </div>
    </div>
  )
}

/** Renders the lot that is called: what the auctioneer says, the bids that come from the hall, and the hammer. */
export function CalledLot({ lot }: { lot: RostrumLot }) {
  const { lot: number, author, title, image, estimateLow, estimateHigh } = lot
  return (
    <section aria-labelledby="called-lot" className="grid gap-8 rounded-card border border-line bg-surface p-4 sm:grid-cols-2">
      <div className="space-y-4">
        <h2 id="called-lot" className="text-xl font-bold">
          {number} {[author, title].filter(Boolean).join(', ')}
        </h2>
        {image !== null && (
          <img
            src={`/api/v1/files/${image._file}/960.webp`}
            width={image.width}
            height={image.height}
            alt=""
            className="max-h-96 w-auto rounded-control"
          />
        )}
        <p>
          <Trans>
            추정가 <Won amount={estimateLow} /> ~ <Won amount={estimateHigh} />
          </Trans>
        </p>
      </div>
      <div className="space-y-6">
        <Price lot={lot} />
        <PaddleBid lot={lot} />
        <Hammer lot={lot} />
      </div>
    </section>
  )
}
