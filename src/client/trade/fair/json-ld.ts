import { instantOf } from '#contract/trade/slots.ts'
import { pictureJsonLd } from '../../content/json-ld.ts'
import { zonedTime } from '../../content/zoned-time.ts'
import type { Thing } from '../../data/ssr-context.tsx'
import type { Fair, Product } from '../queries.ts'

/** The meetings need no place where there are no tables. */
const isOnline = ({ tables }: Fair): boolean => tables === 0

/** Talks and other parts of a fair, each an event of its own. Who speaks may be a person or not, so that is said in words. */
const programmeJsonLd = ({ programme, timeZone, venue }: Fair) =>
  programme.map(({ day, from, to, title, speaker, place }) => {
    const at = (time: string) => zonedTime(new Date(instantOf(day, time, timeZone)).toISOString(), timeZone)
    return {
      '@type': 'Event' as const,
      name: title,
      ...(speaker === null ? {} : { description: speaker }),
      startDate: at(from),
      endDate: at(to),
      location: { '@type': 'Place' as const, name: place ?? venue, address: venue },
    }
  })

/** A fair, for search engines. Only one whose days are fixed is an event to them. What it costs to take part we do not know. */
export const fairJsonLd = (origin: string, fair: Fair, organiser: string): Thing[] => {
  const { _id, title, description, venue, startsAt, endsAt, thumbs, timeZone, programme } = fair
  if (startsAt === null || endsAt === null) return []
  const url = `${origin}/fairs/${_id}`
  const online = { '@type': 'VirtualLocation', url } as const
  const mode = isOnline(fair) ? 'Online' : 'Mixed'
  return [
    {
      '@type': 'Event',
      '@id': url,
      name: title,
      description,
      url,
      startDate: zonedTime(startsAt, timeZone),
      endDate: zonedTime(endsAt, timeZone),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: isOnline(fair) ? online : [{ '@type': 'Place', name: venue, address: venue }, online],
      organizer: { '@type': 'Organization', name: organiser, url: `${origin}/fairs` },
      ...pictureJsonLd(origin, thumbs[0]?.picture ?? null, 'image'),
      ...(programme.length === 0 ? {} : { subEvent: programmeJsonLd(fair) }),
    },
  ]
}

/**
 * A product, for search engines, at its own address. Google takes one without a price, a review or a rating for a mistake, so that
 * is none to them.
 */
export const productJsonLd = (origin: string, path: string, category: string, product: Product): Thing[] => {
  const { name, features, price, seller, thumb, images, color, size, releasedOn, country, homepage } = product
  if (price === null) return []
  const url = `${origin}${path}`
  return [
    {
      '@type': 'Product',
      '@id': url,
      name,
      description: features,
      url,
      category,
      brand: { '@type': 'Brand', name: seller },
      manufacturer: { '@type': 'Organization', name: seller },
      ...pictureJsonLd(origin, thumb ?? images[0]?.picture ?? null, 'image'),
      ...(color === null ? {} : { color }),
      ...(size === null ? {} : { size }),
      ...(releasedOn === null ? {} : { releaseDate: releasedOn }),
      ...(country === null ? {} : { countryOfOrigin: { '@type': 'Country', name: country } }),
      ...(homepage === null ? {} : { sameAs: homepage }),
      // Sold elsewhere, so that nothing is said of its being in stock.
      offers: { '@type': 'Offer', price, priceCurrency: 'KRW', url: product.salesSite ?? url },
    },
  ]
}
