import { pictureJsonLd } from '../../content/json-ld.ts'
import type { Thing } from '../../data/ssr-context.tsx'
import type { Fair, Product } from '../queries.ts'

/** A fair, for search engines. Only one whose days are fixed is an event to them. */
export const fairJsonLd = (origin: string, fair: Fair, organiser: string): Thing[] => {
  const { _id, title, description, venue, startsAt, endsAt, thumbs } = fair
  if (startsAt === null || endsAt === null) return []
  const url = `${origin}/fairs/${_id}`
  return [
    {
      '@type': 'Event',
      '@id': url,
      name: title,
      description,
      url,
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: venue, address: venue },
        { '@type': 'VirtualLocation', url },
      ],
      organizer: { '@type': 'Organization', name: organiser, url: `${origin}/fairs` },
      ...pictureJsonLd(origin, thumbs[0]?.picture ?? null, 'image'),
    },
  ]
}

/** A product at a fair, for search engines. */
export const productJsonLd = (origin: string, _fair: string, product: Product): Thing => {
  const { _id, name, features, price, seller, thumb, images, color, size, releasedOn, country } = product
  const url = `${origin}/fairs/${_fair}/products/${_id}`
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description: features,
    url,
    brand: { '@type': 'Brand', name: seller },
    ...pictureJsonLd(origin, thumb ?? images[0]?.picture ?? null, 'image'),
    ...(color === null ? {} : { color }),
    ...(size === null ? {} : { size }),
    ...(releasedOn === null ? {} : { releaseDate: releasedOn }),
    ...(country === null ? {} : { countryOfOrigin: { '@type': 'Country', name: country } }),
    ...(price === null ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'KRW', url } }),
  }
}
