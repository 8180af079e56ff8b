import type { setting as resource } from '#contract/site/setting.ts'
import { usualAdRules } from '#contract/platform/writing.ts'
import type { FieldsOf } from './types.ts'

/** Initial setting, true of any firm. Everything else is null until the firm fills it in, and is not shown. */
export const setting: FieldsOf<typeof resource> = {
  name: { ko: '법률사무소', en: 'Law Office', cn: '律师事务所' },
  shortName: null,
  legalEntity: null,
  tagline: { ko: '이혼과 가사 사건을 상담합니다', en: 'Advice on divorce and family matters', cn: '提供婚姻家事法律咨询' },
  registrationNumber: null,
  representative: null,
  phone: null,
  consultPhone: null,
  supportPhone: null,
  emergencyPhone: null,
  fax: null,
  email: null,
  chatUrl: null,
  quickExitUrl: 'https://www.weather.go.kr/',
  adLawyer: null,
  privacyOfficer: null,
  offices: [],
  sisterSites: [],
  analytics: { naver: '', google: '' },
  centre: {
    name: null,
    shortName: null,
    tagline: null,
    legalEntity: null,
    representative: null,
    privacyOfficer: null,
    registrationNumber: null,
    address: null,
    phone: null,
    email: null,
  },
  screenshots: [],
  adRules: usualAdRules,
}
