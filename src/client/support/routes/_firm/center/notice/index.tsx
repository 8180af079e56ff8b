import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { NoticeList } from '../../../../notices/notice-list.tsx'
import { noticeList } from '../../../../queries.ts'

export const Route = createFileRoute('/_firm/center/notice/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [noticeList(locale, deps)]),
  component: Notices,
})

function Notices() {
  const { t } = useLingui()
  return <NoticeList code="firm" lead={t`사무소 운영과 상담 일정, 이용하시는 데 필요한 소식을 알려 드립니다.`} />
}
