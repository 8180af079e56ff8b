import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../../data/list-search.ts'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { CompanyList } from '../../../../../fair/companies.tsx'
import { sellerList } from '../../../../../participant-queries.ts'
import { fairRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/companies/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _fair } }) => load(context, (locale) => [fairRead(locale, _fair), sellerList(locale, _fair, deps)]),
  component: Companies,
})

function Companies() {
  return <ItemPage read={fairRead(useLocale(), Route.useParams()._fair)}>{({ fair }) => <CompanyList fair={fair} />}</ItemPage>
}
