import { languageTag } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { employeeNames, exportNames } from '../../content/company-names.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { Outside } from '../../content/outside.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { goodsNames } from '../../content/goods-names.ts'
import { buyerTypeNames, certificateNames, kindOf } from '../names.ts'
import type { BuyerDetail, SellerDetail } from '../participant-queries.ts'
import { tagOfText } from './in-own-language.tsx'

/** A country by its code. Browsers may know another name for one than the server. */
export function CountryName({ code }: { code: string }) {
  const locale = useLocale()
  return <span suppressHydrationWarning>{new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code}</span>
}

/** A fact that the company has written itself: in its own language, where it is not there in the reader's. */
const Written = ({ text, isForeign }: { text: string; isForeign: boolean }) => (
  <span lang={isForeign ? tagOfText(text) : undefined}>{text}</span>
)

/** Where a company is: its city and country, or what of them it has said. */
const Place = ({ country, parts, isForeign }: { country: string | null; parts: readonly (string | null)[]; isForeign: boolean }) => {
  const city = parts.filter((part) => part !== null).join(' ')
  return (
    <>
      <Written text={city} isForeign={isForeign} />
      {city !== '' && country !== null && ' · '}
      {country !== null && <CountryName code={country} />}
    </>
  )
}

/** Renders what a company has said of itself, a fact a row; what it has not said is left out. */
export function CompanyFacts({ company }: { company: SellerDetail | BuyerDetail }) {
  const { t, i18n } = useLingui()
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'language' })
  const { category, sector, country, city, employees, exportExperience, languages, website, minimumOrder, contactRole, fallback } = company
  const { foundedYear, otherCertificates } = company
  const of = 'certificate' in company ? company : { certificate: null, productCategory: null }
  const { buyerType, district } = 'buyerType' in company ? company : { buyerType: null, district: null }
  const certificates = [of.certificate === null ? null : i18n._(certificateNames[of.certificate]), otherCertificates]
  const facts: readonly { name: string; value: ReactNode }[] = [
    {
      name: t`업종`,
      // What it deals in says the same to those who cannot read it.
      value:
        category === '' || (fallback.includes('category') && sector !== null) ? null : (
          <Written text={category} isForeign={fallback.includes('category')} />
        ),
    },
    { name: t`취급 분야`, value: sector === null ? null : i18n._(goodsNames[sector]) },
    { name: t`상품 분류`, value: of.productCategory },
    { name: t`바이어 유형`, value: buyerType === null ? null : i18n._(buyerTypeNames[buyerType]) },
    {
      name: t`지역`,
      value:
        city === null && country === null ? null : (
          <Place country={country} parts={[city, fallback.includes('city') ? null : district]} isForeign={fallback.includes('city')} />
        ),
    },
    { name: t`인증`, value: kindOf(...certificates) || null },
    { name: t`설립 연도`, value: foundedYear },
    { name: t`직원 수`, value: employees === null ? null : i18n._(employeeNames[employees]) },
    { name: t`수출 경험`, value: exportExperience === null ? null : i18n._(exportNames[exportExperience]) },
    {
      name: t`상담할 수 있는 언어`,
      value: languages.length === 0 ? null : languages.map((code) => names.of(code) ?? code).join(', '),
    },
    {
      name: t`최소 주문`,
      value: minimumOrder === null ? null : <Written text={minimumOrder} isForeign={fallback.includes('minimumOrder')} />,
    },
    {
      name: t`상담 담당`,
      value: contactRole === null ? null : <Written text={contactRole} isForeign={fallback.includes('contactRole')} />,
    },
    { name: t`홈페이지`, value: website === null ? null : <Outside href={website} /> },
  ]
  return (
    <dl className="border-b border-line">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <FactRow key={name} name={name}>
              {value}
            </FactRow>
          ),
      )}
    </dl>
  )
}
