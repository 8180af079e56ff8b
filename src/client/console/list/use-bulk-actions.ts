import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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

/** What is done with each: removed, or changed in these fields. */
type BulkAction = 'remove' | Values

/** What was typed for all of them is wrong: the form says so, and nothing is done. */
const isTyping = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'invalid'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One thing after the other. Of each: what it is called, and why it was refused. */
async function actOnEach<Item extends { title: string; _id: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<(() => Promise<unknown>) | undefined>,
  reasonOf: (error: Error) => string,
  endsAt: (error: unknown) => boolean = () => false,
): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const item of items) {
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

/** Performs an action on each chosen item, one after the other, and holds the results until the next one. */
export function useBulkActions({ resource, items, isDecided = false, onDone }: BulkProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const reasonOf = useFailureText()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
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
  const onSuccess = (done: Outcome[]) => {
    setOutcomes(done)
    onDone()
  }
  const { mutate, mutateAsync, isPending } = usePress({
    mutationFn: (action: BulkAction) =>
      actOnEach(
        items.map((item) => ({ _id: item._id, title: titleOf(resource, item, locale), item })),
        ({ item }) => act(action, item),
        reasonOf,
        isDecided ? isTyping : undefined,
      ),
    onSuccess,
  })
  const undoing = usePress({
    mutationFn: (done: readonly Outcome[]) =>
      actOnEach(
        done.filter(({ undo }) => undo !== undefined),
        async ({ undo }) => {
          await undo?.()
          return undefined
        },
        reasonOf,
      ),
    onSuccess,
  })
  return { outcomes, mutate, mutateAsync, isPending, undoing }
}
