import type { Increment } from '#contract/auction/increments.ts'
import { usualIncrements } from '#contract/auction/steps.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { FormPartProps } from '../../console/form/form-parts.ts'
import { Won } from '../../content/won.tsx'
import { buttonClass } from '../../ui/button.ts'
import { bidsAfter, problemOf, type StepRow } from './step-rows.ts'
import { StepTable } from './step-table.tsx'

/** Bids that are shown as following the price from which a step holds. */
const shownBids = 4

function NextBids({ table, from }: { table: readonly Increment[]; from: number }) {
  return (
    <span className="whitespace-nowrap">
      {bidsAfter(table, from, shownBids).map((bid, index) => (
        <Fragment key={bid}>
          {index > 0 && ' → '}
          <Won amount={bid} />
        </Fragment>
      ))}
    </span>
  )
}

/** What a row leads to; nothing while the table is not complete. */
const NextCell = ({ rows, row: { from } }: { rows: readonly StepRow<'step'>[]; row: StepRow<'step'> }) =>
  // Without a problem no amount is missing.
  problemOf(rows) === undefined ? <NextBids table={rows as readonly Increment[]} from={Number(from)} /> : '–'

function Usual({ onFill }: { onFill: (rows: StepRow<'step'>[]) => void }) {
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>이 경매만의 단위가 없어 기본 단위를 씁니다. 현재가에 따라 다음 응찰가가 이렇게 올라갑니다.</Trans>
      </p>
      <ul className="my-3 space-y-1 text-sm">
        {usualIncrements.map(({ from }) => (
          <li key={from} className="flex flex-wrap gap-x-3">
            <span className="min-w-32 font-semibold">
              <Won amount={from} />
            </span>
            <NextBids table={usualIncrements} from={from} />
          </li>
        ))}
      </ul>
      <button type="button" className={`${buttonClass('quiet')} mb-2`} onClick={() => onFill(usualIncrements.map((row) => ({ ...row })))}>
        <Trans>기본 단위를 옮겨 와 고치기</Trans>
      </button>
    </>
  )
}

const highest = (rows: readonly StepRow<string>[]): number => Math.max(0, ...rows.map(({ from }) => Number(from)))

/** The increments of a sale as a table, with the bids that follow from them. */
export function IncrementsPart({ form }: FormPartProps) {
  const { t } = useLingui()
  return (
    <div className="mt-8">
      <StepTable<'step'>
        form={form}
        name="increments"
        label={t`호가 단위`}
        isRequired={false}
        columns={[
          { name: 'from', heading: t`현재가(원, 이상)`, unit: 1 },
          { name: 'step', heading: t`호가 단위(원)`, unit: 1 },
        ]}
        added={(rows) => ({ from: rows.length === 0 ? 0 : highest(rows) * 2 || 500_000, step: '' })}
        Empty={Usual}
        shown={{ heading: t`다음 응찰가`, Cell: NextCell }}
      />
    </div>
  )
}

const NoPremium = () => (
  <p className="mb-2 text-sm text-muted">
    <Trans>구매 수수료를 한 단계 이상 적어 주십시오.</Trans>
  </p>
)

/** The premium of a sale as a table: each part of a hammer price has its rate. */
export function PremiumPart({ form }: FormPartProps) {
  const { t } = useLingui()
  return (
    <div className="mt-8">
      <StepTable<'percent'>
        form={form}
        name="premium"
        label={t`구매 수수료`}
        isRequired
        columns={[
          { name: 'from', heading: t`낙찰가(원, 이상)`, unit: 1 },
          { name: 'percent', heading: t`수수료율(%)`, unit: 0.1 },
        ]}
        added={(rows) => ({ from: rows.length === 0 ? 0 : highest(rows) * 2 || 50_000_000, percent: '' })}
        Empty={NoPremium}
      />
      <p className="mt-2 text-xs text-muted">
        <Trans>낙찰가 가운데 그 금액을 넘는 부분에 그 요율을 적용하고, 수수료에 부가가치세를 더합니다.</Trans>
      </p>
    </div>
  )
}
