import { consentCode } from '#contract/law/requests.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Labelled } from '../../content/field.tsx'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Consent } from '../consultation/consent.tsx'
import { useConsultation } from '../consultation/consultation.tsx'
import { fieldLook } from '../consultation/fields.tsx'
import { ReceivedHere } from '../consultation/outcome-alerts.tsx'
import { groupPhone } from '../../content/phone.ts'
import { Trap } from '../consultation/trap.tsx'
import { useSend } from '../consultation/use-send.tsx'
import { type CallbackDraft, emptyCallback, takeCallback } from './callback-draft.ts'
import { callbackKind } from './callback-kind.ts'

const id = 'callback'
const box = `${id}-consent`

/** What is typed now: the browser has it, so that what is typed before the app is there counts too. */
function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  const text = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { name: text('name'), phone: groupPhone(text('phone')), when: text('when'), homepage: text('homepage') }
}

const tellReceived = (title: string, receipt: string) => alert(<ReceivedHere title={title} receipt={receipt} />)

interface FieldsProps {
  draft: CallbackDraft
  invalid: string | undefined
}

function CallbackFields({ draft, invalid }: FieldsProps) {
  const { t } = useLingui()
  const field = (name: 'name' | 'phone' | 'when') => ({
    id: `${id}-${name}`,
    name,
    className: fieldLook,
    autoComplete: 'off',
    defaultValue: draft[name],
    'aria-required': name !== 'when',
    'aria-invalid': invalid === `${id}-${name}`,
  })
  const group = ({ target }: { target: HTMLInputElement }) => void (target.value = groupPhone(target.value))
  return (
    <>
      <Labelled id={`${id}-name`} label={t`성함`}>
        <input {...field('name')} />
      </Labelled>
      <Labelled id={`${id}-phone`} label={t`연락처`}>
        <input {...field('phone')} type="tel" inputMode="tel" onBlur={group} />
      </Labelled>
      <Labelled id={`${id}-when`} label={t`통화하기 좋은 때 (선택)`}>
        <input {...field('when')} placeholder={t`예: 평일 저녁 7시 뒤`} />
      </Labelled>
    </>
  )
}

/** Asks to be called back: sent by way of the outbox, as a consultation request is. */
function Form({ draft, onEnd }: { draft: CallbackDraft; onEnd: (next: CallbackDraft) => void }) {
  const { t } = useLingui()
  const { consent } = useConsultation()
  const client = useQueryClient()
  const term = useQuery(consent)
  const { send, isSending } = useSend(callbackKind)
  const [isAgreed, setIsAgreed] = useState(false)
  const [invalid, setInvalid] = useState<string>()
  const draftId = useRef(draft.id)
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(box)
    if (field instanceof HTMLInputElement) setIsAgreed(field.checked)
  })
  // A page from the server can be ticked before it is alive. Once, after hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => takeOver(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name, phone, when, homepage } = typedIn(event.currentTarget)
    const problems: readonly (readonly [boolean, string, string])[] = [
      [name === '', `${id}-name`, t`성함을 입력해주세요`],
      [phone === '', `${id}-phone`, t`연락처를 입력해주세요`],
      [!isAgreed, box, t`개인정보수집에 동의해주세요`],
    ]
    const [, field, message] = problems.find(([isWrong]) => isWrong) ?? []
    setInvalid(field)
    if (field !== undefined) {
      await alert(message)
      return document.getElementById(field)?.focus()
    }
    if (term.data === undefined) return alert(t`동의 내용을 아직 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`)
    const more = { ...(when === '' ? {} : { when }), ...(homepage === '' ? {} : { homepage }), site: 'divorce' as const }
    const written = { name, phone, ...more, consent: { code: consentCode, version: term.data.term.edition } as const }
    const sender = { id: draftId.current ?? callbackKind.drafts.begin(), replaces: draft.replaces }
    const reason = await send(written, sender, {
      onReceived: ({ reply: { receipt } }) => tellReceived(t`전화 요청을 접수했습니다`, receipt),
      onQueued: () => undefined,
    })
    if (reason === false) return onEnd(emptyCallback)
    if (reason === 'tooLate') return onEnd({ name, phone, when })
    if (reason !== 'consentOutdated') return undefined
    setIsAgreed(false)
    return client.invalidateQueries({ queryKey: consent.queryKey })
  }

  return (
    <form
      method="dialog"
      noValidate
      onInput={() => (draftId.current ??= callbackKind.drafts.begin())}
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      <CallbackFields draft={draft} invalid={invalid} />
      <Trap id={`${id}-homepage`} />
      <Consent id={box} term={term} isAgreed={isAgreed} isInvalid={invalid === box} onAgree={setIsAgreed} />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isSending}>
        {isSending ? <Trans>보내고 있습니다…</Trans> : <Trans>전화 요청하기</Trans>}
      </button>
    </form>
  )
}

/** The place on a page where one asks to be called back: name, phone, when. */
export function CallbackForm() {
  const [{ draft, count }, setDraft] = useState(() => ({ draft: takeCallback(), count: 0 }))
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="no-print needs-scripts mt-14 border-t border-ink pt-8">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div>
          <h2 id={`${id}-title`} className="font-serif text-2xl font-semibold">
            <Trans>전화를 받고 싶으시면</Trans>
          </h2>
          <p className="mt-4 text-muted">
            <Trans>
              성함과 연락처를 남겨 주시면 전화드립니다. 실명이 아니어도 괜찮으며, 편히 통화하실 수 있는 때를 적어 주셔도 좋습니다.
            </Trans>
          </p>
        </div>
        {/* What was typed is the browser's: another draft is another form. */}
        <Form key={count} draft={draft} onEnd={(next) => setDraft({ draft: next, count: count + 1 })} />
      </div>
    </section>
  )
}
