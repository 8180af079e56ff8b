import { Trans, useLingui } from '@lingui/react/macro'
import { FieldError, fieldClass } from '../../content/field.tsx'
import { Section } from '../../ui/section.tsx'

const label = 'mb-1.5 block text-sm font-semibold'

/** Fields: empty, with a mistake, out of use, long, and a box to tick. */
export function Fields() {
  const { t } = useLingui()
  return (
    <Section id="fields" eyebrow="content/field.tsx" title={t`입력`}>
      <div className="grid max-w-4xl gap-x-8 gap-y-6 sm:grid-cols-2">
        <div>
          <label htmlFor="sample-name" className={label}>
            <Trans>성함</Trans>
          </label>
          <input id="sample-name" className={fieldClass()} autoComplete="off" placeholder={t`실명이 아니어도 괜찮습니다`} />
        </div>
        <div>
          <label htmlFor="sample-mistake" className={label}>
            <Trans>연락처</Trans>
          </label>
          <input
            id="sample-mistake"
            type="tel"
            className={fieldClass()}
            autoComplete="off"
            aria-required="true"
            aria-invalid="true"
            aria-describedby="sample-mistake-error"
          />
          <FieldError id="sample-mistake-error">
            <Trans>연락처를 입력해주세요</Trans>
          </FieldError>
        </div>
        <div>
          <label htmlFor="sample-long" className={label}>
            <Trans>문의내용</Trans>
          </label>
          <textarea id="sample-long" className={fieldClass('min-h-28 resize-y')} autoComplete="off" />
        </div>
        <div>
          <label htmlFor="sample-disabled" className={label}>
            <Trans>쓸 수 없음</Trans>
          </label>
          <input id="sample-disabled" className={fieldClass()} disabled />
          <label htmlFor="sample-box" className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
            <input id="sample-box" type="checkbox" className="size-5 accent-accent" />
            <Trans>개인정보 수집과 이용에 동의합니다.</Trans>
          </label>
        </div>
      </div>
    </Section>
  )
}
