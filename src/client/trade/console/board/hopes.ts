import type { Hope } from '#contract/trade/hopes.ts'
import type { FairBoard } from '#contract/trade/fair-board.ts'
import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import { momentIn } from '../clock.ts'
import { useReversible } from '../../../console/frame/use-reversible.ts'
import { useRefusalText, useTakingBack } from './moving.ts'

/** Two of the tray who are to be given a time. */
export interface Carried {
  hope: Hope
  /** Picked by a press, and not dragged. */
  isPressed: boolean
}

/** Names a pair. */
export const keyOf = ({ seller, buyer }: Hope): string => `${seller._id} ${buyer._id}`

/** So many hopes are in the tray at a time. */
export const trayLimit = 8

export const hopesRead = (locale: Locale, _fair: string, { page, q }: { page: number; q: string | undefined }) =>
  readOptions('GET /api/console/fairs/{_id}/hopes', locale, {
    params: { _id: _fair },
    query: { limit: trayLimit, skip: (page - 1) * trayLimit, ...(q === undefined ? {} : { q }) },
  })

/** The times at which two could meet, as the server knows them. */
export const hopeSlotsRead = (locale: Locale, _fair: string, hope: Hope | undefined) =>
  readOptions('GET /api/console/fairs/{_id}/hopes/slots', locale, {
    params: { _id: _fair },
    query: { _seller: hope?.seller._id ?? '', _buyer: hope?.buyer._id ?? '', method: hope?.method ?? 'OFFLINE' },
  })

/** Gives two a time, and offers the way back: nobody is told at once. */
export function usePlacing(_fair: string, { timeZone }: Pick<FairBoard, 'timeZone'>, onPlaced: () => void) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const refusalText = useRefusalText(timeZone)
  const offerWayBack = useReversible()
  const takeBack = useTakingBack(_fair, timeZone)
  return usePress({
    mutationFn: ({ hope: { seller, buyer, method }, slot }: { hope: Hope; slot: string }) =>
      api('POST /api/console/fairs/{_id}/matchings', {
        locale,
        params: { _id: _fair },
        body: { _seller: seller._id, _buyer: buyer._id, method, startsAt: slot },
      }),
    onSuccess: ({ matching: { _id: _matching, version } }, { hope, slot }) => {
      const [name, time] = [`${hope.seller.name} – ${hope.buyer.name}`, momentIn(slot, timeZone, locale)]
      offerWayBack(t`‘${name}’ 상담을 ${time}에 잡았습니다. 아직 알리지 않았습니다.`, () => takeBack({ _matching, version }))
      onPlaced()
    },
    onError: (error) => void alert(refusalText(error)),
    onSettled: () => refreshed(client),
  })
}
