import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../ui/button.ts'
import { Dialog } from '../ui/deferred/dialog.tsx'

const dialogId = 'logout-unsent'
export { dialogId as unsentDialogId }

const importQueue = () => Promise.all([import('../offline/queue/queue.ts'), import('../offline/queue/store.ts')])

const importOwn = () => Promise.all([import('../offline/member/store.ts'), import('../offline/member/notes.ts')])

/** Counts the notes of an account, which are on this device alone. */
export const countOwnNotes = async (account: string): Promise<number> => {
  const [, { countNotes }] = await importOwn()
  return countNotes(account)
}

/** The entries of an account on this device. Where nothing can be stored there is none. */
async function entriesOf(account: string) {
  const [, { hasQueue, store }] = await importQueue()
  return (await hasQueue()) ? (await store.all()).filter((entry) => entry.account === account) : []
}

/** Counts messages of an account that this device has not sent. */
export const countUnsent = async (account: string): Promise<number> =>
  (await entriesOf(account).catch(() => [])).filter(({ state }) => state !== 'received').length

/** Takes away what is stored of an account: its own things, its notes, and of what it has sent `all`, or what was received. */
export async function forgetAccount(account: string, all: boolean): Promise<void> {
  const [{ forgetMember }, { forgetNotes }] = await importOwn()
  await forgetMember(account)
  await forgetNotes(account)
  const [{ cancelEntry }] = await importQueue()
  for (const { id, state } of await entriesOf(account)) if (all || state === 'received') await cancelEntry(id)
}

interface Props {
  count: number
  onChoice: (choice: 'keep' | 'remove' | 'stay') => void
}

/** Asks what becomes of what a member who logs out has not sent. */
export function UnsentDialog({ count, onChoice }: Props) {
  const { t } = useLingui()
  return (
    <Dialog id={dialogId} title={t`보내지 않은 답이 있습니다`}>
      <div className="space-y-5">
        <p>
          <Plural value={count} other="이 기기에서 아직 보내지 못한 답이 #건 있습니다." />{' '}
          <Trans>남겨 두시면 이 계정으로 다시 로그인하실 때 보냅니다. 다른 계정으로는 보내지 않습니다.</Trans>
        </p>
        <div className="grid gap-2">
          <button type="button" className={buttonClass('primary')} onClick={() => onChoice('keep')}>
            <Trans>남겨 두고 로그아웃</Trans>
          </button>
          <button type="button" className={buttonClass('outline')} onClick={() => onChoice('remove')}>
            <Trans>지우고 로그아웃</Trans>
          </button>
          <button type="button" className={buttonClass('quiet')} onClick={() => onChoice('stay')}>
            <Trans>로그아웃하지 않기</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  )
}
