import { deviceSetting } from '../device-setting.ts'

/** Distance of the rows of lists. */
export const density = deviceSetting('console-density', ['roomy', 'dense'], 'roomy')
