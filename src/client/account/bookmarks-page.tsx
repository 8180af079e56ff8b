import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { MarkList } from '../content/mark-button.tsx'
import { Mark } from '../content/marks.tsx'
import { PageLink } from '../content/page-link.tsx'
import { Pagination } from '../content/pagination.tsx'
import { useOwnNotes } from '../content/use-own-notes.ts'
import { paged, pageOf, pageSize, useListSearch } from '../data/list-pages.ts'
import { useLocale } from '../data/use-locale.ts'
import { type Load, LoadState } from '../ui/load-state.tsx'
import type { Note } from '../offline/member/note.ts'
import { MemberPage } from './member-page.tsx'
import { NotedItems } from './noted-items.tsx'
import { bookmarksRead, likesRead } from './queries.ts'
import { tab } from './tab.ts'

type Marked = Answer<'GET /api/v1/me/bookmarks'>['bookmarks'][number]
type Marks = { marks: readonly Marked[]; total: number }

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

/** The own note about an item, as it is on this device. */
function NoteText({ note }: { note: Note | undefined }) {
  if (note === undefined) return null
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line">
      <span className="font-semibold">
        <Trans>내 메모</Trans>
      </span>{' '}
      {note.text}
    </p>
  )
}

interface ListProps {
  list: MarkList
  /** The member's own, on this device. */
  notes?: readonly Note[] | undefined
  load: Load<Marks>
  failed: string
  empty: string
}

/** A page of one of the two lists. */
function MarkedItems({ list, notes = [], load, failed, empty }: ListProps) {
  const search = useListSearch()
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={failed} isEmpty={({ total }) => total === 0} empty={empty}>
      {({ marks, total }) => (
        <>
          {marks.length === 0 && (
            <p>
              <Trans>이 쪽에는 아무것도 없습니다. 앞쪽으로 돌아가십시오.</Trans>
            </p>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {marks.map(({ _id, kind, label, _item, subject, path }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="text-sm text-muted">{label}</p>
                  <ItemLink path={path} subject={subject} />
                  <NoteText note={notes.find((note) => note.kind === kind && note._item === _item)} />
                </div>
                <Mark list={list} kind={kind} _item={_item} subject={subject} known={_id} />
              </li>
            ))}
          </ul>
          <Pagination
            page={search.page ?? 1}
            count={Math.ceil(total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/bookmarks', search: pageOf(search, number) })}
          />
        </>
      )}
    </LoadState>
  )
}

function MyBookmarks({ account }: { account: string | undefined }) {
  const { t } = useLingui()
  const { page = 1 } = useListSearch()
  const load = useQuery({
    ...bookmarksRead(useLocale(), paged({ page })),
    select: ({ bookmarks: marks, summary: { total } }) => ({ marks, total }),
  })
  const notes = useOwnNotes(account)
  return (
    <>
      <MarkedItems
        list="bookmarks"
        notes={notes}
        load={load}
        failed={t`즐겨찾기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        empty={t`아직 즐겨찾기에 담으신 것이 없습니다. 보시던 화면에서 ‘즐겨찾기’를 누르시면 이곳에 모입니다.`}
      />
      {load.isError && load.data === undefined && <NotedItems notes={notes ?? []} />}
    </>
  )
}

function MyLikes() {
  const { t } = useLingui()
  const { page = 1 } = useListSearch()
  const load = useQuery({
    ...likesRead(useLocale(), paged({ page })),
    select: ({ likes: marks, summary: { total } }) => ({ marks, total }),
  })
  return (
    <MarkedItems
      list="likes"
      load={load}
      failed={t`좋아요를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      empty={t`아직 ‘좋아요’를 누르신 것이 없습니다.`}
    />
  )
}

/** Saved items or likes. */
function Lists() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`목록 구분`} className="flex gap-6 border-b border-line">
      <PageLink to="/mypage/bookmarks" className={tab}>
        <Trans>즐겨찾기</Trans>
      </PageLink>
      <PageLink to="/mypage/bookmarks" search={{ type: 'likes' }} className={tab}>
        <Trans>좋아요한 것</Trans>
      </PageLink>
    </nav>
  )
}

/** `/mypage/bookmarks`: what a member has saved, and likes. */
export function BookmarksPage() {
  const { t } = useLingui()
  const isOfLikes = useListSearch().type === 'likes'
  return (
    <MemberPage title={t`즐겨찾기`} description={t`회원님이 보시던 화면에서 즐겨찾기에 담으신 것을 한자리에 모아 보시는 화면입니다.`}>
      {({ sub, actor }) => (
        <>
          <Lists />
          {isOfLikes ? <MyLikes /> : <MyBookmarks account={actor === undefined ? sub : undefined} />}
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
