import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Cards } from '../../content/cards.tsx'
import { toDescription } from '../../content/description.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { Marks } from '../../content/marks.tsx'
import { Page } from '../../content/page.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { ShareBar } from '../../content/share-bar.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { Won } from '../../content/won.tsx'
import { deferred } from '../../data/deferred.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { HeadingLevel } from '../../ui/heading.tsx'
import { shopProductJsonLd } from '../json-ld.ts'
import { isDeliveredFree } from '#contract/shop/order-total.ts'
import { pointsFor } from '#contract/shop/point-rules.ts'
import { Price } from '../price.tsx'
import { RatingLine } from '../reviews/rating-line.tsx'
import { categoriesRead, relatedRead, type Shop, type ShopProductDetail } from '../queries.ts'
import { RestockOffer } from '../restock/restock-offer.tsx'
import { ShopInformation } from '../shop-information.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { Breadcrumbs, trailOf } from '../breadcrumbs.tsx'
import { firstChoices, variantOf } from './choices.ts'
import { Gallery } from './gallery.tsx'
import { LastSeen } from './last-seen.tsx'
import { ShopProductCard } from './product-card.tsx'
import { noteSeen } from './seen.ts'
import { VariantChoice, VariantState } from './variant-choice.tsx'
import { grouped } from '../../content/grouped.ts'

const ProductQuestions = deferred(() => import('../questions/product-questions.tsx'), 'ProductQuestions')
const ProductReviews = deferred(() => import('../reviews/product-reviews.tsx'), 'ProductReviews')

interface Props {
  product: ShopProductDetail
  shop: Shop
}

/** What it costs to get it, and how. */
function Facts({ product: { price, maker, isPickUp, mostEach }, shop }: Props) {
  const { t } = useLingui()
  const { freeDeliveryFrom, deliveryFee, jejuFee, islandFee } = shop
  const isFree = isDeliveredFree(price, shop)
  const points = grouped(pointsFor(price))
  return (
    <dl className="mt-6 border-b border-line">
      <FactRow name={t`배송비`}>
        {isFree ? <Trans>무료</Trans> : <Won amount={deliveryFee} />}
        {!isFree && freeDeliveryFrom !== null && (
          <span className="text-muted">
            {' '}
            <Trans>
              (<Won amount={freeDeliveryFrom} /> 이상 무료)
            </Trans>
          </span>
        )}
        {(jejuFee > 0 || islandFee > 0) && (
          <span className="text-muted">
            {' '}
            <Trans>· 제주·도서산간은 추가</Trans>
          </span>
        )}
      </FactRow>
      {pointsFor(price) > 0 && (
        <FactRow name={t`적립`}>
          <Trans>구매를 확정하시면 {points}P</Trans>
        </FactRow>
      )}
      <FactRow name={t`받는 방법`}>{isPickUp ? t`택배, 센터에서 직접 받기` : t`택배`}</FactRow>
      {/* A product on a device of before has none. */}
      {mostEach != null && (
        <FactRow name={t`구매 수량`}>
          <Trans>한 분께 {mostEach}개까지</Trans>
        </FactRow>
      )}
      {maker !== null && <FactRow name={t`제조사`}>{maker}</FactRow>}
    </dl>
  )
}

/** Way of the chosen variant into the cart, or to a word when it is back. */
const Buying = ({ product, variant }: Pick<Props, 'product'> & { variant: ReturnType<typeof variantOf> }) => (
  <>
    {!product.isSoldOut && (
      <div className="needs-scripts no-print">
        <AddToCart product={product} variant={variant} />
      </div>
    )}
    <RestockOffer variant={variant} isSoldOut={product.isSoldOut} />
  </>
)

/** Others of its category. */
function Related({ product: { _id, category }, shop }: Props) {
  const code = category.at(-1) ?? ''
  const { data } = useQuery({ ...relatedRead(useLocale(), code), enabled: code !== '' })
  const items = (data?.shopProducts ?? []).filter((other) => other._id !== _id).slice(0, 4)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="no-print mt-12">
      <h2 id="related-title" className="mb-5 font-serif text-xl font-semibold">
        <Trans>함께 보시면 좋은 상품</Trans>
      </h2>
      <HeadingLevel value={3}>
        <Cards
          items={items}
          columns="grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4"
          renderCard={(other) => <ShopProductCard product={other} shop={shop} />}
        />
      </HeadingLevel>
    </section>
  )
}

