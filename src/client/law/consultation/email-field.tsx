import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Labelled } from '../../content/field.tsx'
import { useConsultation } from './consultation.tsx'
import { fieldLook } from './fields.tsx'

interface Props {
  /** Of the field. */
  id: string
  /** What the text that is agreed to says of the address; without it none is asked for. */
  text: string | null | undefined
  isInvalid: boolean
}

/** Asks who wishes for it, and nobody else, where an answer by mail goes: a mailbox may be read by others. */
export function EmailField({ id, text, isInvalid }: Props) {
  const { t } = useLingui()
  const { draft, setDraft } = useConsultation()
  const [isOpen, setIsOpen] = useState(false)
  if (text == null) return null
  return (
    <details open={isOpen || draft.email !== ''} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-sm font-semibold">
        <Trans>이메일로도 답을 받고 싶습니다 (선택)</Trans>
      </summary>
      <div className="pt-2">
        <Labelled id={id} label={t`이메일 주소`}>
          <input
            id={id}
            className={fieldLook}
            type="email"
            autoComplete="off"
            aria-invalid={isInvalid}
            aria-describedby={`${id}-text`}
            value={draft.email}
            onChange={({ target }) => setDraft({ ...draft, email: target.value })}
          />
        </Labelled>
        <div id={`${id}-text`} className="mt-2 space-y-1 text-xs text-muted">
          <p className="whitespace-pre-line">{text}</p>
          <p>
            <Trans>다른 사람도 볼 수 있는 메일함이라면 적지 않으시는 것이 안전합니다.</Trans>
          </p>
        </div>
      </div>
    </details>
  )
}
