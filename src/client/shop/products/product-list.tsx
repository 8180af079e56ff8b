import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { ListPage } from '../../content/list-page.tsx'
import { Missing } from '../../content/missing.ts'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { categoriesRead, type Category, type Shop, shopProductList, shopSearch } from '../queries.ts'
import { ShopInformation } from '../shop-information.tsx'
import { CartLink } from '../cart/cart-link.tsx'
import { Breadcrumbs, trailOf } from '../breadcrumbs.tsx'
import { CategoryLinks } from './category-links.tsx'
import { ListChoices } from './list-choices.tsx'
import { LastSeen } from './last-seen.tsx'
import { ShopProductCard } from './product-card.tsx'

interface Props {
  shop: Shop
  /** Absent: all products. */
  category?: Category | undefined
  categories: readonly Category[]
}

function Products({ shop, category, categories }: Props) {
  const { t } = useLingui()
  const search = shopSearch(useListSearch())
  const { sort, price, pickup, stock, rating } = search
  const place =
    category === undefined ? ({ to: '/shop' } as const) : ({ to: '/shop/$_category', params: { _category: category.code } } as const)
  const steps = category === undefined ? [] : trailOf(categories, category.code)
  const title = category?.name ?? t`상점`
  return (
    <ListPage
      place={place}
      title={title}
      {...(category === undefined ? {} : { fullTitle: `${category.name} · ${t`상점`}` })}
      {...(category === undefined ? {} : { eyebrow: <Breadcrumbs steps={steps.slice(0, -1)} page={category.name} /> })}
      lead={
        category === undefined
          ? t`무역센터가 고른 작은 기업의 상품입니다. 배송비까지 처음부터 보여 드립니다.`
          : t`무역센터 상점의 ${title}: 작은 기업이 만든 상품을 배송비까지 처음부터 보여 드립니다.`
      }
      top={
        <>
          <CategoryLinks categories={categories} current={category} />
          <p className="needs-scripts mt-4">
            <CartLink />
          </p>
        </>
      }
      read={shopProductList(useLocale(), search, category?.code)}
      items={({ shopProducts }) => shopProducts}
      renderNote={({ isNear }) =>
        isNear === true && (
          <strong className="block">
            <Trans>찾으시는 말이 그대로 든 상품은 없어 비슷한 말이 든 상품을 보여 드립니다.</Trans>
          </strong>
        )
      }
      columns="wide-grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4"
      renderCard={(product) => <ShopProductCard product={product} shop={shop} />}
      filters={<ListChoices place={place} search={search} />}
      isNarrowed={[price, pickup, stock, rating].some((choice) => choice !== undefined)}
      isHidden={[sort, price, pickup, stock, rating].some((choice) => choice !== undefined)}
      failed={t`상품을 불러오지 못했습니다.`}
      empty={t`아직 상품이 없습니다.`}
    >
      <LastSeen />
      <ShopInformation shop={shop} />
    </ListPage>
  )
}

/** `/shop` and `/shop/{code}`: products, all of them or those of a category and all below it. */
export function ProductList({ shop, code }: { shop: Shop; code?: string }) {
  const { data } = useQuery(categoriesRead(useLocale()))
  const missing = use(Missing)
  const categories = data?.categories ?? []
  if (code === undefined) return <Products shop={shop} categories={categories} />
  const category = categories.find((each) => each.code === code)
  if (category === undefined) return data === undefined ? null : missing
  return <Products key={code} shop={shop} category={category} categories={categories} />
}
