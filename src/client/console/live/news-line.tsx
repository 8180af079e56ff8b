import type { AnyResource } from '#contract/resource.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { listName } from '../resources.ts'
import { useChime } from './chime.ts'
import { beginReading, seeNews, useNews } from './news.ts'

/** Beside the filters of a list that is being read, in a place that is there before anything comes: how many are new, to be shown when one wants to; and whether the next ones are heard. */
export function NewsLine({ resource }: { resource: AnyResource }) {
  const client = useQueryClient()
  const count = useNews(resource.path)
  const [isOn, setIsOn] = useChime()
  useEffect(() => beginReading(resource.path), [resource])
  const show = () => {
    seeNews(resource.path)
    void client.refetchQueries({ queryKey: [listName(resource)], type: 'active' })
  }
  return (
    <div className="ml-auto flex min-h-11 flex-wrap items-center justify-end gap-x-2 text-sm">
      {count > 0 && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-control bg-wash px-3 font-semibold underline underline-offset-4"
          onClick={show}
        >
          <Plural value={count} other="새로 들어온 #건 보기" />
        </button>
      )}
      <label className="inline-flex min-h-11 items-center gap-2 text-muted">
        <input type="checkbox" className="size-4 accent-accent" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        <Trans>새로 들어오면 소리 내기</Trans>
      </label>
    </div>
  )
}

/** Everyday filters of a list in one row with its news. */
export const WithNews = ({ resource, children }: { resource: AnyResource; children: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-center gap-2">
    {children}
    <NewsLine resource={resource} />
  </div>
)
