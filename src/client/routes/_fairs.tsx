import { createFileRoute } from '@tanstack/react-router'
import { load } from '../data/load.ts'
import { settingRead } from '../site/queries.ts'
import { newestFairs } from '../trade/queries.ts'
import { FairPages } from './-fair-pages.tsx'

export const Route = createFileRoute('/_fairs')({
  loader: ({ context }) => load(context, (locale) => [settingRead(locale), newestFairs(locale)]),
  component: FairPages,
})
