import type { AnyResource } from '#contract/resource.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { iconButtonClass } from '../../ui/button.ts'
import { IconShape } from '../../ui/icon.tsx'
import { listName } from '../resources.ts'
import { useChime } from './chime.ts'
import { beginReading, seeNews, useNews } from './news.ts'

/** Beside the filters of a list that is being read, in a place that is there before anything comes: how many are new, to be shown when one wants to; and whether the next ones are heard. */
export function NewsLine({ resource }: { resource: AnyResource }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const count = useNews(resource.path)
  const [isOn, setIsOn] = useChime()
  useEffect(() => beginReading(resource.path), [resource])
  const sound = t`새로 들어오면 소리 내기`
  const show = () => {
    seeNews(resource.path)
    void client.refetchQueries({ queryKey: [listName(resource)], type: 'active' })
  }
  return (
    <div className="ml-auto flex min-h-11 flex-wrap items-center justify-end gap-x-1 text-sm">
      {count > 0 && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-control bg-wash px-2 font-semibold underline underline-offset-4"
          onClick={show}
        >
          <Plural value={count} other="새 #건 보기" />
        </button>
      )}
      <label
        title={sound}
        className={iconButtonClass(
          'relative cursor-pointer text-muted has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2',
        )}
      >
        <input
          type="checkbox"
          className="absolute inset-0 cursor-pointer opacity-0"
          aria-label={sound}
          checked={isOn}
          onChange={({ target }) => setIsOn(target.checked)}
        />
        <IconShape path={`M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4${isOn ? '' : 'M4 4l16 16'}`} className="size-5" />
      </label>
    </div>
  )
}
