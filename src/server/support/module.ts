import { boards } from '#contract/support/boards.ts'
import { faqCalls, faqs } from '#contract/support/faqs.ts'
import { support as contract } from '#contract/support/module.ts'
import { terms } from '#contract/support/terms.ts'
import { serveOrder } from '../http/order.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { serveAgreements } from './agreements.ts'
import { type BoardDeps, serveBoards } from './boards.ts'
import { serveBookmarks } from './bookmarks.ts'
import { terms as firstTerms } from './first/terms.ts'
import { serveOwnComments } from './own-comments.ts'
import { supportPersonal } from './personal.ts'
import { serveSupportPictures } from './pictures.ts'
import { serveQuestionImages } from './question-images.ts'
import { questionAnswered } from './messages.ts'
import { eraseQuestion, questionHooks } from './question-removal.ts'
import { serveQuestions } from './questions.ts'
import { supportNotifications } from './term-news.ts'
import { serveTermNotices, tellOfTerms } from './term-notices.ts'
import { serveTerms, termHooks } from './terms.ts'

/** Boards, questions and answers, notices, terms, and what members save. */
export const support = (needs: BoardDeps): ServerModule =>
  serverModule(contract, {
    hooks: { terms: termHooks, 'center/questions': questionHooks },
    officeEvents: [
      {
        name: 'inquiry',
        label: /*i18n*/ '새 회원 문의',
        text: /*i18n*/ { id: 'office.inquiry', message: '새 회원 문의가 들어왔습니다.' },
        scope: 'console:inquiries',
        address: 'center/questions',
        site: 'firm',
      },
      {
        name: 'centreInquiry',
        label: /*i18n*/ '무역센터의 새 회원 문의',
        text: /*i18n*/ { id: 'office.centreInquiry', message: '무역센터에 새 회원 문의가 들어왔습니다.' },
        scope: 'console:inquiries',
        address: 'center/questions',
        site: 'centre',
      },
      {
        name: 'comment',
        label: /*i18n*/ '확인을 기다리는 댓글',
        text: /*i18n*/ { id: 'office.comment', message: '새 댓글이 확인을 기다립니다.' },
        scope: 'console:content',
        address: 'boards/comments',
        site: 'firm',
      },
    ],
    saveable: { boards: saveableContent(boards) },
    messages: [questionAnswered],
    notifications: supportNotifications,
    jobs: [
      {
        name: 'tell-of-terms',
        label: /*i18n*/ '약관의 새 판을 회원에게 알립니다',
        everyMs: 60_000,
        run: (platform) => tellOfTerms(platform),
      },
    ],
    personal: supportPersonal,
    firstContent: [{ resource: terms, rows: ({ now }) => firstTerms.map((term) => ({ ...term, effectiveAt: now.toISOString() })) }],
    eraseAgain: { 'center/questions': eraseQuestion },
    routes: (app, joined) => {
      serveTerms(app)
      serveAgreements(app)
      serveTermNotices(app)
      serveBoards(app, needs)
      serveSupportPictures(app)
      serveOwnComments(app)
      serveQuestions(app)
      serveQuestionImages(app)
      serveBookmarks(app, joined)
      serveOrder(app, faqCalls, faqs, { by: 'createdAt' })
    },
  })
