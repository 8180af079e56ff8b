import { Trans, useLingui } from '@lingui/react/macro'
import type { Stale } from './languages.tsx'
import { ChangedWords, wordsOf } from './changed-words.tsx'

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
  return (
    <div role="note" className="mt-1 rounded-control border border-warning p-2 text-xs">
      <p className="font-semibold">
        <Trans>번역한 뒤에 한국어가 바뀌었습니다</Trans>
      </p>
      <p className="mt-1 max-h-40 overflow-y-auto wrap-anywhere" lang="ko" aria-label={t`한국어에서 바뀐 말`}>
        <ChangedWords before={wordsOf(source, isRich)} after={wordsOf(korean, isRich)} />
      </p>
      <button type="button" className="mt-1 min-h-9 underline underline-offset-4" onClick={() => onRight(_id)}>
        <Trans>번역은 그대로 맞습니다</Trans>
      </button>
    </div>
  )
}
