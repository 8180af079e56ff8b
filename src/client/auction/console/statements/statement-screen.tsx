import { settlementState, type StatementEntry } from '#contract/auction/settlements.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Won } from '../../../content/won.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { statementOptions } from './read-statement.ts'
import { StatementPaper } from './statement-paper.tsx'
import { PayForm, TakeBackForm, WithholdForm } from './statement-steps.tsx'
import { Sums } from './statement-sums.tsx'

const states = fieldInfo.get(settlementState)?.choices ?? {}
const isPaid = ({ paidOn }: StatementEntry): boolean => paidOn !== null

/** State of a settlement, and what was noted with it. */
function State({ work: { state, paidOn, note, changed } }: { work: StatementEntry }) {
  const { i18n } = useLingui()
  const why = changed?.reason
  const isLoud = state === 'due' || state === 'reclaim'
  return (
    <>
      <span className={isLoud ? 'font-semibold' : ''}>{i18n._(states[state] ?? state)}</span>
      {paidOn !== null && <span className="block text-muted">{[paidOn, note].filter((word) => word !== null).join(' · ')}</span>}
      {changed !== null && (
        <span className="block text-muted">
          <Trans>
            세금 제안 <Won amount={changed.proposed} />
            에서 바꿈: {why}
          </Trans>
        </span>
      )}
    </>
  )
}

function Works({ works }: { works: readonly StatementEntry[] }) {
  const { t } = useLingui()
  const headings = [t`작품`, t`상태`, t`낙찰가`, t`위탁 수수료`, t`수수료 부가세`, t`비용`, t`원천징수`, t`지급액`]
  return (
    <RecordTable label={t`작품별 정산`} headings={headings}>
      {works.map((work) => {
        const { _work, _win, lot, title, amounts } = work
        const { hammer, commission, commissionVat, fees, withholding, payable } = amounts ?? {}
        const lines = [hammer, commission, commissionVat, fees, withholding, payable]
        return (
          <tr key={_win ?? _work}>
            <RecordCell>
              <Link
                to="/$"
                params={{ _splat: `auction/works/${_work}` }}
                className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {lot} {title}
              </Link>
            </RecordCell>
            <RecordCell>
              <State work={work} />
            </RecordCell>
            {lines.map((amount, index) => (
              <RecordCell key={headings[index + 2]} isShort>
                {amount === undefined ? '–' : <Won amount={amount} />}
              </RecordCell>
            ))}
          </tr>
        )
      })}
    </RecordTable>
  )
}

interface Props {
  _program: string
  _consignor: string
}

/** `/console/auction/programs/{_id}/statements/{_consignor}`: what one consignor gets of a sale. */
export function StatementScreen({ _program, _consignor }: Props) {
  const { t } = useLingui()
  const params = { _id: _program, _consignor }
  const load = useQuery(statementOptions(params, useLocale()))
  return (
    <LoadedScreen title={t`위탁자 정산`} load={load} failed={t`정산을 불러오지 못했습니다.`}>
      {(statement) => {
        const { consignor, program, sums, works } = statement
        const hasDue = works.some(({ state }) => state === 'due')
        return (
          <div className="space-y-6">
            <p className="flex flex-wrap gap-x-6 text-sm">
              <Link to="/$" params={{ _splat: `auction/programs/${_program}/statements` }} className="underline underline-offset-4">
                {program.title}
              </Link>
              <Link to="/$" params={{ _splat: `auction/consignors/${_consignor}` }} className="underline underline-offset-4">
                {consignor.name}
              </Link>
            </p>
            <Sums sums={sums} />
            {hasDue && consignor.bankAccount === null && (
              <p className="font-semibold text-danger">
                <Trans>받을 계좌가 적혀 있지 않습니다.</Trans>
              </p>
            )}
            <Works works={works} />
            {hasDue && <PayForm key={sums.due} params={params} due={sums.due} />}
            <WithholdForm params={params} works={works.filter((work) => work.amounts !== null && !isPaid(work))} />
            <TakeBackForm params={params} works={works.filter(isPaid)} />
            <StatementPaper statement={statement} />
          </div>
        )
      }}
    </LoadedScreen>
  )
}
