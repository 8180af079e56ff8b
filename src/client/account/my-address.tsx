import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { CodeField, codeIn, isCode } from '../session/own/code-field.tsx'
import { CodeRequest, useCertify } from './certification.tsx'
import { useCheckedForm } from '../content/checked-form.ts'
import { PasswordField } from '../content/password-field.tsx'
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
    mutationFn: async ({ _id: of, code, password }: Record<'_id' | 'code' | 'password', string>) =>
      api('PUT /api/v1/me/address', { locale, body: { certification: await certify(of, code), password } }),
    onSuccess: async (answer) => {
      client.setQueryData(meRead(locale).queryKey, answer)
      await alert(t`저장했습니다.`)
    },
    onError: ({ message }) => alert(message),
  })
  const submit = onSubmit(
    ({ text }) => [
      [_id === undefined, 'my-to', t`먼저 인증번호를 받아 주십시오`],
      [!isCode(codeIn({ text })), 'my-code', t`인증번호 여섯 자리를 입력해주세요`],
      [text('password') === '', 'my-address-password', t`비밀번호를 입력해주세요`],
    ],
    ({ text }) => _id !== undefined && mutate({ _id, code: codeIn({ text }), password: text('password') }),
  )
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <Trans>이메일이나 휴대전화 바꾸기</Trans>
      </summary>
      <form noValidate className="mt-3 max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
        <CodeRequest id="my" call="POST /api/v1/users/certify" onSent={setId} />
        <CodeField id="my-code" aria-invalid={invalid === 'my-code'} />
        <PasswordField
          id="my-address-password"
          name="password"
          label={t`비밀번호`}
          autoComplete="current-password"
          aria-invalid={invalid === 'my-address-password'}
        />
        <p className="text-sm text-muted">
          <Trans>이전 주소에도 알려 드리며, 7일 동안 그 주소로 되찾으실 수 있습니다.</Trans>
        </p>
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          <Trans>바꾸기</Trans>
        </button>
      </form>
    </details>
  )
}
