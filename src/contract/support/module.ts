import { contractModule } from '../module.ts'
import { boardCalls, boards, comments } from './boards.ts'
import { bookmarkCalls } from './bookmarks.ts'
import { supportErrors } from './errors.ts'
import { faqCalls, faqs } from './faqs.ts'
import { notificationCalls, notifications } from './notifications.ts'
import { supportPages } from './pages.ts'
import { questionCalls, questions } from './questions.ts'
import { termCalls, terms } from './terms.ts'

export const support = contractModule({
  name: 'support',
  resources: [terms, faqs, notifications, boards, comments, questions],
  errors: supportErrors,
  pages: supportPages,
  calls: {
    ...termCalls,
    ...notificationCalls,
    ...faqCalls,
    ...boardCalls,
    ...questionCalls,
    ...bookmarkCalls,
  },
})
