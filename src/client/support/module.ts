import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const support: ClientModule = {
  name: 'support',
  activity: [
    { label: msg`내 문의와 답변`, to: '/mypage/inquiries' },
    { label: msg`즐겨찾기에 담은 글`, to: '/mypage/bookmarks' },
  ],
  offline: [{ label: msg`자주 묻는 질문, 공지사항, 게시판`, collections: ['faqs', 'notifications', 'boards'], count: (n) => msg`${n}건` }],
}
