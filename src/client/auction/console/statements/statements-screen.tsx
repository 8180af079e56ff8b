import type { Answer } from '#contract/api.ts'
import { evidenceReason } from '#contract/auction/lot-log.ts'
import { shapesOf } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallForm } from '../../../console/form/call-form.tsx'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { MoreButton } from '../../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { saveBlob } from '../../../content/save-blob.ts'
import { Won } from '../../../content/won.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { Sums } from './statement-sums.tsx'
import { BackToSale } from '../back-to-sale.tsx'

const call = 'GET /api/console/auction/programs/{_id}/statements'
const results = 'GET /api/console/auction/programs/{_id}/results'
const fields = shapesOf({ reason: evidenceReason })
const pageSize = 50
/** A large sale over a slow line, in ms. */
const timeout = 120_000

type Page = Answer<typeof call>

/** The results of a sale as a workbook, with the reason that the access log keeps. */
function Workbook({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <details className="max-w-2xl rounded-card border border-line bg-surface px-4 py-1">
      <summary className="min-h-11 content-center text-sm font-semibold">
        <Trans>결과와 정산을 엑셀로 받기</Trans>
      </summary>
      <div className="space-y-4 py-3">
        <p className="text-sm text-muted">
          <Trans>위탁자의 이름과 계좌가 들어 있습니다. 누가 언제 왜 내보냈는지 열람 기록에 남습니다.</Trans>
        </p>
        <CallForm
          isOnce
          fields={fields}
          button={<Trans>엑셀로 받기</Trans>}
          done={t`내보냈습니다.`}
          send={async ({ reason }) => {
            const query = { reason: String(reason) }
            saveBlob((await api(results, { locale, params: { _id: _program }, query, timeout })) as Blob, `results-${_program}.xlsx`)
          }}
        />
      </div>
    </details>
  )
}

function Rows({ _program, statements }: { _program: string; statements: Page['statements'] }) {
  const { t } = useLingui()
  const headings = [t`위탁자`, t`위탁 작품`, t`낙찰`, t`낙찰가 합계`, t`위탁자 몫`, t`지급할 것`, t`지급함`]
  return (
    <RecordTable label={t`위탁자별 정산`} headings={headings}>
      {statements.map(({ _consignor, name, sums: { works, sold, hammer, payable, due, paid, reclaim } }) => (
        <tr key={_consignor}>
          <RecordCell>
            <Link
              to="/$"
              params={{ _splat: `auction/programs/${_program}/statements/${_consignor}` }}
              className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          </RecordCell>
          <RecordCell isShort>{works}</RecordCell>
          <RecordCell isShort>{sold}</RecordCell>
          {[hammer, payable, due, paid].map((amount, index) => (
            <RecordCell key={headings[index + 3]} isShort>
              <Won amount={amount} />
              {index === 3 && reclaim !== 0 && (
                <span className="block font-semibold text-danger">
                  <Trans>돌려받을 것</Trans> <Won amount={reclaim} />
                </span>
              )}
            </RecordCell>
          ))}
        </tr>
      ))}
    </RecordTable>
  )
}

/** `/console/auction/programs/{_id}/statements`: what the consignors of a sale get of it. */
export function StatementsScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useInfiniteQuery({
    queryKey: ['GET /api/console/auction/programs/{_id}/statements', locale, _program],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) => api(call, { locale, signal, params: { _id: _program }, query: { limit: pageSize, skip } }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Page) => (skip + limit < total ? skip + limit : undefined),
  })
  return (
    <LoadedScreen title={t`위탁자 정산`} load={load} failed={t`정산을 불러오지 못했습니다.`}>
      {({ pages }) => {
        const statements = pages.flatMap((page) => page.statements)
        const sums = pages[0]?.sums
        return (
          <div className="space-y-6">
            <BackToSale _program={_program} />
            {sums !== undefined && <Sums sums={sums} />}
            <Workbook _program={_program} />
            {statements.length === 0 ? (
              <p>
                <Trans>위탁자가 있는 작품이 없습니다. 위탁자는 작품 화면의 ‘위탁’에서 정합니다.</Trans>
              </p>
            ) : (
              <Rows _program={_program} statements={statements} />
            )}
            <MoreButton load={load} />
          </div>
        )
      }}
    </LoadedScreen>
  )
}
