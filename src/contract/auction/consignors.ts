import * as z from 'zod'
import { email, labelled, line, lines, phone, reference } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Consignors, who have works sold in the auction: they do not bid on them, and nothing that is public names them. */
export const consignors = resource({
  path: 'auction/consignors',
  singular: 'consignor',
  plural: 'consignors',
  label: /*i18n*/ '위탁자',
  summary: 'who has works sold in the auction',
  storage: 'table',
  fields: {
    name: labelled(/*i18n*/ '이름·상호', line(100)),
    kind: labelled(/*i18n*/ '구분', z.enum(['person', 'business']).default('person'), {
      person: /*i18n*/ '개인',
      business: /*i18n*/ '사업자',
    }),
    phone: labelled(/*i18n*/ '휴대전화', phone.nullable().default(null)),
    email: labelled(/*i18n*/ '이메일', email.nullable().default(null)),
    address: labelled(/*i18n*/ '주소', line(300).nullable().default(null)),
    /** Account to which the proceeds are paid. */
    bankAccount: labelled(/*i18n*/ '받을 계좌(은행, 번호, 예금주)', line(200).nullable().default(null)),
    businessNumber: labelled(/*i18n*/ '사업자등록번호', line(30).nullable().default(null)),
    /** Without one, an account is known as the consignor's by telephone number or mail address. */
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'clear').nullable().default(null)),
    note: labelled(/*i18n*/ '직원 메모', lines(2000).nullable().default(null)),
  },
  filters: ['kind', '_user'],
  search: ['name', 'phone', 'email'],
  sortable: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:auction',
  // What consignors get for works that are sold follows from it.
  changes: ['auction/settlements'],
  isPersonal: true,
})
