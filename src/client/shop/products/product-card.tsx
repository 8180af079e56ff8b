import { Trans } from '@lingui/react/macro'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { DeliveryFee, Price } from '../price.tsx'
import type { Shop, ShopProduct } from '../queries.ts'

/** One product among others: with the whole price, delivery included, at the first look. */
export function ShopProductCard({ product, shop }: { product: ShopProduct; shop: Shop }) {
  const { _id, name, maker, price, listPrice, thumb, isSoldOut, isPickUp, hasDifferences } = product
  return (
    <article className="relative">
      {thumb === null ? (
        <div className="mb-3 flex aspect-square items-center justify-center rounded-card bg-wash p-4 text-sm text-muted">
          <Trans>사진이 없습니다.</Trans>
        </div>
      ) : (
        <ItemPicture picture={thumb} sizes="(width < 768px) 50vw, 300px" className="mb-3 aspect-square rounded-card" />
      )}
      {maker !== null && <p className="text-xs text-muted">{maker}</p>}
      <Heading className="mt-0.5 font-bold">
        <PageLink
          to="/shop/products/$_product"
          params={{ _product: _id }}
          className="card-control hover:underline hover:underline-offset-4"
        >
          {name}
        </PageLink>
      </Heading>
      <Price price={price} listPrice={listPrice} isFrom={hasDifferences} className="mt-1" />
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
        {isSoldOut ? (
          <strong className="text-danger">
            <Trans>품절</Trans>
          </strong>
        ) : (
          <>
            <span>
              <DeliveryFee price={price} shop={shop} />
            </span>
            {isPickUp && (
              <span>
                <Trans>센터 수령 가능</Trans>
              </span>
            )}
          </>
        )}
      </p>
    </article>
  )
}
