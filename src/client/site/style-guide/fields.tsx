import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldError, fieldClass } from '../../content/field.tsx'
import { Section } from '../../ui/deferred/section.tsx'

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
      {label}
    </label>
    {children}
  </div>
)

/** Fields: empty, with a mistake, out of use, long, and a box to tick. */
export function Fields() {
  const { t } = useLingui()
  return (
    <Section id="fields" eyebrow="content/field.tsx" title={t`입력`}>
      <div className="grid max-w-4xl gap-x-8 gap-y-6 sm:grid-cols-2">
        <Labelled id="sample-name" label={t`성함`}>
          <input id="sample-name" className={fieldClass()} autoComplete="off" placeholder={t`실명이 아니어도 괜찮습니다`} />
        </Labelled>
        <Labelled id="sample-mistake" label={t`연락처`}>
          <input
            id="sample-mistake"
            type="tel"
            className={fieldClass()}
            autoComplete="off"
            aria-required="true"
            aria-invalid="true"
            aria-describedby="sample-mistake-error"
          />
          <FieldError id="sample-mistake-error">{t`연락처를 입력해주세요`}</FieldError>
        </Labelled>
        <Labelled id="sample-long" label={t`문의내용`}>
          <textarea id="sample-long" className={fieldClass('min-h-28 resize-y')} autoComplete="off" />
        </Labelled>
        <Labelled id="sample-disabled" label={t`쓸 수 없음`}>
          <input id="sample-disabled" className={fieldClass()} disabled />
          <label htmlFor="sample-box" className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
            <input id="sample-box" type="checkbox" className="size-5 accent-accent" />
            {t`개인정보 수집과 이용에 동의합니다.`}
          </label>
        </Labelled>
      </div>
    </Section>
  )
}
