import { picturesInOrder } from '#contract/pictures-in-order.ts'
import { expectedAt } from '#contract/auction/phase.ts'
import { pictureJsonLd } from '../content/json-ld.ts'
import { zonedTime } from '../content/zoned-time.ts'
import type { Thing } from '../data/ssr-context.tsx'
import { summaryOf } from '../content/description.ts'
import type { Author, Program, Work } from './queries.ts'

const zone = 'Asia/Seoul'
const authorUrl = (origin: string, _id: string) => `${origin}/auction/authors/${_id}`

/** A sale, for search engines: an event from its first bid to the end of its last lot, in its place and on the net. */
export const programJsonLd = (origin: string, program: Program): Thing => {
  const { _id, title, intro, cover, venue, opensAt, closesAt, closing, lastEndsAt } = program
  const url = `${origin}/auction/programs/${_id}`
  return {
    '@type': 'SaleEvent',
    '@id': url,
    name: title,
    description: summaryOf(intro),
    url,
    startDate: zonedTime(opensAt, zone),
    endDate: zonedTime(lastEndsAt === null ? closesAt : expectedAt({ endsAt: lastEndsAt, closing }), zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: venue, address: venue },
      { '@type': 'VirtualLocation', url },
    ],
    ...pictureJsonLd(origin, cover, 'image'),
  }
}

const cm = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' }) as const

/** A work, for search engines. What it will be sold for nobody knows, so that no price is said. @param artform what kind of work it is, in the language of the page */
export const workJsonLd = (origin: string, work: Work, artform: string): Thing => {
  const { _id, title, author, material, height, width, depth, year, description } = work
  const url = `${origin}/auction/works/${_id}`
  return {
    '@type': 'VisualArtwork',
    '@id': url,
    name: title,
    url,
    creator: { '@type': 'Person', name: author.name, url: authorUrl(origin, author._id) },
    artform,
    artMedium: material,
    height: cm(height),
    width: cm(width),
    ...(depth === null ? {} : { depth: cm(depth) }),
    ...(description === null ? {} : { description: summaryOf(description) }),
    ...(year === null ? {} : { dateCreated: year }),
    ...pictureJsonLd(origin, picturesInOrder(work)[0] ?? null, 'image'),
  }
}

/** An artist, for search engines. */
export const authorJsonLd = (origin: string, author: Author): Thing => {
  const { _id, name, intro, born, died, portrait } = author
  return {
    '@type': 'Person',
    '@id': authorUrl(origin, _id),
    name,
    url: authorUrl(origin, _id),
    description: summaryOf(intro),
    ...(born === null ? {} : { birthDate: String(born) }),
    ...(died === null ? {} : { deathDate: String(died) }),
    ...pictureJsonLd(origin, portrait, 'image'),
  }
}
