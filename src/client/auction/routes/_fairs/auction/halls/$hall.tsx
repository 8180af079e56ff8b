import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { auctionRead } from '../../../../auction-read.ts'
import { HallPage } from '../../../../halls/hall-page.tsx'
import { hallRead } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/halls/$hall')({
  loader: ({ context, params: { hall } }) => load(context, (locale) => [auctionRead(locale), hallRead(locale, hall)]),
  component: OneHall,
})

function OneHall() {
  const read = hallRead(useLocale(), Route.useParams().hall)
  return (
    <WhileOpen>
      {(auction) => <ItemPage read={read}>{({ hall }) => <HallPage key={hall.code} auction={auction} hall={hall} />}</ItemPage>}
    </WhileOpen>
  )
}
