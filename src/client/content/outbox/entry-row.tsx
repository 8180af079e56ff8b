import { languageTag } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import type { Entry, Payload } from '../../offline/queue/entry.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { EntryState } from './entry-state.tsx'

/** Presentation of a message type's entries. The content is never shown: others may look at the screen. */
export interface EntryView {
  title: string
  /** Opens the form with what was written. What is sent from there comes in the place of the entry. */
  edit?: (payload: Payload, entry: Entry) => void
  /** Leads to the page on which it can be seen and changed. */
  show?: (entry: Entry) => unknown
  /** Where it stands, if not as entries of all kinds. */
  State?: ComponentType<{ entry: Entry }>
  /** Whether who looks may do anything with it. */
  isOpen?: (entry: Entry) => boolean
}

const importQueue = () => import('../../offline/queue/queue.ts')

/** The buttons of an entry in its state; each asks first where something could be lost or sent twice. */
function useActions(entry: Entry, view: EntryView) {
  const { t } = useLingui()
  const { id, state, attempts, problem } = entry
  /** The server may have it, and its answer was lost. */
  const isUnsure = state === 'waiting' && attempts > 0
  const tooLate = t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`
  const { edit: open, show } = view
  const edit = async (opening: NonNullable<typeof open>) => {
    if (
      isUnsure &&
      !(await confirm(t`연결이 끊기기 전에 이미 접수되었을 수도 있습니다. 고쳐서 보내시면 새 신청으로 접수됩니다. 고치시겠습니까?`))
    )
      return
    const payload = await (await importQueue()).leaseEntry(id)
    if (payload === undefined) await alert(tooLate)
    else opening(payload, entry)
  }
  const remove = async (question: string) => {
    if (!(await confirm(question))) return
    if (!(await (await importQueue()).cancelEntry(id))) await alert(tooLate)
  }
  const button = (look: 'primary' | 'outline' | 'quiet', label: string, act: () => Promise<unknown>) => ({ look, label, act })
  const send = button('primary', t`지금 보내기`, async () => (await importQueue()).sendEntry(id))
  const edits = [
    ...(problem === 'unreadable' || open === undefined ? [] : [button('outline', t`고쳐서 보내기`, () => edit(open))]),
    ...(show === undefined ? [] : [button('outline', t`보기`, async () => show(entry))]),
  ]
  const cancel = button('quiet', t`취소`, () =>
    remove(
      isUnsure
        ? t`보내지 않고 이 기기에서 지울까요? 연결이 끊기기 전에 이미 접수되었을 수도 있습니다.`
        : t`보내지 않고 이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`,
    ),
  )
  const clear = (question: string) => button('quiet', t`지우기`, () => remove(question))
  const lost = t`이 기기에서 지울까요? 적으신 내용은 되찾을 수 없습니다.`
  return {
    waiting: [send, ...edits, cancel],
    sending: [],
    received: [clear(t`접수번호를 이 기기에서 지울까요?`)],
    refused: [...edits, clear(lost)],
    expired: [...edits, clear(lost)],
  }[state]
}

/** An entry of the outbox: what it is, from when, where it stands, and what can be done. */
export function EntryRow({ entry, view }: { entry: Entry; view: EntryView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { title, isOpen, State = EntryState } = view
  const all = useActions(entry, view)
  const actions = isOpen?.(entry) === false ? [] : all
  const at = new Date(entry.createdAt)
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: () => alert(t`이 기기에 보관한 것을 읽지 못했습니다. 잠시 후 다시 시도해 주십시오.`),
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-line py-5">
      <div className="min-w-60 flex-1">
        <p className="text-sm text-muted">
          {title} ·{' '}
          <time dateTime={at.toISOString()}>
            {new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
          </time>
        </p>
        <div className="mt-1">
          <State entry={entry} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ look, label, act }) => (
          <button
            key={label}
            type="button"
            className={buttonClass(look)}
            aria-disabled={isPending}
            onClick={() => isPending || mutate(act)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}
