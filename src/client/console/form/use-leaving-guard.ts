import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../ui/alert.tsx'

/** Asks before a screen is left on which something is not saved; the browser asks where the document is left. */
export function useLeavingGuard(isDirty: () => boolean): void {
  const { t } = useLingui()
  useBlocker({
    shouldBlockFn: async () => isDirty() && !(await confirm(t`저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: isDirty,
  })
}
