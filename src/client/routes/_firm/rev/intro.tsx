import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { load } from '../../../data/load.ts'
import { Intro } from '../../../law/lawyers/intro.tsx'
import { lawyerQueries } from '../../../law/queries.ts'

export const Route = createFileRoute('/_firm/rev/intro')({
  loader: ({ context: { queryClient, i18n } }) => load(queryClient, [lawyerQueries.list(localeOf(i18n), { isRepresentative: true })]),
  component: Intro,
})
