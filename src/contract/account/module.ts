import { contractModule } from '../module.ts'
import { actingCalls } from './acting.ts'
import { authCalls } from './auth.ts'
import { certificationCalls } from './certification.ts'
import { colleagueCalls } from './colleagues.ts'
import { companies, companyCalls } from './companies.ts'
import { companyFileCalls, introductionCalls } from './company-files.ts'
import { accountErrors } from './errors.ts'
import { factorCalls } from './factor.ts'
import { invitationCalls } from './invitations.ts'
import { joinCalls } from './join.ts'
import { levels } from './levels.ts'
import { meCalls, sessionCalls, recordCalls, draftKeyCalls } from './me.ts'
import { accountPages } from './pages.ts'
import { passkeyCalls } from './passkeys.ts'
import { personCalls } from './person.ts'
import { users } from './users.ts'

const declared = contractModule({
  name: 'account',
  resources: [users, levels, companies],
  errors: accountErrors,
  pages: accountPages,
  calls: {
    ...authCalls,
    ...actingCalls,
    ...certificationCalls,
    ...joinCalls,
    ...invitationCalls,
    ...meCalls,
    ...sessionCalls,
    ...recordCalls,
    ...draftKeyCalls,
    ...personCalls,
    ...companyCalls,
    ...colleagueCalls,
    ...companyFileCalls,
    ...introductionCalls,
    ...factorCalls,
    ...passkeyCalls,
  },
})

type Declared = typeof declared
/** A type with a name: that of all modules would else be longer than the compiler writes down. */
export interface Account extends Declared {}
export const account: Account = declared
