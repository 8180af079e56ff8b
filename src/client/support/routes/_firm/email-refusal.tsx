import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { termInForce } from '../../terms/term-in-force.ts'
import { TermPage } from '../../terms/term-page.tsx'

export const Route = createFileRoute('/_firm/email-refusal')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'email-refusal')]),
  component: () => <TermPage code="email-refusal" title={msg`이메일무단수집거부`} />,
})
