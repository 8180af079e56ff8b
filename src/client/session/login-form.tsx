import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useCheckedForm } from '../content/checked-form.ts'
import { PasswordField } from '../content/password-field.tsx'
import { UsernameField } from '../content/username-field.tsx'
import { ApiFailure } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { OneTimeCode } from './one-time-code.tsx'

const focusField = (part: HTMLElement | null) => part?.querySelector('input')?.focus()

interface Props {
  onEntered: () => void
  /** Other ways, below the form. */
  children?: ReactNode
}

/** Logs in (specification 4 and 5): both fields are required, and nothing else is said of them. */
export function LoginForm({ onEntered, children }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { invalid, onSubmit } = useCheckedForm()
  const [needsCode, setNeedsCode] = useState(false)
  const { mutate, isPending } = usePress({
    mutationFn: async (typed: { username: string; password: string; code?: string }) => (await import('./log-in.ts')).logIn(typed, locale),
    onSuccess: onEntered,
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
      <UsernameField id="login-username" label={t`아이디`} aria-invalid={invalid === 'login-username'} />
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
      <PasskeyLogin onEntered={onEntered} />
      {children}
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
      const { isCancelled, logInWithPasskey } = await import('./passkeys.ts')
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
