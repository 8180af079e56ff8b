import { useLingui } from '@lingui/react/macro'
import { TextField } from '../content/text-field.tsx'

/** A code of the authenticator, or a recovery code. */
export function OneTimeCode({ id, isInvalid }: { id: string; isInvalid: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      id={id}
      // Never put aside, as a password is not.
      name="one-time-code"
      label={t`인증 앱의 코드`}
      hint={t`휴대전화를 잃어버리셨다면 복구 코드를 적어 주십시오.`}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      aria-required="true"
      aria-invalid={isInvalid}
    />
  )
}
