import type { UntoldChange } from '#contract/trade/fair-changes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { report } from '../../../console/frame/undo.tsx'
import { momentIn } from '../clock.ts'
import { useMatchingNames } from '../names.ts'
import type { Fair } from '../reads.ts'
import { useTakingBack } from './moving.ts'

interface Props {
  fair: Pick<Fair, '_id' | 'timeZone'>
}

/** So many are listed. */
const shown = 50
/** Told by themselves they go without a word of this screen. */
const again = 10_000

/** One change: who, from when and where, to when and where, and the way back. */
function Change({ fair: { _id, timeZone }, change }: Props & { change: UntoldChange }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { methodName } = useMatchingNames()
  const takeBack = useTakingBack(_id, timeZone)
  const { mutate, isPending } = usePress({
    mutationFn: () => takeBack(change),
    onSuccess: () => report({ text: t`되돌렸습니다.` }),
    onError: (error) => void alertFailure(error),
    onSettled: () => refreshed(client),
  })
  const placeOf = (place: UntoldChange['from']) => {
    if (place === null) return undefined
    const { startsAt, tableNumber } = place
    return `${momentIn(startsAt, timeZone, locale)} · ${tableNumber === null ? methodName('ONLINE') : t`테이블 ${tableNumber}`}`
  }
  const name = `${change.seller} – ${change.buyer}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-0.5">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="mr-auto wrap-anywhere">
        {placeOf(change.from) ?? <Trans>새 상담</Trans>} → {placeOf(change.to) ?? <Trans>취소</Trans>}
      </span>
      <button
        type="button"
        aria-label={t`되돌리기: ${name}`}
        className="min-h-9 px-2 font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        aria-disabled={isPending}
        onClick={() => mutate(undefined)}
      >
        <Trans>되돌리기</Trans>
      </button>
    </li>
  )
}

/** Tells the changes that are seen, or none of them, after a question. */
function useSettling(_fair: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  return usePress({
    mutationFn: (body: { asOf: string; isTold: boolean }) =>
      api('POST /api/console/fairs/{_id}/changes/telling', { locale, params: { _id: _fair }, body }),
    onSuccess: ({ count }, { isTold }) =>
      report({ text: isTold ? t`변경 ${count}건을 알립니다. 기업마다 메일 한 통입니다.` : t`변경 ${count}건을 알리지 않습니다.` }),
    onError: (error) => void alertFailure(error),
    onSettled: () => refreshed(client),
  })
}

/** Chooses whether changes wait until they are sent. */
function Collecting({ _fair, isCollected }: { _fair: string; isCollected: boolean }) {
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { mutate, isPending, variables } = usePress({
    mutationFn: (wanted: boolean) =>
      api('PUT /api/console/fairs/{_id}/changes', { locale, params: { _id: _fair }, body: { isCollected: wanted } }),
    onError: (error) => void alertFailure(error),
    onSettled: () => refreshed(client),
  })
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={isPending ? variables : isCollected}
        onChange={({ target }) => mutate(target.checked)}
      />
      <Trans>보낼 때까지 모아 두기</Trans>
    </label>
  )
}

/** Changes that are not told yet: sent with one press, or not at all. */
export function ChangesBar({ fair }: Props) {
  const { t } = useLingui()
  const { _id } = fair
  const read = readOptions('GET /api/console/fairs/{_id}/changes', useLocale(), { params: { _id }, query: { limit: shown } })
  const { data } = useQuery({
    ...read,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.summary.total ?? 0) > 0 ? again : false),
  })
  const { mutate, isPending } = useSettling(_id)
  if (data === undefined) return null
  const { changes, summary, isCollected, asOf } = data
  const { total } = summary
  const more = total - changes.length
  const dismiss = async () => {
    const question = t`변경 ${total}건을 알리지 않으시겠습니까? 두 기업은 메일을 받지 못하고 상담 일정에서만 봅니다. 누가 그렇게 했는지는 기록에 남습니다.`
    if (await confirm(question)) mutate({ asOf, isTold: false })
  }
  return (
    <section aria-label={t`알리지 않은 변경`} className="mb-2 rounded-card border border-line bg-surface px-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p role="status" className={`mr-auto ${total > 0 ? 'font-semibold text-warning' : 'text-muted'}`}>
          {total === 0 ? <Trans>알리지 않은 변경이 없습니다.</Trans> : <Plural value={total} other="아직 알리지 않은 변경 #건" />}
          {total > 0 && !isCollected && (
            <span className="ml-2 font-normal text-muted">
              <Trans>마지막 변경에서 1분 뒤에 알립니다.</Trans>
            </span>
          )}
        </p>
        <Collecting _fair={_id} isCollected={isCollected} />
        {total > 0 && (
          <div className="flex gap-2">
            <button
              type="button"
              className={buttonClass('primary')}
              aria-disabled={isPending}
              onClick={() => mutate({ asOf, isTold: true })}
            >
              <Trans>지금 알리기</Trans>
            </button>
            <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void dismiss()}>
              <Trans>알리지 않기</Trans>
            </button>
          </div>
        )}
      </div>
      {total > 0 && (
        <details className="pb-1">
          <summary className="min-h-9 content-center pointer-coarse:min-h-11">
            <Trans>무엇이 바뀌었는지 보기</Trans>
          </summary>
          <ul className="max-h-60 divide-y divide-line overflow-y-auto">
            {changes.map((change) => (
              <Change key={change._matching} fair={fair} change={change} />
            ))}
          </ul>
          {more > 0 && (
            <p className="text-muted">
              <Plural value={more} other="그 밖에 #건" />
            </p>
          )}
        </details>
      )}
    </section>
  )
}