/** `/shop/products/{_id}`. */
export function ProductPage({ product, shop }: Props) {
  const { t } = useLingui()
  const session = useKnownSession()
  const categories = useQuery(categoriesRead(useLocale())).data?.categories ?? []
  const { _id, name, summary, description, price, listPrice, thumb, images, options, variants, isSoldOut, hasDifferences, fallback } =
    product
  // A list on a device of before has none.
  const { disclosed = [] } = product as Partial<ShopProductDetail>
  const [chosen, setChosen] = useState(() => firstChoices(options))
  const variant = variantOf(variants, chosen)
  const choose = (option: number, value: string) => setChosen((before) => before.map((each, index) => (index === option ? value : each)))
  useEffect(() => noteSeen({ _id, name, thumb }), [_id, name, thumb])
  const pictures = [...(thumb === null ? [] : [thumb]), ...images.map(({ picture }) => picture)]
  const steps = trailOf(categories, product.category.at(-1))
  return (
    <Page
      title={`${name} · ${t`상점`}`}
      heading={name}
      eyebrow={<Breadcrumbs steps={steps} page={name} />}
      lead={summary}
      description={toDescription([summary, t`${name}의 가격과 배송비, 옵션과 재고를 보실 수 있습니다.`].join(' '))}
    >
      {import.meta.env.SSR && <StructuredData make={(origin) => shopProductJsonLd(origin, product, shop, steps.at(-1)?.name)} />}
      <div className={`grid gap-x-16 gap-y-10 ${pictures.length === 0 ? '' : 'md:grid-cols-2'}`}>
        {pictures.length > 0 && <Gallery name={name} pictures={pictures} />}
        <div className="min-w-0">
          <Price price={price} listPrice={listPrice} isFrom={hasDifferences} className="text-2xl" />
          <p>
            <a href="#reviews" className="inline-flex min-h-11 items-center gap-1 text-sm underline-offset-4 hover:underline">
              <RatingLine product={product} none={<Trans>아직 후기가 없습니다.</Trans>} />
            </a>
          </p>
          <VariantChoice product={product} chosen={chosen} onChoose={choose} />
          <VariantState variant={variant} isSoldOut={isSoldOut} />
          <Buying product={product} variant={variant} />
          <Facts product={product} shop={shop} />
          <p className="no-print mt-6 flex flex-wrap gap-3">
            <a href="#questions" className={buttonClass('outline')}>
              <Trans>상품 문의</Trans>
            </a>
            {session !== undefined && <Marks key={session.sub} kind="shopProducts" _item={_id} />}
          </p>
          <div className="mt-6">
            <ShareBar title={name} />
          </div>
        </div>
      </div>
      <div className="mt-12">
        <TitledSection id="description" title={t`상세 설명`}>
          <RichText html={description} isForeign={fallback?.includes('description') === true} />
        </TitledSection>
        <Suspense fallback={<div className="skeleton h-72" aria-busy="true" />}>
          <ProductReviews _id={_id} name={name} />
          <ProductQuestions _id={_id} name={name} />
        </Suspense>
        {disclosed.length > 0 && (
          <TitledSection id="disclosure" title={t`상품정보 제공고시`}>
            <dl className="border-b border-line">
              {disclosed.map((fact) => (
                <FactRow key={fact.name} name={fact.name}>
                  {fact.text}
                </FactRow>
              ))}
            </dl>
          </TitledSection>
        )}
        {shop.policy !== null && (
          <TitledSection id="policy" title={t`배송·교환·환불`}>
            <p className="whitespace-pre-line">{shop.policy}</p>
          </TitledSection>
        )}
      </div>
      <Related product={product} shop={shop} />
      <LastSeen except={_id} />
      <ShopInformation shop={shop} />
    </Page>
  )
}
