import { localeNames } from '#contract/locale-names.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, use } from 'react'
import { fieldClass, FieldError } from '../../content/field.tsx'
import { Languages } from '../writing/languages.tsx'
import { fieldOf } from '../writing/texts.ts'
import type { ItemForm } from './form.ts'
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

/** Renders the text in one language with its error, a notice if it is outdated, and a way to copy the Korean. */
function InLanguage({ form, path, shape, label, locale }: Props & { locale: Locale }) {
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
            <p className="mb-1 flex gap-2 text-xs text-muted">
              {localeNames[locale]}
              {isEmpty && (
                <span>
                  <Trans>비어 있음</Trans>
                </span>
              )}
            </p>
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

/** Renders a text in three languages, side by side. Korean is required, the others are translations or empty. */
export function TranslatedField(props: Props) {
  const { shape, label } = props
  const kind = shape.fields['ko']?.kind
  const { beside } = use(Languages)
  const shown = beside === 'all' ? locales : locales.filter((locale) => locale === 'ko' || locale === beside)
  const columns =
    beside === 'all'
      ? { richText: '', text: 'lg:grid-cols-3', line: 'md:grid-cols-3' }
      : { richText: 'lg:grid-cols-2', text: 'lg:grid-cols-2', line: 'lg:grid-cols-2' }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {!shape.isNullable && shape.preset === undefined && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={`grid gap-3 ${beside === 'ko' ? '' : columns[kind === 'richText' || kind === 'text' ? kind : 'line']}`}>
        {shown.map((locale) => (
          <InLanguage key={locale} {...props} locale={locale} />
        ))}
      </div>
    </fieldset>
  )
}

/** The text at a place of the values: `career[0].txt.ko`. */
function textAt(values: unknown, path: string): string {
  let value = values
  for (const key of path.split(/[.[\]]+/).filter((part) => part !== ''))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : ''
}
