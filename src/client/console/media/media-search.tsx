import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'

/** Looks for files by their names and by what pictures show. */
export function MediaSearch({ q, onFind }: { q: string; onFind: (q: string) => void }) {
  const { t } = useLingui()
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in a form of its own page: that one is not sent.
    event.stopPropagation()
    const typed = new FormData(event.currentTarget).get('q')
    if (typeof typed === 'string') onFind(typed.trim())
  }
  return (
    <form role="search" className="col-span-2 flex min-w-56 flex-1 gap-2" onSubmit={find}>
      <input
        key={q}
        type="search"
        name="q"
        aria-label={t`파일 이름이나 사진 설명`}
        placeholder={t`파일 이름이나 사진 설명`}
        defaultValue={q}
        maxLength={100}
        className={fieldClass('text-sm')}
      />
      <button type="submit" className={buttonClass('outline', 'shrink-0')}>
        <Trans>찾기</Trans>
      </button>
    </form>
  )
}
