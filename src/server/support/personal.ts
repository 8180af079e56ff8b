import { deleteRowsOf, type Personal } from '../http/personal.ts'
import { commentsOf, forgetAuthor } from './boards.ts'
import { marksOf } from './bookmarks.ts'
import { forgetQuestions } from './question-removal.ts'
import { questionsOf } from './questions.ts'

/** Tables of the support pages that name a member. */
export const supportPersonal: Personal = {
  boards_comments: {
    export: { name: 'comments', items: commentsOf },
    erase: forgetAuthor,
    stays: 'without its author, as long as the post',
  },
  center_questions: {
    export: { name: 'questions', items: questionsOf },
    erase: forgetQuestions,
    stays: 'without its author, where others read it',
  },
  bookmarks: { export: { name: 'bookmarks', items: marksOf('bookmarks') }, erase: deleteRowsOf('bookmarks') },
  likes: { export: { name: 'likes', items: marksOf('likes') }, erase: deleteRowsOf('likes') },
}
