import { authors } from '#contract/auction/authors.ts'
import { consignors as consignorResource } from '#contract/auction/consignors.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { v7 as uuid } from 'uuid'
import type { Seed, Source } from '../types.ts'
import { type ArtistKey, artists } from './artists.ts'
import { consignors, contractOf } from './consignors.ts'
import { oeuvres } from './oeuvres.ts'
import { type SaleKey, sales, type SeedSale } from './sales.ts'
import type { SeedOeuvre, SeedWork } from './work.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
/** Seoul is ahead of UTC, all year. */
const seoul = 9 * hour

const saleIds = Object.fromEntries(sales.map(({ key }) => [key, uuid()])) as Record<SaleKey, string>
const artistIds = Object.fromEntries(artists.map(({ key }) => [key, uuid()])) as Record<ArtistKey, string>

/** An hour of Seoul so many days from now. */
function inSeoul(now: Date, days: number, oclock: number): string {
  const today = Math.floor((now.getTime() + seoul) / day) * day
  return new Date(today - seoul + days * day + oclock * hour).toISOString()
}

/** When the first lot of a sale ends: that which runs does so on a full ten minutes. */
function closesAt(now: Date, { closes }: SeedSale): string {
  if ('onDay' in closes) return inSeoul(now, closes.onDay, 14)
  return new Date(Math.ceil((now.getTime() + closes.inHours * hour) / (10 * minute)) * 10 * minute).toISOString()
}

const placed = (names: readonly string[], picture: Source['picture']) =>
  Promise.all(names.map(async (name, index) => ({ index, picture: await picture(name) })))

async function workRow({ now, picture }: Source, { artist, medium, taxKind, shipping }: SeedOeuvre, work: SeedWork) {
  const { key, sale, lot, size, estimate, images = [], year = null, signature = null, provenance = null, exhibitions = null, reserve = null, ...texts } = work
  const [height, width, depth = null] = size
  return {
    ...texts,
    ...contractOf(artist, sale, lot, inSeoul(now, -75, 12).slice(0, 10)),
    _program: saleIds[sale],
    _author: artistIds[artist],
    lot,
    place: placeOfLot(lot),
    medium,
    taxKind,
    shipping,
    height,
    width,
    depth,
    year,
    signature,
    provenance,
    exhibitions,
    reserve,
    estimateLow: estimate[0],
    estimateHigh: estimate[1],
    images: await placed([key, ...images], picture),
    createdAt: new Date(now.getTime() - 60 * day + placeOfLot(lot) * 1000).toISOString(),
  }
}

export const seeds: readonly Seed[] = [
  {
    resource: authors,
    rows: async ({ now }) =>
      artists.map(({ key, died = null, ...artist }, index) => ({
        ...artist,
        _id: artistIds[key],
        died,
        portrait: null,
        createdAt: new Date(now.getTime() - 90 * day + index * 1000).toISOString(),
      })),
  },
  {
    resource: programs,
    rows: ({ now, picture }) =>
      Promise.all(
        sales.map(async ({ days, closes, key, cover, ...sale }, index) => ({
          ...sale,
          _id: saleIds[key],
          cover: await picture(cover),
          previewFrom: inSeoul(now, days.previewFrom, 10),
          previewTo: inSeoul(now, days.previewTo, 18),
          opensAt: inSeoul(now, days.opens, 10),
          closesAt: closesAt(now, { ...sale, days, closes, key, cover }),
          images: [],
          createdAt: new Date(now.getTime() - 70 * day - index * 1000).toISOString(),
        })),
      ),
  },
  {
    resource: consignorResource,
    rows: async ({ now }) =>
      consignors.map(({ artists: _of, terms: _agreed, ...consignor }, index) => ({
        ...consignor,
        createdAt: new Date(now.getTime() - 80 * day + index * 1000).toISOString(),
      })),
  },
  { resource: works, rows: (source) => Promise.all(oeuvres.flatMap((oeuvre) => oeuvre.works.map((work) => workRow(source, oeuvre, work)))) },
]
