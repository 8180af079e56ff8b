import { roomLimits } from '#contract/trade/room-times.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { CallState, RoomCall } from './call.ts'

interface Props {
  call: RoomCall
  chat: CallState['chat']
  nameOf: (who: { side: string; name: string }) => string
  /** Whether it is in sight. */
  isOpen: boolean
}

/** Texts between those who are in the room, for as long as they are. */
export function Chat({ call, chat, nameOf, isOpen }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  // A line that has just come is in sight.
  const last = chat.at(-1)?.id
  useEffect(() => {
    if (isOpen && last !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, last])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('text')
    const text = typeof typed === 'string' ? typed.trim() : ''
    if (text === '') return
    if (call.write(text)) form.reset()
    else void alert(t`지금 연결된 상대가 없어 보내지 못했습니다.`)
  }
  return (
    <div className="flex h-full flex-col gap-3">
      <div ref={list} role="log" aria-label={t`글로 대화`} className="min-h-0 flex-1 space-y-2 overflow-y-auto text-sm">
        {chat.map(({ id, from, text }) => (
          <p key={id}>
            <span className="font-semibold">{from === undefined ? <Trans>나</Trans> : nameOf(from)}</span>{' '}
            <span className="whitespace-pre-line">{text}</span>
          </p>
        ))}
      </div>
      <form noValidate className="flex gap-2" onSubmit={submit}>
        <input name="text" aria-label={t`보낼 글`} maxLength={roomLimits.chat} autoComplete="off" className={fieldClass('min-w-0')} />
        <button type="submit" className={buttonClass('outline', 'shrink-0')}>
          <Trans>보내기</Trans>
        </button>
      </form>
    </div>
  )
}
