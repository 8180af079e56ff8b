import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { listSearch } from '../../../data/list-search.ts'
import { load } from '../../../data/load.ts'
import { storyList } from '../../../law/stories/reads.ts'
import { StoryList } from '../../../law/stories/story-list.tsx'

export const Route = createFileRoute('/_firm/story/representative')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, i18n }, deps }) => load(queryClient, [storyList(localeOf(i18n), 'representative', deps)]),
  component: Judgments,
})

function Judgments() {
  return <StoryList code="representative" search={Route.useSearch()} />
}
