import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { NoticeList } from '../../../../support/notices/notice-list.tsx'
import { noticeList } from '../../../../support/queries.ts'
import { CentreEyebrow } from '../../../../trade/trail.tsx'

export const Route = createFileRoute('/_fairs/fairs/notices/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [noticeList(locale, deps, 'fairs')]),
  component: Notices,
})

function Notices() {
  const { t } = useLingui()
  return (
    <NoticeList
      code="fairs"
      eyebrow={<CentreEyebrow page={t`공지사항`} />}
      lead={t`상담회 일정과 모집, 참가하시는 데 필요한 소식을 알려 드립니다. 새 상담회가 정해지면 이곳에 먼저 올립니다.`}
    />
  )
}
