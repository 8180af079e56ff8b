import * as z from 'zod'
import { email, labelled, line, phone, reference } from '../field.ts'
import { locales } from '../locale.ts'
import { everyOperation, resource } from '../resource.ts'

export const password = z.string().min(8).max(200)

/** By what a member wants to hear from us (specification 3). */
export const channels = z.array(z.enum(['SMS', 'EMAIL', 'PHONE'])).max(3)

/** Accounts of members and staff (specification 7.3). What a password is stored as is no field: it is never read. */
export const users = resource({
  path: 'users',
  singular: 'user',
  plural: 'users',
  summary: 'accounts of members and staff',
  storage: 'table',
  fields: {
    username: labelled('아이디', line(60)),
    name: labelled('이름', line(60)),
    userType: labelled('개인·법인', z.enum(['PERSON', 'COMPANY'])),
    role: labelled('구분', z.enum(['MEMBER', 'SELLER', 'BUYER', 'STAFF'])),
    status: labelled('상태', z.enum(['active', 'suspended', 'withdrawn'])),
    _level: labelled('등급', reference('levels', 'restrict').nullable()),
    /** Shown to be its owner's by a code. */
    email: labelled('이메일', email.nullable().default(null)),
    phone: labelled('휴대전화', phone.nullable().default(null)),
    channels: labelled('알림', channels.default([])),
    locale: labelled('언어', z.enum(locales).default('ko')),
  },
  writeOnly: { password },
  filters: ['username', 'userType', 'role', 'status', '_level', 'email', 'phone'],
  sortable: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
})
