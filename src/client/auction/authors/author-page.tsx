import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Cards } from '../../content/cards.tsx'
import { summaryOf, toDescription } from '../../content/description.ts'
import { ItemPicture } from '../../content/item-picture.tsx'
import { Missing } from '../../content/missing.ts'
import { Page } from '../../content/page.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { isBeyond } from '../../data/missing-page.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { AuctionInformation } from '../auction-information.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { FollowOffer } from '../follows/follow-offer.tsx'
import { authorJsonLd } from '../json-ld.ts'
import { type Auction, type Author, worksOfAuthor } from '../queries.ts'
import { WorkCard } from '../works/work-card.tsx'

const columns = 'grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:grid-cols-4'

/** Works of an artist in all sales. */
function Works({ author: { _id } }: { author: Author }) {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1 } = search
  const load = useQuery({ ...worksOfAuthor(useLocale(), _id, search), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="works-title" className="mt-12 border-t border-line pt-8">
      <h2 id="works-title" className="mb-6 text-xl font-bold">
        <Trans>경매에 나온 작품</Trans>
      </h2>
      <HeadingLevel value={3}>
        <LoadState
          load={load}
          skeleton={
            <div className={`grid ${columns}`}>
              <CardSkeleton />
            </div>
          }
          failed={t`작품을 불러오지 못했습니다.`}
          empty={t`지금 볼 수 있는 작품이 없습니다.`}
          isEmpty={({ summary }) => summary.total === 0}
        >
          {({ works, summary }) => (
            <>
              <Cards items={works} columns={columns} renderCard={(work) => <WorkCard work={work} />} />
              <Pagination
                page={page}
                count={Math.ceil(summary.total / pageSize)}
                targetOf={(number) => ({ to: '/auction/authors/$_author', params: { _author: _id }, search: pageOf(search, number) })}
              />
            </>
          )}
        </LoadState>
      </HeadingLevel>
    </section>
  )
}

/** `/auction/authors/{_id}`: an artist, and the works that have been in sales. */
export function AuthorPage({ author, auction }: { author: Author; auction: Auction }) {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1 } = search
  const { data, isPlaceholderData } = useQuery(worksOfAuthor(useLocale(), author._id, search))
  const missing = use(Missing)
  const { name, born, died, place, intro, portrait, fallback } = author
  const years = born === null ? null : died === null ? t`${born}년 출생` : t`${born}~${died}`
  if (!isPlaceholderData && isBeyond((page - 1) * pageSize, data)) return missing
  const title = `${name} · ${t`경매 작가`}`
  const description = toDescription(
    [t`${name}의 소개와 경매에 나온 작품, 추정가와 마감 시간을 보실 수 있습니다.`, summaryOf(intro)].join(' '),
  )
  return (
    <Page
      title={page > 1 ? t`${title} ${page}쪽` : title}
      heading={name}
      eyebrow={<Breadcrumbs page={name} />}
      lead={[years, place].filter((part) => part !== null).join(' · ')}
      description={page > 1 ? t`${page}쪽. ${description}` : description}
      search={page > 1 ? `page=${page}` : ''}
    >
      {import.meta.env.SSR && <StructuredData make={(origin) => authorJsonLd(origin, author)} />}
      <div className={portrait === null ? '' : 'grid gap-x-12 gap-y-5 md:grid-cols-[15rem_minmax(0,44rem)]'}>
        <ItemPicture picture={portrait} sizes="240px" widths={[320, 480]} className="aspect-[4/5] w-48 rounded-card" isFirst />
        <div className="min-w-0">
          <RichText html={intro} isForeign={fallback?.includes('intro') === true} />
          <div className="mt-6">
            <FollowOffer
              wanted={{ kind: 'author', _author: author._id }}
              label={t`작가 팔로우`}
              promise={t`새 작품이 경매에 나오면 알려 드립니다.`}
            />
          </div>
        </div>
      </div>
      <Works author={author} />
      <AuctionInformation auction={auction} />
    </Page>
  )
}
