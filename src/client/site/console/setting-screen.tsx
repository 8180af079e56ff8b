import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { onlySite } from '../../data/only.ts'
import { useLocale } from '../../data/use-locale.ts'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { itemRead, resourceOf } from '../../console/resources.ts'

const every = resourceOf('setting')
const only = onlySite()
/** The fields of a site that is off are not asked for: the centre's, or the firm's own. */
const groups = every.groups?.filter(
  ({ fields }) => only === undefined || fields.includes('centre') === (only === 'centre') || fields.includes('analytics'),
)
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
