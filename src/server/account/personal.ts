import { inPages } from '../db/in-pages.ts'
import { deleteRowsOf, type Personal } from '../http/personal.ts'
import { forgetInvitationsOf } from './invitations.ts'
import { companyOf, forgetCompany } from './companies.ts'
import { filesOf } from './company-files.ts'
import { listConsents } from './consents.ts'
import type { OnLeave } from '../http/personal.ts'
import { removeFactor } from './factors.ts'
import { passkeysOf, removePasskeys } from './passkeys.ts'
import { endSessions, listSessions } from './sessions.ts'

const inOrder = { sort: 'createdAt' } as const
const forgetFactor: OnLeave = (_user, { db }) => removeFactor(db, _user)

/** Tables of accounts that name a member. */
export const accountPersonal: Personal = {
  users: {
    export: 'account.json, with what the caller may do (me.ts)',
    erase: 'withdraw.ts: its id stays, without a name',
    stays: 'rows of others name the id',
  },
  factors: { export: 'a secret', erase: forgetFactor },
  recoveryCodes: { export: 'secrets', erase: forgetFactor },
  passkeys: { export: { name: 'passkeys', items: passkeysOf }, erase: (_user, { db }) => removePasskeys(db, _user) },
  sessions: {
    export: {
      name: 'sessions',
      items: (db, _user) => inPages(async (page) => (await listSessions(db, _user, { ...page, ...inOrder })).sessions),
    },
    erase: async (_user, { db }) => void (await endSessions(db, _user)),
    until: 'remove-sessions',
  },
  consents: {
    export: {
      name: 'consents',
      items: (db, _user) => inPages(async (page) => (await listConsents(db, _user, { ...page, ...inOrder })).consents),
    },
    erase: 'they are proof that outlasts the account',
    until: 'forget-consents',
  },
  companies: { export: { name: 'company', items: companyOf }, erase: forgetCompany },
  companyFiles: { export: { name: 'files', items: filesOf }, erase: forgetCompany },
  uploads: { export: 'files that have not come whole', erase: forgetCompany, until: 'forget-uploads' },
  actings: { export: 'who of the staff looked, for an hour', erase: 'it ends within the hour', until: 'end-actings' },
  formerAddresses: { export: 'account.json has the one of now', erase: deleteRowsOf('formerAddresses'), until: 'forget-addresses' },
  invitationTokens: { export: 'a secret', erase: forgetInvitationsOf, until: 'forget-invitations' },
  codes: { export: 'digits that were sent', erase: 'they are good for minutes', until: 'forget-codes' },
}
