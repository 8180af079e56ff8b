import { localeNames } from '#contract/locale-names.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { lazy, Suspense, use, useState } from 'react'
import { fieldClass, FieldError } from '../../content/field.tsx'
import { Languages } from '../writing/languages.tsx'
import { fieldOf, textAt } from '../writing/texts.ts'
import type { ItemForm } from './form.ts'
import { isShortLine } from './one-line.ts'
import type { FieldMetas } from './refused-fields.ts'
import { RichTextField } from './rich-text-field.tsx'

const StaleNotice = lazy(() => import('../writing/stale-notice.tsx').then((part) => ({ default: part.StaleNotice })))

interface Props {
  form: ItemForm
  path: string
  shape: Shape
  label: string
}

interface ControlProps {
  id: string
  kind: Shape['kind'] | undefined
  name: string
  locale: Locale
  value: string
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (value: unknown) => void
}

/** Renders the control for a kind of text in one language. */
function Control({ id, kind, name, locale, value, isInvalid, describedBy, onChange }: ControlProps) {
  if (kind === 'richText')
    return (
      <RichTextField
        id={id}
        label={name}
        locale={locale}
        value={value}
        isInvalid={isInvalid}
        describedBy={describedBy}
        onChange={onChange}
      />
    )
  const common = {
    id,
    lang: languageTag(locale),
    'aria-label': name,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return kind === 'text' ? (
    <textarea {...common} rows={3} className={fieldClass('field-sizing-content max-h-96')} />
  ) : (
    <input {...common} className={fieldClass()} />
  )
}

interface InLanguageProps extends Props {
  locale: Locale
  /** No other language is shown: Korean needs no word then, and the field stands as high as one beside it that is not translated. */
  isAlone: boolean
}

/** Renders the text in one language with its error, a notice if it is outdated, and a way to copy the Korean. */
function InLanguage({ form, path, shape, label, locale, isAlone }: InLanguageProps) {
  const { t } = useLingui()
  const { stale, onRight } = use(Languages)
  const kind = shape.fields['ko']?.kind
  const id = `field-${path}.${locale}`
  const name = `${label}, ${localeNames[locale]}`
  return (
    <form.Field name={`${path}.${locale}`}>
      {(field) => {
        const { errors } = field.state.meta
        const text = errors.filter((error) => typeof error === 'string').join(' ')
        const value = typeof field.state.value === 'string' ? field.state.value : ''
        const old = stale.find((one) => one.locale === locale && one.field === fieldOf(path) && one.text === value)
        const isEmpty = value === '' && locale !== 'ko'
        return (
          <div className="min-w-0">
            {!isAlone && (
              <p className="mb-1 flex gap-2 text-xs text-muted">
                {localeNames[locale]}
                {isEmpty && (
                  <span>
                    <Trans>비어 있음</Trans>
                  </span>
                )}
              </p>
            )}
            <Control
              {...{ id, kind, name, locale, value }}
              isInvalid={errors.length > 0}
              describedBy={text === '' ? undefined : `${id}-error`}
              onChange={(next) => field.handleChange(next)}
            />
            {old !== undefined && (
              <form.Subscribe selector={({ values }) => textAt(values, `${path}.ko`)}>
                {(korean) =>
                  korean !== old.source && (
                    <Suspense fallback={null}>
                      <StaleNotice stale={old} korean={korean} isRich={kind === 'richText'} onRight={onRight} />
                    </Suspense>
                  )
                }
              </form.Subscribe>
            )}
            {text !== '' && <FieldError id={`${id}-error`}>{text}</FieldError>}
            {isEmpty && (
              <form.Subscribe selector={({ values }) => textAt(values, `${path}.ko`)}>
                {(korean) =>
                  korean !== '' && (
                    <button
                      type="button"
                      className="mt-1 min-h-9 pointer-coarse:min-h-11 text-xs underline underline-offset-4"
                      aria-label={t`한국어에서 복사: ${name}`}
                      onClick={() => field.handleChange(korean)}
                    >
                      <Trans>한국어에서 복사</Trans>
                    </button>
                  )
                }
              </form.Subscribe>
            )}
          </div>
        )
      }}
    </form.Field>
  )
}

/** Returns the languages in which a text is shown: those that were chosen, and those in which it was refused or is looked for. */
function useShown({ form, path }: Pick<Props, 'form' | 'path'>): Locale[] {
  const { beside, sought, stale } = use(Languages)
  const of = (locale: Locale) => `${path}.${locale}`
  // What was empty stays while it is written.
  const [wasEmpty] = useState(() => locales.filter((locale) => textAt(form.state.values, of(locale)).trim() === ''))
  const refused = useStore(form.store, ({ fieldMeta }) =>
    locales.filter((locale) => ((fieldMeta as FieldMetas)[of(locale)]?.errors?.length ?? 0) > 0).join(' '),
  )
  const isNeeded = (locale: Locale) =>
    wasEmpty.includes(locale) || stale.some((one) => one.locale === locale && one.field === fieldOf(path))
  return locales.filter(
    (locale) =>
      locale === 'ko' ||
      beside === 'all' ||
      beside === locale ||
      (beside === 'needed' && isNeeded(locale)) ||
      (sought?.path === path && sought.locale === locale) ||
      refused.split(' ').includes(locale),
  )
}

const columns = {
  richText: ['', '', 'lg:grid-cols-2', ''],
  text: ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3'],
  line: ['', '', 'lg:grid-cols-2', 'md:grid-cols-3'],
} as const

/** Renders a text in the languages that are shown, side by side. Korean is required, the others are translations or empty. */
export function TranslatedField(props: Props) {
  const { shape, label } = props
  const korean = shape.fields['ko']
  const kind = korean?.kind
  const shown = useShown(props)
  return (
    <fieldset className="min-w-0" data-short={shown.length === 1 && korean !== undefined && isShortLine(korean) ? '' : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {!shape.isNullable && shape.preset === undefined && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={`grid gap-3 ${columns[kind === 'richText' || kind === 'text' ? kind : 'line'][shown.length] ?? ''}`}>
        {shown.map((locale) => (
          <InLanguage key={locale} {...props} locale={locale} isAlone={shown.length === 1} />
        ))}
      </div>
    </fieldset>
  )
}
