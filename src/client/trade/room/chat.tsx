import { roomLimits } from '#contract/trade/room-times.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { CallState, RoomCall } from './call.ts'

interface Props {
  call: RoomCall
  chat: CallState['chat']
  nameOf: (who: { side: string; name: string }) => string
}

/** A line that has just come is in sight. */
function scrollTo(line: HTMLElement | null): void {
  const list = line?.parentElement
  if (list != null) list.scrollTop = list.scrollHeight
}

/** Texts between those who are in the room, for as long as they are. */
export function Chat({ call, chat, nameOf }: Props) {
  const { t } = useLingui()
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
    <section aria-labelledby="room-chat" className="rounded-card border border-line bg-surface p-4">
      <h2 id="room-chat" className="font-bold">
        <Trans>글로 대화</Trans>
      </h2>
      <div role="log" aria-labelledby="room-chat" className="my-3 h-72 space-y-2 overflow-y-auto text-sm">
        {chat.map(({ id, from, text }) => (
          <p key={id} ref={scrollTo}>
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
    </section>
  )
}
