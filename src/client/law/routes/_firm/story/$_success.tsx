import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { present } from '../../../../data/query-client.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { successQueries } from '../../../queries.ts'
import { lawyerOf, relatedStories } from '../../../reads.ts'
import { StoryPage } from '../../../stories/story-page.tsx'
import { ItemPage } from '../../../../site/item-page.tsx'

export const Route = createFileRoute('/_firm/story/$_success')({
  loader: ({ context, params: { _success } }) =>
    load(
      context,
      (locale) => [successQueries.detail(locale, _success), successQueries.neighbours(locale, _success)],
      (locale) => {
        const story = present(context.queryClient.getQueryData(successQueries.detail(locale, _success).queryKey))?.success
        return story === undefined ? [] : [relatedStories(locale, story.practice), ...lawyerOf(locale, story)]
      },
    ),
  component: Story,
})

function Story() {
  const read = successQueries.detail(useLocale(), Route.useParams()._success)
  return <ItemPage read={read}>{({ success }) => <StoryPage story={success} />}</ItemPage>
}
