import { maxExportedIds } from '#contract/list-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ListLink } from '../module.ts'
import type { ConsoleItem } from '../resources.ts'
import { ExportButton } from './export-button.tsx'
import { ListLinks } from './list-head.tsx'
import type { ListSearch } from './list-search.ts'
import type { Choice } from './use-choice.ts'
import { mostChosen } from './use-whole-list.ts'

/** What is done with rows comes behind them. */
const importActions = () => import('./bulk-actions.tsx')
const BulkActions = lazy(async () => ({ default: (await importActions()).BulkActions }))

/** It is offered once all rows of a page are chosen. */
const WholeChoice = lazy(async () => ({ default: (await import('./whole-choice.tsx')).WholeChoice }))

interface Props {
  resource: AnyResource
  /** What the list is narrowed to. */
  search: ListSearch
  /** Those of the page that is shown. */
  items: readonly ConsoleItem[]
  /** All that the list has. */
  total: number
  choice: Choice
  isDecided: boolean
  links: readonly ListLink[]
}

/** Renders what can be done with the chosen rows of a list. */
export function ChosenTools({ resource, search, items, total, choice: { selection, whole, chosen, clear }, isDecided, links }: Props) {
  const isPageChosen = items.length > 0 && items.every(({ _id }) => selection.chosen.has(_id))
  const canChooseAll = isPageChosen && chosen.length < Math.min(total, mostChosen)
  const ids = chosen.map(({ _id }) => _id)
  const [isUsed, setIsUsed] = useState(false)
  // Whether that fails is told when one needs it.
  useEffect(() => void importActions().catch(() => undefined), [])
  // What was done is said there when nothing is chosen any more.
  if (chosen.length > 0 && !isUsed) setIsUsed(true)
  if (!isUsed) return null
  return (
    <Suspense fallback={<div className="skeleton mb-3 h-16" />}>
      <BulkActions
        resource={resource}
        items={chosen}
        isDecided={isDecided}
        onDone={clear}
        more={
          canChooseAll && (
            <Suspense fallback={null}>
              <WholeChoice whole={whole} total={total} onChosen={selection.choose} />
            </Suspense>
          )
        }
      >
        {chosen.length > maxExportedIds && chosen.length !== total ? (
          <span className="text-xs text-muted">
            <Trans>내보내려면 {maxExportedIds}개까지 고르십시오.</Trans>
          </span>
        ) : (
          chosen.length > 0 && <ExportButton resource={resource} search={search} chosen={ids} />
        )}
        {chosen.length <= items.length && (
          <ListLinks links={links.filter(({ takesChosen }) => takesChosen)} search={{ products: ids.join(',') }} />
        )}
      </BulkActions>
    </Suspense>
  )
}
