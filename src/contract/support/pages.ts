import { type ModulePages, paged } from '../page.ts'
import { faqs } from './faqs.ts'

const questions = { q: 'text', type: faqs.fields.type.options } as const

export const supportPages: ModulePages = {
  '/center/faqs': { list: questions },
  '/center/notice': { list: paged },
  '/board/default-board': { list: paged },
  '/fairs/faq': { list: questions },
  '/fairs/notices': { list: paged },
  '/privacy-policy': {},
  '/terms-of-use': {},
  '/email-refusal': {},
  '/fairs/privacy-policy': {},
  '/fairs/terms-of-use': {},
  '/center': { movedTo: '/center/faqs' },
  '/board': { movedTo: '/board/default-board' },
  '/terms': { movedTo: '/terms-of-use' },
  '/privacy': { movedTo: '/privacy-policy' },
}
