import { questionLimits } from '#contract/support/question-limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import type { Check, Typed } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import type { Inquiry } from './inquiry-list.tsx'

interface Props {
  invalid: string | undefined
  /** As it is. */
  inquiry?: Pick<Inquiry, 'title' | 'content' | 'isPublic'>
}

/** Renders the fields of a question. */
export function InquiryFields({ invalid, inquiry }: Props) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        id="inquiry-title"
        name="title"
        label={t`제목`}
        maxLength={questionLimits.title}
        defaultValue={inquiry?.title}
        aria-required="true"
        aria-invalid={invalid === 'inquiry-title'}
      />
      <Labelled id="inquiry-content" label={t`문의 내용`}>
        <textarea
          id="inquiry-content"
          name="content"
          rows={8}
          maxLength={questionLimits.content}
          defaultValue={inquiry?.content}
          aria-required="true"
          aria-invalid={invalid === 'inquiry-content'}
          className={fieldClass('mt-1.5')}
        />
      </Labelled>
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="isPublic"
            value="true"
            defaultChecked={inquiry?.isPublic}
            aria-describedby="inquiry-public-hint"
            className="size-5 accent-accent"
          />
          <Trans>다른 분도 읽으실 수 있게 합니다 (선택)</Trans>
        </label>
        <p id="inquiry-public-hint" className="text-sm text-muted">
          <Trans>문의와 답변이 공개됩니다. 성함은 ‘김**’처럼 첫 글자만 보이고, 첨부 파일은 보이지 않습니다.</Trans>
        </p>
      </div>
    </>
  )
}

/** Returns the checks of a question's fields, in their order. */
export function useInquiryChecks() {
  const { t } = useLingui()
  return ({ text }: Typed): Check[] => [
    [text('title').trim() === '', 'inquiry-title', t`제목을 입력해주세요`],
    [text('content').trim() === '', 'inquiry-content', t`문의내용을 입력해주세요`],
  ]
}

/** A question as it is sent. */
export const inquiryIn = ({ text, all }: Typed) => ({
  title: text('title').trim(),
  content: text('content').trim(),
  isPublic: all('isPublic').length > 0,
})
