import type { ModulePages } from '../page.ts'

export const accountPages: ModulePages = {
  '/join': { isUnlisted: true },
  '/login': { isUnlisted: true },
  '/recovery': { isUnlisted: true },
  '/mypage/bookmarks': { isUnlisted: true },
  '/mypage/company': { isUnlisted: true },
  '/mypage/inquiries': { isUnlisted: true },
  '/mypage/myinfo': { isUnlisted: true },
  // As somebody types them who has the centre's address.
  '/fairs/join': { movedTo: '/join?site=centre' },
  '/fairs/login': { movedTo: '/login?site=centre' },
}
