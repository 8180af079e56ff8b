import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { AdvisoryList } from '../../../lawyers/advisory-list.tsx'
import { peopleList } from '../../../reads.ts'

export const Route = createFileRoute('/_firm/member/advisory')({
  loader: ({ context }) => load(context, (locale) => [peopleList(locale, 'ADVISORY')]),
  component: AdvisoryList,
})
