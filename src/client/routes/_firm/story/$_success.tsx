import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { load as start } from '../../../data/load.ts'
import { isMissing } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { lawyerQueries, successQueries } from '../../../law/queries.ts'
import { relatedStories } from '../../../law/stories/reads.ts'
import { StoryPage } from '../../../law/stories/story-page.tsx'
import { ItemPage } from '../../../site/item-page.tsx'

export const Route = createFileRoute('/_firm/story/$_success')({
  loader: ({ context: { queryClient, i18n }, params: { _success } }) => {
    const locale = localeOf(i18n)
    const read = successQueries.detail(locale, _success)
    return start(queryClient, [read, successQueries.neighbours(locale, _success)], () => {
      const story = queryClient.getQueryData(read.queryKey)
      if (story === undefined || isMissing(story)) return []
      const { practice, _lawyer } = story.success
      return [relatedStories(locale, practice), ...(_lawyer === null ? [] : [lawyerQueries.detail(locale, _lawyer)])]
    })
  },
  component: Story,
})

function Story() {
  const load = useQuery(successQueries.detail(useLocale(), Route.useParams()._success))
  return <ItemPage load={load}>{({ success }) => <StoryPage story={success} />}</ItemPage>
}
