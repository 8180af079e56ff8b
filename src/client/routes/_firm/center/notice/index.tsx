import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { NoticeList } from '../../../../support/notices/notice-list.tsx'
import { noticeList } from '../../../../support/queries.ts'

export const Route = createFileRoute('/_firm/center/notice/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => load(context, (locale) => [noticeList(locale, deps)]),
  component: NoticeList,
})
