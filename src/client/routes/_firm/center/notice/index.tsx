import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { NoticeList, noticeList } from '../../../../support/notices/notice-list.tsx'

export const Route = createFileRoute('/_firm/center/notice/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, i18n }, deps }) => load(queryClient, [noticeList(localeOf(i18n), deps)]),
  component: Notices,
})

function Notices() {
  return <NoticeList search={Route.useSearch()} />
}
