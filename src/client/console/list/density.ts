import { deviceSetting } from '../device-setting.ts'

/** How close the rows of lists stand. */
export const density = deviceSetting('console-density', ['roomy', 'dense'], 'roomy')
