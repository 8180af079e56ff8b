import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { BuyerPage } from '../../../../../fair/company-page.tsx'
import { buyerRead } from '../../../../../participant-queries.ts'
import { fairRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/buyers/$_participant')({
  loader: ({ context, params: { _fair, _participant } }) =>
    load(context, (locale) => [fairRead(locale, _fair), buyerRead(locale, _fair, _participant)]),
  component: OneBuyer,
})

function OneBuyer() {
  const locale = useLocale()
  const { _fair, _participant } = Route.useParams()
  return (
    <ItemPage read={fairRead(locale, _fair)}>
      {({ fair }) => (
        <ItemPage read={buyerRead(locale, _fair, _participant)}>{({ buyer }) => <BuyerPage fair={fair} buyer={buyer} />}</ItemPage>
      )}
    </ItemPage>
  )
}
