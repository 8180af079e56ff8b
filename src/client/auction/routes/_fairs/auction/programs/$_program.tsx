import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { auctionRead } from '../../../../auction-read.ts'
import { ProgramPage } from '../../../../programs/program-page.tsx'
import { catalogueRead, catalogueSearch, programRead } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/programs/$_program')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _program } }) =>
    load(context, (locale) => [auctionRead(locale), programRead(locale, _program), catalogueRead(locale, _program, catalogueSearch(deps))]),
  component: OneProgram,
})

function OneProgram() {
  const read = programRead(useLocale(), Route.useParams()._program)
  return (
    <WhileOpen>
      {(auction) => (
        <ItemPage read={read}>{({ program }) => <ProgramPage key={program._id} auction={auction} program={program} />}</ItemPage>
      )}
    </WhileOpen>
  )
}
