import { estimateRanges, media } from '#contract/auction/list-choices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Filters, type FilterOption } from '../../content/filters.tsx'
import type { PagePlace } from '../../content/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mediumNames } from '../medium-names.ts'
import { FollowOffer } from '../follows/follow-offer.tsx'
import { wantedBy } from '../follows/wanted.ts'
import type { CatalogueSearch } from '../queries.ts'
import { useRangeText } from './use-range-text.ts'

interface Props {
  /** Of the list that they narrow. */
  place: PagePlace
  /** Artists to choose from. */
  authors: readonly { _id: string; name: string }[]
  search: CatalogueSearch
}

/** Filters of a catalogue and how it is shown, as links: they work without scripts. */
export function WorkChoices({ place, authors, search }: Props) {
  const { t, i18n } = useLingui()
  const { medium, estimate, author } = search
  const count = [medium, estimate, author].filter((choice) => choice !== undefined).length
  const rangeText = useRangeText()
  const wanted = wantedBy(search)
  const choices: readonly { name: 'medium' | 'estimate' | 'author'; label: string; options: readonly FilterOption[] }[] = [
    { name: 'author', label: t`작가`, options: authors.map((one) => ({ value: one._id, label: one.name })) },
    { name: 'medium', label: t`분류`, options: media.map((value) => ({ value, label: i18n._(mediumNames[value]) })) },
    { name: 'estimate', label: t`추정가`, options: estimateRanges.map((value) => ({ value, label: rangeText(value) })) },
  ]
  return (
    <div className="no-print min-w-0">
      <Filters
        isOneOfMany
        name="view"
        label={t`보기`}
        none={t`그림 보기`}
        options={[{ value: 'list', label: t`목록 보기` }]}
        place={place}
        search={search}
      />
      <details className="group min-w-0" open={count > 0}>
        <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {count === 0 ? <Trans>작품 고르기</Trans> : <Trans>작품 고르기 {count}개</Trans>}
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
      {wanted !== undefined && (
        <FollowOffer
          wanted={wanted}
          label={wanted.kind === 'author' ? t`작가 팔로우` : t`이 검색 팔로우`}
          promise={
            wanted.kind === 'author'
              ? t`새 작품이 경매에 나오면 알려 드립니다.`
              : t`어느 경매에든 이 검색에 맞는 새 작품이 나오면 알려 드립니다.`
          }
        />
      )}
    </div>
  )
}
