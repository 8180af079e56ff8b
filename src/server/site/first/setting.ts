import { noAuction, noCentre, noFirm, noShop, type setting as resource } from '#contract/site/setting.ts'
import { usualAdRules } from '#contract/platform/writing.ts'
import type { FieldsOf } from '../../initial/types.ts'

/** Initial setting, true of any firm. Everything else is null until the firm fills it in, and is not shown. */
export const setting: FieldsOf<typeof resource> = {
  ...noFirm,
  name: { ko: '법률사무소', en: 'Law Office', cn: '律师事务所' },
  shortName: null,
  tagline: { ko: '이혼과 가사 사건을 상담합니다', en: 'Advice on divorce and family matters', cn: '提供婚姻家事法律咨询' },
  quickExitUrl: 'https://www.weather.go.kr/',
  analytics: { naver: '', google: '' },
  centre: noCentre,
  centreScreenshots: [],
  shop: noShop,
  auction: noAuction,
  adRules: usualAdRules,
  comments: 'shown',
}
