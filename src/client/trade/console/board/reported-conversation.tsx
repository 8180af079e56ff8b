import type { Answer, Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { useDownload } from '../../../content/use-download.ts'
import { api } from '../../../data/http.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import { report } from '../../../console/frame/undo.tsx'

const call = 'GET /api/console/fairs/{_id}/matchings/{mid}/messages'
const put = 'PUT /api/console/fairs/{_id}/matchings/{mid}/messages'

type Read = Answer<'GET /api/console/fairs/{_id}/matchings/{mid}'>
type Page = Answer<typeof call>

interface Props {
  _fair: string
  matching: Read['matching']
  conversation: NonNullable<Read['conversation']>
}

function Attached({ file }: { file: { _file: string; name: string } }) {
  const { download, isPending } = useDownload(file)
  return (
    <button type="button" className="min-h-9 text-left underline underline-offset-4" aria-disabled={isPending} onClick={download}>
      {file.name}
    </button>
  )
}

/** The messages, the newest first. That they were read is noted. */
function Messages({ _fair, matching }: Omit<Props, 'conversation'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useInfiniteQuery({
    queryKey: ['GET /api/console/fairs/{_id}/matchings/{mid}/messages', locale, _fair, matching._id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      api(call, { locale, signal, params: { _id: _fair, mid: matching._id }, query: before === undefined ? {} : { before } }),
    getNextPageParam: ({ messages, hasEarlier }: Page) => (hasEarlier ? messages.at(-1)?._id : undefined),
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-32" />} failed={t`상담을 불러오지 못했습니다.`}>
      {({ pages }) => (
        <>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {pages
              .flatMap(({ messages }) => messages)
              .map(({ _id, by, text, files, createdAt }) => (
                <li key={_id} className="py-2">
                  <p className="text-xs text-muted">
                    {matching[by].name} · {dateText(createdAt, locale)}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                  {files.map((file) => (
                    <Attached key={file._file} file={file} />
                  ))}
                </li>
              ))}
          </ol>
          {load.hasNextPage && (
            <button type="button" className={buttonClass('quiet')} onClick={() => void load.fetchNextPage()}>
              <Trans>더 보기</Trans>
            </button>
          )}
        </>
      )}
    </LoadState>
  )
}

/** A conversation that a side has reported: why, what was written, and what staff can do. */
export function ReportedConversation({ _fair, matching, conversation: { reports, blockedAt } }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const [isRead, setIsRead] = useState(false)
  const { mutate, isPending } = usePress({
    mutationFn: (body: Body<typeof put>) => api(put, { locale, params: { _id: _fair, mid: matching._id }, body }),
    onSuccess: () => report({ text: t`저장했습니다.` }),
    onError: alertFailure,
    onSettled: () => refreshed(client),
  })
  const isOpen = reports.some(({ handledAt }) => handledAt === null)
  const block = async () => {
    const isBlocked = blockedAt === null
    if (isBlocked && !(await confirm(t`대화를 닫으시겠습니까? 양쪽 모두 읽을 수만 있습니다.`))) return
    mutate({ isBlocked })
  }
  return (
    <section aria-labelledby="reported" className="mt-6 border-l-4 border-warning pl-4 text-sm">
      <h3 id="reported" className="font-semibold">
        <Trans>신고된 대화</Trans>
      </h3>
      <ul className="mt-1 space-y-1">
        {reports.map(({ by, reason, createdAt, handledAt }) => (
          <li key={by}>
            <span className="text-muted">
              {matching[by].name} · {dateText(createdAt, locale)}
              {handledAt !== null && ` · ${t`처리함`} ${dateText(handledAt, locale)}`}
            </span>
            <span className="block whitespace-pre-line wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      {isRead && <Messages _fair={_fair} matching={matching} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {!isRead && (
          <button type="button" className={buttonClass('outline')} onClick={() => setIsRead(true)}>
            <Trans>보기</Trans>
          </button>
        )}
        {isOpen && (
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate({ isHandled: true })}>
            <Trans>처리함으로 표시</Trans>
          </button>
        )}
        <button type="button" className={buttonClass('danger')} aria-disabled={isPending} onClick={() => void block()}>
          {blockedAt === null ? <Trans>대화 닫기</Trans> : <Trans>다시 열기</Trans>}
        </button>
      </div>
    </section>
  )
}
