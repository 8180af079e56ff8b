import { deviceSetting } from '../device-setting.ts'

/** Light or dark; `system`: as the device is. The document has it before it is drawn (index.html). */
export const theme = deviceSetting('console-theme', ['system', 'light', 'dark'], 'system')

/** Shows the document so (styles.css). */
export function applyTheme(chosen: ReturnType<typeof theme.read>): void {
  document.documentElement.dataset['theme'] = chosen
}
