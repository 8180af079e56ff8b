import type { Answer, Body } from '#contract/api.ts'
import { inGroups } from '#contract/paper-code.ts'
import { revocationFields } from '#contract/auction/certificates.ts'
import { shapesOf } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { dateText } from '../../../console/date-text.ts'
import { CallForm } from '../../../console/form/call-form.tsx'
import type { ItemPartProps } from '../../../console/module.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'

const CertificatePaper = lazy(() => import('./certificate-paper.tsx'))

export type Issued = Answer<'POST /api/console/auction/works/{_work}/certificates'>['certificate']
const revoke = 'POST /api/console/auction/certificates/{code}/revoke'
const fields = shapesOf(revocationFields)

/** A certificate that holds: its paper, and the way to revoke it. */
function Holding({ certificate }: { certificate: Issued }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { code } = certificate
  return (
    <>
      <Suspense fallback={<div className="skeleton h-48" />}>
        <CertificatePaper certificate={certificate} />
      </Suspense>
      <details className="rounded-card border border-line bg-surface px-4 py-1">
        <summary className="min-h-11 content-center text-sm font-semibold">
          <Trans>보증서를 무효로 하기</Trans>
        </summary>
        <div className="space-y-4 py-3">
          <p className="text-sm text-muted">
            <Trans>되돌릴 수 없습니다. 이 코드를 확인하는 사람은 무효가 되었다는 것과 그 시각만 봅니다.</Trans>
          </p>
          <CallForm
            isOnce
            fields={fields}
            button={<Trans>무효로 하기</Trans>}
            done={t`무효로 했습니다.`}
            send={(values, idempotencyKey) =>
              api(revoke, { locale, params: { code }, body: values as Body<typeof revoke>, idempotencyKey })
            }
          />
        </div>
      </details>
    </>
  )
}

/** One that does not hold any more. */
function Revoked({ certificate: { code, issuedAt, revokedAt, reason } }: { certificate: Issued }) {
  const locale = useLocale()
  const [from, to] = [dateText(issuedAt, locale), dateText(revokedAt ?? issuedAt, locale)]
  return (
    <li>
      <span className="tabular-nums">{inGroups(code)}</span> ·{' '}
      <Trans>
        {from} 발급, {to} 무효
      </Trans>{' '}
      · {reason}
    </li>
  )
}

/** Renders the certificates of authenticity of a work: issued, printed and revoked here. */
export function LotCertificates({ item: { _id: _work } }: ItemPartProps) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { data } = useQuery({
    queryKey: ['GET /api/console/auction/works/{_work}/certificates', locale, _work],
    queryFn: ({ signal }) => api('GET /api/console/auction/works/{_work}/certificates', { locale, signal, params: { _work } }),
  })
  const { mutate, isPending } = useApiMutation('POST /api/console/auction/works/{_work}/certificates')
  if (data === undefined) return null
  const holding = data.certificates.find(({ revokedAt }) => revokedAt === null)
  const revoked = data.certificates.filter(({ revokedAt }) => revokedAt !== null)
  return (
    <section aria-labelledby="lot-certificates" className="mt-10 max-w-4xl space-y-4">
      <h2 id="lot-certificates" className="font-bold">
        <Trans>진품 보증서</Trans>
      </h2>
      {holding === undefined ? (
        <>
          <p className="text-sm text-muted">
            <Trans>지금 적힌 작가, 제목, 재료, 크기, 연도, 서명으로 발급합니다. 나중에 작품을 고쳐도 보증서는 바뀌지 않습니다.</Trans>
          </p>
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={isPending}
            onClick={() => mutate({ params: { _work } }, { onError: alertFailure })}
          >
            <Trans>보증서 발급</Trans>
          </button>
        </>
      ) : (
        <Holding certificate={holding} />
      )}
      {revoked.length > 0 && (
        <ul className="space-y-1 text-sm text-muted">
          {revoked.map((certificate) => (
            <Revoked key={certificate.code} certificate={certificate} />
          ))}
        </ul>
      )}
    </section>
  )
}
