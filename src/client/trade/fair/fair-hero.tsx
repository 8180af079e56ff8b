import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CardTitle } from '../../content/card-title.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { type Fair, fairTotals } from '../queries.ts'
import { Closing } from './closing.tsx'
import { FairState } from './fair-state.tsx'
import { NextStep } from './next-step.tsx'
import { ShortSpan } from './short-span.tsx'

const Count = ({ count, children }: { count: number | undefined; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{children}</dt>
    <dd className="text-2xl font-bold tabular-nums">{count ?? '–'}</dd>
  </div>
)

/** The fair with most to do, above all others: when, where, who, and one way on. */
export function FairHero({ fair }: { fair: Fair }) {
  const { _id, title, venue, state, thumbs } = fair
  // Read by the browser alone, since approvals are not to empty the page.
  const { data } = useQuery({ ...fairTotals(useLocale(), _id), enabled: useHydrated() })
  return (
    <article className="relative mt-8 grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-7 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="min-w-0 space-y-4">
        <FairState state={state} />
        <CardTitle to="/fairs/$_fair" params={{ _fair: _id }} className="text-xl font-bold">
          {title}
        </CardTitle>
        <ShortSpan fair={fair} days="text-3xl font-bold" hours="" />
        <p>{venue}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Count count={data?.sellers}>
            <Trans>참가 기업</Trans>
          </Count>
          <Count count={data?.buyers}>
            <Trans context="list">바이어</Trans>
          </Count>
        </dl>
        <Closing fair={fair} />
        <p className="relative flex flex-wrap gap-3">
          <NextStep fair={fair}>
            <PageLink to="/fairs/$_fair/products" params={{ _fair: _id }} className={buttonClass()}>
              <Trans>참가 상품 보기</Trans>
            </PageLink>
          </NextStep>
        </p>
      </div>
      <div className="hidden md:block">
        <ItemPicture picture={thumbs[0]?.picture ?? null} sizes="360px" className="aspect-[3/2] rounded-card" />
      </div>
    </article>
  )
}
