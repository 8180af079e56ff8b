import { useLingui } from '@lingui/react/macro'
import { PasswordForm } from '../../session/password-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'

/** `/console/password`: another password of one's own. */
export function PasswordScreen() {
  const { t } = useLingui()
  return (
    <>
      <ScreenHead title={t`비밀번호`} />
      <PasswordForm />
    </>
  )
}
