import type { LotsEvent } from '#contract/auction/lot.ts'
import { lotHeartbeatSeconds } from '#contract/heartbeat.ts'
import type { Locale } from '#contract/locale.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startListening } from '../../session/live-connection.ts'
import { lotRead, lotsRead } from '../bids/queries.ts'
import { applyNews } from './apply-news.ts'

/** Nothing heard for so long: prices are asked for again, in ms. */
const silence = lotHeartbeatSeconds * 2.5 * 1000

interface Options {
  client: QueryClient
  locale: Locale
  _program: string
  /** Hears whether what is shown is kept up to date. */
  onLive: (isLive: boolean) => void
}

/** Keeps what is shown of the lots of a sale up to date. Returns what ends it. */
export function listenToLots({ client, locale, _program, onLive }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = false
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isLive = false
      onLive(false)
    }, silence)
    if (isLive) return
    isLive = true
    onLive(true)
    // Where another tab listens, what it heard before is not known here.
    for (const [name] of [lotsRead(locale, _program).queryKey, lotRead(locale, '').queryKey])
      void client.invalidateQueries({ queryKey: [name] })
  }
  const stop = startListening<LotsEvent>({
    call: 'GET /api/v1/auction/programs/{_id}/events',
    params: { _id: _program },
    locale,
    silence,
    read: ({ event, data }) => (event === 'lots' ? (JSON.parse(data) as LotsEvent) : undefined),
    onNews: (news) => applyNews(client, locale, _program, news),
    onSign,
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
