import { certificates, refusedCertificate } from '#contract/platform/certificates.ts'
import type { CompanyInput } from '#contract/account/companies.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../content/field.tsx'
import type { Check, Typed } from '../content/checked-form.ts'
import { Choices } from './choices.tsx'
import { TextField } from '../content/text-field.tsx'

export type CompanyRole = 'SELLER' | 'BUYER'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  invalid: string | undefined
  /** What was said before. */
  company?: Partial<CompanyInput>
}

/** Renders the fields of every company. */
export function CompanyFields({ id, invalid, company = {} }: Props) {
  const { t } = useLingui()
  const fields = [
    ['name', t`회사 이름`, 'organization'],
    ['ceo', t`대표자 성함`, 'off'],
    ['category', t`업종`, 'off'],
    ['address', t`회사 주소`, 'street-address'],
  ] as const
  return (
    <>
      {fields.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          id={`${id}-company-${name}`}
          name={`company-${name}`}
          label={label}
          autoComplete={autoComplete}
          defaultValue={company[name]}
          aria-required="true"
          aria-invalid={invalid === `${id}-company-${name}`}
        />
      ))}
    </>
  )
}

/** Renders additional fields of sellers. */
export function SellerFields({ id, invalid, company = {} }: Props) {
  const { t } = useLingui()
  const names = { SEOUL_AWARD: t`서울어워드 (SEOUL AWARD)`, SUPER_ROOKIE: t`슈퍼루키 (SUPER ROOKIE)`, OTHER: t`그 밖의 인증` }
  return (
    <>
      <Choices
        id={`${id}-company-certificate`}
        name="company-certificate"
        legend={t`받으신 인증`}
        choices={([...certificates, refusedCertificate] as const).map((value) => [value, names[value]] as const)}
        chosen={company.certificate ?? undefined}
      />
      <TextField
        id={`${id}-company-productCategory`}
        name="company-productCategory"
        label={t`상품 분류`}
        defaultValue={company.productCategory ?? undefined}
        aria-required="true"
        aria-invalid={invalid === `${id}-company-productCategory`}
      />
    </>
  )
}

/** Renders additional fields of buyers. */
export function BuyerFields({ id, invalid, company = {} }: Props) {
  const { t } = useLingui()
  const fields = [
    ['city', t`활동하시는 시·도`, 'address-level1'],
    ['district', t`활동하시는 시·군·구`, 'address-level2'],
  ] as const
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
      />
      {fields.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          id={`${id}-company-${name}`}
          name={`company-${name}`}
          label={label}
          autoComplete={autoComplete}
          defaultValue={company[name] ?? undefined}
          aria-required="true"
          aria-invalid={invalid === `${id}-company-${name}`}
        />
      ))}
    </>
  )
}

/** Renders the company's description of its business. */
export function CompanyProfile({ id, company = {} }: Props) {
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

/** Returns the checks of a company's fields, in their order. */
export function useCompanyChecks(id: string) {
  const { t } = useLingui()
  const refused = t`판매 회원은 서울어워드(SEOUL AWARD)나 슈퍼루키(SUPER ROOKIE) 인증을 받은 기업만 가입하실 수 있습니다. 다른 인증으로는 참가를 받지 않습니다.`
  return (role: CompanyRole, typed: Typed): Check[] => {
    const missing = (name: string, message: string): Check => [typedOf(typed, name) === '', `${id}-company-${name}`, message]
    const common = [
      missing('name', t`회사 이름을 입력해주세요`),
      missing('ceo', t`대표자 성함을 입력해주세요`),
      missing('category', t`업종을 입력해주세요`),
      missing('address', t`회사 주소를 입력해주세요`),
    ]
    if (role === 'SELLER')
      return [
        ...common,
        missing('certificate', t`받으신 인증을 골라 주십시오`),
        [typedOf(typed, 'certificate') === refusedCertificate, `${id}-company-certificate`, refused],
        missing('productCategory', t`상품 분류를 입력해주세요`),
      ]
    return [
      ...common,
      missing('buyerType', t`바이어 유형을 골라 주십시오`),
      missing('city', t`활동하시는 시·도를 입력해주세요`),
      missing('district', t`활동하시는 시·군·구를 입력해주세요`),
    ]
  }
}

/** A company as it is sent. */
export function companyIn(role: CompanyRole, typed: Typed): CompanyInput {
  const given = (name: string) => typedOf(typed, name)
  const common = {
    name: given('name'),
    ceo: given('ceo'),
    category: given('category'),
    address: given('address'),
    profile: given('profile') || null,
  }
  const none = { certificate: null, productCategory: null, buyerType: null, city: null, district: null }
  if (role === 'SELLER')
    return {
      ...common,
      ...none,
      certificate: given('certificate') === 'SEOUL_AWARD' ? 'SEOUL_AWARD' : 'SUPER_ROOKIE',
      productCategory: given('productCategory'),
    }
  return {
    ...common,
    ...none,
    buyerType: given('buyerType') === 'ONLINE' ? 'ONLINE' : 'OFFLINE',
    city: given('city'),
    district: given('district'),
  }
}
