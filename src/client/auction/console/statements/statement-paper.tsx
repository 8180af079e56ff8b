import { settlementState, type StatementEntry } from '#contract/auction/settlements.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { localPhone } from '../../../content/phone.ts'
import { Won } from '../../../content/won.tsx'
import { Paper, paperAmount, paperCell, PaperFacts, PaperTable } from '../paper.tsx'
import { useHouse } from '../use-house.ts'
import type { Statement } from './read-statement.ts'

const states = fieldInfo.get(settlementState)?.choices ?? {}

/** The house, as it says of itself. */
function House() {
  const { t } = useLingui()
  const { centre, auction } = useHouse()
  return (
    <div className="space-y-1">
      <p className="font-semibold">{centre?.name}</p>
      <PaperFacts
        facts={[
          [t`운영 법인`, centre?.legalEntity],
          [t`대표자`, centre?.representative],
          [t`사업자등록번호`, centre?.registrationNumber],
          [t`경매업 신고번호`, auction?.reportNumber],
          [t`주소`, centre?.address],
          [t`대표전화`, centre?.phone],
        ]}
      />
    </div>
  )
}

function Rows({ works }: { works: readonly StatementEntry[] }) {
  const { t, i18n } = useLingui()
  const headings = [t`작품`, t`상태`, t`낙찰가`, t`위탁 수수료`, t`수수료 부가세`, t`비용`, t`원천징수`, t`지급액`]
  return (
    <PaperTable label={t`경매 정산서`} headings={headings}>
      <tbody>
        {works.map(({ _work, _win, lot, title, state, commission, amounts, paidOn }) => (
          <tr key={_win ?? _work} className="break-inside-avoid border-b border-line">
            <td className={`${paperCell} wrap-anywhere`}>
              {lot} {title}
            </td>
            <td className={paperCell}>
              {i18n._(states[state] ?? state)} {paidOn}
            </td>
            <td className={paperAmount}>{amounts !== null && <Won amount={amounts.hammer} />}</td>
            <td className={paperAmount}>
              {amounts !== null && (
                <>
                  <Won amount={amounts.commission} /> ({commission ?? 0}%)
                </>
              )}
            </td>
            <td className={paperAmount}>{amounts !== null && <Won amount={amounts.commissionVat} />}</td>
            <td className={paperAmount}>{amounts !== null && <Won amount={amounts.fees} />}</td>
            <td className={paperAmount}>{amounts !== null && <Won amount={amounts.withholding} />}</td>
            <td className={`${paperAmount} font-bold`}>{amounts !== null && <Won amount={amounts.payable} />}</td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  )
}

/** Renders a statement as its consignor gets it, on paper or as a PDF file, in the language of the console. */
export function StatementPaper({ statement: { consignor, program, sums, works } }: { statement: Statement }) {
  const { t } = useLingui()
  const { name, businessNumber, phone, email, address, bankAccount } = consignor
  const { hammer, payable, paid, due } = sums
  return (
    <section aria-labelledby="statement-paper" className="space-y-4">
      <h2 id="statement-paper" className="font-bold">
        <Trans>위탁자에게 줄 정산서</Trans>
      </h2>
      <Paper className="space-y-6">
        <h3 className="text-2xl font-bold">
          <Trans>경매 정산서</Trans>
        </h3>
        <div className="space-y-1">
          <p className="text-lg font-bold">{name}</p>
          <PaperFacts
            facts={[
              [t`경매 프로그램`, program.title],
              [t`사업자등록번호`, businessNumber],
              [t`휴대전화`, phone === null ? null : localPhone(phone)],
              [t`이메일`, email],
              [t`주소`, address],
              [t`받을 계좌`, bankAccount],
            ]}
          />
        </div>
        <Rows works={works} />
        <dl className="space-y-1">
          {[
            [t`낙찰가 합계`, hammer],
            [t`위탁자 몫`, payable],
            [t`지급함`, paid],
            [t`지급할 것`, due],
          ].map(([label, amount]) => (
            <div key={label} className="flex gap-x-3 font-semibold">
              <dt className="min-w-40">{label}</dt>
              <dd>
                <Won amount={Number(amount)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-sm">
          <Trans>비용에는 부가세가 들어 있습니다. 낙찰자가 결제하기 전의 금액은 아직 지급하지 않습니다.</Trans>
        </p>
        <House />
      </Paper>
    </section>
  )
}
