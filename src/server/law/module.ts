import { areaCalls, areas } from '#contract/law/areas.ts'
import { insights } from '#contract/law/insights.ts'
import { lawyerCalls, lawyers } from '#contract/law/lawyers.ts'
import { law as contract } from '#contract/law/module.ts'
import { success } from '#contract/law/success.ts'
import { matchKeyFrom } from './request-keys.ts'
import { serveOrder } from '../http/order.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { serveAssignment } from './assignment.ts'
import { serveAttachments, uploadKeyFrom } from './attachments.ts'
import { areas as firstAreas } from './first/areas.ts'
import { type ConsentDeps, serveForms } from './forms.ts'
import { serveInbox } from './inbox.ts'
import { serveMemberRequests } from './member-requests.ts'
import { serveLawPictures } from './pictures.ts'
import { servePractices } from './practices.ts'
import { requestHooks } from './request-hooks.ts'
import { eraseExpired, eraseRequest, expireAttachments } from './retention.ts'
import { lawCards, newestArticles, newestStories } from './shared.ts'
import { serveStatistics } from './statistics.ts'
import { lawPersonal } from './personal.ts'

const hour = 3_600_000
/** Lists show them in the order in which they were made. */
const inOrder = (now: Date, index: number) => new Date(now.getTime() + index * 1000).toISOString()

/** The law firm: lawyers, stories, insights, practice areas and requests for a consultation. */
export const law = (needs: ConsentDeps): ServerModule =>
  serverModule(contract, {
    hooks: { forms: requestHooks },
    personal: lawPersonal,
    firstContent: [
      { resource: areas, rows: ({ now }) => firstAreas.map((area, index) => ({ ...area, image: null, createdAt: inOrder(now, index) })) },
    ],
    eraseAgain: { forms: eraseRequest },
    officeEvents: [
      {
        name: 'consultation',
        label: /*i18n*/ '새 상담 신청',
        text: /*i18n*/ { id: 'office.consultation', message: '새 상담 신청이 들어왔습니다.' },
        scope: 'console:inquiries',
        address: 'forms',
        site: 'firm',
      },
    ],
    saveable: { success: saveableContent(success), insights: saveableContent(insights), lawyers: saveableContent(lawyers) },
    feeds: [newestArticles, newestStories],
    shareCards: lawCards,
    jobs: [
      {
        name: 'erase-requests',
        label: /*i18n*/ '보관 기간이 지난 상담 신청을 지웁니다',
        everyMs: hour,
        run: (platform) => eraseExpired(platform),
      },
      {
        name: 'expire-attachments',
        label: /*i18n*/ '오래 답하지 않은 상담의 첨부 파일을 지웁니다',
        everyMs: hour,
        run: (platform) => expireAttachments(platform),
      },
    ],
    routes: (app) => {
      const { serverKey } = app.platform
      const uploadKey = uploadKeyFrom(serverKey)
      const matchKey = matchKeyFrom(serverKey)
      serveForms(app, { ...needs, uploadKey, matchKey })
      serveInbox(app, { matchKey })
      serveAssignment(app)
      serveMemberRequests(app, { matchKey })
      serveStatistics(app)
      serveAttachments(app, { uploadKey })
      servePractices(app)
      serveLawPictures(app)
      serveOrder(app, lawyerCalls, lawyers, { by: 'createdAt' })
      serveOrder(app, areaCalls, areas, { by: 'createdAt' })
    },
  })
