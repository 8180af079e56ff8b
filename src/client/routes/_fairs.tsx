import { createFileRoute } from '@tanstack/react-router'
import { load } from '../data/load.ts'
import { auctionRead } from '../auction/auction-read.ts'
import { shopRead } from '../shop/shop-read.ts'
import { settingRead } from '../site/queries.ts'
import { newestFairs } from '../trade/menu.ts'
import { FairPages } from './-fair-pages.tsx'

export const Route = createFileRoute('/_fairs')({
  // Of what links know of the page that they are on; in its own address it is left out.
  validateSearch: (): { site?: 'centre' | undefined } => ({ site: 'centre' }),
  search: { middlewares: [({ search, next }) => ({ ...next(search), site: undefined })] },
  loader: ({ context }) => load(context, (locale) => [settingRead(locale), newestFairs(locale), shopRead(locale), auctionRead(locale)]),
  component: FairPages,
})
