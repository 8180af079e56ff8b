import { isUnderWay, type LotState } from '#contract/auction/bidding.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Won } from '../../../content/won.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { exactText } from '../exact-text.ts'
import { stateNames } from '../phase-names.ts'
import { LotEnd } from '../control/lot-end.tsx'
import { type Rehearsal, setPaused } from './rehearse.ts'
import { iso, type ShownWork, stateOf } from './shown-lots.ts'

/** Renders the lots of a rehearsal whose time closes them: those that end next first, each of which can be paused. */
export function RehearsedLots({
  rehearsal,
  works,
  onChange,
}: {
  rehearsal: Rehearsal
  works: readonly ShownWork[]
  onChange: (after: Rehearsal) => void
}) {
  const { t, i18n } = useLingui()
  const { lots, now } = rehearsal
  const rows = works
    .flatMap((work): { work: ShownWork; lot: LotState }[] => {
      const lot = lots[work._id]
      return lot === undefined ? [] : [{ work, lot }]
    })
    .toSorted((a, b) => Number(isUnderWay(b.lot)) - Number(isUnderWay(a.lot)) || a.lot.endsAt - b.lot.endsAt)
  const clock = exactText(iso(now)).slice(11, 19)
  return (
    <section aria-labelledby="rehearsed-lots" className="space-y-3">
      <h2 id="rehearsed-lots" className="font-bold tabular-nums">
        <Trans>연습 시계 {clock}</Trans>
      </h2>
      <RecordTable label={t`작품별 상황`} headings={[t`작품`, t`상태`, t`마감 시각`, t`현재가`, t`앞선 패들`, t`조치`]}>
        {rows.map(({ work: { _id, lot: number, title }, lot }) => {
          const { phase, price, leader, endsAt } = lot
          const state = stateOf(lot, now)
          return (
            <tr key={_id}>
              <RecordCell>
                <strong>{number}</strong> {title}
              </RecordCell>
              <RecordCell isShort>{i18n._(stateNames[state])}</RecordCell>
              <RecordCell isShort>
                <LotEnd lot={{ state, endsAt: iso(endsAt) }} now={iso(now)} />
              </RecordCell>
              <RecordCell isShort>{price === null ? '–' : <Won amount={price} />}</RecordCell>
              <RecordCell isShort>{leader}</RecordCell>
              <RecordCell isShort>
                {isUnderWay(lot) && (
                  <button
                    type="button"
                    className={buttonClass('quiet')}
                    onClick={() => onChange(setPaused(rehearsal, _id, phase === 'open'))}
                  >
                    {phase === 'open' ? <Trans>중지</Trans> : <Trans>재개</Trans>}
                  </button>
                )}
              </RecordCell>
            </tr>
          )
        })}
      </RecordTable>
    </section>
  )
}
