import type { Answer } from '#contract/api.ts'
import { lotMark } from '#contract/auction/control.ts'
import { logKind } from '#contract/auction/lot-log.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Won } from '../../../content/won.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { exactText } from '../exact-text.ts'
import { LotSteps } from '../lot-steps.tsx'
import { stateNames } from '../phase-names.ts'
import { LotEnd } from './lot-end.tsx'

type Control = Answer<'GET /api/console/auction/programs/{_id}/control'>
type Lot = Control['lots'][number]

const kinds = fieldInfo.get(logKind)?.choices ?? {}
const marks = fieldInfo.get(lotMark)?.choices ?? {}
const isUnderWay = ({ state }: Lot): boolean => state === 'listed' || state === 'open' || state === 'paused' || state === 'closing'

function LotCells({ lot, now }: { lot: Lot; now: string }) {
  const { i18n } = useLingui()
  const { _work, title, isPublished, state, price, leader, leaderName, bids, isReserveMet, lastStep } = lot
  return (
    <>
      <RecordCell>
        <Link
          to="/$"
          params={{ _splat: `auction/works/${_work}` }}
          hash="lot-log"
          className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {lot.lot} {title}
        </Link>
        {!isPublished && (
          <span className="block text-danger">
            <Trans>작품이 공개되어 있지 않음</Trans>
          </span>
        )}
        {lot.marks.map((mark) => (
          <span key={mark} className="block font-semibold text-danger">
            {i18n._(marks[mark] ?? mark)}
          </span>
        ))}
      </RecordCell>
      <RecordCell isShort>{i18n._(stateNames[state])}</RecordCell>
      <RecordCell isShort>
        <LotEnd lot={lot} now={now} />
      </RecordCell>
      <RecordCell isShort>
        {price === null ? '–' : <Won amount={price} />}
        {leader !== null && (
          <span className="block text-muted">
            <Trans>응찰 {bids}회</Trans> · {isReserveMet ? <Trans>내정가 충족</Trans> : <Trans>내정가 미달</Trans>}
          </span>
        )}
      </RecordCell>
      <RecordCell>
        {leader}
        {leaderName !== null && ` ${leaderName}`}
      </RecordCell>
      <RecordCell isShort>
        {lastStep !== null && (
          <>
            {i18n._(kinds[lastStep.kind] ?? lastStep.kind)} {lastStep.paddle}
            <time className="block text-muted" dateTime={lastStep.at}>
              {exactText(lastStep.at).slice(11, 19)}
            </time>
          </>
        )}
      </RecordCell>
    </>
  )
}

/** Renders the lots of a sale, those that end next first, each with what staff can do on it. */
export function LotRows({ control: { lots, now } }: { control: Control }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  const headings = [t`작품`, t`상태`, t`마감 시각`, t`현재가`, t`앞선 패들`, t`마지막 기록`, t`조치`]
  return (
    <RecordTable label={t`작품별 상황`} headings={headings}>
      {lots.map((lot) => {
        const { _work, lot: number } = lot
        const isChosen = chosen === _work
        return (
          <Fragment key={_work}>
            <tr>
              <LotCells lot={lot} now={now} />
              <RecordCell isShort>
                {(isUnderWay(lot) || isChosen) && (
                  <button
                    type="button"
                    className={buttonClass('quiet')}
                    aria-expanded={isChosen}
                    aria-label={t`${number} 조치`}
                    onClick={() => setChosen(isChosen ? undefined : _work)}
                  >
                    {isChosen ? <Trans>접기</Trans> : <Trans>조치</Trans>}
                  </button>
                )}
              </RecordCell>
            </tr>
            {isChosen && (
              <tr>
                <td colSpan={headings.length} className="px-3 py-4">
                  <LotSteps _work={_work} />
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </RecordTable>
  )
}
