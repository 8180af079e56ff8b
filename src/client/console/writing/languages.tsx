import { localeNames } from '#contract/locale-names.ts'
import { type Locale, locales } from '#contract/locale.ts'
import type { Answer } from '#contract/api.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { createContext } from 'react'
import type { ItemForm } from '../form/form.ts'
import { completeness } from './texts.ts'
import { useTexts } from './use-texts.ts'

export type Stale = Answer<'GET /api/console/translations'>['translations'][number]
/** The language that stands beside Korean. */
export type Beside = Locale | 'all'

/** State of the languages that translated fields of a form share. */
export const Languages = createContext<{ beside: Beside; stale: readonly Stale[]; onRight: (_id: string) => void }>({
  beside: 'all',
  stale: [],
  onRight: () => undefined,
})

interface Props {
  form: ItemForm
  fields: Readonly<Record<string, Shape>>
  beside: Beside
  stale: readonly Stale[]
  onChange: (beside: Beside) => void
}

/** Chooses the language that is written beside Korean, and says how far each one is. */
export function LanguageChoice({ form, fields, beside, stale, onChange }: Props) {
  const { t } = useLingui()
  const texts = useTexts(form, fields)
  const choices: readonly Beside[] = ['all', ...locales]
  return (
    <div role="group" aria-label={t`나란히 볼 언어`} className="mb-5 flex flex-wrap gap-1">
      {choices.map((choice) => {
        const { done, all } = completeness(texts, choice === 'all' ? 'ko' : choice)
        const old = stale.filter(({ locale }) => locale === choice).length
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={beside === choice}
            className="min-h-9 pointer-coarse:min-h-11 rounded-control border border-line px-3 text-sm aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:font-semibold"
            onClick={() => onChange(choice)}
          >
            {choice === 'all' ? <Trans>모든 언어</Trans> : localeNames[choice]}{' '}
            {choice !== 'all' && choice !== 'ko' && (
              <span className="text-xs text-muted tabular-nums">
                {done}/{all} {old > 0 && <span className="text-warning">{t`한국어 바뀜 ${old}`}</span>}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
