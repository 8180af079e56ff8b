import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { termInForce } from '../../terms/term-in-force.ts'
import { TermPage } from '../../terms/term-page.tsx'

export const Route = createFileRoute('/_firm/privacy-policy')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'privacy-policy')]),
  component: () => <TermPage code="privacy-policy" title={msg`개인정보처리방침`} />,
})
