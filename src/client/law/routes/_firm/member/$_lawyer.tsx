import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { LawyerPage } from '../../../lawyers/lawyer-page.tsx'
import { lawyerQueries } from '../../../queries.ts'
import { worksOf } from '../../../reads.ts'
import { ItemPage } from '../../../../site/item-page.tsx'

export const Route = createFileRoute('/_firm/member/$_lawyer')({
  loader: ({ context, params: { _lawyer } }) =>
    load(context, (locale) => [lawyerQueries.detail(locale, _lawyer), ...Object.values(worksOf(locale, _lawyer))]),
  component: Lawyer,
})

function Lawyer() {
  const read = lawyerQueries.detail(useLocale(), Route.useParams()._lawyer)
  return <ItemPage read={read}>{({ lawyer }) => <LawyerPage lawyer={lawyer} />}</ItemPage>
}
