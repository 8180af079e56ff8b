import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../data/i18n.ts'
import { load } from '../../data/load.ts'
import { useLocale } from '../../data/use-locale.ts'
import { FormPage } from '../../law/forms/form-page.tsx'
import { settingQueries } from '../../site/queries.ts'
import { termQueries } from '../../support/queries.ts'

export const Route = createFileRoute('/_firm/default-form')({
  loader: ({ context: { queryClient, i18n } }) => load(queryClient, [termQueries.detail(localeOf(i18n), 'privacy-consult')]),
  component: DefaultForm,
})

function DefaultForm() {
  const locale = useLocale()
  // The layout reads the setting.
  const { data } = useQuery(settingQueries.detail(locale))
  return <FormPage consent={termQueries.detail(locale, 'privacy-consult')} contact={data?.setting} />
}
