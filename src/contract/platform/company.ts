import * as z from 'zod'
import { asCountry, id, labelled, line, lines, storedLine } from '../field.ts'
import { halfWidth } from '../half-width.ts'
import { certificates } from './certificates.ts'

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

/** A file of a company or its member. Its bytes are at `/api/v1/files/{_file}`, for those who may read them. */
export const companyFile = z.strictObject({ _file: id, name: z.string(), size: z.int(), type: z.string() }).meta({ id: 'CompanyFile' })
export type CompanyFile = z.output<typeof companyFile>
