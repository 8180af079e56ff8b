import * as z from 'zod'
import { asCountry, id, labelled, line, lines, storedLine, webAddress } from '../field.ts'
import { halfWidth } from '../half-width.ts'
import { certificates } from './certificates.ts'
import {
  type EmployeeBand,
  employeeBands,
  type ExportExperience,
  exportExperiences,
  type GoodsCategory,
  type presentedTexts,
  type SpokenLanguage,
  spokenLanguages,
} from './company-choices.ts'
import { goodsCategory } from './goods-category.ts'

/** Profile that a company writes (specification 3, 'Company' and 'Buyer'). */
export const companyProfile = {
  name: labelled(/*i18n*/ '회사 이름', line(100)),
  ceo: labelled(/*i18n*/ '대표자', line(60)),
  category: labelled(/*i18n*/ '업종', line(60)),
  address: labelled(/*i18n*/ '주소', line(200)),
  /** Of sellers. */
  certificate: labelled(/*i18n*/ '인증', z.enum(certificates).nullable().default(null), {
    SEOUL_AWARD: /*i18n*/ '서울어워드',
    SUPER_ROOKIE: /*i18n*/ '슈퍼루키',
  }),
  productCategory: labelled(/*i18n*/ '상품 분류', line(60).nullable().default(null)),
  certificateNumber: labelled(/*i18n*/ '인증 번호', line(60).nullable().default(null)),
  certificateYear: labelled(/*i18n*/ '인증 연도', z.int().min(1990).max(2100).nullable().default(null)),
  /** Of buyers: how they sell, and where they work. */
  buyerType: labelled(/*i18n*/ '바이어 유형', z.enum(['ONLINE', 'OFFLINE']).nullable().default(null), {
    ONLINE: /*i18n*/ '온라인',
    OFFLINE: /*i18n*/ '오프라인',
  }),
  city: labelled(/*i18n*/ '시·도', line(60).nullable().default(null)),
  /** Of Korean ones: other countries have none, or call it something else. */
  district: labelled(/*i18n*/ '시·군·구', line(60).nullable().default(null)),
  profile: labelled(/*i18n*/ '회사 소개', lines(2000).nullable().default(null)),
}

/** A country by its ISO 3166 code of two letters. */
export const country = labelled(
  /*i18n*/ '국가',
  asCountry(
    line(100)
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, { error: 'shape.country' }),
  ),
)
/** By which the authorities know a company, without signs between: of Korean ones the business registration number. */
export const registrationNumber = labelled(
  /*i18n*/ '사업자등록번호',
  line(40).overwrite((text) =>
    halfWidth(text)
      .replaceAll(/[\s.\-\u2010-\u2015]/g, '')
      .toUpperCase(),
  ),
)

/** Profile as it is stored: what the list of an organiser did not say is empty, until its owner completes it. */
export const storedProfile = {
  ...companyProfile,
  ceo: labelled(/*i18n*/ '대표자', storedLine(60)),
  category: labelled(/*i18n*/ '업종', storedLine(60)),
  address: labelled(/*i18n*/ '주소', storedLine(200)),
  country: country.nullable().default(null),
  registrationNumber: registrationNumber.nullable().default(null),
}

/** The texts of a presentation that are written in more than one language. */
const texts = {
  category: labelled(/*i18n*/ '업종', line(60)),
  city: labelled(/*i18n*/ '시·도', line(60)),
  profile: labelled(/*i18n*/ '회사 소개', lines(2000)),
  offers: labelled(/*i18n*/ '제공하는 것', lines(1000)),
  seeks: labelled(/*i18n*/ '찾는 것', lines(1000)),
  minimumOrder: labelled(/*i18n*/ '최소 주문', line(120)),
  contactRole: labelled(/*i18n*/ '상담 담당', line(80)),
}
export type PresentedTexts = { [Name in (typeof presentedTexts)[number]]?: string | undefined }

