import { Trans, useLingui } from '@lingui/react/macro'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-search.ts'
import { useLocale } from '../../data/use-locale.ts'
import { noticeList } from '../queries.ts'
import { postRows, PostRow } from '../post-row.tsx'

/** The firm's notices. */
export function NoticeList() {
  const { t } = useLingui()
  return (
    <ListPage
      {...postRows}
      place={{ to: '/center/notice' }}
      title={t`공지사항`}
      lead={t`사무소 운영과 상담 일정, 이용하시는 데 필요한 소식을 알려 드립니다.`}
      read={noticeList(useLocale(), useListSearch())}
      items={({ notifications }) => notifications}
      renderCard={({ _id, subject, createdAt, isPinned }) => (
        <PostRow
          target={{ to: '/center/notice/$_notification', params: { _notification: _id } }}
          subject={subject}
          createdAt={createdAt}
          mark={
            isPinned && (
              <span className="mr-2 rounded-control border border-accent px-1.5 py-0.5 text-xs text-accent">
                <Trans>중요</Trans>
              </span>
            )
          }
        />
      )}
      failed={t`공지사항을 불러오지 못했습니다.`}
      empty={t`아직 올라온 공지가 없습니다.`}
    />
  )
}
