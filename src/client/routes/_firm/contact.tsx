import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../data/load.ts'
import { CallbackForm } from '../../law/callback/callback-form.tsx'
import { Contact } from '../../site/contact/contact.tsx'
import { termInForce } from '../../support/terms/term-in-force.ts'

/** The setting that it shows is read by the layout. */
export const Route = createFileRoute('/_firm/contact')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'privacy-consult')]),
  component: () => <Contact callback={<CallbackForm />} />,
})
