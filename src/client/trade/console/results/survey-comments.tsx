import { shapeOf } from '#contract/shape.ts'
import { surveyFields } from '#contract/trade/surveys.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'

/** Comments of participants in the survey, without their names. */
export function SurveyComments({ _fair }: { _fair: string }) {
  const { i18n } = useLingui()
  const title = i18n._(shapeOf(surveyFields.comment).label ?? '')
  const [search, setSearch] = useState<ListSearch>({})
  const [limit, page] = [sizeOf(search), pageOf(search)]
  const read = readOptions('GET /api/console/fairs/{_id}/survey/comments', useLocale(), {
    params: { _id: _fair },
    query: { limit, skip: (page - 1) * limit },
  })
  const load = useQuery({ ...read, placeholderData: keepPreviousData })
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-3 font-bold">{title}</h2>
      <ListBody load={load} search={search} onSearch={setSearch}>
        {({ comments }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {comments.map((comment, index) => (
              // They have no names, and two may say the same.
              <li key={`${page} ${index}`} className="px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
                {comment}
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  )
}
