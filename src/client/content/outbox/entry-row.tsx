import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import type { Entry, Payload } from '../../offline/queue/entry.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { EntryState } from './entry-state.tsx'

/** How entries of a kind are shown. Nothing of what was written is: others may look at the screen. */
export interface EntryView {
  title: string
  /** What is told of the answer: a number, a name. */
  receiptOf: (receipt: unknown) => string
  /** Opens the form with what was written. What is sent from there comes in the place of the entry. */
  edit: (payload: Payload, entry: Entry) => void
}

const importQueue = () => import('../../offline/queue/queue.ts')
const importStore = () => import('../../offline/queue/store.ts')

/** What can be done with an entry; each asks first where something could be lost or sent twice. */
function useActions(entry: Entry, view: EntryView) {
  const { t } = useLingui()
  const { id, state, attempts } = entry
  /** The server may have it, and its answer was lost. */
  const isUnsure = state === 'waiting' && attempts > 0
  const tooLate = t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`
  const edit = async () => {
    if (
      isUnsure &&
      !(await confirm(t`연결이 끊기기 전에 이미 접수되었을 수도 있습니다. 고쳐서 보내시면 새 신청으로 접수됩니다. 고치시겠습니까?`))
    )
      return
    const payload = await (await importQueue()).leaseEntry(id)
    if (payload === undefined) await alert(tooLate)
    else view.edit(payload, entry)
  }
  const remove = async (question: string) => {
    if (!(await confirm(question))) return
    if (!(await (await importStore()).removeEntry(id))) await alert(tooLate)
  }
  return {
    send: async () => (await importQueue()).sendEntry(id),
    edit,
    cancel: () =>
      remove(
        isUnsure
          ? t`보내지 않고 이 기기에서 지울까요? 연결이 끊기기 전에 이미 접수되었을 수도 있습니다.`
          : t`보내지 않고 이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`,
      ),
    clear: () =>
      remove(state === 'received' ? t`접수번호를 이 기기에서 지울까요?` : t`이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`),
    fail: () => alert(t`이 기기에 보관한 것을 읽지 못했습니다. 잠시 후 다시 시도해 주십시오.`),
  }
}

const buttonsOf = ({ state, problem }: Entry) => ({
  canSend: state === 'waiting',
  canEdit: state !== 'sending' && state !== 'received' && problem !== 'unreadable',
  canCancel: state === 'waiting',
  canClear: state === 'received' || state === 'refused' || state === 'expired',
})

/** An entry of the outbox: what it is, from when, where it stands, and what can be done. */
export function EntryRow({ entry, view }: { entry: Entry; view: EntryView }) {
  const locale = useLocale()
  const actions = useActions(entry, view)
  const { canSend, canEdit, canCancel, canClear } = buttonsOf(entry)
  const at = new Date(entry.createdAt)
  const { mutate, isPending } = useMutation({ mutationFn: (action: () => Promise<unknown>) => action(), onError: actions.fail })
  const act = (action: () => Promise<unknown>) => {
    if (!isPending) mutate(action)
  }
  // Nothing here is drawn anew by the clock alone: a lease that has just ended says so with the next change.
  // oxlint-disable-next-line react/purity
  const isLeased = (entry.heldUntil ?? 0) > Date.now()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-line py-5">
      <div className="min-w-60 flex-1">
        <p className="text-sm text-muted">
          {view.title} ·{' '}
          <time dateTime={at.toISOString()}>
            {new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
          </time>
        </p>
        <div className="mt-1">
          <EntryState entry={entry} receipt={view.receiptOf(entry.receipt)} isLeased={isLeased} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {canSend && (
          <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => act(actions.send)}>
            <Trans>지금 보내기</Trans>
          </button>
        )}
        {canEdit && (
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => act(actions.edit)}>
            <Trans>고쳐서 보내기</Trans>
          </button>
        )}
        {canCancel && (
          <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => act(actions.cancel)}>
            <Trans>취소</Trans>
          </button>
        )}
        {canClear && (
          <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => act(actions.clear)}>
            <Trans>지우기</Trans>
          </button>
        )}
      </div>
    </li>
  )
}
