import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../content/page.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { CodeField, codeIn, isCode } from '../session/own/code-field.tsx'
import { CodeRequest } from './certification.tsx'
import { useCheckedForm } from '../content/checked-form.ts'
import { PasswordField } from '../content/password-field.tsx'
import { UsernameField } from '../content/username-field.tsx'

/** What came to the address: the user names of its accounts, and a code with which one of them gets another password. */
function RecoveryForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [_id, setId] = useState<string>()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('POST /api/v1/users/recovery')
  const submit = onSubmit(
    ({ text }) => [
      [_id === undefined, 'recovery-to', t`먼저 인증번호를 받아 주십시오`],
      [!isCode(codeIn({ text })), 'recovery-code', t`인증번호 여섯 자리를 입력해주세요`],
      [text('username').trim() === '', 'recovery-username', t`아이디를 입력해주세요`],
      [text('password').length < 8, 'recovery-password', t`비밀번호는 8자 이상으로 정해 주십시오`],
    ],
    ({ text }) => {
      if (_id === undefined) return
      const body = { _id, code: codeIn({ text }), username: text('username').trim(), password: text('password') }
      mutate(
        { body },
        {
          onSuccess: async () => {
            await alert(t`비밀번호를 바꾸었습니다. 새 비밀번호로 로그인해 주십시오. 다른 기기의 로그인은 모두 끝났습니다.`)
            await navigate({ to: '/login', replace: true })
          },
          onError: ({ message }) => alert(message),
        },
      )
    },
  )
  return (
    <form noValidate className="needs-scripts max-w-md space-y-6" onSubmit={(event) => void submit(event)}>
      <CodeRequest id="recovery" call="POST /api/v1/users/recovery" onSent={setId} />
      <CodeField id="recovery-code" aria-invalid={invalid === 'recovery-code'} />
      <UsernameField
        id="recovery-username"
        label={t`아이디`}
        hint={t`인증번호와 함께 보내 드린 아이디 가운데 하나를 적어 주십시오.`}
        aria-invalid={invalid === 'recovery-username'}
      />
      <PasswordField
        id="recovery-password"
        name="password"
        label={t`새 비밀번호`}
        autoComplete="new-password"
        aria-invalid={invalid === 'recovery-password'}
      />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        <Trans>비밀번호 바꾸기</Trans>
      </button>
    </form>
  )
}

export function RecoveryPage() {
  const { t } = useLingui()
  return (
    <Page
      title={t`아이디·비밀번호 찾기`}
      description={t`가입하실 때 인증하신 이메일이나 휴대전화로 아이디와 인증번호를 받아 비밀번호를 새로 정하시는 화면입니다.`}
      isHidden
      lead={t`가입하실 때 인증하신 주소로 아이디와 인증번호를 보내 드립니다.`}
    >
      <RecoveryForm />
    </Page>
  )
}
