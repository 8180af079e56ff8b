import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { onlySite } from '../../data/only.ts'
import { useLocale } from '../../data/use-locale.ts'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { itemRead, resourceOf } from '../../console/resources.ts'

const every = resourceOf('setting')
const only = onlySite()
const ofCentre = ['centre', 'centreScreenshots']
/** The fields of a site that is off are not asked for: the centre's, or the firm's own. */
const isAsked = (field: string) => only === undefined || field === 'analytics' || ofCentre.includes(field) === (only === 'centre')
const groups = every.groups?.map((group) => ({ ...group, fields: group.fields.filter(isAsked) })).filter(({ fields }) => fields.length > 0)
const setting = groups === undefined ? every : { ...every, groups }

/** `/console/setting`: everything that the site says of the firm itself. */
export function SettingScreen() {
  const { t } = useLingui()
  const load = useQuery(itemRead(setting, useLocale(), 'setting'))
  return (
    <LoadedScreen title={t`사이트 설정`} load={load} failed={t`설정을 불러오지 못했습니다.`}>
      {(item) => <ResourceForm resource={setting} item={item} />}
    </LoadedScreen>
  )
}
