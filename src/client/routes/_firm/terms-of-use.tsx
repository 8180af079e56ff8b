import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../data/i18n.ts'
import { load } from '../../data/load.ts'
import { useLocale } from '../../data/use-locale.ts'
import { termQueries } from '../../support/queries.ts'
import { TermPage } from '../../support/terms/term-page.tsx'

export const Route = createFileRoute('/_firm/terms-of-use')({
  loader: ({ context: { queryClient, i18n } }) => load(queryClient, [termQueries.detail(localeOf(i18n), 'terms-of-use')]),
  component: Term,
})

function Term() {
  const { t } = useLingui()
  return <TermPage load={useQuery(termQueries.detail(useLocale(), 'terms-of-use'))} title={t`이용약관`} />
}
