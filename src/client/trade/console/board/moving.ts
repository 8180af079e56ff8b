import type { BoardMeeting, FairBoard } from '#contract/trade/fair-board.ts'
import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { api, ApiFailure } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { refreshed } from '../../../data/refresh.ts'
import { usePress } from '../../../data/use-press.ts'
import { withHeaders } from '../../../session/with-body.ts'
import { alert } from '../../../ui/alert.tsx'
import { momentIn } from '../clock.ts'
import { useMatchingNames } from '../names.ts'
import { useReversible } from '../../../console/frame/use-reversible.ts'
import { dayKeyIn, timeIn } from '../../../content/zoned-time.ts'

/** The times that a meeting can be moved to, as the server knows them. */
export const freeRead = (locale: Locale, _fair: string, mid: string) =>
  readOptions('GET /api/console/fairs/{_id}/matchings/{mid}/free', locale, { params: { _id: _fair, mid } })

/** Returns what is still to be had where a time was taken by others (409). */
export function freeIn(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'slotTaken') return undefined
  const { free } = (error.answer.current ?? {}) as { free?: unknown }
  return Array.isArray(free) ? free.filter((start) => typeof start === 'string') : undefined
}

/** Why a change was refused; where a time was taken, with what is free. */
export function useRefusalText(timeZone: string): (error: Error) => string {
  const { t } = useLingui()
  const locale = useLocale()
  const textOf = useFailureText()
  return (error) => {
    const free = freeIn(error)
    if (free === undefined) return textOf(error)
    const shown = free.slice(0, 8).map((start) => momentIn(start, timeZone, locale))
    return `${textOf(error)} ${free.length === 0 ? t`두 기업이 함께 비어 있는 시간이 없습니다.` : t`비어 있는 시간: ${shown.join(', ')}`}`
  }
}

export interface Move {
  meeting: Pick<BoardMeeting, '_id' | 'version' | 'startsAt' | 'tableNumber' | 'method'>
  /** Whose meeting it is, for who is told. */
  name: string
  slot: string
  /** Absent: one that is free. */
  tableNumber?: number | undefined
  /** Absent: as it is. */
  method?: BoardMeeting['method'] | undefined
}

/** Table and method of a moved meeting. */
interface Place {
  tableNumber: number | null | undefined
  method: BoardMeeting['method'] | undefined
}

/** What was done with a meeting, at the version that it has since. */
interface Deed {
  _matching: string
  version: number
}

/** Returns what takes back a placement or a cancellation that nobody was told of. */
export function useTakingBack(_fair: string, timeZone: string): (deed: Deed) => Promise<void> {
  const locale = useLocale()
  const refusalText = useRefusalText(timeZone)
  return async ({ _matching: mid, version }) => {
    try {
      await api('DELETE /api/console/fairs/{_id}/changes/{mid}', {
        locale,
        params: { _id: _fair, mid },
        transport: withHeaders({ 'if-match': `"${version}"` }),
      })
    } catch (error) {
      throw error instanceof Error ? new Error(refusalText(error), { cause: error }) : error
    }
  }
}

/** Moves a meeting, says so, and offers the way back. */
export function useMove(_fair: string, { timeZone }: Pick<FairBoard, 'timeZone'>) {
  const { t } = useLingui()
  const { methodName } = useMatchingNames()
  const locale = useLocale()
  const client = useQueryClient()
  const refusalText = useRefusalText(timeZone)
  const offerWayBack = useReversible()
  const put = ({ _id: mid, version }: Pick<BoardMeeting, '_id' | 'version'>, slot: string, { tableNumber, method }: Place) =>
    api('PUT /api/console/fairs/{_id}/matchings/{mid}', {
      locale,
      params: { _id: _fair, mid },
      body: { action: 'move', slot, ...(tableNumber == null ? {} : { tableNumber }), ...(method === undefined ? {} : { method }) },
      transport: withHeaders({ 'if-match': `"${version}"` }),
    })
  const undo = async (before: Move['meeting'], version: number) => {
    try {
      await put({ _id: before._id, version }, before.startsAt, before)
    } catch (error) {
      // Others were faster: what is free now is said, as of any other move.
      throw error instanceof Error ? new Error(refusalText(error), { cause: error }) : error
    }
  }
  return usePress({
    mutationFn: ({ meeting, slot, tableNumber, method }: Move) => put(meeting, slot, { tableNumber, method }),
    onSuccess: ({ matching }, { meeting, name, slot, tableNumber, method }) => {
      const revert = () => undo(meeting, matching.version)
      if (method !== undefined) {
        const way = methodName(method)
        return offerWayBack(t`‘${name}’ 상담을 ‘${way}’(으)로 바꿨습니다. 아직 알리지 않았습니다.`, revert)
      }
      const isSameDay = dayKeyIn(slot, timeZone) === dayKeyIn(meeting.startsAt, timeZone)
      const time = isSameDay ? timeIn(slot, timeZone) : momentIn(slot, timeZone, locale)
      const place = tableNumber === undefined ? time : `${time}, ${t`테이블 ${tableNumber}`}`
      offerWayBack(t`‘${name}’ 상담을 ${place}(으)로 옮겼습니다. 아직 알리지 않았습니다.`, revert)
    },
    onError: (error) => void alert(refusalText(error)),
    onSettled: () => refreshed(client),
  })
}
