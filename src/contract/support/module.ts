import { contractModule } from '../module.ts'
import { boardCalls, boardPictureCalls, boards, comments, ownCommentCalls } from './boards.ts'
import { bookmarkCalls } from './bookmarks.ts'
import { supportErrors } from './errors.ts'
import { faqCalls, faqs } from './faqs.ts'
import { notificationCalls, notifications } from './notifications.ts'
import { supportPages } from './pages.ts'
import { questionCalls, questions, questionImageCalls } from './questions.ts'
import { termCalls, termNoticeCalls, terms, agreementCalls } from './terms.ts'

export const support = contractModule({
  name: 'support',
  resources: [terms, faqs, notifications, boards, comments, questions],
  errors: supportErrors,
  pages: supportPages,
  calls: {
    ...termCalls,
    ...agreementCalls,
    ...termNoticeCalls,
    ...notificationCalls,
    ...faqCalls,
    ...boardCalls,
    ...boardPictureCalls,
    ...ownCommentCalls,
    ...questionCalls,
    ...questionImageCalls,
    ...bookmarkCalls,
  },
})
