import type { CompanyInput } from '#contract/account/companies.ts'
import { halfWidth } from '#contract/half-width.ts'
import { certificates, refusedCertificate } from '#contract/platform/certificates.ts'
import { homeCountry } from '#contract/platform/countries.ts'
import { isRegistrationNumber } from '#contract/platform/registration-number.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Check, Typed } from '../content/checked-form.ts'
import { fieldClass, Labelled } from '../content/field.tsx'
import { Required } from '../content/required.tsx'
import { Choices } from '../content/choices.tsx'
import { CountryField } from './country-field.tsx'
import { type Mistakes, Mistake } from '../content/marked-form.tsx'

export type CompanyRole = 'SELLER' | 'BUYER'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  mistakes: Mistakes
  /** Where the company is; empty: not said yet. */
  country: string
  /** What was said before. */
  company?: Partial<CompanyInput>
}

type Text = 'name' | 'ceo' | 'category' | 'address' | 'registrationNumber' | 'certificateNumber' | 'productCategory' | 'city' | 'district'

interface LineProps extends Pick<Props, 'id' | 'mistakes' | 'company'> {
  name: Text | 'certificateYear'
  label: string
  isRequired?: boolean
  hint?: string
  field?: Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength'>
}

/** Renders one line of text with its name above it, and what may help, or is wrong, below. */
function Line({ id: prefix, name, label, mistakes, company = {}, isRequired = false, hint, field }: LineProps) {
  const id = `${prefix}-company-${name}`
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), ...(mistakes[id] === undefined ? [] : [`${id}-error`])]
  return (
    <Labelled
      id={id}
      label={
        <>
          {label} {isRequired && <Required />}
        </>
      }
    >
      <input
        {...field}
        id={id}
        name={`company-${name}`}
        defaultValue={company[name] ?? undefined}
        aria-required={isRequired}
        aria-invalid={mistakes[id] !== undefined}
        {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
        className={fieldClass('mt-1.5')}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <Mistake of={id} mistakes={mistakes} />
    </Labelled>
  )
}

/** Renders the fields of every company, its country first: what else is asked depends on it. */
export function CompanyFields({ onCountry, ...parts }: Props & { onCountry: (country: string) => void }) {
  const { t } = useLingui()
  const { id, country, mistakes } = parts
  return (
    <>
      <CountryField id={`${id}-company-country`} country={country} onChange={onCountry} mistakes={mistakes} />
      <Line {...parts} name="name" label={t`회사 이름`} isRequired field={{ autoComplete: 'organization' }} />
      {country === homeCountry && (
        <Line
          {...parts}
          name="registrationNumber"
          label={t`사업자등록번호`}
          hint={t`숫자 10자리입니다. 판매 기업은 적으셔야 합니다.`}
          field={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20 }}
        />
      )}
      <Line {...parts} name="ceo" label={t`대표자 성함`} isRequired field={{ autoComplete: 'off' }} />
      <Line {...parts} name="category" label={t`업종`} isRequired field={{ autoComplete: 'off' }} />
      <Line {...parts} name="address" label={t`회사 주소`} isRequired field={{ autoComplete: 'street-address' }} />
    </>
  )
}

/** Renders additional fields of sellers. */
export function SellerFields(parts: Props) {
  const { t } = useLingui()
  const { id, mistakes, company = {} } = parts
  const names = { SEOUL_AWARD: t`서울어워드 (SEOUL AWARD)`, SUPER_ROOKIE: t`슈퍼루키 (SUPER ROOKIE)`, OTHER: t`그 밖의 인증` }
  return (
    <>
      <Choices
        id={`${id}-company-certificate`}
        name="company-certificate"
        legend={t`받으신 인증`}
        choices={([...certificates, refusedCertificate] as const).map((value) => [value, names[value]] as const)}
        chosen={company.certificate ?? undefined}
        mistake={mistakes[`${id}-company-certificate`]}
      />
      <Line {...parts} name="certificateNumber" label={t`인증 번호 (선택)`} field={{ autoComplete: 'off', maxLength: 60 }} />
      <Line
        {...parts}
        name="certificateYear"
        label={t`인증 받으신 해 (선택)`}
        field={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 4 }}
      />
      <Line {...parts} name="productCategory" label={t`상품 분류`} isRequired />
    </>
  )
}

/** Renders additional fields of buyers. Districts are those of the organiser's country. */
export function BuyerFields(parts: Props) {
  const { t } = useLingui()
  const { id, mistakes, country, company = {} } = parts
  const isHome = country === homeCountry
  return (
    <>
      <Choices
        id={`${id}-company-buyerType`}
        name="company-buyerType"
        legend={t`바이어 유형`}
        choices={[
          ['ONLINE', t`온라인`],
          ['OFFLINE', t`오프라인`],
        ]}
        chosen={company.buyerType ?? undefined}
        mistake={mistakes[`${id}-company-buyerType`]}
      />
      <Line
        {...parts}
        name="city"
        label={isHome ? t`활동하시는 시·도` : t`활동하시는 도시나 지역`}
        isRequired
        field={{ autoComplete: 'address-level1' }}
      />
      {isHome && <Line {...parts} name="district" label={t`활동하시는 시·군·구`} isRequired field={{ autoComplete: 'address-level2' }} />}
    </>
  )
}

