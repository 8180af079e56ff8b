import type { Body } from '#contract/api.ts'
import { practiceCalls } from '#contract/law/practices.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { listRead, resourceOf } from '../../console/resources.ts'

const practices = resourceOf('practices')
const fields = bodyFields(practiceCalls['PUT /api/console/practices'])

/** The tiles of other practice sites, in their order: saved as a whole. */
export function PracticesScreen() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const load = useQuery(listRead(practices, locale, { limit: 100 }))
  return (
    <LoadedScreen title={i18n._(practices.label)} load={load} failed={t`목록을 불러오지 못했습니다.`}>
      {({ items }) => (
        <CallForm
          fields={fields}
          initial={{ practices: items.map(({ name, description, url }) => ({ name, description, url })) }}
          send={async (body) => {
            await api('PUT /api/console/practices', { locale, body: body as Body<'PUT /api/console/practices'> })
          }}
        />
      )}
    </LoadedScreen>
  )
}
