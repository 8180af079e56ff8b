import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../data/load.ts'
import { FormPage } from '../../law/forms/form-page.tsx'
import { useSetting } from '../../site/queries.ts'
import { termInForce } from '../../support/terms/term-in-force.ts'

export const Route = createFileRoute('/_firm/default-form')({
  loader: ({ context }) => load(context, (locale) => [termInForce(locale, 'privacy-consult')]),
  component: DefaultForm,
})

function DefaultForm() {
  const { data } = useSetting()
  return <FormPage contact={data?.setting} />
}
