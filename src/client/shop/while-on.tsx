import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { Missing } from '../content/missing.ts'
import { useLocale } from '../data/use-locale.ts'
import { container } from '../ui/container.ts'
import { LoadState } from '../ui/load-state.tsx'
import type { Shop } from './queries.ts'
import { shopRead } from './shop-read.ts'

/** Renders a page of the shop: while that is off there is none. */
export function WhileOn({ children }: { children: (shop: Shop) => ReactNode }) {
  const { t } = useLingui()
  const load = useQuery(shopRead(useLocale()))
  const missing = use(Missing)
  const shop = load.data?.shop
  if (shop === null) return missing
  if (shop !== undefined) return children(shop)
  return (
    <div className={container}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`상점을 불러오지 못했습니다.`}>
        {() => null}
      </LoadState>
    </div>
  )
}