/** Renders the company's description of its business. */
export function CompanyProfile({ id, company = {} }: Pick<Props, 'id' | 'company'>) {
  const { t } = useLingui()
  return (
    <Labelled id={`${id}-company-profile`} label={t`회사 소개 (선택)`}>
      <textarea
        id={`${id}-company-profile`}
        name="company-profile"
        rows={4}
        maxLength={2000}
        defaultValue={company.profile ?? undefined}
        aria-describedby={`${id}-company-profile-hint`}
        className={fieldClass('mt-1.5')}
      />
      <p id={`${id}-company-profile-hint`} className="mt-1 text-sm text-muted">
        <Trans>다른 참가 기업이 읽습니다. 개인정보는 적지 말아 주십시오.</Trans>
      </p>
    </Labelled>
  )
}

const typedOf = ({ text }: Typed, name: string): string => text(`company-${name}`).trim()

/** The registration number as digits, however it was written. */
const registrationIn = (typed: Typed): string => halfWidth(typedOf(typed, 'registrationNumber')).replaceAll(/[^\p{L}\p{N}]/gu, '')
const yearIn = (typed: Typed): string => halfWidth(typedOf(typed, 'certificateYear')).trim()

/** Returns the checks of a company's fields, in their order. */
export function useCompanyChecks(id: string) {
  const { t } = useLingui()
  const refused = t`판매 회원은 서울어워드(SEOUL AWARD)나 슈퍼루키(SUPER ROOKIE) 인증을 받은 기업만 가입하실 수 있습니다. 다른 인증으로는 참가를 받지 않습니다.`
  return (role: CompanyRole, typed: Typed): Check[] => {
    const missing = (name: string, message: string): Check => [typedOf(typed, name) === '', `${id}-company-${name}`, message]
    const isHome = typedOf(typed, 'country') === homeCountry
    const number = registrationIn(typed)
    const common = [
      missing('country', t`국가를 골라 주십시오`),
      missing('name', t`회사 이름을 입력해주세요`),
      [
        isHome && (number === '' ? role === 'SELLER' : !isRegistrationNumber(number)),
        `${id}-company-registrationNumber`,
        t`사업자등록번호 10자리를 입력해주세요`,
      ] as const,
      missing('ceo', t`대표자 성함을 입력해주세요`),
      missing('category', t`업종을 입력해주세요`),
      missing('address', t`회사 주소를 입력해주세요`),
    ]
    const year = yearIn(typed)
    if (role === 'SELLER')
      return [
        ...common,
        missing('certificate', t`받으신 인증을 골라 주십시오`),
        [typedOf(typed, 'certificate') === refusedCertificate, `${id}-company-certificate`, refused],
        [year !== '' && !/^(199|20\d)\d$/.test(year), `${id}-company-certificateYear`, t`해는 네 자리 숫자로 적어 주십시오 (예: 2025)`],
        missing('productCategory', t`상품 분류를 입력해주세요`),
      ]
    return [
      ...common,
      missing('buyerType', t`바이어 유형을 골라 주십시오`),
      missing('city', isHome ? t`활동하시는 시·도를 입력해주세요` : t`활동하시는 도시나 지역을 입력해주세요`),
      ...(isHome ? [missing('district', t`활동하시는 시·군·구를 입력해주세요`)] : []),
    ]
  }
}

/** A company as it is sent. What the country does not ask stays as it is. */
export function companyIn(role: CompanyRole, typed: Typed): CompanyInput {
  const given = (name: string) => typedOf(typed, name)
  const isHome = given('country') === homeCountry
  const common = {
    name: given('name'),
    ceo: given('ceo'),
    category: given('category'),
    address: given('address'),
    country: given('country'),
    ...(isHome ? { registrationNumber: registrationIn(typed) || null } : {}),
    profile: given('profile') || null,
  }
  const none = { certificate: null, productCategory: null, buyerType: null, city: null, district: null }
  if (role === 'SELLER')
    return {
      ...common,
      ...none,
      // Where somebody asks for it: joining does not.
      city: given('city') || null,
      certificate: given('certificate') === 'SEOUL_AWARD' ? 'SEOUL_AWARD' : 'SUPER_ROOKIE',
      certificateNumber: given('certificateNumber') || null,
      certificateYear: yearIn(typed) === '' ? null : Number(yearIn(typed)),
      productCategory: given('productCategory'),
    }
  return {
    ...common,
    ...none,
    buyerType: given('buyerType') === 'ONLINE' ? 'ONLINE' : 'OFFLINE',
    city: given('city'),
    district: isHome ? given('district') : null,
  }
}
