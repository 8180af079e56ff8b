import { Trans } from '@lingui/react/macro'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../date-text.ts'
import type { Draft } from './drafts.ts'

interface Props {
  draft: Draft
  onTake: () => void
  onForget: () => void
}

/** Says that an earlier visit has left something unsaved. */
export function DraftNotice({ draft: { savedAt }, onTake, onForget }: Props) {
  const at = dateText(new Date(savedAt).toISOString(), useLocale())
  return (
    <section
      role="status"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-card border border-accent bg-surface px-4 py-3 text-sm"
    >
      <p className="mr-auto">
        <Trans>{at}에 적다가 저장하지 않으신 것이 이 기기에 있습니다.</Trans>
      </p>
      <button type="button" className={buttonClass('outline')} onClick={onTake}>
        <Trans>이어서 쓰기</Trans>
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={onForget}>
        <Trans>버리기</Trans>
      </button>
    </section>
  )
}
