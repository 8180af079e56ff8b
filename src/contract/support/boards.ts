import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, picture, richText, storedFile, translated } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { itemParams, pictureChange, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'
import { documentUpload } from '../platform/files.ts'

/** So many files are attached to one post. */
export const maxBoardFiles = 10

/** Posts of a board (specification 2.3, 7.4): written by the staff, read by everybody. */
export const boards = resource({
  path: 'boards',
  singular: 'board',
  plural: 'boards',
  label: /*i18n*/ '게시판',
  summary: 'posts of a board',
  fields: {
    code: labelled(/*i18n*/ '구분', z.enum(['default-board']), { 'default-board': /*i18n*/ '기본 게시판' }),
    subject: labelled(/*i18n*/ '제목', translated(line())),
    content: labelled(/*i18n*/ '본문', translated(richText())),
    author: labelled(/*i18n*/ '작성자', translated(line(60))),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable()),
    files: labelled(/*i18n*/ '첨부 파일', z.array(labelled(/*i18n*/ '파일', storedFile)).max(maxBoardFiles).default([])),
  },
  detail: ['content', 'files'],
  filters: ['code'],
  search: ['subject', 'content'],
  neighboursBy: ['code'],
  page: ({ _id }) => `/board/default-board/${_id}`,
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

const written = {
  /** The account's name at the time of writing. */
  author: line(60),
  /** Plain text: signs of HTML in it are signs, and are shown as such. */
  content: labelled(/*i18n*/ '내용', lines(2000)),
}

const moderations = ['shown', 'waiting', 'hidden'] as const

/** So many of one member. */
export const maxComments = 2000

/** Comments of members on posts. The console hides or takes away what should not stand; nobody changes another's words. */
export const comments = resource({
  path: 'boards/comments',
  singular: 'comment',
  plural: 'comments',
  label: /*i18n*/ '댓글',
  summary: 'comments on posts of a board',
  fields: {
    _board: labelled(/*i18n*/ '글', id),
    _user: labelled(/*i18n*/ '회원 계정', id),
    ...written,
    /** None: who wrote it has left. */
    author: labelled(/*i18n*/ '작성자', line(60).nullable()),
    /** What waits for staff, or was hidden by them, is read by nobody but its author. */
    moderation: labelled(/*i18n*/ '표시', z.enum(moderations).default('shown'), {
      shown: /*i18n*/ '보임',
      waiting: /*i18n*/ '확인 대기',
      hidden: /*i18n*/ '숨김',
    }),
  },
  changeable: ['moderation'],
  bulk: ['moderation'],
  filters: ['_board', '_user', 'moderation'],
  public: [],
  console: ['list', 'one', 'update', 'remove'],
  scope: 'console:content',
})

/** What readers see of a comment: never whose account it came from. */
const publicComment = z.strictObject({ _id: id, createdAt: instant, ...written })
/** As its author has it. */
const ownComment = z
  .strictObject({
    _id: id,
    createdAt: instant,
    content: written.content,
    moderation: z.enum(moderations),
    /** The post, while it is there, in the asked language. */
    board: z.strictObject({ _id: id, subject: z.string() }).nullable(),
  })
  .meta({ id: 'OwnComment' })
const params = z.strictObject({ _id: id })
/** Who asks may leave out what has a default. */
const newestFirst: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))
const oldestFirst: z.ZodType<Paging> = z.strictObject(paging('createdAt'))

export const boardCalls = {
  'POST /api/console/boards/{_board}/files': call({
    ...pictureChange(boards),
    summary: 'Console: attach a document to a post, behind those that are there',
    params: z.strictObject({ _board: id }),
    upload: documentUpload,
    status: 201,
    errors: [404, 410, 412, 413, 415],
    location: ({ board }) => `/api/console/boards/${board._id}`,
    writes: ['boards'],
  }),
  'GET /api/v1/boards/{_id}/comments': call({
    summary: 'The comments on a post, the oldest first',
    tag: 'boards',
    access: 'public',
    params,
    query: oldestFirst,
    answer: z.strictObject({ comments: z.array(publicComment), summary }),
    status: 200,
    errors: [404, 410],
    isCacheable: true,
    reads: ['boards/comments'],
  }),
  'POST /api/v1/boards/{_id}/comments': call({
    summary: 'Comment on a post. `isWaiting`: others read it once staff have looked at it',
    tag: 'boards',
    access: 'member',
    params,
    body: z.strictObject({ content: written.content }),
    answer: z.strictObject({ comment: publicComment, isWaiting: z.boolean() }),
    status: 201,
    errors: [404, 409, 410],
    isLimited: true,
    writes: ['boards/comments'],
  }),
}

/** The picture of a post. */
export const boardPictureCalls = {
  'POST /api/console/boards/{_id}/thumb': pictureUploadTo(boards, {
    summary: 'send the picture of a post (`thumb`)',
    file: 'thumb',
    params: itemParams,
  }),
}

/** The comments of a member. */
export const ownCommentCalls = {
  'GET /api/v1/me/comments': call({
    summary: 'The comments of the caller, the newest first, also those that wait or are hidden',
    tag: 'me',
    access: 'member',
    query: newestFirst,
    answer: z.strictObject({ comments: z.array(ownComment), summary }),
    status: 200,
    reads: ['boards/comments'],
  }),
  'DELETE /api/v1/me/comments/{_id}': call({
    summary: 'Take a comment of one’s own away',
    tag: 'me',
    access: 'member',
    params,
    status: 204,
    errors: [404],
    writes: ['boards/comments'],
  }),
}
