import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { Intro } from '../../../law/lawyers/intro.tsx'
import { homeReads } from '../../../law/queries.ts'

export const Route = createFileRoute('/_firm/rev/intro')({
  loader: ({ context }) => load(context, (locale) => [homeReads(locale).representative]),
  component: Intro,
})
