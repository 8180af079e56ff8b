import { deviceSetting } from '../device-setting.ts'

/** Choices of the languages that forms show, in their order. */
export const shownLanguages = ['needed', 'ko', 'en', 'cn', 'all'] as const

/** Languages that this device shows in forms. */
export const languageSetting = deviceSetting('console-languages', shownLanguages, 'needed')
