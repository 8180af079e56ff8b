import { Trans, useLingui } from '@lingui/react/macro'
import { LoginForm } from '../../session/login-form.tsx'
import { ScreenHead } from './screen-head.tsx'

/** Asks who it is. The console goes on by itself when that is known. */
export function ConsoleLogin() {
  const { t } = useLingui()
  return (
    <main className="mx-auto w-full max-w-md px-5 py-16">
      <ScreenHead title={t`콘솔 로그인`} />
      <p className="mb-6 text-sm text-muted">
        <Trans>직원의 계정으로 로그인해 주십시오. 이 기기에는 아무것도 남지 않습니다.</Trans>
      </p>
      <LoginForm onEntered={() => undefined}>
        <p className="text-sm">
          <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>홈페이지로</Trans>
          </a>
        </p>
      </LoginForm>
    </main>
  )
}
