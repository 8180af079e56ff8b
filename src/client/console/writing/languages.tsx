import { localeNames } from '#contract/locale-names.ts'
import type { Locale } from '#contract/locale.ts'
import type { Answer } from '#contract/api.ts'
import type { Shape } from '#contract/shape.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { createContext, lazy, Suspense, use } from 'react'
import type { ItemForm } from '../form/form.ts'
import { shownLanguages } from './shown-languages.ts'
import { countIn } from './texts.ts'
import { useTexts } from './use-texts.ts'

export type Stale = Answer<'GET /api/console/translations'>['translations'][number]
/** Languages beside Korean: one, all of them, none, or those that a field needs, which are empty or which Korean has left behind. */
export type Beside = Locale | 'all' | 'needed'

/** Places that should be looked at, by the language of their texts. */
export type Found = Partial<Record<Locale, number>>

/** State of the languages that translated fields of a form share. */
export const Languages = createContext<{
  beside: Beside
  /** A text that somebody is led to: it is shown. */
  sought?: { path: string; locale: Locale } | undefined
  stale: readonly Stale[]
  onRight: (_id: string) => void
  /** How many places of each language's texts should be looked at, and where that is told. */
  found: Found
  onFound: (found: Found) => void
}>({ beside: 'all', stale: [], onRight: () => undefined, found: {}, onFound: () => undefined })

const FoundChip = lazy(() => import('./warning-list.tsx').then((part) => ({ default: part.FoundChip })))

const isTranslated = ({ kind, item, fields }: Shape): boolean =>
  kind === 'translated' || (item !== undefined && isTranslated(item)) || Object.values(fields).some(isTranslated)

/** Returns whether a form has texts in several languages, now or once its lists have parts. */
export const hasTranslations = (fields: Readonly<Record<string, Shape>>): boolean => Object.values(fields).some(isTranslated)

interface Props {
  form: ItemForm
  fields: Readonly<Record<string, Shape>>
  beside: Beside
  stale: readonly Stale[]
  onChange: (beside: Beside) => void
}

const look =
  'min-h-9 border-b-2 border-transparent px-3 py-1 text-sm hover:bg-wash aria-pressed:border-accent aria-pressed:font-semibold pointer-coarse:min-h-11'

const nothing = { all: 0, missing: 0 }

/** Chooses which languages are shown, and says how much of each is there and what is empty. */
export function LanguageChoice({ form, fields, beside, stale, onChange }: Props) {
  const { t } = useLingui()
  const texts = useTexts(form, fields)
  const { found } = use(Languages)
  const whole = Object.values(found).reduce((sum, each) => sum + each, 0)
  const names: Readonly<Record<Beside, string>> = { needed: t`한국어 + 빈 번역`, ...localeNames, all: t`모든 언어` }
  return (
    <div role="group" aria-label={t`보일 언어`} className="mb-5 flex flex-wrap border-b border-line">
      {shownLanguages.map((choice) => {
        const { all, missing: empty } = choice === 'all' || choice === 'needed' ? nothing : countIn(texts, choice)
        const done = all - empty
        const count = choice === 'all' || choice === 'needed' ? 0 : (found[choice] ?? 0)
        const old = stale.filter(({ locale }) => locale === choice).length
        return (
          <button key={choice} type="button" aria-pressed={beside === choice} className={look} onClick={() => onChange(choice)}>
            {names[choice]}{' '}
            <span className="text-xs font-normal tabular-nums">
              {choice !== 'ko' && all > 0 && (
                <span className="text-muted">
                  <span aria-hidden="true">
                    {done}/{all}
                  </span>
                  <span className="sr-only">{t`글 ${all}개 가운데 ${done}개 번역`}</span>
                </span>
              )}{' '}
              {empty > 0 && (
                // Phones have no room for both.
                <span className="text-muted max-xs:sr-only">
                  {choice !== 'ko' && <span aria-hidden="true">· </span>}
                  <Plural value={empty} other="빈칸 #개" />
                </span>
              )}{' '}
              {old > 0 && <span className="text-warning">{t`한국어 바뀜 ${old}`}</span>}{' '}
              {count > 0 && (
                <span className="font-semibold text-warning">
                  <span aria-hidden="true">⚠ {count}</span>
                  <span className="sr-only">{t`살펴볼 곳 ${count}`}</span>
                </span>
              )}
            </span>
          </button>
        )
      })}
      <Suspense>{whole > 0 && <FoundChip count={whole} />}</Suspense>
    </div>
  )
}
