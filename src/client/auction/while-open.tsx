import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { Missing } from '../content/missing.ts'
import { useLocale } from '../data/use-locale.ts'
import { container } from '../ui/container.ts'
import { LoadState } from '../ui/load-state.tsx'
import { auctionRead } from './auction-read.ts'
import type { Auction } from './queries.ts'

/** Renders a page of the auction: while that is closed there is none. */
export function WhileOpen({ children }: { children: (auction: Auction) => ReactNode }) {
  const { t } = useLingui()
  const load = useQuery(auctionRead(useLocale()))
  const missing = use(Missing)
  const auction = load.data?.auction
  if (auction === null) return missing
  if (auction !== undefined) return children(auction)
  return (
    <div className={container}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`경매를 불러오지 못했습니다.`}>
        {() => null}
      </LoadState>
    </div>
  )
}
