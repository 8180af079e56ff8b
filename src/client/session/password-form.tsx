import { Trans, useLingui } from '@lingui/react/macro'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { useCheckedForm } from '../content/checked-form.ts'
import { PasswordField } from '../content/password-field.tsx'

/** Another password: all other devices are logged out. */
export function PasswordForm() {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/password')
  const submit = onSubmit(
    ({ text }) => [
      [text('current') === '', 'my-current', t`지금 비밀번호를 입력해주세요`],
      [text('password').length < 8, 'my-password', t`비밀번호는 8자 이상으로 정해 주십시오`],
    ],
    ({ text, form }) => {
      mutate(
        { body: { current: text('current'), password: text('password') } },
        {
          onSuccess: async () => {
            form.reset()
            await alert(t`비밀번호를 바꾸었습니다. 다른 기기의 로그인은 모두 끝났습니다.`)
          },
          onError: ({ message }) => alert(message),
        },
      )
    },
  )
  return (
    <form noValidate className="max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        id="my-current"
        name="current"
        label={t`지금 비밀번호`}
        autoComplete="current-password"
        aria-invalid={invalid === 'my-current'}
      />
      <PasswordField
        id="my-password"
        name="password"
        label={t`새 비밀번호 (8자 이상)`}
        autoComplete="new-password"
        aria-invalid={invalid === 'my-password'}
      />
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>비밀번호 바꾸기</Trans>
      </button>
    </form>
  )
}
