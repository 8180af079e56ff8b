import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { toDescription } from '../../content/description.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { Marks } from '../../content/marks.tsx'
import { Outside } from '../../content/outside.tsx'
import { Page } from '../../content/page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { FairEyebrow, FairTabs } from '../fair/fair-tabs.tsx'
import { productJsonLd } from '../fair/json-ld.ts'
import { goodsNames } from '../../content/goods-names.ts'
import type { Fair, Product, ProductDetail } from '../queries.ts'

/** All that specification 3 says of a product; what its seller has not said is left out. */
function Facts({ product }: { product: Product }) {
  const { t, i18n } = useLingui()
  const { price, salesSite, homepage, buyerPage } = product
  const facts: readonly { name: string; value: ReactNode }[] = [
    { name: t`상품 분류`, value: i18n._(goodsNames[product.category]) },
    { name: t`소비자가`, value: price === null ? null : <Won amount={price} /> },
    { name: t`주요 특징`, value: product.features },
    { name: t`성분`, value: product.ingredients },
    { name: t`색상`, value: product.color },
    { name: t`크기`, value: product.size },
    { name: t`제조국`, value: product.country },
    { name: t`출시일`, value: product.releasedOn },
    { name: t`제조 방법`, value: product.manufacturing },
    { name: t`어워드 선정일`, value: product.awardedOn },
    { name: t`판매 사이트`, value: salesSite === null ? null : <Outside href={salesSite} /> },
    { name: t`홈페이지`, value: homepage === null ? null : <Outside href={homepage} /> },
    { name: t`바이어용 페이지`, value: buyerPage === null ? null : <Outside href={buyerPage} /> },
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

interface PicturesProps {
  name: string
  first: PictureSource
  more: readonly PictureSource[]
}

/** The main picture, and the others below it. */
const Pictures = ({ name, first, more }: PicturesProps) => (
  <div className="space-y-4">
    <Picture picture={first} alt={name} sizes="(width < 1024px) 100vw, 600px" className="aspect-square rounded-card" isFirst />
    {more.length > 0 && (
      <ul className="grid grid-cols-3 gap-4">
        {more.map((picture, index) => (
          <li key={picture._file}>
            <Picture
              picture={picture}
              alt={`${name} ${index + 2}`}
              sizes="(width < 1024px) 33vw, 200px"
              className="aspect-square rounded-card"
            />
          </li>
        ))}
      </ul>
    )}
  </div>
)

/** The same product at the other fairs that show it. */
const ElsewhereShown = ({ _product, fairs }: { _product: string; fairs: ProductDetail['fairs'] }) => (
  <section className="mt-10" aria-labelledby="elsewhere-title">
    <h2 id="elsewhere-title" className="font-bold">
      <Trans>이 상품을 소개하는 다른 상담회</Trans>
    </h2>
    <ul>
      {fairs.map(({ _id, title }) => (
        <li key={_id}>
          <PageLink
            to="/fairs/$_fair/products/$_product"
            params={{ _fair: _id, _product }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
)

/** `/fairs/{_fair}/products/{_id}`: of the pages that a product has, that at the newest fair is its own (decision 12). */
export function ProductPage({ fair, product }: { fair: Fair; product: ProductDetail }) {
  const { t, i18n } = useLingui()
  const { _id, name, features, seller, _seller, thumb, images, buyerPage } = product
  // One that the device has from a list does not say where else it is shown.
  const { fairs = [] } = product as Partial<ProductDetail>
  const path = `/fairs/${fairs[0]?._id ?? fair._id}/products/${_id}`
  const elsewhere = fairs.filter((one) => one._id !== fair._id)
  const params = { _fair: fair._id }
  const session = useKnownSession()
  const [first, ...more] = [...(thumb === null ? [] : [thumb]), ...images.map(({ picture }) => picture)]
  return (
    <Page
      title={`${name} · ${seller}`}
      heading={name}
      path={path}
      eyebrow={<FairEyebrow fair={fair} part={name} />}
      lead={
        <PageLink
          to="/fairs/$_fair/companies/$_participant"
          params={{ _fair: fair._id, _participant: _seller }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {seller}
        </PageLink>
      }
      description={toDescription([features, t`${seller}의 상품입니다. 상세 정보를 보시고 상담을 신청하실 수 있습니다.`].join(' '))}
      top={<FairTabs _fair={fair._id} />}
      className={`grid gap-x-16 gap-y-10 pb-[clamp(4rem,9vw,7rem)] ${first === undefined ? '' : 'md:grid-cols-2'}`}
    >
      {import.meta.env.SSR && (
        <StructuredData make={(origin) => productJsonLd(origin, path, i18n._(goodsNames[product.category]), product)} />
      )}
      {first !== undefined && <Pictures name={name} first={first} more={more} />}
      <div className="min-w-0">
        <p className="no-print mb-6 flex flex-wrap gap-3">
          <PageLink to="/fairs/$_fair/matching" params={params} search={{ open: _seller }} className={buttonClass('primary')}>
            <Trans>이 기업에 상담 제안</Trans>
          </PageLink>
          {buyerPage !== null && (
            <a href={buyerPage} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass('outline')}>
              <Trans>바이어용 페이지</Trans>
              <TopicIcon name="external" className="size-4" />
            </a>
          )}
          {session !== undefined && <Marks key={session.sub} kind="products" _item={_id} />}
        </p>
        <Facts key={_id} product={product} />
        <p className="mt-6 flex flex-wrap gap-x-6">
          <PageLink
            to="/fairs/$_fair/products"
            params={params}
            search={{ seller: _seller }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>이 기업의 상품 모두 보기</Trans>
          </PageLink>
          <PageLink to="/fairs/$_fair/products" params={params} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>참가 상품 모두 보기</Trans>
          </PageLink>
        </p>
        {elsewhere.length > 0 && <ElsewhereShown _product={_id} fairs={elsewhere} />}
      </div>
    </Page>
  )
}
