import { useLingui } from '@lingui/react/macro'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ListSearch } from '../data/list-search.ts'
import { iconButtonClass } from '../ui/button.ts'
import type { PagePlace } from './page-link.tsx'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'

/** Its address, for those without scripts. */
const pathOf = ({ to, params }: PagePlace): string =>
  Object.entries(params ?? {}).reduce<string>((path, [name, value]) => path.replace(`$${name}`, value), to)

/** Looks for words in a list: a form of its own, which works without scripts too. */
export function SearchForm({ place, search }: { place: PagePlace; search: ListSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // `open` is the browser's own: the server renders the page without it.
  const { q, page: _page, open: _open, ...kept }: ListSearch & { open?: string } = search
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  useEffect(() => {
    // What was typed before hydration stays, and so does the focus when the words change: it is the same field.
    if (shown.current === q || field.current === null) return
    shown.current = q
    field.current.value = q ?? ''
  }, [q])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    const asked = typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined
    // As with links (page-link.tsx): the place is checked where it is given.
    void navigate({ ...place, search: { ...kept, q: asked } } as unknown as NavigateOptions)
  }
  return (
    <form role="search" action={pathOf(place)} method="get" onSubmit={submit} className="no-print flex w-full items-center sm:w-72">
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t`검색어`}
        placeholder={t`낱말이나 초성으로 찾기`}
        className="min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base placeholder:text-muted"
      />
      <button type="submit" className={iconButtonClass('-mr-2.5 ml-1')} aria-label={t`검색`}>
        <TopicIcon name="search" />
      </button>
    </form>
  )
}
