import { languageTag } from '#contract/locale.ts'
import { certificates } from '#contract/platform/certificates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Filters, type FilterOption } from '../../content/filters.tsx'
import type { PagePlace } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { goodsCategories } from '#contract/platform/company-choices.ts'
import { goodsNames } from '../../content/goods-names.ts'
import { buyerTypeNames, buyerTypes, certificateNames } from '../names.ts'
import type { ParticipantSearch } from '../participant-queries.ts'

interface Props {
  place: PagePlace
  search: ParticipantSearch
  /** Of which there are any, with the other choices. */
  countries: readonly { code: string; total: number }[]
  side: 'SELLER' | 'BUYER'
}

/** The choices of an address that narrow a list of participants. */
export const choicesIn = ({ sector, country, certificate, type }: ParticipantSearch): string[] =>
  [sector, country, certificate, type].filter((choice) => choice !== undefined)

/** Filters of a list of participants, as links: they work without scripts. */
export function CompanyChoices({ place, search, countries, side }: Props) {
  const { t, i18n } = useLingui()
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'region' })
  const count = choicesIn(search).length
  const ofRole =
    side === 'SELLER'
      ? {
          name: 'certificate' as const,
          label: t`인증`,
          options: certificates.map((value) => ({ value, label: i18n._(certificateNames[value]) })),
        }
      : {
          name: 'type' as const,
          label: t`바이어 유형`,
          options: buyerTypes.map((value) => ({ value, label: i18n._(buyerTypeNames[value]) })),
        }
  const choices: readonly { name: 'sector' | 'country' | 'certificate' | 'type'; label: string; options: readonly FilterOption[] }[] = [
    { name: 'sector', label: t`취급 분야`, options: goodsCategories.map((value) => ({ value, label: i18n._(goodsNames[value]) })) },
    {
      name: 'country',
      label: t`국가`,
      options: countries.map(({ code, total }) => ({ value: code, label: `${names.of(code) ?? code} ${total}` })),
    },
    ofRole,
  ]
  return (
    <details className="group no-print min-w-0" open={count > 0}>
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {count === 0 ? <Trans>기업 고르기</Trans> : <Trans>기업 고르기 {count}개</Trans>}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="space-y-4 py-3">
        {choices
          .filter(({ options }) => options.length > 0)
          .map(({ name, label, options }) => (
            <div key={name}>
              <dt className="mb-2 text-sm font-semibold text-muted">{label}</dt>
              <dd>
                <Filters isOneOfMany name={name} label={label} options={options} place={place} search={search} />
              </dd>
            </div>
          ))}
      </dl>
    </details>
  )
}
