import { Trans, useLingui } from '@lingui/react/macro'
import { forgetAllDrafts } from '../data/typed-draft.ts'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { forgetSession } from '../session/renew.ts'
import { alert, confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { useCheckedForm } from '../content/checked-form.ts'
import { useLeave } from './members-only.tsx'
import { PasswordField } from '../content/password-field.tsx'

/** Closes the account, with what that means said before. */
export function Withdrawal() {
  const { t } = useLingui()
  const leave = useLeave()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/withdraw')
  const submit = onSubmit(
    ({ text }) => [[text('password') === '', 'leave-password', t`비밀번호를 입력해주세요`]],
    async ({ text }) => {
      if (!(await confirm(t`정말 탈퇴하시겠습니까? 되돌릴 수 없습니다.`))) return
      mutate(
        { body: { password: text('password') } },
        {
          onSuccess: async () => {
            leave()
            forgetSession()
            forgetAllDrafts()
            await alert(t`탈퇴하셨습니다. 그동안 이용해 주셔서 고맙습니다.`)
          },
          onError: ({ message }) => alert(message),
        },
      )
    },
  )
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 text-muted">
        <Trans>회원 탈퇴</Trans>
      </summary>
      <form noValidate className="mt-3 max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
        <p>
          <Trans>
            탈퇴하시면 성함과 연락처, 비밀번호를 바로 지우고 모든 기기에서 로그아웃합니다. 게시판에 쓰신 댓글과 답변을 받으신 공개 문의는
            이름 없이 남고, 그 밖의 문의와 사진, 즐겨찾기는 지웁니다. 동의하신 기록은 동의가 있었음을 증명하도록 법에 따라 보관합니다.
          </Trans>
        </p>
        <PasswordField
          id="leave-password"
          name="password"
          label={t`비밀번호`}
          autoComplete="current-password"
          aria-invalid={invalid === 'leave-password'}
        />
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          <Trans>탈퇴하기</Trans>
        </button>
      </form>
    </details>
  )
}
