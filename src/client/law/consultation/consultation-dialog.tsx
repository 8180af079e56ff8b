import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import type { readOptions } from '../../data/query-client.ts'
import { ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useAlerts } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Consent } from './consent.tsx'
import { type Draft, emptyDraft } from './draft.ts'
import { caretAfterGrouping, groupPhone } from './phone.ts'
import { useSend } from './use-send.tsx'

interface Props {
  consent: ReturnType<typeof readOptions<'GET /api/v1/terms/{code}'>>
  draft: Draft
  onDraft: (draft: Draft) => void
  onClose: () => void
}

const field =
  'mt-1.5 block w-full rounded-control border border-control bg-paper px-4 py-3 text-base text-ink placeholder:text-muted focus:border-accent aria-invalid:border-danger'

/** Keeps the caret behind the digit that was typed while the number is grouped around it. */
function PhoneField({
  id,
  value,
  isInvalid,
  onChange,
}: {
  id: string
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const grouped = groupPhone(target.value)
    caret.current = caretAfterGrouping(target.value, target.selectionStart ?? target.value.length, grouped)
    onChange(grouped)
  }
  return (
    <input
      ref={ref}
      id={id}
      className={field}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={60}
      value={value}
      aria-required="true"
      aria-invalid={isInvalid}
      onChange={change}
    />
  )
}

/** The consultation request (specification 5): its checks in order, each an alert that leads back to the field. */
export function ConsultationDialog({ consent, draft, onDraft, onClose }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { alert } = useAlerts()
  const client = useQueryClient()
  const term = useQuery(consent)
  const [isAgreed, setIsAgreed] = useState(false)
  const [invalid, setInvalid] = useState<string>()
  const { send, isSending } = useSend(locale)

  const refuse = async (id: string, message: string) => {
    setInvalid(id)
    await alert(message)
    document.getElementById(id)?.focus()
  }
  const firstProblem = (): readonly [string, string] | undefined => {
    if (draft.name.trim() === '') return ['consult-name', t`성함을 입력해주세요`]
    if (draft.phone.trim() === '') return ['consult-phone', t`연락처를 입력해주세요`]
    if (draft.content.trim() === '') return ['consult-content', t`문의내용을 입력해주세요`]
    return isAgreed ? undefined : ['consult-consent', t`개인정보수집에 동의해주세요`]
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = firstProblem()
    if (problem !== undefined) return refuse(...problem)
    setInvalid(undefined)
    if (term.data === undefined) return alert(t`동의 내용을 아직 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`)
    const { code, edition } = term.data.term
    const failure = await send({ ...draft, site: 'divorce', consent: { code, version: edition } })
    if (failure === undefined) {
      onDraft(emptyDraft)
      return onClose()
    }
    if (failure instanceof ApiFailure && failure.code === 'consentOutdated') {
      setIsAgreed(false)
      await client.invalidateQueries({ queryKey: consent.queryKey })
    }
    return undefined
  }

  return (
    <Dialog title={t`상담 문의`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <p className="text-sm text-muted">
          <Trans>적어 주신 내용은 담당 변호사만 확인합니다. 실명이 아니어도 괜찮습니다.</Trans>
        </p>
        <div>
          <label htmlFor="consult-name" className="text-sm font-semibold">
            <Trans>성함</Trans>
          </label>
          <input
            id="consult-name"
            className={field}
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            aria-required="true"
            aria-invalid={invalid === 'consult-name'}
            onChange={({ target }) => onDraft({ ...draft, name: target.value })}
          />
        </div>
        <div>
          <label htmlFor="consult-phone" className="text-sm font-semibold">
            <Trans>연락처</Trans>
          </label>
          <PhoneField
            id="consult-phone"
            value={draft.phone}
            isInvalid={invalid === 'consult-phone'}
            onChange={(phone) => onDraft({ ...draft, phone })}
          />
        </div>
        <div>
          <label htmlFor="consult-content" className="text-sm font-semibold">
            <Trans>문의내용</Trans>
          </label>
          <textarea
            id="consult-content"
            className={`${field} min-h-32 resize-y`}
            autoComplete="off"
            maxLength={20_000}
            value={draft.content}
            aria-required="true"
            aria-invalid={invalid === 'consult-content'}
            onChange={({ target }) => onDraft({ ...draft, content: target.value })}
          />
        </div>
        <Consent term={term} isAgreed={isAgreed} isInvalid={invalid === 'consult-consent'} onAgree={setIsAgreed} />
        <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isSending}>
          {isSending ? <Trans>보내고 있습니다…</Trans> : <Trans>상담 신청하기</Trans>}
        </button>
      </form>
    </Dialog>
  )
}
