import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { SellerPage } from '../../../../../fair/company-page.tsx'
import { productsShown } from '../../../../../participant-queries.ts'
import { fairRead, sellerRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/companies/$_participant')({
  loader: ({ context, params: { _fair, _participant } }) =>
    load(context, (locale) => [
      fairRead(locale, _fair),
      sellerRead(locale, _fair, _participant),
      productsShown(locale, _fair, _participant),
    ]),
  component: OneSeller,
})

function OneSeller() {
  const locale = useLocale()
  const { _fair, _participant } = Route.useParams()
  return (
    <ItemPage read={fairRead(locale, _fair)}>
      {({ fair }) => (
        <ItemPage read={sellerRead(locale, _fair, _participant)}>{({ seller }) => <SellerPage fair={fair} seller={seller} />}</ItemPage>
      )}
    </ItemPage>
  )
}
