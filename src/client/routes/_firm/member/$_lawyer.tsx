import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { load as start } from '../../../data/load.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LawyerPage } from '../../../law/lawyers/lawyer-page.tsx'
import { worksOf } from '../../../law/lawyers/reads.ts'
import { lawyerQueries } from '../../../law/queries.ts'
import { ItemPage } from '../../../site/item-page.tsx'

export const Route = createFileRoute('/_firm/member/$_lawyer')({
  loader: ({ context: { queryClient, i18n }, params: { _lawyer } }) => {
    const locale = localeOf(i18n)
    return start(queryClient, [lawyerQueries.detail(locale, _lawyer), ...Object.values(worksOf(locale, _lawyer))])
  },
  component: Lawyer,
})

function Lawyer() {
  const load = useQuery(lawyerQueries.detail(useLocale(), Route.useParams()._lawyer))
  return <ItemPage load={load}>{({ lawyer }) => <LawyerPage lawyer={lawyer} />}</ItemPage>
}
