import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { storyList } from '../../../reads.ts'
import { StoryList } from '../../../stories/story-list.tsx'

export const Route = createFileRoute('/_firm/story/firm')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [storyList(locale, 'firm', deps)]),
  component: () => <StoryList code="firm" />,
})
