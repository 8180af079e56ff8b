import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clearSiteData, restartCleared } from '../../offline/clear-site-data.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

/** Erases what the app keeps on this device: asks first, says what became of it, and begins again. */
export function EraseDevice() {
  const { t } = useLingui()
  const [isErasing, setIsErasing] = useState(false)

  const erase = async () => {
    if (isErasing || !(await confirm(t`이 홈페이지가 이 기기에 남긴 것을 모두 지울까요? 지우면 되돌릴 수 없습니다.`))) return
    setIsErasing(true)
    const isErased = await clearSiteData()
    if (isErased) {
      await alert(t`모두 지웠습니다. 처음 화면을 새로 엽니다. 계속 둘러보시면 다시 저장되니, 그만 보시려면 빠른 나가기를 눌러 주십시오.`)
      return restartCleared()
    }
    setIsErasing(false)
    return alert(t`일부를 지우지 못했습니다. 이 홈페이지를 연 다른 탭과 창을 모두 닫고 다시 눌러 주십시오.`)
  }

  return (
    <button
      type="button"
      className={buttonClass('outline', 'needs-scripts no-print')}
      aria-disabled={isErasing}
      onClick={() => void erase()}
    >
      {isErasing ? <Trans>지우고 있습니다…</Trans> : <Trans>이 기기에 남은 것 지우기</Trans>}
    </button>
  )
}