// Named types: those of all calls are one type, whose size has an end.
/** Values by the languages in which somebody has written them. */
export interface OfLanguages<Value> {
  ko?: Value | undefined
  en?: Value | undefined
  cn?: Value | undefined
}
const ofLanguages = <Value>(schema: z.ZodType<Value>): z.ZodType<OfLanguages<Value>> =>
  z.strictObject({
    ko: labelled(/*i18n*/ '한국어', schema.optional()),
    en: labelled(/*i18n*/ 'English', schema.optional()),
    cn: labelled(/*i18n*/ '中文', schema.optional()),
  })
const orNothing = <Value>(schema: z.ZodType<Value>): z.ZodType<Value | null> => schema.nullable().default(null)

const spoken = labelled(/*i18n*/ '언어', z.enum(spokenLanguages).meta({ id: 'SpokenLanguage' }), {
  ko: /*i18n*/ '한국어',
  en: /*i18n*/ '영어',
  zh: /*i18n*/ '중국어',
  ja: /*i18n*/ '일본어',
  vi: /*i18n*/ '베트남어',
  th: /*i18n*/ '태국어',
  id: /*i18n*/ '인도네시아어',
  es: /*i18n*/ '스페인어',
  fr: /*i18n*/ '프랑스어',
  de: /*i18n*/ '독일어',
  ru: /*i18n*/ '러시아어',
  ar: /*i18n*/ '아랍어',
})

/**
 * Presentation of a company to everybody at a fair, beside its profile; all of it may be missing. Name and texts are written in
 * its own language, `names` and `translations` have them in others; staff look at the names as at the name itself.
 */
export const companyPresentation = {
  names: labelled(/*i18n*/ '다른 언어로 쓴 이름', orNothing(ofLanguages<string>(companyProfile.name).meta({ id: 'CompanyNames' }))),
  sector: labelled(/*i18n*/ '취급 분야', orNothing<GoodsCategory>(goodsCategory)),
  website: labelled(/*i18n*/ '홈페이지', orNothing(webAddress)),
  foundedYear: labelled(/*i18n*/ '설립 연도', orNothing(z.int().min(1800).max(2100))),
  employees: labelled(/*i18n*/ '직원 수', orNothing<EmployeeBand>(z.enum(employeeBands).meta({ id: 'EmployeeBand' })), {
    UNDER_10: /*i18n*/ '10명 미만',
    UNDER_50: /*i18n*/ '10–49명',
    UNDER_200: /*i18n*/ '50–199명',
    FROM_200: /*i18n*/ '200명 이상',
  }),
  exportExperience: labelled(
    /*i18n*/ '수출 경험',
    orNothing<ExportExperience>(z.enum(exportExperiences).meta({ id: 'ExportExperience' })),
    {
      NONE: /*i18n*/ '준비 중',
      UNDER_3: /*i18n*/ '3년 미만',
      UNDER_10: /*i18n*/ '3년 이상 10년 미만',
      FROM_10: /*i18n*/ '10년 이상',
    },
  ),
  otherCertificates: labelled(/*i18n*/ '그 밖의 인증', orNothing(line(200))),
  languages: labelled(
    /*i18n*/ '상담할 수 있는 언어',
    z.array(spoken).max(spokenLanguages.length).default([]) as z.ZodType<SpokenLanguage[]>,
  ),
  offers: orNothing(texts.offers),
  seeks: orNothing(texts.seeks),
  minimumOrder: orNothing(texts.minimumOrder),
  contactRole: orNothing(texts.contactRole),
  translations: labelled(
    /*i18n*/ '다른 언어로 쓴 글',
    orNothing(
      ofLanguages<PresentedTexts>(z.strictObject(texts).partial().meta({ id: 'CompanyTexts' })).meta({ id: 'CompanyTranslations' }),
    ),
  ),
}
/** A company that has said nothing of it. */
export const noPresentation = z.strictObject(companyPresentation).parse({})
export interface CompanyPresentation extends z.output<z.ZodObject<typeof companyPresentation>> {}

/** A file of a company or its member. Its bytes are at `/api/v1/files/{_file}`, for those who may read them. */
export const companyFile = z.strictObject({ _file: id, name: z.string(), size: z.int(), type: z.string() }).meta({ id: 'CompanyFile' })
export type CompanyFile = z.output<typeof companyFile>
