import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { lawyerQueries } from '../queries.ts'

/** The name of a lawyer, leading to who it is. */
export function ResponsibleLawyer({ _id }: { _id: string }) {
  const { data } = useQuery(lawyerQueries.detail(useLocale(), _id))
  if (data === undefined || isMissing(data)) return '…'
  return (
    <PageLink
      to="/member/$_lawyer"
      params={{ _lawyer: _id }}
      // As large as a thumb, in a line that stays as high as the others.
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center font-semibold text-ink underline underline-offset-4"
    >
      {data.lawyer.name}
    </PageLink>
  )
}
