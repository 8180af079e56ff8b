import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from '../../ui/alert.tsx'

/** Asks before the page is left while something would be lost: for another page of the app, and for good. */
export function useLeaveGuard(isNeeded: boolean): void {
  const { t } = useLingui()
  const { history } = useRouter()
  useEffect(() => {
    if (!isNeeded) return undefined
    let mayLeave = false
    return history.block({
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (mayLeave || currentLocation.pathname === nextLocation.pathname) return false
        mayLeave = await confirm(t`아직 보내지 못한 것이 있습니다. 이 화면을 떠나면 더 보내지 않습니다. 떠나시겠습니까?`)
        return !mayLeave
      },
      // The quick exit blanks the page first, and must not be held up.
      enableBeforeUnload: () => !document.body.hidden,
    })
  }, [isNeeded, history, t])
}
