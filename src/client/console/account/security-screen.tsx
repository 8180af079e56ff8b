import { useLingui } from '@lingui/react/macro'
import { MyFactor } from '../../session/own/my-factor.tsx'
import { MyPasskeys } from '../../session/own/my-passkeys.tsx'
import { MySessions } from '../../session/own/my-sessions.tsx'
import { PasswordForm } from '../../session/password-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { OwnPart } from './own-part.tsx'
import { OwnTabs } from './own-tabs.tsx'

/** `/console/password`: what keeps one's own account from others. */
export function SecurityScreen() {
  const { t } = useLingui()
  return (
    <>
      <ScreenHead title={t`비밀번호와 보안`} />
      <OwnTabs />
      <OwnPart title={t`비밀번호`}>
        <PasswordForm />
      </OwnPart>
      <OwnPart title={t`2단계 인증`}>
        <MyFactor />
      </OwnPart>
      <OwnPart title={t`패스키`}>
        <MyPasskeys />
      </OwnPart>
      <OwnPart title={t`로그인한 기기`}>
        <MySessions />
      </OwnPart>
    </>
  )
}
