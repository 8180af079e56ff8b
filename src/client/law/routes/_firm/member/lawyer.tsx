import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { LawyerList } from '../../../lawyers/lawyer-list.tsx'
import { peopleList } from '../../../reads.ts'

export const Route = createFileRoute('/_firm/member/lawyer')({
  loader: ({ context }) => load(context, (locale) => [peopleList(locale, 'LAWYER')]),
  component: LawyerList,
})
