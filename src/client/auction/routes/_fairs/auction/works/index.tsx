import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { auctionRead } from '../../../../auction-read.ts'
import { authorRead, catalogueSearch, worksFound } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'
import { WorksFound } from '../../../../works/works-found.tsx'

export const Route = createFileRoute('/_fairs/auction/works/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => {
    const search = catalogueSearch(deps)
    return load(context, (locale) => [
      auctionRead(locale),
      worksFound(locale, search),
      ...(search.author === undefined ? [] : [authorRead(locale, search.author)]),
    ])
  },
  component: () => <WhileOpen>{(auction) => <WorksFound auction={auction} />}</WhileOpen>,
})
