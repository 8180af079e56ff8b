import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { termInForce } from '../../../support/terms/term-in-force.ts'
import { TermPage } from '../../../support/terms/term-page.tsx'
import { CentreEyebrow } from '../../../trade/trail.tsx'

export const Route = createFileRoute('/_fairs/fairs/privacy-policy')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'privacy-policy', 'centre')]),
  component: Term,
})

function Term() {
  const { t } = useLingui()
  return <TermPage code="privacy-policy" title={msg`개인정보처리방침`} eyebrow={<CentreEyebrow page={t`개인정보처리방침`} />} />
}
