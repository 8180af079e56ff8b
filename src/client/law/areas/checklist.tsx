import type { Answer } from '#contract/api.ts'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { printPart } from '../../ui/deferred/print-part.ts'

type Documents = Answer<'GET /api/v1/areas/{code}'>['area']['documents']

/**
 * Renders documents to bring, to be ticked off on screen or paper. Nothing is stored: a phone may be shared, and a list of papers
 * for a divorce says enough.
 */
export function Checklist({ title, documents }: { title: string; documents: Documents }) {
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <div ref={ref}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="font-serif text-xl font-semibold">{title}</h2>
        <button
          type="button"
          className={buttonClass('outline', 'needs-scripts no-print')}
          onClick={() => ref.current !== null && printPart(ref.current)}
        >
          <TopicIcon name="print" className="size-5" />
          <Trans>준비 서류 인쇄</Trans>
        </button>
      </div>
      <p className="mt-3 text-sm text-muted">
        <Trans>없는 서류가 있어도 상담하실 수 있습니다.</Trans>{' '}
        <span className="no-print">
          <Trans>표시하신 내용은 이 화면에만 있고, 어디에도 저장하지 않습니다.</Trans>
        </span>
      </p>
      <ul className="mt-5 border-t border-line">
        {documents.map((document, index) => (
          <li key={document.title} className="break-inside-avoid border-b border-line">
            <label htmlFor={`${id}-${index}`} className="flex min-h-11 gap-4 py-4">
              <input
                id={`${id}-${index}`}
                type="checkbox"
                aria-label={document.title}
                {...(document.note === null ? {} : { 'aria-describedby': `${id}-${index}-note` })}
                className="mt-0.5 size-6 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-bold">{document.title}</span>
                {document.note !== null && (
                  <span id={`${id}-${index}-note`} className="mt-1 block text-sm text-muted">
                    {document.note}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
