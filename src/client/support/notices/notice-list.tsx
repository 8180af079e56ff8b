import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { noticeList, type SupportOf } from '../queries.ts'
import { postRows, PostRow } from '../post-row.tsx'
import { noticeListOf, noticeTarget } from './notice-target.ts'

interface Props {
  code: SupportOf
  eyebrow?: ReactNode
  lead: string
}

/** The notices of the firm, or of the trade centre. */
export function NoticeList({ code, ...page }: Props) {
  const { t } = useLingui()
  return (
    <ListPage
      {...postRows}
      {...page}
      place={{ to: noticeListOf[code] }}
      title={t`공지사항`}
      read={noticeList(useLocale(), useListSearch(), code)}
      items={({ notifications }) => notifications}
      renderCard={({ _id, subject, createdAt, isPinned }) => (
        <PostRow
          target={noticeTarget({ _id, code })}
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
