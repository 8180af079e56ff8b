import { Trans } from '@lingui/react/macro'
import { ProductTile } from '../../content/product-tile.tsx'
import { DeliveryFee, Price } from '../price.tsx'
import { RatingLine } from '../reviews/rating-line.tsx'
import type { Shop, ShopProduct } from '../queries.ts'

/** One product among others: with the whole price, delivery included, at the first look. */
export function ShopProductCard({ product, shop }: { product: ShopProduct; shop: Shop }) {
  const { _id, name, maker, price, listPrice, thumb, isSoldOut, isPickUp, hasDifferences } = product
  return (
    <ProductTile picture={thumb} above={maker} name={name} target={{ to: '/shop/products/$_product', params: { _product: _id } }}>
      <Price price={price} listPrice={listPrice} isFrom={hasDifferences} className="mt-1" />
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
        <RatingLine product={product} />
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
    </ProductTile>
  )
}
