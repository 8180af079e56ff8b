import { everything } from '../dependencies.ts'
import * as z from 'zod'
import { email, labelled, language, line, newPassword, phone, reference } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

export const password = labelled(/*i18n*/ '비밀번호', newPassword)

/** By what a member wants to hear from us (specification 3). */
export const channels = labelled(
  /*i18n*/ '알림',
  z
    .array(
      labelled(/*i18n*/ '알림 방법', z.enum(['SMS', 'EMAIL', 'PHONE']), {
        SMS: /*i18n*/ '문자 메시지',
        EMAIL: /*i18n*/ '이메일',
        PHONE: /*i18n*/ '전화',
      }),
    )
    .max(3),
)

/** Accounts of members and staff (specification 7.3). What a password is stored as is no field: it is never read. */
export const users = resource({
  path: 'users',
  singular: 'user',
  plural: 'users',
  label: /*i18n*/ '회원',
  summary: 'accounts of members and staff',
  storage: 'table',
  fields: {
    username: labelled(/*i18n*/ '아이디', line(60)),
    name: labelled(/*i18n*/ '이름', line(60)),
    userType: labelled(/*i18n*/ '개인·법인', z.enum(['PERSON', 'COMPANY']).default('PERSON'), {
      PERSON: /*i18n*/ '개인',
      COMPANY: /*i18n*/ '법인',
    }),
    role: labelled(/*i18n*/ '구분', z.enum(['MEMBER', 'SELLER', 'BUYER', 'STAFF']), {
      MEMBER: /*i18n*/ '일반 회원',
      SELLER: /*i18n*/ '판매 기업',
      BUYER: /*i18n*/ '바이어',
      STAFF: /*i18n*/ '직원',
    }),
    status: labelled(/*i18n*/ '상태', z.enum(['active', 'invited', 'suspended', 'withdrawn']).default('active'), {
      active: /*i18n*/ '정상',
      invited: /*i18n*/ '초대됨',
      suspended: /*i18n*/ '정지',
      withdrawn: /*i18n*/ '탈퇴',
    }),
    _level: labelled(/*i18n*/ '등급', reference('levels', 'restrict').nullable()),
    /** Shown to be its owner's by a code. */
    email: labelled(/*i18n*/ '이메일', email.nullable().default(null)),
    phone: labelled(/*i18n*/ '휴대전화', phone.nullable().default(null)),
    channels: channels.default([]),
    locale: language.default('ko'),
  },
  writeOnly: { password },
  filters: ['username', 'userType', 'role', 'status', '_level', 'email', 'phone'],
  sortable: ['name'],
  search: ['username', 'name', 'email', 'phone'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
  // What an account that is removed had anywhere.
  changes: [everything],
  isPersonal: true,
})
