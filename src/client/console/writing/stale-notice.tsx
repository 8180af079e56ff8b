import { Trans, useLingui } from '@lingui/react/macro'
import type { Stale } from './languages.tsx'
import { wordChanges } from './word-changes.ts'

/** The words of a text, without its marks. */
const wordsOf = (text: string, isRich: boolean): string =>
  isRich ? (new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html').body.textContent ?? '') : text

interface Props {
  stale: Stale
  /** As it is now in the form. */
  korean: string
  isRich: boolean
  onRight: (_id: string) => void
}

/** Says that Korean has changed since a translation was made, and how. */
export function StaleNotice({ stale: { _id, source }, korean, isRich, onRight }: Props) {
  const { t } = useLingui()
  const parts = wordChanges(wordsOf(source, isRich), wordsOf(korean, isRich))
  return (
    <div role="note" className="mt-1 rounded-control border border-warning p-2 text-xs">
      <p className="font-semibold">
        <Trans>번역한 뒤에 한국어가 바뀌었습니다</Trans>
      </p>
      <p className="mt-1 max-h-40 overflow-y-auto wrap-anywhere" lang="ko" aria-label={t`한국어에서 바뀐 말`}>
        {parts.map(({ kind, text }, index) => {
          const Tag = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span'
          const words = kind === 'same' && text.length > 80 ? `${text.slice(0, 40)} … ${text.slice(-40)}` : text
          return (
            // The parts of one text: they change all at once.
            // oxlint-disable-next-line react/no-array-index-key
            <Tag key={index} className={kind === 'gone' ? 'text-danger' : kind === 'new' ? 'font-semibold text-success' : 'text-muted'}>
              {words}{' '}
            </Tag>
          )
        })}
      </p>
      <button type="button" className="mt-1 min-h-9 underline underline-offset-4" onClick={() => onRight(_id)}>
        <Trans>번역은 그대로 맞습니다</Trans>
      </button>
    </div>
  )
}
