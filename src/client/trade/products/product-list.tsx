import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../content/list-page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { ProductTile } from '../../content/product-tile.tsx'
import { Won } from '../../content/won.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { FairEyebrow, FairTabs } from '../fair/fair-tabs.tsx'
import { goodsCategories } from '#contract/platform/company-choices.ts'
import { goodsNames } from '../../content/goods-names.ts'
import { type Fair, type Product, productList, sellerIn, sellerRead } from '../queries.ts'

const link = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4'

function ProductCard({ _fair, product }: { _fair: string; product: Product }) {
  const { i18n } = useLingui()
  const { _id, name, seller, category, price, thumb, images } = product
  return (
    <ProductTile
      picture={thumb ?? images[0]?.picture ?? null}
      above={i18n._(goodsNames[category])}
      name={name}
      target={{ to: '/fairs/$_fair/products/$_product', params: { _fair, _product: _id } }}
    >
      <p className="text-sm text-muted">{seller}</p>
      {price !== null && (
        <p className="mt-1 font-semibold">
          <Won amount={price} />
        </p>
      )}
    </ProductTile>
  )
}

/** Whose products alone are shown, and the way to all. */
function OfSeller({ _fair, _seller }: { _fair: string; _seller: string }) {
  const { data } = useQuery(sellerRead(useLocale(), _fair, _seller))
  const name = present(data)?.seller.name
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 border-l-4 border-accent bg-wash px-4 py-2">
      {name !== undefined && (
        <span>
          <Trans>
            <strong>{name}</strong>의 상품만 보고 계십니다.
          </Trans>
        </span>
      )}
      <PageLink to="/fairs/$_fair/products" params={{ _fair }} className={link}>
        <Trans>참가 상품 모두 보기</Trans>
      </PageLink>
      <PageLink to="/fairs/$_fair/matching" params={{ _fair }} search={{ open: _seller }} className={link}>
        <Trans>이 기업에 상담 제안</Trans>
      </PageLink>
    </p>
  )
}

/** `/fairs/{_id}/products`: what sellers show at a fair. */
export function ProductList({ fair }: { fair: Fair }) {
  const { t, i18n } = useLingui()
  const { _id, title } = fair
  const search = useListSearch()
  const _seller = sellerIn(search)
  return (
    <ListPage
      place={{ to: '/fairs/$_fair/products', params: { _fair: _id } }}
      title={t`참가 상품`}
      fullTitle={`${t`참가 상품`} · ${title}`}
      eyebrow={<FairEyebrow fair={fair} part={t`참가 상품`} />}
      lead={t`판매 기업이 이 상담회에서 소개하는 상품입니다. 상품을 고르시면 자세한 정보와 바이어용 페이지를 보실 수 있습니다.`}
      description={t`${title} 참가 상품: 판매 기업이 소개하는 상품의 특징과 성분, 가격, 제조 방법을 보시고 상담을 신청하실 수 있습니다.`}
      top={
        <>
          <FairTabs _fair={_id} />
          {_seller !== undefined && <OfSeller _fair={_id} _seller={_seller} />}
        </>
      }
      read={productList(useLocale(), _id, search)}
      items={({ products }) => products}
      columns="wide-grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4"
      renderCard={(product) => <ProductCard _fair={_id} product={product} />}
      filter={{
        name: 'type',
        label: t`상품 분류`,
        options: goodsCategories.map((value) => ({ value, label: i18n._(goodsNames[value]) })),
      }}
      failed={t`상품을 불러오지 못했습니다.`}
      empty={t`아직 소개된 상품이 없습니다. 판매 기업이 상품을 올리면 이곳에 보입니다.`}
    />
  )
}
