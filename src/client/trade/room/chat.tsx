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
}

/** Texts between those who are in the room, for as long as they are. */
export function Chat({ call, chat, nameOf }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [chat])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    if (text === '') return
    if (call.write(text)) form.reset()
    else void alert(t`지금 연결된 상대가 없어 보내지 못했습니다.`)
  }
  return (
    <section aria-labelledby="room-chat" className="rounded-card border border-line bg-surface p-4">
      <h2 id="room-chat" className="font-bold">
        <Trans>글로 대화</Trans>
      </h2>
      <ol ref={list} role="log" tabIndex={0} aria-labelledby="room-chat" className="my-3 h-72 space-y-2 overflow-y-auto text-sm">
        {chat.map(({ id, from, text }) => (
          <li key={id}>
            <span className="font-semibold">{from === undefined ? <Trans>나</Trans> : nameOf(from)}</span>{' '}
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
      <form noValidate className="flex gap-2" onSubmit={submit}>
        <input name="text" aria-label={t`보낼 글`} maxLength={roomLimits.chat} autoComplete="off" className={fieldClass('min-w-0')} />
        <button type="submit" className={buttonClass('outline', 'shrink-0')}>
          <Trans>보내기</Trans>
        </button>
      </form>
    </section>
  )
}
