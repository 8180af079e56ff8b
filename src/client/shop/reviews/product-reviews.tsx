import { percentOf } from '#contract/shop/average.ts'
import { languageTag } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Filters } from '../../content/filters.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { Zoom } from '../products/zoom.tsx'
import { type ProductReview, productReviewsRead, reviewsEach, reviewSearch } from '../queries.ts'
import { StaffAnswer } from '../staff-answer.tsx'
import { Stars } from './stars.tsx'

const zoom = 'review-zoom'

interface Sums {
  rating: { count: number; average: number }
  /** How many have one star, two, and so on. */
  stars: readonly number[]
}

/** Part of all that a number is: drawn, since its text stands beside it. The server's markup may have no style of its own. */
const Bar = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" className="h-1.5 w-full bg-wash">
    <rect width={percent} height="8" fill="currentColor" />
  </svg>
)

/** How a product is rated: the average, and how many have given how many stars. */
function Summary({ rating: { count, average }, stars }: Sums) {
  const shown = average.toFixed(1)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <p className="tabular-nums">
        <strong className="text-2xl">
          <span aria-hidden="true" className="text-accent">
            ★{' '}
          </span>
          {shown}
        </strong>{' '}
        <span className="text-muted">
          <Trans>/ 5점</Trans>
        </span>
        <span className="block text-sm text-muted">
          <Plural value={count} other="후기 #건" />
        </span>
      </p>
      <ol reversed className="space-y-1 text-sm">
        {stars
          .map((number, index) => ({ number, star: index + 1 }))
          .toReversed()
          .map(({ number, star }) => (
            <li key={star} className="flex items-center gap-3 tabular-nums">
              <span className="shrink-0">
                <Trans>{star}점</Trans>
              </span>
              <span className="min-w-0 flex-1 text-accent">
                <Bar percent={percentOf(number, count)} />
              </span>
              <span className="shrink-0 text-muted">
                <Plural value={number} other="#건" />
              </span>
            </li>
          ))}
      </ol>
    </div>
  )
}

interface ReviewProps {
  review: ProductReview
  onEnlarge: (picture: PictureSource, alt: string) => void
}

function Review({ review, onEnlarge }: ReviewProps) {
  const { author, rating, createdAt, content, images, language, values, answer } = review
  const { t } = useLingui()
  const altOf = (place: number) => t`${author} 님의 후기 사진 ${place + 1}`
  return (
    <li className="space-y-3 border-t border-line py-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Stars rating={rating} />
        <strong>{author}</strong>
        <time dateTime={createdAt} className="text-muted tabular-nums">
          {koreanDay(createdAt)}
        </time>
        {language !== useLocale() && <span className="text-muted">{localeNames[language]}</span>}
      </p>
      {values.length > 0 && <p className="text-sm text-muted">{values.join(' / ')}</p>}
      <p lang={languageTag(language)} className="whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map(({ index, picture }, place) => (
            <li key={index}>
              <button
                {...opens(zoom, () => onEnlarge(picture, altOf(place)))}
                className="block cursor-pointer"
                aria-label={t`${altOf(place)} 크게 보기`}
              >
                <Picture picture={picture} alt="" sizes="80px" className="size-20 rounded-card" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <StaffAnswer answer={answer} />
    </li>
  )
}

/** Reviews of a product with their sums, a page at a time, as its address asks for them. */
export function ProductReviews({ _id, name }: { _id: string; name: string }) {
  const { t } = useLingui()
  const search = reviewSearch(useListSearch())
  const { page = 1, reviews: choice } = search
  const load = useQuery({ ...productReviewsRead(useLocale(), _id, search), placeholderData: keepPreviousData })
  const [enlarged, setEnlarged] = useState<{ picture: PictureSource; alt: string }>()
  const first = load.data?.reviews.flatMap(({ images }) => images)[0]?.picture
  const place = { to: '/shop/products/$_product', params: { _product: _id }, hash: 'reviews' } as const
  return (
    <TitledSection id="reviews" title={t`상품 후기`}>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`후기를 불러오지 못했습니다. 후기를 보시려면 인터넷에 연결되어 있어야 합니다.`}
      >
        {({ rating, stars, reviews, summary }) =>
          rating === null ? (
            <p>
              <Trans>아직 후기가 없습니다. 받으신 상품이라면 첫 후기를 써 주십시오.</Trans>
            </p>
          ) : (
            <>
              <Summary rating={rating} stars={stars} />
              <Filters
                isOneOfMany
                name="reviews"
                label={t`후기 보기`}
                none={t`최신순`}
                options={[
                  { value: 'best', label: t`별점 높은순` },
                  { value: 'pictures', label: t`사진 후기` },
                ]}
                place={place}
                search={search}
              />
              {reviews.length === 0 ? (
                <p className="text-muted">
                  {choice === 'pictures' && page === 1 ? (
                    <Trans>사진이 있는 후기가 아직 없습니다.</Trans>
                  ) : (
                    <Trans>이 쪽에는 후기가 없습니다.</Trans>
                  )}
                </p>
              ) : (
                <ul aria-busy={load.isPlaceholderData} aria-label={t`${name}의 후기`} className="border-b border-line aria-busy:opacity-60">
                  {reviews.map((review) => (
                    <Review key={review._id} review={review} onEnlarge={(picture, alt) => setEnlarged({ picture, alt })} />
                  ))}
                </ul>
              )}
              <Pagination
                page={page}
                count={Math.ceil(summary.total / reviewsEach)}
                targetOf={(number) => ({ ...place, search: { ...search, page: number > 1 ? number : undefined } })}
              />
            </>
          )
        }
      </LoadState>
      <p className="no-print">
        <PageLink to="/mypage/reviews" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>후기 쓰기</Trans>
        </PageLink>
      </p>
      {first !== undefined && <Zoom id={zoom} picture={enlarged?.picture ?? first} alt={enlarged?.alt ?? name} />}
    </TitledSection>
  )
}
