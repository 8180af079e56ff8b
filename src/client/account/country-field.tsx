import { homeCountry, namedCountries } from '#contract/platform/countries.ts'
import { languageTag } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { fieldClass, Labelled } from '../content/field.tsx'
import { Required } from '../content/required.tsx'
import { useLocale } from '../data/use-locale.ts'
import { type Mistakes, Mistake, markOf } from '../content/marked-form.tsx'

interface Props {
  id: string
  country: string
  /** The same one at each rendering. */
  onChange: (country: string) => void
  mistakes: Mistakes
}

/** Renders the choice of a country, by its name in the reader's language: typing its first letters finds it. */
export function CountryField({ id, country, onChange, mistakes }: Props) {
  const { t } = useLingui()
  const language = languageTag(useLocale())
  // The server and the browser may call one otherwise: the list is the browser's.
  const isHydrated = useHydrated()
  const named = useMemo(() => (isHydrated ? namedCountries(language) : []), [isHydrated, language])
  /** Keeps the choice among what is put aside of the form, which does so with fields of text. */
  const kept = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const restored = kept.current?.value ?? ''
    if (restored !== '') onChange(restored)
  }, [onChange])
  const choose = (chosen: string) => {
    onChange(chosen)
    if (kept.current === null) return
    kept.current.value = chosen
    kept.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Labelled
      id={id}
      label={
        <>
          {t`국가`} <Required />
        </>
      }
    >
      <input ref={kept} type="hidden" name="country-kept" />
      <select
        {...markOf(mistakes, id)}
        id={id}
        name="company-country"
        value={country}
        autoComplete="country"
        aria-required="true"
        className={fieldClass('mt-1.5')}
        onChange={({ target }) => choose(target.value)}
      >
        {country !== homeCountry && <option value="">{t`골라 주십시오`}</option>}
        {named.length === 0 && country !== '' && <option value={country}>{country}</option>}
        {named.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Mistake of={id} mistakes={mistakes} />
    </Labelled>
  )
}
