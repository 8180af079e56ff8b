import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { Page } from '../content/page.tsx'
import { PageLink } from '../content/page-link.tsx'
import { ApiFailure } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { useCheckedForm } from './form.ts'
import { OneTimeCode } from './one-time-code.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that somebody wanted who had to log in first: a path of ours. */
    wanted?: string
  }
}

const focusField = (part: HTMLElement | null) => part?.querySelector('input')?.focus()

/** Logs in (specification 4 and 5): both fields are required, and nothing else is said of them. */
function LoginForm() {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const wanted = useLocation({ select: ({ state }) => state.wanted })
  const enter = () => navigate({ to: (wanted ?? '/mypage/myinfo') as '/mypage/myinfo', replace: true })
  const { invalid, onSubmit } = useCheckedForm()
  const [needsCode, setNeedsCode] = useState(false)
  const { mutate, isPending } = usePress({
    mutationFn: async (typed: { username: string; password: string; code?: string }) =>
      (await import('../session/log-in.ts')).logIn(typed, locale),
    onSuccess: enter,
    onError: (error) => {
      const code = error instanceof ApiFailure ? error.code : undefined
      if (code === 'codeNeeded' || code === 'codeRefused') setNeedsCode(true)
      // That a code is asked for is said beside its field.
      return code === 'codeNeeded' ? undefined : alert(error.message)
    },
  })
  const submit = onSubmit(
    ({ text }) => [
      [text('username').trim() === '', 'login-username', t`아이디를 입력해주세요`],
      [text('password') === '', 'login-password', t`비밀번호를 입력해주세요`],
      [needsCode && text('one-time-code').trim().length < 6, 'login-code', t`인증 앱의 코드나 복구 코드를 입력해주세요`],
    ],
    ({ text }) =>
      mutate({
        username: text('username').trim(),
        password: text('password'),
        ...(needsCode ? { code: text('one-time-code').trim() } : {}),
      }),
  )
  return (
    <form noValidate className="needs-scripts max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
      <TextField
        id="login-username"
        name="username"
        label={t`아이디`}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        aria-required="true"
        aria-invalid={invalid === 'login-username'}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={t`비밀번호`}
        autoComplete="current-password"
        aria-invalid={invalid === 'login-password'}
      />
      {needsCode && (
        // Where the next thing is to be typed.
        <div ref={focusField}>
          <p role="status" className="mb-3">
            <Trans>비밀번호는 맞습니다. 인증 앱을 열어 코드를 적어 주십시오.</Trans>
          </p>
          <OneTimeCode id="login-code" isInvalid={invalid === 'login-code'} />
        </div>
      )}
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
        {isPending ? <Trans>로그인하고 있습니다…</Trans> : <Trans>로그인</Trans>}
      </button>
      <PasskeyLogin onEntered={() => void enter()} />
      <p className="flex flex-wrap gap-x-6 text-sm">
        <PageLink to="/join" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>회원가입</Trans>
        </PageLink>
        <PageLink to="/recovery" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>아이디·비밀번호 찾기</Trans>
        </PageLink>
      </p>
    </form>
  )
}

const noBrowserChanges = () => () => undefined
/** Whether the browser has passkeys; false until the page is hydrated. */
const usePasskeys = () =>
  useSyncExternalStore(
    noBrowserChanges,
    () => 'PublicKeyCredential' in window,
    () => false,
  )

/** Logs in without a name and a password. */
function PasskeyLogin({ onEntered }: { onEntered: () => void }) {
  const locale = useLocale()
  const isThere = usePasskeys()
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const { isCancelled, logInWithPasskey } = await import('../session/passkeys.ts')
      return logInWithPasskey(locale).then(
        () => true,
        (error: unknown) => {
          if (isCancelled(error)) return false
          throw error
        },
      )
    },
    onSuccess: (isIn) => (isIn ? onEntered() : undefined),
    onError: ({ message }) => alert(message),
  })
  if (!isThere) return null
  return (
    <button type="button" className={buttonClass('outline', 'w-full')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      <Trans>패스키로 로그인</Trans>
    </button>
  )
}

export function LoginPage() {
  const { t } = useLingui()
  return (
    <Page
      title={t`로그인`}
      description={t`회원의 아이디와 비밀번호로 로그인하시는 화면입니다. 상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`}
      isHidden
      lead={t`상담 신청과 글 읽기에는 로그인이 필요하지 않습니다.`}
    >
      <noscript>
        <p>
          <Trans>로그인하시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
        </p>
      </noscript>
      <LoginForm />
    </Page>
  )
}
