import { faqs } from '#contract/support/faqs.ts'
import { support as contract } from '#contract/support/module.ts'
import { serveOrder } from '../http/order.ts'
import { serverModule } from '../module.ts'
import { serveAgreements } from './agreements.ts'
import { commentsOf, forgetAuthor, serveBoards } from './boards.ts'
import { forgetMarks, marksOf, serveBookmarks } from './bookmarks.ts'
import { serveOwnComments } from './own-comments.ts'
import { serveSupportPictures } from './pictures.ts'
import { serveQuestionImages } from './question-images.ts'
import { forgetQuestions, questionHooks } from './question-removal.ts'
import { questionsOf, serveQuestions } from './questions.ts'
import { serveTerms, termHooks } from './terms.ts'

/** Boards, questions and answers, notices, terms, and what members save. */
export const support = serverModule(contract, {
  hooks: { terms: termHooks, 'center/questions': questionHooks },
  ownData: [
    { name: 'comments', items: commentsOf },
    { name: 'questions', items: questionsOf },
    { name: 'bookmarks', items: marksOf('bookmarks') },
    { name: 'likes', items: marksOf('likes') },
  ],
  onWithdraw: [forgetAuthor, forgetQuestions, forgetMarks],
  routes: (app, joined) => {
    serveTerms(app)
    serveAgreements(app)
    serveBoards(app)
    serveSupportPictures(app)
    serveOwnComments(app)
    serveQuestions(app)
    serveQuestionImages(app)
    serveBookmarks(app, joined)
    serveOrder(app, 'PUT /api/console/center/faqs/{_id}/place', faqs, { by: 'createdAt' })
  },
})
