import * as z from 'zod'
import { labelled, line, reference } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

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
  },
  writeOnly: { password: z.string().min(8).max(200) },
  filters: ['username', 'userType', 'role', 'status', '_level'],
  sortable: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
})
