import { Trans } from '@lingui/react/macro'
import { SiteLink } from '../content/site-link.tsx'
import type { Note } from '../offline/member/note.ts'

/** Notes about what is saved that this device has, with the ways to their pages: they need no network. */
export function NotedItems({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="noted" className="space-y-3">
      <h2 id="noted" className="text-xl font-bold">
        <Trans>이 기기의 메모</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {notes.map(({ kind, _item, subject, path, text }) => (
          <li key={`${kind} ${_item}`} className="py-3">
            <SiteLink
              href={path}
              className="flex min-h-11 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
            >
              {subject}
            </SiteLink>
            <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
