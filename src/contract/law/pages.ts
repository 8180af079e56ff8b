import { type ModulePages, paged } from '../page.ts'
import { success } from './success.ts'

const stories = { ...paged, practice: success.fields.practice.options }

export const lawPages: ModulePages = {
  '/member/lawyer': {},
  '/member/advisory': {},
  '/story/firm': { list: stories },
  '/story/representative': { list: stories },
  '/insight_media/insight': { list: paged },
  '/insight_media/media': { list: paged },
  '/insight_media/media/media01': {},
  '/insight_media/column': { list: paged },
  '/insight_media/review': { list: paged },
  '/default-form': {},
  // Folders begin with their first page; videos have no pages of their own.
  '/member': { movedTo: '/member/lawyer' },
  '/story': { movedTo: '/story/firm' },
  '/insight_media': { movedTo: '/insight_media/insight' },
  '/insight_media/media/$_insight': { movedTo: '/insight_media/media' },
  '/business': { movedTo: '/business/divorce' },
}
