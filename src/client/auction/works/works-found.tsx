import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { AuctionInformation } from '../auction-information.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { WorkChoices } from '../programs/work-choices.tsx'
import { type Auction, authorRead, catalogueSearch, worksFound } from '../queries.ts'
import { WorkCard, WorkRow } from './work-card.tsx'

const place = { to: '/auction/works' } as const

/** `/auction/works`: the works of all sales that a search finds, the newest first. */
export function WorksFound({ auction }: { auction: Auction }) {
  const { t } = useLingui()
  const locale = useLocale()
  const search = catalogueSearch(useListSearch())
  const { medium, estimate, author = '', view } = search
  const isNarrowed = [medium, estimate, search.author].some((choice) => choice !== undefined)
  const read = worksFound(locale, search)
  const first = useQuery(read).data?.works[0]
  const artist = present(useQuery({ ...authorRead(locale, author), enabled: author !== '' }).data)?.author
  const title = t`경매 작품 찾기`
  return (
    <ListPage
      place={place}
      title={title}
      eyebrow={<Breadcrumbs page={title} />}
      lead={t`예정된 경매와 진행 중인 경매, 지난 경매의 작품을 모두 찾습니다. 새로 나온 작품이 먼저 보입니다.`}
      read={read}
      items={({ works }) => works}
      columns={view === 'list' ? '' : 'grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:grid-cols-4'}
      renderCard={(work) => {
        const Card = view === 'list' ? WorkRow : WorkCard
        return <Card work={work} isFirst={work._id === first?._id} />
      }}
      filters={<WorkChoices place={place} authors={artist === undefined ? [] : [artist]} search={search} />}
      isNarrowed={isNarrowed}
      isHidden={isNarrowed || view !== undefined}
      failed={t`작품을 불러오지 못했습니다.`}
      empty={t`지금 볼 수 있는 작품이 없습니다.`}
    >
      <AuctionInformation auction={auction} />
    </ListPage>
  )
}
