import type { Body } from '#contract/api.ts'
import { formCalls } from '#contract/law/forms.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { ScreenHead } from '../../console/frame/screen-head.tsx'

const fields = bodyFields(formCalls['POST /api/console/forms'])

/** A request that was taken by phone. */
export function PhoneRequestScreen() {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <>
      <ScreenHead title={t`전화로 받은 상담`} />
      <p className="mb-6 text-sm text-muted">
        <Trans>접수번호가 만들어지고, 다른 상담과 같은 기간 동안 보관합니다.</Trans>
      </p>
      <CallForm
        fields={fields}
        send={async (body, idempotencyKey) => {
          const call = { locale, body: body as Body<'POST /api/console/forms'>, idempotencyKey }
          const { form } = await api('POST /api/console/forms', call)
          await navigate({ to: '/$', params: { _splat: `forms/${form._id}` }, replace: true })
        }}
      />
    </>
  )
}
