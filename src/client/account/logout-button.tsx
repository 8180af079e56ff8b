import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../data/use-locale.ts'
import { logOut } from '../session/log-out.ts'
import { confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { useLeave } from './members-only.tsx'

/** Logs out, when that is confirmed (specification 4 and 8). */
export function LogoutButton() {
  const { t } = useLingui()
  const locale = useLocale()
  const leave = useLeave()
  const end = async () => {
    if (!(await confirm(t`로그아웃 하시겠습니까?`))) return
    // What was shown is gone before the other page is there.
    leave()
    await logOut(locale)
  }
  return (
    <button type="button" className={buttonClass('outline')} onClick={() => void end()}>
      <Trans>로그아웃</Trans>
    </button>
  )
}
