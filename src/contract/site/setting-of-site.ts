import type { ItemOf } from '../resource.ts'
import { noAuction, noCentre, noFirm, noShop, type setting } from './setting.ts'
import type { OnlySite } from '../sites.ts'

type Setting = Pick<ItemOf<typeof setting>, 'name' | 'centre'>

const unnamed = { ko: '무역센터', en: 'Trade Centre', cn: '贸易中心' }

/** Leaves of the setting what a server with one site alone says: the other is not named, and the centre's name is everybody's. */
export function settingOfSite<Own extends Setting>(item: Own, only: OnlySite): Own {
  if (only === undefined) return item
  if (only === 'firm') return { ...item, centre: noCentre, centreScreenshots: [], shop: noShop, auction: noAuction }
  const centre = { ...item.centre, name: item.centre.name ?? unnamed }
  return {
    ...item,
    ...noFirm,
    name: centre.name,
    shortName: centre.shortName,
    tagline: centre.tagline ?? centre.name,
    centre,
  }
}

/** As `settingOfSite`, for those who change it: the centre's name stays empty where it has none. */
export const consoleSettingOfSite = <Own extends Setting>(item: Own, only: OnlySite): Own =>
  only === 'centre' ? { ...settingOfSite(item, only), centre: item.centre } : settingOfSite(item, only)
