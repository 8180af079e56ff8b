import type { PublicLot } from '#contract/auction/lot.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { retryImport } from '../data/start/retry-import.ts'
import { useLocale } from '../data/use-locale.ts'
import { lotsRead } from './bids/queries.ts'
import { serverNow } from './server-clock.ts'

/** So long before a sale opens its prices are listened to, and so often they are asked for where nothing is heard, in ms. */
const [before, pace] = [10 * 60_000, 15_000]

/** Keeps what is shown of the lots of a sale up to date while it is wanted. @returns whether it is: else it has to be asked for */
export function useLiveLots(_program: string, isWanted: boolean): boolean {
  const locale = useLocale()
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { listenToLots } = await retryImport(() => import('./live/lot-stream.ts'))
      if (!isOver) stop = listenToLots({ client, locale, _program, onLive: setIsLive })
    }
    void start().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
      setIsLive(false)
    }
  }, [client, locale, _program, isWanted])
  return isLive
}

interface Lots {
  lots: ReadonlyMap<string, PublicLot>
  /** Whether they are kept up to date: else they are asked for now and then. */
  isLive: boolean
}

/** The lots of a sale as they stand, by their works, while it runs; of another one nothing. */
export function useLots({ _id, phase, opensAt }: { _id: string; phase: string; opensAt: string }): Lots {
  const isHydrated = useHydrated()
  const isWanted = isHydrated && phase !== 'ended' && Date.parse(opensAt) - serverNow() < before
  const isLive = useLiveLots(_id, isWanted)
  const { data } = useQuery({ ...lotsRead(useLocale(), _id), enabled: isWanted, refetchInterval: isLive ? false : pace })
  return { lots: new Map(isWanted ? data?.lots.map((lot) => [lot._work, lot]) : []), isLive }
}
