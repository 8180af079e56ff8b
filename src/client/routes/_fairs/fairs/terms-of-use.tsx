import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { termInForce } from '../../../support/terms/term-in-force.ts'
import { TermPage } from '../../../support/terms/term-page.tsx'
import { CentreEyebrow } from '../../../trade/trail.tsx'

export const Route = createFileRoute('/_fairs/fairs/terms-of-use')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'terms-of-use', 'centre')]),
  component: Term,
})

function Term() {
  const { t } = useLingui()
  return <TermPage code="terms-of-use" title={msg`이용약관`} eyebrow={<CentreEyebrow page={t`이용약관`} />} />
}
