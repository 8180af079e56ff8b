import { Trans, useLingui } from '@lingui/react/macro'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Won } from '../../../content/won.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { stateNames } from '../phase-names.ts'
import { CalledLot } from './called-lot.tsx'
import { type Rostrum, type RostrumLot, useDesk } from './desk.ts'

/** Lots that are to be called, in their order: any of them can be taken next. */
function NextLots({ lots, isCalling }: { lots: readonly RostrumLot[]; isCalling: boolean }) {
  const { t, i18n } = useLingui()
  const { take, isPending } = useDesk()
  if (lots.length === 0)
    return (
      <p>
        <Trans>남은 작품이 없습니다.</Trans>
      </p>
    )
  return (
    <RecordTable label={t`다음 작품`} headings={[t`작품`, t`조치`, t`추정가`, t`현재가`, t`상태`]}>
      {lots.map(({ _work, lot: number, author, title, estimateLow, price, state }) => (
        <tr key={_work}>
          <RecordCell>
            <strong>{number}</strong> {[author, title].filter(Boolean).join(', ')}
          </RecordCell>
          <RecordCell isShort>
            {state === 'open' && !isCalling && (
              <button
                type="button"
                className={buttonClass('quiet')}
                aria-label={t`${number} 호가 시작`}
                aria-disabled={isPending}
                onClick={() => take(_work, { step: 'called' })}
              >
                <Trans>호가 시작</Trans>
              </button>
            )}
          </RecordCell>
          <RecordCell isShort>
            <Won amount={estimateLow} />
          </RecordCell>
          <RecordCell isShort>{price === null ? '–' : <Won amount={price} />}</RecordCell>
          <RecordCell isShort>{i18n._(stateNames[state])}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** What the hammer has decided last. */
function DecidedLots({ lots }: { lots: readonly RostrumLot[] }) {
  const { t, i18n } = useLingui()
  if (lots.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="font-bold">
        <Trans>방금 끝난 작품</Trans>
      </h2>
      <RecordTable label={t`방금 끝난 작품`} headings={[t`작품`, t`결과`, t`낙찰가`, t`패들`]}>
        {lots.map(({ _work, lot, title, state, price, leader, leaderName }) => (
          <tr key={_work}>
            <RecordCell>
              <strong>{lot}</strong> {title}
            </RecordCell>
            <RecordCell isShort>{i18n._(stateNames[state])}</RecordCell>
            <RecordCell isShort>{state === 'sold' && price !== null ? <Won amount={price} /> : '–'}</RecordCell>
            <RecordCell>{state === 'sold' && `${leader ?? ''} ${leaderName ?? ''}`}</RecordCell>
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}

/** Renders the desk of the auctioneer: the lot that is called, those that come next, and what was decided last. */
export function DeskView({ rostrum: { called, next, decided } }: { rostrum: Omit<Rostrum, 'now'> }) {
  return (
    <>
      {called === null ? (
        <p className="text-lg font-semibold">
          <Trans>지금 호가 중인 작품이 없습니다. 아래에서 작품을 골라 시작해 주십시오.</Trans>
        </p>
      ) : (
        <CalledLot key={called._work} lot={called} />
      )}
      <section className="space-y-3">
        <h2 className="font-bold">
          <Trans>다음 작품</Trans>
        </h2>
        <NextLots lots={next} isCalling={called !== null} />
      </section>
      <DecidedLots lots={decided} />
    </>
  )
}
