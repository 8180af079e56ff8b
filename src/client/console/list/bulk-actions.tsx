import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { changeItem, type ConsoleItem, hasDrafts, listKey, may, removeItem } from '../resources.ts'

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
  onDone: () => void
}

interface Outcome {
  _id: string
  title: string
  /** The server's words, where it refused. */
  refusal: string | undefined
}

type Deed = 'publish' | 'unpublish' | 'remove'

/** What can be done with all chosen items of a list: one after the other, with what became of each. */
export function BulkActions({ resource, items, onDone }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const act = (deed: Deed, { _id, version }: ConsoleItem): Promise<unknown> =>
    deed === 'remove'
      ? removeItem(resource, locale, _id, version)
      : changeItem(resource, locale, _id, { isPublished: deed === 'publish' }, version)
  const { mutate, isPending } = usePress({
    mutationFn: async (deed: Deed) => {
      const done: Outcome[] = []
      for (const item of items) {
        const refusal = await act(deed, item).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
        done.push({ _id: item._id, title: titleOf(resource, item, locale), refusal })
      }
      return done
    },
    onSuccess: async (done) => {
      setOutcomes(done)
      onDone()
      await client.invalidateQueries({ queryKey: listKey(resource) })
    },
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
              <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate('publish')}>
                <Trans>게시</Trans>
              </button>
              <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate('unpublish')}>
                <Trans>게시 내리기</Trans>
              </button>
            </>
          )}
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
            </Trans>
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
