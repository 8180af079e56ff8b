import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Labelled } from '../../content/field.tsx'
import { useConsultation } from './consultation.tsx'
import { emptyDraft } from './draft.ts'
import { PhoneField } from './phone-field.tsx'

export const fieldLook =
  'mt-1.5 block w-full rounded-control border border-control bg-paper px-4 py-3 text-base text-ink placeholder:text-muted focus:border-accent aria-invalid:border-danger'

interface RemarkProps {
  undo: string
  onUndo: () => void
  children: ReactNode
}

/** What is special about the request, with the way back from it. */
const Remark = ({ undo, onUndo, children }: RemarkProps) => (
  <p className="flex items-center justify-between gap-3 border-l-2 border-accent pl-4 text-sm font-semibold">
    {children}
    <button type="button" className="min-h-11 shrink-0 px-2 font-normal underline underline-offset-4" onClick={onUndo}>
      {undo}
    </button>
  </p>
)

/**
 * Fields of a visitor: to whom, who, how to be reached, what about.
 * @param id begins the ids of the fields
 * @param invalid the id of the field that has to be mended
 */
export function Fields({ id, invalid }: { id: string; invalid: string | undefined }) {
  const { t } = useLingui()
  const { draft, setDraft } = useConsultation()
  const field = (name: 'name' | 'phone' | 'content') => ({
    id: `${id}-${name}`,
    className: fieldLook,
    autoComplete: 'off',
    value: draft[name],
    'aria-required': true,
    'aria-invalid': invalid === `${id}-${name}`,
  })
  return (
    <>
      {draft.replaces !== undefined && (
        <Remark undo={t`새로 쓰기`} onUndo={() => setDraft(emptyDraft)}>
          <Trans>이 기기에 보관한 신청을 고쳐서 보냅니다.</Trans>
        </Remark>
      )}
      {draft.lawyer !== undefined && (
        <Remark undo={t`지정하지 않기`} onUndo={() => setDraft({ ...draft, lawyer: undefined })}>
          <Trans>{draft.lawyer.name} 변호사에게 상담을 신청합니다.</Trans>
        </Remark>
      )}
      <Labelled id={`${id}-name`} label={t`성함`}>
        <input {...field('name')} onChange={({ target }) => setDraft({ ...draft, name: target.value })} />
      </Labelled>
      <Labelled id={`${id}-phone`} label={t`연락처`}>
        <PhoneField {...field('phone')} onChange={(phone) => setDraft({ ...draft, phone })} />
      </Labelled>
      <Labelled id={`${id}-content`} label={t`문의내용`}>
        <textarea
          {...field('content')}
          className={`${fieldLook} min-h-32 resize-y`}
          onChange={({ target }) => setDraft({ ...draft, content: target.value })}
        />
      </Labelled>
    </>
  )
}
