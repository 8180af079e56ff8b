import type { BoardMeeting, FairBoard } from '#contract/trade/fair-board.ts'
import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { timeIn } from '../../../content/zoned-time.ts'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { withHeaders } from '../../../session/with-body.ts'
import { alert } from '../../../ui/alert.tsx'
import { useReversible } from '../../../console/frame/use-reversible.ts'
import { useRefusalText } from './moving.ts'

/** A meeting of the draft with the times that it can be moved to, as the server knows them. */
export const draftRead = (locale: Locale, _fair: string, mid: string) =>
  readOptions('GET /api/console/fairs/{_id}/schedule/meetings/{mid}', locale, { params: { _id: _fair, mid } })

interface Move {
  meeting: BoardMeeting
  slot: string
}

/** Moves a meeting of the draft, which nobody is told of, and offers the way back. */
export function useDraftMove(_fair: string, { timeZone }: Pick<FairBoard, 'timeZone'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const refusalText = useRefusalText(timeZone)
  const offerWayBack = useReversible()
  const put = (mid: string, version: number, body: { startsAt: string; isLocked?: boolean }) =>
    api('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}', {
      locale,
      params: { _id: _fair, mid },
      body,
      transport: withHeaders({ 'if-match': `"${version}"` }),
    })
  return usePress({
    mutationFn: ({ meeting: { _id, version }, slot }: Move) => put(_id, version, { startsAt: slot }),
    onSuccess: ({ meeting: { version } }, { meeting: { _id, seller, buyer, startsAt, draft }, slot }) => {
      const [name, time] = [`${seller} – ${buyer}`, timeIn(slot, timeZone)]
      offerWayBack(t`초안에서 ‘${name}’ 상담을 ${time}(으)로 옮겼습니다.`, () =>
        put(_id, version, { startsAt, isLocked: draft?.isLocked === true }),
      )
    },
    onError: (error) => void alert(refusalText(error)),
    onSettled: () => refreshed(client),
  })
}
