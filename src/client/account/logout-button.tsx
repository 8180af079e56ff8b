import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLocale } from '../data/use-locale.ts'
import { confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'

/** Logs out, when that is confirmed (specification 4 and 8). */
export function LogoutButton() {
  const { t } = useLingui()
  const locale = useLocale()
  const router = useRouter()
  const leave = async () => {
    if (!(await confirm(t`로그아웃 하시겠습니까?`))) return
    // First to where anybody may be.
    await router.navigate({ to: '/', replace: true })
    const { logOut } = await import('../session/log-in.ts')
    // Without a network it ends here all the same; on the server it is over when it was not used for two weeks.
    await logOut(locale).catch(() => undefined)
  }
  return (
    <button type="button" className={buttonClass('outline')} onClick={() => void leave()}>
      <Trans>로그아웃</Trans>
    </button>
  )
}
