import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageLink } from '../content/page-link.tsx'
import { useAlertFailure } from '../content/use-alert-failure.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { confirm } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { koreanDay } from '../ui/day.ts'
import { LoadState } from '../ui/load-state.tsx'
import { commentsRead } from './queries.ts'

type Comment = Answer<'GET /api/v1/me/comments'>['comments'][number]

/** So many are shown at a time. */
const limit = 10

function CommentRow({ comment, onRemoved }: { comment: Comment; onRemoved: () => void }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { _id, content, createdAt, moderation, board } = comment
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/comments/{_id}')
  const start = content.slice(0, 20)
  const remove = async () => {
    if (!(await confirm(t`이 댓글을 지우시겠습니까? 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: onRemoved, onError: alertFailure })
  }
  return (
    <li className="border-t border-line py-3">
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
        {' · '}
        {board === null ? (
          <Trans>지금은 없는 글</Trans>
        ) : (
          <PageLink
            to="/board/default-board/$_board"
            params={{ _board: board._id }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {board.subject}
          </PageLink>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{content}</p>
      {moderation === 'hidden' && (
        <p className="mt-1 border-l-2 border-warning pl-3 text-sm">
          <Trans>운영 기준에 맞지 않아 가린 댓글입니다. 다른 분께는 보이지 않습니다.</Trans>
        </p>
      )}
      {moderation === 'waiting' && (
        <p className="mt-1 border-l-2 border-line pl-3 text-sm">
          <Trans>확인을 기다리고 있습니다. 담당자가 확인하면 다른 분께도 보입니다.</Trans>
        </p>
      )}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isPending}
        aria-label={t`‘${start}’ 댓글 지우기`}
        onClick={() => void remove()}
      >
        <Trans>지우기</Trans>
      </button>
    </li>
  )
}

/** Renders the member's comments on the board; each can be deleted. */
export function MyComments() {
  const { t } = useLingui()
  const [skip, setSkip] = useState(0)
  const load = useQuery({ ...commentsRead(useLocale(), { limit, skip }), placeholderData: keepPreviousData })
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`댓글을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary }) => summary.total === 0}
      empty={t`게시판에 쓰신 댓글이 없습니다.`}
    >
      {({ comments, summary: { total } }) => (
        <>
          <ul className="border-b border-line">
            {comments.map((comment) => (
              <CommentRow
                key={comment._id}
                comment={comment}
                onRemoved={() => {
                  // The last one of its page.
                  if (comments.length === 1 && skip > 0) setSkip(skip - limit)
                }}
              />
            ))}
          </ul>
          {total > limit && (
            <div className="flex gap-2">
              <button
                type="button"
                className={buttonClass('outline')}
                disabled={skip === 0}
                onClick={() => setSkip(Math.max(0, skip - limit))}
              >
                <Trans>앞의 댓글</Trans>
              </button>
              <button
                type="button"
                className={buttonClass('outline')}
                disabled={skip + limit >= total}
                onClick={() => setSkip(skip + limit)}
              >
                <Trans>뒤의 댓글</Trans>
              </button>
            </div>
          )}
        </>
      )}
    </LoadState>
  )
}
