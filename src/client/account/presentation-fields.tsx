import type { CompanyInput, OwnCompany } from '#contract/account/companies.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { employeeBands, exportExperiences, goodsCategories, presentedTexts, spokenLanguages } from '#contract/platform/company-choices.ts'
import { languageOfText } from '#contract/platform/text-language.ts'
import { halfWidth } from '#contract/half-width.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Check, Typed } from '../content/checked-form.ts'
import { employeeNames, exportNames } from '../content/company-names.ts'
import { goodsNames } from '../content/goods-names.ts'
import { fieldClass, Labelled } from '../content/field.tsx'
import { useLocale } from '../data/use-locale.ts'
import type { CompanyRole } from './company-fields.tsx'
import { type Mistakes, Mistake, markOf } from '../content/marked-form.tsx'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  mistakes: Mistakes
  role: CompanyRole
  company: OwnCompany
}

interface FieldProps extends Pick<Props, 'id' | 'mistakes'> {
  name: string
  label: ReactNode
  children: (field: { id: string; name: string; className: string }) => ReactNode
}

/** Renders a field with its name above and what is wrong with it below. */
function Field({ id: prefix, name, label, mistakes, children }: FieldProps) {
  const id = `${prefix}-company-${name}`
  return (
    <Labelled id={id} label={label}>
      {children({ id, name: `company-${name}`, className: fieldClass('mt-1.5'), ...markOf(mistakes, id) })}
      <Mistake of={id} mistakes={mistakes} />
    </Labelled>
  )
}

type TextName = 'name' | (typeof presentedTexts)[number]
const most: Readonly<Record<TextName, number>> = {
  name: 100,
  category: 60,
  city: 60,
  profile: 2000,
  offers: 1000,
  seeks: 1000,
  minimumOrder: 120,
  contactRole: 80,
}
const isLong = (name: TextName) => name === 'profile' || name === 'offers' || name === 'seeks'

/** Renders texts in one language. @param props.prefix stands before their names (`en.`) */
function Texts({ names, prefix = '', lang, texts, ...parts }: Pick<Props, 'id' | 'mistakes'> & TextsProps) {
  const { t } = useLingui()
  const labels: Readonly<Record<TextName, string>> = {
    name: t`회사 이름`,
    category: t`업종`,
    city: t`도시`,
    profile: t`회사 소개`,
    offers: t`제공하는 것`,
    seeks: t`찾는 것`,
    minimumOrder: t`최소 주문`,
    contactRole: t`상담 담당 (직책이나 부서)`,
  }
  return names.map((name) => (
    <Field key={name} {...parts} name={`${prefix}${name}`} label={labels[name]}>
      {(field) =>
        isLong(name) ? (
          <textarea {...field} rows={3} maxLength={most[name]} lang={lang} defaultValue={texts[name] ?? undefined} />
        ) : (
          <input {...field} maxLength={most[name]} lang={lang} autoComplete="off" defaultValue={texts[name] ?? undefined} />
        )
      }
    </Field>
  ))
}
interface TextsProps {
  names: readonly TextName[]
  prefix?: string
  lang?: string
  texts: { [Name in TextName]?: string | null | undefined }
}

/** Texts that have a field of their own above, in the company's own language. */
const ownFields: ReadonlySet<TextName> = new Set(['category', 'city', 'profile'])

/** The languages in which a company can write beside its own: that of its name. */
export const otherLanguages = ({ name }: Pick<OwnCompany, 'name'>): Locale[] => locales.filter((locale) => locale !== languageOfText(name))

/** What a company can say in each language. Buyers ask for no least order. */
const textsOf = (role: CompanyRole) => presentedTexts.filter((name) => role === 'SELLER' || name !== 'minimumOrder')

/** Renders the texts in a language beside the company's own: folded where nothing is there. */
function InLanguage({ locale, company, role, ...parts }: Props & { locale: Locale }) {
  const name = company.names?.[locale]
  const texts = company.translations?.[locale] ?? {}
  return (
    <details className="rounded-card border border-line px-4 pb-1" open={name !== undefined || Object.keys(texts).length > 0}>
      <summary className="flex min-h-12 items-center text-sm font-semibold">
        <Trans>{localeNames[locale]}로 쓰기 (선택)</Trans>
      </summary>
      <div className="space-y-6 pb-4">
        <Texts {...parts} names={['name', ...textsOf(role)]} prefix={`${locale}.`} lang={languageTag(locale)} texts={{ ...texts, name }} />
      </div>
    </details>
  )
}

