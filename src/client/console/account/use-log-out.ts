import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import { logOut } from '../../session/log-out.ts'
import { confirm } from '../../ui/alert.tsx'

/** Returns what asks whether one wants to go, and ends the session. */
export function useLogOut(): () => Promise<void> {
  const { t } = useLingui()
  const locale = useLocale()
  return async () => {
    if (!(await confirm(t`로그아웃 하시겠습니까?`))) return
    await logOut(locale)
    // Another document: nothing of what was shown is left.
    location.assign('/console')
  }
}
