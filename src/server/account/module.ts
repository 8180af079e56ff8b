import { levels } from '#contract/account/levels.ts'
import { account as contract } from '#contract/account/module.ts'
import type { Job } from '../jobs/jobs.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { forgetFormerAddresses } from './addresses.ts'
import { endActings, serveActing } from './acting.ts'
import { serveAuth } from './auth.ts'
import { serveCertification } from './certification.ts'
import { forgetOldCodes } from './codes.ts'
import { serveColleagues } from './colleagues.ts'
import { companyHooks, eraseCompany, mayReadFile, ownCompany, serveCompanies } from './companies.ts'
import { type ConsentDeps, forgetOldConsents } from './consents.ts'
import { serveDraftKey } from './draft-key.ts'
import { serveFactor } from './factor.ts'
import { levels as firstLevels } from './first/levels.ts'
import { forgetOldUploads } from './introduction-uploads.ts'
import { forgetOldInvitations, serveInvited } from './invitations.ts'
import { serveIntroductions } from './introductions.ts'
import { serveJoin } from './join.ts'
import { serveMe } from './me.ts'
import { serveMemberDocuments } from './member-documents.ts'
import { levelHooks, memberHooks } from './members.ts'
import { accountMessages } from './messages.ts'
import { forgetOldNonces } from './nonces.ts'
import { factorKeyFrom } from './one-time-codes.ts'
import { servePasskeys } from './passkeys.ts'
import { servePerson } from './person.ts'
import { accountPersonal } from './personal.ts'
import { endAllOfRestored, removeOldSessions } from './sessions.ts'
import { closeAgain } from './withdraw.ts'

const minute = 60_000
const hour = 60 * minute

const jobs: readonly Job[] = [
  {
    name: 'forget-consents',
    label: /*i18n*/ '오래전에 탈퇴한 회원의 동의 기록을 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => forgetOldConsents(db),
  },
  {
    name: 'remove-sessions',
    label: /*i18n*/ '끝난 로그인을 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => removeOldSessions(db),
  },
  {
    name: 'end-actings',
    label: /*i18n*/ '회원의 화면을 보던 시간이 끝난 것을 기록합니다',
    everyMs: minute,
    run: ({ database: { db } }) => endActings(db),
  },
  {
    name: 'forget-nonces',
    label: /*i18n*/ '지난 로그인 요청의 표시를 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => forgetOldNonces(db),
  },
  {
    name: 'forget-codes',
    label: /*i18n*/ '지난 인증번호를 지웁니다',
    everyMs: hour,
    run: ({ database: { db }, serverKey }) => forgetOldCodes(db, serverKey),
  },
  {
    name: 'forget-addresses',
    label: /*i18n*/ '되찾을 수 있는 기간이 지난 이전 연락처를 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => forgetFormerAddresses(db),
  },
  {
    name: 'forget-invitations',
    label: /*i18n*/ '기한이 지난 초대 링크를 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => forgetOldInvitations(db),
  },
  { name: 'forget-uploads', label: /*i18n*/ '끝까지 오지 않은 회사소개서를 지웁니다', everyMs: hour, run: forgetOldUploads },
]

/** Accounts: who may log in, what they agreed to, and the company that they stand for. */
export const account = (needs: ConsentDeps): ServerModule =>
  serverModule(contract, {
    hooks: (joined) => ({ users: memberHooks(joined), levels: levelHooks, companies: companyHooks }),
    jobs,
    mayReadFile: [mayReadFile],
    onRestore: [endAllOfRestored],
    eraseAgain: { users: closeAgain, companies: eraseCompany },
    officeEvents: [
      {
        name: 'textCodes',
        label: /*i18n*/ '문자 인증번호를 하루에 정한 만큼 다 보냄',
        text: /*i18n*/ {
          id: 'office.textCodes',
          message: '오늘 보낼 수 있는 문자 인증번호를 다 보냈습니다. 누가 일부러 보내게 하는지 확인해 주십시오.',
        },
        scope: 'console:settings',
        address: 'deliveries',
        calm: 24 * hour,
      },
    ],
    personal: accountPersonal,
    firstContent: [{ resource: levels, rows: () => firstLevels }],
    messages: accountMessages,
    openBusiness: ownCompany,
    routes: (app, { onLeave, onLeaveCompany, ownData, openBusiness, takeBack }) => {
      const { serverKey } = app.platform
      serveAuth(app, serverKey)
      serveMe(app, { ...needs, onLeave, ownData, takeBack })
      servePerson(app, { onLeave, openBusiness, takeBack })
      serveActing(app, serverKey)
      serveDraftKey(app, serverKey)
      servePasskeys(app, serverKey)
      serveFactor(app, factorKeyFrom(serverKey))
      serveJoin(app, needs)
      serveInvited(app, needs)
      serveCompanies(app)
      serveColleagues(app, { onLeave, onLeaveCompany })
      serveIntroductions(app)
      serveMemberDocuments(app)
      serveCertification(app, serverKey, { takeBack })
    },
  })
