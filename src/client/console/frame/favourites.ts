import { deviceList } from '../device-setting.ts'

/** Addresses that stand at the top of the menu: those of the account (account/use-kept-favourites.ts), as this device knew them last. */
export const favourites = deviceList('console-favourites')
