import { Trans } from '@lingui/react/macro'
import { type Draft, emptyDraft } from './draft.ts'
import { PhoneField } from './phone-field.tsx'

const field =
  'mt-1.5 block w-full rounded-control border border-control bg-paper px-4 py-3 text-base text-ink placeholder:text-muted focus:border-accent aria-invalid:border-danger'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  draft: Draft
  onDraft: (draft: Draft) => void
  /** The id of the field that has to be mended. */
  invalid: string | undefined
}

/** What a visitor writes: to whom, who, how to be reached, what about. */
export function Fields({ id, draft, onDraft, invalid }: Props) {
  return (
    <>
      {draft.replaces !== undefined && (
        <p className="flex items-center justify-between gap-3 border-l-2 border-accent pl-4 text-sm font-semibold">
          <Trans>이 기기에 보관한 신청을 고쳐서 보냅니다.</Trans>
          <button
            type="button"
            className="min-h-11 shrink-0 px-2 font-normal underline underline-offset-4"
            onClick={() => onDraft(emptyDraft)}
          >
            <Trans>새로 쓰기</Trans>
          </button>
        </p>
      )}
      {draft.lawyer !== undefined && (
        <p className="flex items-center justify-between gap-3 border-l-2 border-accent pl-4 text-sm font-semibold">
          <Trans>{draft.lawyer.name} 변호사에게 상담을 신청합니다.</Trans>
          <button
            type="button"
            className="min-h-11 shrink-0 px-2 font-normal underline underline-offset-4"
            onClick={() => onDraft({ ...draft, lawyer: undefined })}
          >
            <Trans>지정하지 않기</Trans>
          </button>
        </p>
      )}
      <div>
        <label htmlFor={`${id}-name`} className="text-sm font-semibold">
          <Trans>성함</Trans>
        </label>
        <input
          id={`${id}-name`}
          className={field}
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          aria-required="true"
          aria-invalid={invalid === `${id}-name`}
          onChange={({ target }) => onDraft({ ...draft, name: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-phone`} className="text-sm font-semibold">
          <Trans>연락처</Trans>
        </label>
        <PhoneField
          id={`${id}-phone`}
          className={field}
          value={draft.phone}
          isInvalid={invalid === `${id}-phone`}
          onChange={(phone) => onDraft({ ...draft, phone })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-content`} className="text-sm font-semibold">
          <Trans>문의내용</Trans>
        </label>
        <textarea
          id={`${id}-content`}
          className={`${field} min-h-32 resize-y`}
          autoComplete="off"
          maxLength={20_000}
          value={draft.content}
          aria-required="true"
          aria-invalid={invalid === `${id}-content`}
          onChange={({ target }) => onDraft({ ...draft, content: target.value })}
        />
      </div>
    </>
  )
}
