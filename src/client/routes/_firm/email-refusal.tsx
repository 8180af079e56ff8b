import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../data/i18n.ts'
import { load } from '../../data/load.ts'
import { useLocale } from '../../data/use-locale.ts'
import { termQueries } from '../../support/queries.ts'
import { TermPage } from '../../support/terms/term-page.tsx'

export const Route = createFileRoute('/_firm/email-refusal')({
  loader: ({ context: { queryClient, i18n } }) => load(queryClient, [termQueries.detail(localeOf(i18n), 'email-refusal')]),
  component: Term,
})

function Term() {
  const { t } = useLingui()
  return <TermPage load={useQuery(termQueries.detail(useLocale(), 'email-refusal'))} title={t`이메일무단수집거부`} />
}
