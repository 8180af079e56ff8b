import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { MatchingRequest } from '../../../../matchings/matching-request.tsx'
import { sellerList } from '../../../../participant-queries.ts'
import { fairRead } from '../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/matching')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _fair } }) => load(context, (locale) => [fairRead(locale, _fair), sellerList(locale, _fair, deps)]),
  component: Matching,
})

function Matching() {
  return <ItemPage read={fairRead(useLocale(), Route.useParams()._fair)}>{({ fair }) => <MatchingRequest fair={fair} />}</ItemPage>
}
