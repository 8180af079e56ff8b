import type { AnyResource } from '#contract/resource.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { iconButtonClass } from '../../ui/button.ts'
import { IconShape } from '../../ui/icon.tsx'

/** How long one pauses before what is typed is looked for. */
const pauseMs = 300

interface Props {
  resource: AnyResource
  /** What is looked for, as the address says. */
  q: string
  onFind: (q: string) => void
}

/**
 * The words of a list. Content is looked for while one types. People are not: each search among their data is written down
 * (server/http/audit.ts), and is one that somebody meant.
 */
export function SearchBox({ resource, q, onFind }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(q)
  const [before, setBefore] = useState(q)
  const [sent, setSent] = useState(q)
  // Another address has other words. The one that was asked for here may come when one has typed on.
  if (before !== q) {
    setBefore(q)
    setSent(q)
    if (q !== sent) setTyped(q)
  }
  const words = typed.trim()
  const isLive = !resource.isPersonal
  useEffect(() => {
    if (!isLive || words === q) return
    const timer = setTimeout(() => {
      setSent(words)
      onFind(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isLive, words, q, onFind])
  return (
    <form
      role="search"
      className="relative min-w-36 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(words)
        onFind(words)
      }}
    >
      <input
        id="list-q"
        type="search"
        name="q"
        aria-label={t`찾을 말`}
        placeholder={t`찾을 말`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={100}
        className={fieldClass('h-11 pr-12 text-sm')}
      />
      <button type="submit" aria-label={t`찾기`} className={iconButtonClass('absolute top-0 right-0 text-muted hover:text-ink')}>
        <IconShape path="M16 16l4 4M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0" className="size-5" />
      </button>
    </form>
  )
}
