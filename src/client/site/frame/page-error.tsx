import { Trans } from '@lingui/react/macro'

/** A page that could not be shown: says so, in the reader's language, with a way on. */
export function PageError() {
  return (
    <div id="page-error" role="alert" className="p-8">
      <p>
        <Trans>화면을 보여 드리지 못했습니다.</Trans>
      </p>
      <button type="button" className="min-h-11 underline" onClick={() => window.location.reload()}>
        <Trans>새로고침</Trans>
      </button>
    </div>
  )
}