/** Renders one of a list that a company may choose from. */
function Chosen<Value extends string>({ options, value, ...field }: Omit<FieldProps, 'children'> & ChosenProps<Value>) {
  const { t } = useLingui()
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} defaultValue={value ?? ''}>
          <option value="">{t`고르지 않음`}</option>
          {options.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
interface ChosenProps<Value extends string> {
  options: readonly (readonly [Value, string])[]
  value: Value | null
}

/** Renders the languages in which somebody of the company can be spoken with. */
function Languages({ id, company }: Pick<Props, 'id' | 'company'>) {
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'language' })
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Trans>상담할 수 있는 언어</Trans>
      </legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {spokenLanguages.map((code, index) => (
          <label key={code} className="flex min-h-11 items-center gap-2">
            <input
              {...(index === 0 ? { id: `${id}-company-languages` } : {})}
              type="checkbox"
              name="company-languages"
              value={code}
              defaultChecked={company.languages.includes(code)}
              className="size-5 accent-accent"
            />
            {names.of(code)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Renders what a company says of itself to everybody at a fair, in its own language and in others. */
export function PresentationFields(props: Props) {
  const { t, i18n } = useLingui()
  const { company, role, id, mistakes } = props
  const parts = { id, mistakes }
  const isSeller = role === 'SELLER'
  const fieldOf = (name: 'website' | 'foundedYear' | 'otherCertificates' | 'city', label: string, more: object) => (
    <Field {...parts} name={name} label={label}>
      {(field) => <input {...field} {...more} defaultValue={company[name] ?? undefined} />}
    </Field>
  )
  return (
    <>
      <Chosen
        {...parts}
        name="sector"
        label={t`취급 분야`}
        value={company.sector}
        options={goodsCategories.map((value) => [value, i18n._(goodsNames[value])])}
      />
      {isSeller && fieldOf('city', t`도시`, { autoComplete: 'address-level2', maxLength: 60 })}
      {fieldOf('website', t`홈페이지`, { inputMode: 'url', autoComplete: 'url', maxLength: 500, placeholder: 'https://' })}
      {fieldOf('foundedYear', t`설립 연도`, { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 })}
      <Chosen
        {...parts}
        name="employees"
        label={t`직원 수`}
        value={company.employees}
        options={employeeBands.map((value) => [value, i18n._(employeeNames[value])])}
      />
      {isSeller && (
        <>
          <Chosen
            {...parts}
            name="exportExperience"
            label={t`수출 경험`}
            value={company.exportExperience}
            options={exportExperiences.map((value) => [value, i18n._(exportNames[value])])}
          />
          {fieldOf('otherCertificates', t`그 밖의 인증`, { autoComplete: 'off', maxLength: 200, placeholder: 'ISO 22000, HACCP' })}
        </>
      )}
      <Languages id={id} company={company} />
      <Texts {...parts} names={textsOf(role).filter((name) => !ownFields.has(name))} texts={company} />
      {otherLanguages(company).map((locale) => (
        <InLanguage key={locale} {...props} locale={locale} />
      ))}
    </>
  )
}

const given = ({ text }: Typed, name: string): string => text(`company-${name}`).trim()
/** A website as it is typed: most people leave out how it is asked for. */
const websiteIn = (typed: Typed): string => {
  const website = given(typed, 'website')
  return website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`
}
const yearIn = (typed: Typed): string => halfWidth(given(typed, 'foundedYear'))
const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).hostname.includes('.')

/** Returns the checks of these fields, in their order. */
export function usePresentationChecks(id: string) {
  const { t } = useLingui()
  return (typed: Typed): Check[] => {
    const [website, year] = [websiteIn(typed), yearIn(typed)]
    return [
      [website !== '' && !isAddress(website), `${id}-company-website`, t`홈페이지 주소를 다시 적어 주십시오 (예: www.example.com)`],
      [year !== '' && !/^(1[89]|20)\d\d$/.test(year), `${id}-company-foundedYear`, t`해는 네 자리 숫자로 적어 주십시오 (예: 2025)`],
    ]
  }
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null => values.find((value) => value === text) ?? null

/** Reads these fields as they are sent. What is in a language that is not asked for now stays. */
export function presentationIn(role: CompanyRole, company: OwnCompany, typed: Typed): Partial<CompanyInput> {
  const names = { ...company.names }
  const translations = { ...company.translations }
  for (const locale of otherLanguages(company)) {
    const name = given(typed, `${locale}.name`)
    const texts = textsOf(role).flatMap((key) => {
      const text = given(typed, `${locale}.${key}`)
      return text === '' ? [] : [[key, text] as const]
    })
    if (name === '') delete names[locale]
    else names[locale] = name
    if (texts.length === 0) delete translations[locale]
    else translations[locale] = Object.fromEntries(texts)
  }
  const ofSeller = {
    exportExperience: oneOf(exportExperiences, given(typed, 'exportExperience')),
    otherCertificates: given(typed, 'otherCertificates') || null,
    minimumOrder: given(typed, 'minimumOrder') || null,
  }
  return {
    names: Object.keys(names).length === 0 ? null : names,
    translations: Object.keys(translations).length === 0 ? null : translations,
    sector: oneOf(goodsCategories, given(typed, 'sector')),
    website: websiteIn(typed) || null,
    foundedYear: yearIn(typed) === '' ? null : Number(yearIn(typed)),
    employees: oneOf(employeeBands, given(typed, 'employees')),
    languages: spokenLanguages.filter((code) => typed.all('company-languages').includes(code)),
    offers: given(typed, 'offers') || null,
    seeks: given(typed, 'seeks') || null,
    contactRole: given(typed, 'contactRole') || null,
    ...(role === 'SELLER' ? ofSeller : {}),
  }
}
