import { auctionLimits } from '#contract/auction/limits.ts'
import type { LotsEvent } from '#contract/auction/lot.ts'
import type { Locale } from '#contract/locale.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isMissing } from '../../data/query-client.ts'
import { type LotHistory, lotRead, lotsRead, ownBidsRead } from '../bids/queries.ts'

type Step = LotHistory[number]

/** Of the history, as the server answers it. */
const mostSteps = 200
/** Those who have missed a step do not all ask for it at the same moment, in ms. */
const spread = 3000

const isSame = (a: Step, b: Step): boolean =>
  a.at === b.at && a.kind === b.kind && a.paddle === b.paddle && a.price === b.price && a.leader === b.leader

/** Adds the newest steps to a history; undefined: there may be others between them. Both begin with the newest. */
export function historyWith(known: readonly Step[], steps: readonly Step[]): Step[] | undefined {
  const [newest] = known
  if (newest === undefined) return steps.length < auctionLimits.toldSteps ? [...steps] : undefined
  const at = steps.findIndex((step) => isSame(step, newest))
  return at === -1 ? undefined : [...steps.slice(0, at), ...known].slice(0, mostSteps)
}

/** Puts what was told of lots where it is shown. What is being asked for meanwhile may be older. */
export function applyNews(client: QueryClient, locale: Locale, _program: string, { lots }: LotsEvent): void {
  const all = lotsRead(locale, _program).queryKey
  const told = new Map(lots.map(({ lot }) => [lot._work, lot]))
  if (client.getQueryData(all) !== undefined) {
    void client.cancelQueries({ queryKey: all })
    client.setQueryData(all, (known) => known && { lots: known.lots.map((lot) => told.get(lot._work) ?? lot) })
  }
  for (const { lot, steps } of lots) {
    // How one's own bid stands follows from it: asked for where it is shown.
    void client.invalidateQueries({ queryKey: ownBidsRead(locale, lot._work).queryKey })
    const { queryKey } = lotRead(locale, lot._work)
    const known = client.getQueryData(queryKey)
    if (known === undefined || isMissing(known)) continue
    void client.cancelQueries({ queryKey })
    const history = historyWith(known.history, steps)
    client.setQueryData(queryKey, () => ({ lot, history: history ?? known.history }))
    if (history === undefined) setTimeout(() => void client.invalidateQueries({ queryKey }), Math.random() * spread)
  }
}
