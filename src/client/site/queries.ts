import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'

export type Setting = Answer<'GET /api/v1/setting'>['setting']
export type Office = Setting['offices'][number]

const document = { offline: 'localStorage' } as const

export const settingRead = (locale: Locale) => readOptions('GET /api/v1/setting', locale, {}, document)
/** Reads the firm's setting, which the layout loads. While another language loads, the former one stays. */
export const useSetting = () => useQuery({ ...settingRead(useLocale()), placeholderData: keepPreviousData })

export const homeBanners = (locale: Locale) => readOptions('GET /api/v1/banners/{code}', locale, { params: { code: 'home' } }, document)

export const homePopups = (locale: Locale) => readOptions('GET /api/v1/popups', locale, { query: { code: 'divorce' } })
