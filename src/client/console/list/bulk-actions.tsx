import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { hasVersions } from '#contract/site/editorial.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { ApiFailure } from '../../data/http.ts'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { putBack } from '../editorial.ts'
import { changeItem, type ConsoleItem, hasDrafts, listKey, may, removeItem, type Values } from '../resources.ts'
import { BulkDecision } from './bulk-decision.tsx'

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  /** Staff approve or reject its items: members are told, so that there is no way back. */
  isDecided?: boolean
  onDone: () => void
}

interface Outcome {
  _id: string
  title: string
  /** The server's words, where it refused. */
  refusal: string | undefined
  /** Takes it back; absent where that cannot be. */
  undo?: () => Promise<unknown>
}

/** What is done with each: removed, or changed in these fields. */
type BulkAction = 'remove' | Values

/** Choices of what others have written that staff may set, such as whether a comment is shown. */
const moderation = ({ changeable = [], shapes, scope }: AnyResource) =>
  scope === 'console:content'
    ? changeable.flatMap((name) =>
        Object.entries(shapes.all[name]?.choices ?? {}).map(([value, label]) => ({ label, action: { [name]: value } })),
      )
    : []

/** What was typed for all of them is wrong: the form says so, and nothing is done. */
const isTyping = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'invalid'

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

/** What can be done with all chosen items of a list: one after the other, with what became of each, and the way back. */
export function BulkActions({ resource, items, isDecided = false, onDone }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const reasonOf = useFailureText()
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const act = async (action: BulkAction, item: ConsoleItem) => {
    const { _id, version } = item
    if (action === 'remove') {
      await removeItem(resource, locale, _id, version)
      return hasVersions(resource) ? () => putBack(resource, locale, item) : undefined
    }
    if (isDecided) {
      if (item['state'] === action['state'])
        throw new Error(action['state'] === 'APPROVED' ? t`이미 승인되어 있습니다.` : t`이미 반려되어 있습니다.`)
      await changeItem(resource, locale, _id, action, version)
      return undefined
    }
    const changed = await changeItem(resource, locale, _id, action, version)
    const before = Object.fromEntries(Object.keys(action).map((name) => [name, item[name]]))
    return () => changeItem(resource, locale, _id, before, changed.version)
  }
  const onSuccess = async (done: Outcome[]) => {
    setOutcomes(done)
    onDone()
    await client.invalidateQueries({ queryKey: listKey(resource) })
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
  const remove = async () => {
    if (await confirm(t`고르신 ${items.length}개를 삭제하시겠습니까?`)) mutate('remove')
  }
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined)
  const { remove: mayRemove } = may(resource)
  return (
    <div className="mb-3 space-y-2 empty:hidden">
      {items.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-wash px-3 py-2 text-sm">
          <p role="status" className="mr-auto">
            <Plural value={items.length} other="#개를 골랐습니다" />
          </p>
          {hasDrafts(resource) && (
            <>
              <button
                type="button"
                className={buttonClass('outline')}
                aria-disabled={isPending}
                onClick={() => mutate({ isPublished: true })}
              >
                <Trans>게시</Trans>
              </button>
              <button
                type="button"
                className={buttonClass('outline')}
                aria-disabled={isPending}
                onClick={() => mutate({ isPublished: false })}
              >
                <Trans>게시 내리기</Trans>
              </button>
            </>
          )}
          {moderation(resource).map(({ label, action }) => (
            <button key={label} type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(action)}>
              {i18n._(label)}
            </button>
          ))}
          {isDecided && <BulkDecision reason={resource.shapes.all['reason']} isPending={isPending} approve={mutate} reject={mutateAsync} />}
          {mayRemove && (
            <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
              <Trans>삭제</Trans>
            </button>
          )}
        </div>
      )}
      {outcomes.length > 0 && (
        <div role="status" className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
          <p>
            <Trans>
              {outcomes.length}개 가운데 {outcomes.length - refused.length}개를 마쳤습니다.
            </Trans>{' '}
            {outcomes.some(({ undo }) => undo !== undefined) && (
              <button
                type="button"
                className="min-h-11 px-2 font-semibold underline underline-offset-4"
                aria-disabled={undoing.isPending}
                onClick={() => undoing.mutate(outcomes)}
              >
                <Trans>되돌리기</Trans>
              </button>
            )}
          </p>
          <ul className="mt-1 list-disc pl-5 empty:hidden">
            {refused.map(({ _id, title, refusal }) => (
              <li key={_id}>
                {title}: {refusal}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
