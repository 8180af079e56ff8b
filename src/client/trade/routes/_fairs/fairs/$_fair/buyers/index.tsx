import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../../data/list-search.ts'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { BuyerList } from '../../../../../fair/companies.tsx'
import { buyerList } from '../../../../../participant-queries.ts'
import { fairRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/buyers/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _fair } }) => load(context, (locale) => [fairRead(locale, _fair), buyerList(locale, _fair, deps)]),
  component: Buyers,
})

function Buyers() {
  return <ItemPage read={fairRead(useLocale(), Route.useParams()._fair)}>{({ fair }) => <BuyerList fair={fair} />}</ItemPage>
}
