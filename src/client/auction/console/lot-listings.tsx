import type { Body } from '#contract/api.ts'
import { type After, winCalls } from '#contract/auction/wins.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'

const call = 'POST /api/console/auction/works/{_id}/again'
const fields = bodyFields(winCalls[call])

/** Renders where a work was offered before, and lists one that was not sold again, in another sale. */
export function LotListings({ _id, after: { before, canListAgain, _again } }: { _id: string; after: After }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      {before.length > 0 && (
        <ul aria-label={t`이전 출품`} className="space-y-1">
          {before.map(({ _work, lot, program, endedAt, state }) => (
            <li key={_work}>
              <Link
                to="/$"
                params={{ _splat: `auction/works/${_work}` }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {program.title} · {t`Lot ${lot}`}
              </Link>{' '}
              {dateText(endedAt, locale)} {state === 'passed' ? <Trans>유찰</Trans> : <Trans>출품 철회</Trans>}
            </li>
          ))}
        </ul>
      )}
      {_again !== null && (
        <p>
          <Link
            to="/$"
            params={{ _splat: `auction/works/${_again}` }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>다시 출품한 작품 보기</Trans>
          </Link>
        </p>
      )}
      {canListAgain && (
        <div className="space-y-3">
          <h3 className="font-semibold">
            <Trans>다시 출품하기</Trans>
          </h3>
          <p className="text-sm text-muted">
            <Trans>다른 경매에 비공개 작품으로 만듭니다. 가격을 고치고 공개해 주십시오. 이 작품의 기록은 그대로 남습니다.</Trans>
          </p>
          <CallForm
            isOnce
            fields={fields}
            button={<Trans>다시 출품하기</Trans>}
            done={t`만들었습니다.`}
            send={async (body, idempotencyKey) => {
              await api(call, { locale, params: { _id }, body: body as Body<typeof call>, idempotencyKey })
            }}
          />
        </div>
      )}
    </>
  )
}
