import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { termInForce } from '../../terms/term-in-force.ts'
import { TermPage } from '../../terms/term-page.tsx'

export const Route = createFileRoute('/_firm/terms-of-use')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'terms-of-use')]),
  component: () => <TermPage code="terms-of-use" title={msg`이용약관`} />,
})
