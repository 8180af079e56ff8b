import type { AnyResource } from '#contract/resource.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { type ConsoleItem, listRead } from '../resources.ts'

/** So many are chosen at once: what is done with them is done one by one, and can be stopped. */
export const mostChosen = 5000
/** No list answers more at once. */
const part = 100

interface Whole {
  /** Filters and order of the list that they are of. */
  of: string
  items: readonly ConsoleItem[]
}

type Query = Readonly<Record<string, string | number>>

/** Reads the items of all pages of a list, part by part, so that something can be done with all of them. */
export function useWholeList(resource: AnyResource, { limit: _limit, skip: _skip, ...query }: Query) {
  const client = useQueryClient()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [whole, setWhole] = useState<Whole>()
  const [read, setRead] = useState(0)
  const isStopped = useRef(false)
  const of = JSON.stringify(query)
  const stop = useCallback(() => void (isStopped.current = true), [])
  const forget = useCallback(() => {
    isStopped.current = true
    setWhole(undefined)
  }, [setWhole])
  useEffect(() => stop, [stop])
  const { mutate, isPending } = usePress({
    mutationFn: async (total: number) => {
      isStopped.current = false
      setRead(0)
      const found = new Map<string, ConsoleItem>()
      for (let skip = 0; skip < Math.min(total, mostChosen); skip += part) {
        const { items } = await client.fetchQuery({ ...listRead(resource, locale, { ...query, limit: part, skip }), gcTime: 0 })
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- it was pressed meanwhile
        if (isStopped.current) return undefined
        for (const item of items) found.set(item._id, item)
        setRead(found.size)
        if (items.length < part) break
      }
      return { of, items: [...found.values()] }
    },
    onError: (error) => void alertFailure(error),
  })
  return {
    /** Undefined while they are not known, and once the list is another one. */
    items: whole?.of === of ? whole.items : undefined,
    read,
    isReading: isPending,
    choose: (total: number, onChosen: (ids: readonly string[]) => void) =>
      mutate(total, {
        onSuccess: (all) => {
          if (all === undefined) return
          setWhole(all)
          onChosen(all.items.map(({ _id }) => _id))
        },
      }),
    forget,
    stop,
  }
}
