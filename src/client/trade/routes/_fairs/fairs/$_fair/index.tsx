import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { FairPage } from '../../../../fair/fair-page.tsx'
import { fairRead } from '../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/')({
  loader: ({ context, params: { _fair } }) => load(context, (locale) => [fairRead(locale, _fair)]),
  component: OneFair,
})

function OneFair() {
  return <ItemPage read={fairRead(useLocale(), Route.useParams()._fair)}>{({ fair }) => <FairPage fair={fair} />}</ItemPage>
}
