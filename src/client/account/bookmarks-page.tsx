import type { Answer } from '#contract/api.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Bookmark } from '../content/bookmark.tsx'
import { PageLink } from '../content/page-link.tsx'
import { Pagination } from '../content/pagination.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../data/list-search.ts'
import { useLocale } from '../data/use-locale.ts'
import { LoadState } from '../ui/load-state.tsx'
import { MemberPage } from './member-page.tsx'
import { bookmarksRead } from './queries.ts'

type Marked = Answer<'GET /api/v1/me/bookmarks'>['bookmarks'][number]

const kinds = {
  success: msg`성공사례`,
  insights: msg`기사·칼럼·영상`,
  boards: msg`게시판`,
  lawyers: msg`변호사`,
  fairs: msg`상담회`,
  products: msg`상품`,
} as const

/** The page of an item: the address comes with the answer, so that the router cannot know it by type. */
function ItemLink({ path, subject }: Pick<Marked, 'path' | 'subject'>) {
  const { pathname } = new URL(path, 'https://site.invalid')
  return (
    <Link
      {...({ to: pathname } as unknown as LinkProps)}
      className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
    >
      {subject}
    </Link>
  )
}

function MyBookmarks() {
  const { t, i18n } = useLingui()
  const search = useListSearch()
  const { page = 1 } = search
  const load = useQuery(bookmarksRead(useLocale(), paged({ page })))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`즐겨찾기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary }) => summary.total === 0}
      empty={t`아직 즐겨찾기에 담으신 것이 없습니다. 보시던 화면에서 ‘즐겨찾기’를 누르시면 이곳에 모입니다.`}
    >
      {({ bookmarks, summary: { total } }) => (
        <>
          {bookmarks.length === 0 && (
            <p>
              <Trans>이 쪽에는 아무것도 없습니다. 앞쪽으로 돌아가십시오.</Trans>
            </p>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {bookmarks.map(({ _id, kind, _item, subject, path }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="text-sm text-muted">{i18n._(kinds[kind])}</p>
                  <ItemLink path={path} subject={subject} />
                </div>
                <Bookmark kind={kind} _item={_item} subject={subject} known={_id} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            count={Math.ceil(total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/bookmarks', search: pageOf(search, number) })}
          />
        </>
      )}
    </LoadState>
  )
}

/** `/mypage/bookmarks`: what a member has marked. */
export function BookmarksPage() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`즐겨찾기`} description={t`회원님이 보시던 화면에서 즐겨찾기에 담으신 것을 한자리에 모아 보시는 화면입니다.`}>
      {() => (
        <>
          <MyBookmarks />
          <p>
            <PageLink to="/mypage/myinfo" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>내 정보</Trans>
            </PageLink>
          </p>
        </>
      )}
    </MemberPage>
  )
}
