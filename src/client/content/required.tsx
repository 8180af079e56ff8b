import { Trans } from '@lingui/react/macro'

/** The mark of what has to be given. */
export const Required = () => (
  <span className="text-danger">
    <span aria-hidden="true">*</span>
    <span className="sr-only">
      <Trans>(필수)</Trans>
    </span>
  </span>
)
