import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { deferred } from '../../../data/deferred.ts'
import { StructuredData } from '../../../data/ssr-context.tsx'
import { useHasSite } from '../../../data/use-only.ts'
import type { Setting } from '../../queries.ts'
import { centreJsonLd } from '../../structured-data.ts'
import { TradeHeader } from './trade-header.tsx'

const TradeFoot = deferred(() => import('./trade-foot.tsx'), 'TradeFoot')

export interface TradeMenu {
  label: MessageDescriptor
  /** Instead of that. */
  name?: string
  items: readonly { label: MessageDescriptor; href: string }[]
}

interface Props {
  setting: Setting | undefined
  menu: readonly TradeMenu[]
  children: ReactNode
}

/** Header and footer of the trade centre around a page. By its class the document has the trade centre's colours (tokens.css). */
export function TradeLayout({ setting, menu, children }: Props) {
  const { t } = useLingui()
  const hasFirm = useHasSite('firm')
  // A centre that has not said its name is called by what it does.
  const name = setting?.centre.name ?? t`매칭 상담회`
  return (
    <div className="trade">
      {import.meta.env.SSR && setting !== undefined && <StructuredData make={(origin) => centreJsonLd(origin, setting)} />}
      <TradeHeader name={name} firm={hasFirm && setting?.name} menu={menu} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Suspense>
        <TradeFoot name={name} setting={setting} menu={menu} />
      </Suspense>
    </div>
  )
}
