import { type ModulePages, paged } from '../page.ts'

export const sitePages: ModulePages = {
  '/': {},
  '/rev/intro': {},
  '/rev/about': {},
  '/program': {},
  '/contact': {},
  '/guide': {},
  '/sitemap': {},
  '/ex': { isUnlisted: true, list: { ...paged, type: ['one', 'two', 'three'] } },
  '/device': { isUnlisted: true },
  '/home': { movedTo: '/' },
  '/main': { movedTo: '/' },
  '/rev': { movedTo: '/rev/about' },
}
