import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { putBack } from '../editorial.ts'
import { changeItem, type ConsoleItem, removeItem, settable, type Values } from '../resources.ts'

export interface BulkProps {
  resource: AnyResource
  items: readonly ConsoleItem[]
  /** Staff approve or reject its items: members are told, so that there is no way back. */
  isDecided?: boolean
  onDone: () => void
}

/** Result of the action on one item. */
export interface Outcome {
  _id: string
  title: string
  /** The server's words, where it refused. */
  refusal: string | undefined
  /** Takes it back; absent where that cannot be. */
  undo?: () => Promise<unknown>
}

/** What became of so many. Where it was stopped, it says nothing of the others. */
interface Result {
  outcomes: readonly Outcome[]
  total: number
}

/** What is done with each: removed, or changed in these fields. */
type BulkAction = 'remove' | Values

interface Press {
  action: BulkAction
  on: readonly ConsoleItem[]
  /** Somebody has typed what is done, and can type something else. */
  isTyped: boolean
}

/** What was typed for all of them is wrong: the form says so, and nothing is done. */
const isTyping = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'invalid'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Work<Item> {
  act: (item: Item) => Promise<(() => Promise<unknown>) | undefined>
  reasonOf: (error: Error) => string
  /** Tells whether nothing is done at all, where none of them was done before. */
  endsAt?: (error: unknown) => boolean
  /** Told how many are done. @returns whether one goes on */
  goesOn: (done: number) => boolean
}

/** One thing after the other. Of each: what it is called, and why it was refused. */
async function actOnEach<Item extends { title: string; _id: string }>(
  items: readonly Item[],
  { act, reasonOf, endsAt = () => false, goesOn }: Work<Item>,
): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const item of items) {
    if (!goesOn(done.length)) break
    const { _id, title } = item
    try {
      const undo = await act(item)
      done.push({ _id, title, refusal: undefined, ...(undo === undefined ? {} : { undo }) })
    } catch (error) {
      if (endsAt(error) && done.every(({ refusal }) => refusal !== undefined)) throw error
      done.push({ _id, title, refusal: reasonOf(error instanceof Error ? error : new Error(String(error))) })
    }
  }
  return done
}

/** How far the work is. */
interface Progress {
  done: number
  total: number
}

/** Counts what is done of many, and lets them be stopped; whoever leaves the screen stops them. */
function useProgress() {
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const stop = () => void (isStopped.current = true)
  useEffect(() => () => void (isStopped.current = true), [])
  const begin = (total: number) => {
    isStopped.current = false
    return (done: number) => {
      if (!isStopped.current) setProgress({ done, total })
      return !isStopped.current
    }
  }
  return { progress, begin, stop }
}

/** Performs an action on each chosen item, one after the other, and holds the results until the next one. */
export function useBulkActions({ resource, items, isDecided = false, onDone }: BulkProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const reasonOf = useFailureText()
  const [{ outcomes, total }, setResult] = useState<Result>({ outcomes: [], total: 0 })
  const { progress, begin, stop } = useProgress()
  const act = async (action: BulkAction, item: ConsoleItem) => {
    const { _id, version } = item
    if (action === 'remove') {
      await removeItem(resource, locale, _id, version)
      return resource.keepsVersions ? () => putBack(resource, locale, item) : undefined
    }
    if (isDecided) {
      if (item['state'] === action['state'])
        throw new Error(action['state'] === 'APPROVED' ? t`이미 승인되어 있습니다.` : t`이미 반려되어 있습니다.`)
      await changeItem(resource, locale, _id, action, version)
      return undefined
    }
    const changed = await changeItem(resource, locale, _id, action, version)
    // Other fields may have followed, such as a day that nobody waits for any longer.
    const followed = Object.keys(settable(resource)).filter((name) => name in item && !isSame(item[name], changed[name]))
    const before = Object.fromEntries([...Object.keys(action), ...followed].map((name) => [name, item[name]]))
    return () => changeItem(resource, locale, _id, before, changed.version)
  }
  const onSuccess = (result: Result) => {
    setResult(result)
    onDone()
  }
  const { mutate, mutateAsync, isPending } = usePress({
    mutationFn: async ({ action, on, isTyped }: Press): Promise<Result> => {
      const named = on.map((item) => ({ _id: item._id, title: titleOf(resource, item, locale), item }))
      const work = { act: ({ item }: { item: ConsoleItem }) => act(action, item), reasonOf, goesOn: begin(on.length) }
      return { total: on.length, outcomes: await actOnEach(named, { ...work, ...(isTyped ? { endsAt: isTyping } : {}) }) }
    },
    onSuccess,
  })
  const undoing = usePress({
    mutationFn: async (done: readonly Outcome[]): Promise<Result> => {
      const undone = done.filter(({ undo }) => undo !== undefined)
      const back = async ({ undo }: Outcome) => {
        await undo?.()
        return undefined
      }
      return { total: undone.length, outcomes: await actOnEach(undone, { act: back, reasonOf, goesOn: begin(undone.length) }) }
    },
    onSuccess,
  })
  return {
    outcomes,
    total,
    progress: isPending || undoing.isPending ? progress : undefined,
    stop,
    mutate: (action: BulkAction) => mutate({ action, on: items, isTyped: isDecided }),
    /** The same with what was typed, for some of them. */
    mutateAsync: (action: BulkAction, on = items) => mutateAsync({ action, on, isTyped: true }),
    isPending,
    undoing,
  }
}
