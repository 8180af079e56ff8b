import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../data/use-locale.ts'
import { ownAccount } from '../session/use-session.ts'
import { logOut } from '../session/log-out.ts'
import { confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { closeDialog, openDialog } from '../ui/deferred/dialog.tsx'
import { useLeave } from './members-only.tsx'
import { countOwnNotes, countUnsent, forgetAccount, UnsentDialog, unsentDialogId } from './unsent.tsx'

/** Logs out, when that is confirmed (specification 4 and 8). What was not sent is kept for the account, or removed: that is asked. */
export function LogoutButton() {
  const { t } = useLingui()
  const locale = useLocale()
  const leave = useLeave()
  const [unsent, setUnsent] = useState(0)
  const end = async (all: boolean) => {
    const account = ownAccount()
    // What was shown is gone before the other page is there.
    leave()
    const loggedOut = logOut(locale)
    // What this device cannot store or remove is not there.
    if (account !== undefined) await forgetAccount(account, all).catch(() => undefined)
    await loggedOut
  }
  const start = async () => {
    const account = ownAccount()
    const notes = account === undefined ? 0 : await countOwnNotes(account).catch(() => 0)
    const question = notes === 0 ? t`로그아웃 하시겠습니까?` : t`로그아웃 하시겠습니까? 이 기기에만 적어 두신 메모 ${notes}건이 지워집니다.`
    if (!(await confirm(question))) return
    const count = account === undefined ? 0 : await countUnsent(account)
    if (count === 0) return end(false)
    setUnsent(count)
    return openDialog(unsentDialogId)
  }
  const choose = (choice: 'keep' | 'remove' | 'stay') => {
    closeDialog(unsentDialogId)
    if (choice !== 'stay') void end(choice === 'remove')
  }
  return (
    <>
      <button type="button" className={buttonClass('outline')} onClick={() => void start()}>
        <Trans>로그아웃</Trans>
      </button>
      <UnsentDialog count={unsent} onChoice={choose} />
    </>
  )
}
