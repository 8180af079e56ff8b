import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { load } from '../../../data/load.ts'
import { AdvisoryList } from '../../../law/lawyers/advisory-list.tsx'
import { peopleList } from '../../../law/lawyers/reads.ts'

export const Route = createFileRoute('/_firm/member/advisory')({
  loader: ({ context: { queryClient, i18n } }) => load(queryClient, [peopleList(localeOf(i18n), 'ADVISORY')]),
  component: AdvisoryList,
})
