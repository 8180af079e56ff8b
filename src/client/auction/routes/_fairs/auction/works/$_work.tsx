import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { auctionRead } from '../../../../auction-read.ts'
import { workRead } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'
import { WorkPage } from '../../../../works/work-page.tsx'

export const Route = createFileRoute('/_fairs/auction/works/$_work')({
  loader: ({ context, params: { _work } }) => load(context, (locale) => [auctionRead(locale), workRead(locale, _work)]),
  component: OneWork,
})

function OneWork() {
  const read = workRead(useLocale(), Route.useParams()._work)
  return (
    <WhileOpen>
      {(auction) => <ItemPage read={read}>{({ work }) => <WorkPage key={work._id} auction={auction} work={work} />}</ItemPage>}
    </WhileOpen>
  )
}
