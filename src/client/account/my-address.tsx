import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { CodeField, CodeRequest, useCertify } from './certification.tsx'
import { useCheckedForm } from '../content/checked-form.ts'
import { meRead } from './queries.ts'

/** Another e-mail address or number, shown to be one's own by a code that comes there. */
export function MyAddress() {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const certify = useCertify()
  const [_id, setId] = useState<string>()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: async (given: { _id: string; code: string }) =>
      api('PUT /api/v1/me', { locale, body: { certification: await certify(given._id, given.code) } }),
    onSuccess: async (answer) => {
      client.setQueryData(meRead(locale).queryKey, answer)
      await alert(t`저장했습니다.`)
    },
    onError: ({ message }) => alert(message),
  })
  const submit = onSubmit(
    ({ text }) => [
      [_id === undefined, 'my-to', t`먼저 인증번호를 받아 주십시오`],
      [!/^\d{6}$/.test(text('code')), 'my-code', t`인증번호 여섯 자리를 입력해주세요`],
    ],
    ({ text }) => _id !== undefined && mutate({ _id, code: text('code') }),
  )
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <Trans>이메일이나 휴대전화 바꾸기</Trans>
      </summary>
      <form noValidate className="mt-3 max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
        <CodeRequest id="my" call="POST /api/v1/users/certify" onSent={setId} />
        <CodeField id="my-code" aria-invalid={invalid === 'my-code'} />
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          <Trans>바꾸기</Trans>
        </button>
      </form>
    </details>
  )
}
