import { localeNames } from '#contract/locale-names.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import { type MergeField, mergeFields, subjectFields } from '#contract/trade/fair-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { FieldFrame } from '../../../console/form/field-frame.tsx'
import type { ItemForm, Values } from '../../../console/form/form.ts'
import { fieldClass } from '../../../content/field.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { mergeFieldNames } from './message-names.ts'

interface Props {
  form: ItemForm
  language: Locale
}

/** Renders a subject or text in one language, with buttons that put a field of its reader where one writes. */
function Part({ form, language, part }: Props & { part: 'subject' | 'text' }) {
  const { t, i18n } = useLingui()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const id = `fair-message-${part}-${language}`
  const isSubject = part === 'subject'
  const offered: readonly MergeField[] = isSubject ? subjectFields : mergeFields
  const name = isSubject ? t`제목` : t`내용`
  const languageName = localeNames[language]
  return (
    <form.Field name={`${part}.${language}`}>
      {({ state: { value, meta }, handleChange }) => {
        const { errors } = meta
        const insert = (field: MergeField) => {
          const { current } = control
          if (current === null) return
          const { selectionStart, selectionEnd } = current
          current.setRangeText(`{{${field}}}`, selectionStart, selectionEnd, 'end')
          handleChange(current.value)
          current.focus()
        }
        const common = {
          ref: control,
          id,
          lang: languageTag(language),
          value: typeof value === 'string' ? value : '',
          'aria-invalid': errors.length > 0,
          'aria-describedby': errors.length > 0 ? `${id}-error` : undefined,
          onChange: ({ target }: { target: { value: string } }) => handleChange(target.value),
        }
        return (
          <FieldFrame id={id} label={`${name}, ${languageName}`} isRequired={language === 'ko'} errors={errors}>
            {isSubject ? (
              <input {...common} className={fieldClass()} />
            ) : (
              <textarea {...common} rows={10} className={fieldClass('field-sizing-content max-h-[32rem]')} />
            )}
            <ul aria-label={t`${name}에 넣을 수 있는 항목, ${languageName}`} className="mt-2 flex flex-wrap gap-2">
              {offered.map((field) => (
                <li key={field}>
                  <button type="button" className={buttonClass('outline', 'px-3')} onClick={() => insert(field)}>
                    {i18n._(mergeFieldNames[field])}
                  </button>
                </li>
              ))}
            </ul>
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}

const textIn = (values: Values, part: string, language: Locale): string => {
  const texts = values[part] as Readonly<Record<string, unknown>> | undefined
  const text = texts?.[language]
  return typeof text === 'string' ? text.trim() : ''
}

/** Says whether a message is written in a language, as its button shows it. */
function Standing({ values, language }: { values: Values; language: Locale }) {
  const [subject, text] = [textIn(values, 'subject', language), textIn(values, 'text', language)]
  if (subject !== '' && text !== '') return <Trans>작성함</Trans>
  return subject === '' && text === '' ? <Trans>비어 있음</Trans> : <Trans>덜 작성함</Trans>
}

/** Renders the subject and the text of a message, a language at a time. All stay in the page, so that none loses what was typed. */
export function LanguageTexts({ form, language, onChoose }: Props & { onChoose: (language: Locale) => void }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`언어별 글`} className="space-y-4">
      <ul aria-label={t`언어`} className="flex flex-wrap gap-2">
        {locales.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === language}
              className={buttonClass(each === language ? 'primary' : 'outline')}
              onClick={() => onChoose(each)}
            >
              {localeNames[each]}
              <span className="text-xs">
                <form.Subscribe selector={({ values }) => values}>
                  {(values) => <Standing values={values} language={each} />}
                </form.Subscribe>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>받는 사람의 언어로 나갑니다. 그 언어의 제목과 내용이 모두 있지 않으면 한국어로 나갑니다.</Trans>
      </p>
      {locales.map((each) => (
        <div key={each} hidden={each !== language} className="space-y-4">
          <Part form={form} language={each} part="subject" />
          <Part form={form} language={each} part="text" />
        </div>
      ))}
    </section>
  )
}
