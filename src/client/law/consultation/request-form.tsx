import { consentCode } from '#contract/law/requests.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Consent, SensitiveConsent } from './consent.tsx'
import { useConsultation } from './consultation.tsx'
import { emptyDraft } from './draft.ts'
import { consultationDrafts } from './draft-id.ts'
import { EmailField } from './email-field.tsx'
import { Fields } from './fields.tsx'
import { isEmail } from '../../content/email.ts'
import { groupPhone } from '../../content/phone.ts'
import { Trap } from './trap.tsx'
import type { Handlers, Sending } from './use-send.tsx'

interface Props extends Handlers {
  /** Of the form; it begins the ids of its fields, too. The dialog may stand over a page that has this form itself. */
  id: string
  sending: Sending
  /** What belongs to the request besides, above the consent. */
  children?: ReactNode
}

const valueOf = (id: string): string => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

/** The consultation request (specification 5): its checks in order, each an alert that leads back to the field. */
export function RequestForm({ id, sending: { send, isSending }, children, ...handlers }: Props) {
  const { t } = useLingui()
  const { consent, draft, setDraft } = useConsultation()
  const client = useQueryClient()
  const term = useQuery(consent)
  const [isAgreed, setIsAgreed] = useState(false)
  const [isSensitiveAgreed, setIsSensitiveAgreed] = useState(false)
  const [invalid, setInvalid] = useState<string>()

  const takeOver = useEffectEvent(() => {
    const typed = {
      name: valueOf(`${id}-name`),
      phone: groupPhone(valueOf(`${id}-phone`)),
      email: valueOf(`${id}-email`),
      content: valueOf(`${id}-content`),
    }
    if (Object.entries(typed).some(([name, text]) => text !== draft[name as keyof typeof typed])) setDraft({ ...draft, ...typed })
    const box = document.getElementById(`${id}-consent`)
    if (box instanceof HTMLInputElement) setIsAgreed(box.checked)
    const other = document.getElementById(`${id}-sensitive`)
    if (other instanceof HTMLInputElement) setIsSensitiveAgreed(other.checked)
  })
  // A page from the server can be typed into before it is alive. Once, after hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => takeOver(), [])

  const refuse = async (field: string, message: string) => {
    setInvalid(field)
    await alert(message)
    document.getElementById(field)?.focus()
  }
  const email = draft.email.trim()
  const firstProblem = (): readonly [string, string] | undefined => {
    if (draft.name.trim() === '') return [`${id}-name`, t`성함을 입력해주세요`]
    if (draft.phone.trim() === '') return [`${id}-phone`, t`연락처를 입력해주세요`]
    if (draft.content.trim() === '') return [`${id}-content`, t`문의내용을 입력해주세요`]
    if (email !== '' && !isEmail(email)) return [`${id}-email`, t`이메일 주소를 확인해 주십시오.`]
    return isAgreed ? undefined : [`${id}-consent`, t`개인정보수집에 동의해주세요`]
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = firstProblem()
    if (problem !== undefined) return refuse(...problem)
    setInvalid(undefined)
    if (term.data === undefined) return alert(t`동의 내용을 아직 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`)
    const { edition } = term.data.term
    const { id: draftId = consultationDrafts.begin(), lawyer, replaces, email: _typed, ...written } = draft
    const asked = { ...(lawyer === undefined ? {} : { _lawyer: lawyer._id }), ...(email === '' ? {} : { email }) }
    const trap = valueOf(`${id}-homepage`)
    const consented = { code: consentCode, version: edition, sensitive: isSensitiveAgreed } as const
    const whole = { ...written, ...asked, ...(trap === '' ? {} : { homepage: trap }), site: 'divorce' as const, consent: consented }
    const reason = await send(whole, { id: draftId, replaces, lawyer }, handlers)
    if (reason === false || reason === 'consentOutdated') setIsAgreed(false)
    if (reason === false) return setDraft(emptyDraft)
    if (reason === 'tooLate') return setDraft({ ...draft, id: undefined, replaces: undefined })
    if (reason === 'consentOutdated') await client.invalidateQueries({ queryKey: consent.queryKey })
    return undefined
  }

  return (
    // Before it is alive, a form of this method sends nothing anywhere, and nothing comes into the address.
    <form id={id} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <p className="text-sm text-muted">
        <Trans>적어 주신 내용은 상담을 맡은 변호사와 실무자만 확인합니다. 실명이 아니어도 괜찮습니다.</Trans>
      </p>
      <Fields id={id} invalid={invalid} />
      <EmailField id={`${id}-email`} text={term.data?.term.consent?.email} isInvalid={invalid === `${id}-email`} />
      {children}
      <Trap id={`${id}-homepage`} />
      <Consent id={`${id}-consent`} term={term} isAgreed={isAgreed} isInvalid={invalid === `${id}-consent`} onAgree={setIsAgreed} />
      <SensitiveConsent id={`${id}-sensitive`} term={term.data} isAgreed={isSensitiveAgreed} onAgree={setIsSensitiveAgreed} />
      <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isSending}>
        {isSending ? <Trans>보내고 있습니다…</Trans> : <Trans>상담 신청하기</Trans>}
      </button>
    </form>
  )
}
