import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { auctionRead } from '../../../auction-read.ts'
import { ProgramList } from '../../../programs/program-list.tsx'
import { programList } from '../../../queries.ts'
import { WhileOpen } from '../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [auctionRead(locale), programList(locale, deps)]),
  component: () => <WhileOpen>{(auction) => <ProgramList auction={auction} />}</WhileOpen>,
})
