import { centreId, pictureJsonLd } from '../content/json-ld.ts'
import type { Thing } from '../data/ssr-context.tsx'
import { isDeliveredFree } from '#contract/shop/order-total.ts'
import type { Shop, ShopProductDetail } from './queries.ts'

/** A product of the shop, for search engines: an offer of the centre, with what delivery costs. */
export const shopProductJsonLd = (origin: string, product: ShopProductDetail, shop: Shop, category: string | undefined): Thing[] => {
  const { _id, name, summary, maker, price, thumb, images, isSoldOut, variants, rating } = product
  const url = `${origin}/shop/products/${_id}`
  const prices = variants.map((variant) => variant.price)
  const [lowPrice, highPrice] = [Math.min(price, ...prices), Math.max(price, ...prices)]
  const fee = isDeliveredFree(price, shop) ? 0 : shop.deliveryFee
  const sold = {
    priceCurrency: 'KRW',
    url,
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}` as const,
    itemCondition: 'https://schema.org/NewCondition' as const,
    seller: { '@id': centreId(origin) },
    shippingDetails: {
      '@type': 'OfferShippingDetails' as const,
      shippingRate: { '@type': 'MonetaryAmount' as const, value: fee, currency: 'KRW' },
      shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: 'KR' },
    },
  }
  return [
    {
      '@type': 'Product',
      '@id': url,
      name,
      description: summary,
      url,
      sku: _id,
      ...(category === undefined ? {} : { category }),
      ...(maker === null ? {} : { brand: { '@type': 'Brand', name: maker } }),
      ...pictureJsonLd(origin, thumb ?? images[0]?.picture ?? null, 'image'),
      ...(rating === null
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
      offers:
        lowPrice === highPrice
          ? { '@type': 'Offer', price, ...sold }
          : { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: variants.length, ...sold },
    },
  ]
}
