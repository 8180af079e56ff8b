import type { Answer } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { Delivery } from '#contract/shop/packing.ts'
import { repeatedIn } from '#contract/shop/pick-list.ts'
import { useState } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'

const name = 'POST /api/console/shop/packing/deliveries'
type Result = Answer<typeof name>['results'][number]

/** Row of a file, with what became of it. */
export interface NumberRow extends Delivery {
  /** Its number in the file. */
  row: number
  result?: Result
}

/** A cell, no longer than is asked for: what is cut off is wrong by far. */
const longest = 200

/** Checks the rows of a file of tracking numbers, then sends those that are right: so many at a time, each once. */
export function useNumbers() {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [rows, setRows] = useState<readonly NumberRow[]>([])
  const [progress, setProgress] = useState({ done: 0, total: 0 })

  /** Asks for some of the rows, and notes what is answered as it comes. */
  const ask = async (all: readonly NumberRow[], asked: readonly NumberRow[], isDryRun: boolean): Promise<void> => {
    const results = new Map(all.map((each) => [each.row, each]))
    setProgress({ done: 0, total: asked.length })
    for (let from = 0; from < asked.length; from += shopLimits.packedAtOnce) {
      const some = asked.slice(from, from + shopLimits.packedAtOnce)
      const body = some.map(({ number, carrier, trackingNumber, result }) => ({
        number: number.slice(0, longest),
        carrier: carrier.slice(0, longest),
        trackingNumber: trackingNumber.slice(0, longest),
        ...(isDryRun || result === undefined ? {} : { changedAt: result.changedAt }),
      }))
      const answer = await api(name, { locale, body: { rows: body, isDryRun }, timeout: 60_000 })
      for (const [index, each] of some.entries()) {
        const result = answer.results[index]
        if (result !== undefined) results.set(each.row, { ...each, result })
      }
      setRows([...results.values()])
      setProgress({ done: from + some.length, total: asked.length })
    }
  }
  const checking = usePress({
    mutationFn: async (given: readonly NumberRow[]) => {
      setRows([])
      await ask(given, given, true)
      // A file is asked about in parts: what it names twice is found here.
      const repeated = repeatedIn(given.map(({ number }) => number.trim()))
      setRows((known) =>
        known.map((each) =>
          each.result !== undefined && repeated.has(each.number.trim()) ? { ...each, result: { ...each.result, outcome: 'twice' } } : each,
        ),
      )
    },
    onError: async (error) => {
      setRows([])
      await alertFailure(error)
    },
  })
  const right = rows.filter(({ result }) => result?.outcome === 'right')
  const sending = usePress({ mutationFn: () => ask(rows, right, false), onError: alertFailure })
  return {
    rows,
    right,
    progress,
    check: checking.mutate,
    send: () => sending.mutate(undefined),
    reset: () => setRows([]),
    isChecking: checking.isPending,
    isSending: sending.isPending,
  }
}
