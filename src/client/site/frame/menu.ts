import type { practiceCodes } from '#contract/platform/practices.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PagePath } from '../../content/page-link.tsx'

export interface MenuItem {
  label: MessageDescriptor
  /** What no route has does not compile. */
  href: PagePath | `/business/${(typeof practiceCodes)[number]}`
}
export interface MenuGroup {
  label: MessageDescriptor
  items: readonly MenuItem[]
}

/** The firm's menu: header, slide-out menu, sitemap, footer and the trail of a page all come from it. */
export const menu: readonly MenuGroup[] = [
  {
    label: msg`소개`,
    items: [
      { label: msg`법인 소개`, href: '/rev/about' },
      { label: msg`대표변호사 인사말`, href: '/rev/intro' },
      { label: msg`변호사`, href: '/member/lawyer' },
      { label: msg`고문·자문위원`, href: '/member/advisory' },
      { label: msg`오시는 길`, href: '/contact' },
    ],
  },
  {
    label: msg`업무 분야`,
    items: [
      { label: msg`이혼`, href: '/business/divorce' },
      { label: msg`위자료`, href: '/business/alimony' },
      { label: msg`상간 소송`, href: '/business/fornication' },
      { label: msg`사실혼`, href: '/business/commonlaw' },
      { label: msg`상속`, href: '/business/inheritance' },
      { label: msg`세무`, href: '/business/tax' },
    ],
  },
  {
    label: msg`해결 사례`,
    items: [
      { label: msg`성공사례`, href: '/story/firm' },
      { label: msg`대표 판결`, href: '/story/representative' },
      { label: msg`의뢰인 후기`, href: '/insight_media/review' },
    ],
  },
  {
    label: msg`인사이트`,
    items: [
      { label: msg`언론 보도`, href: '/insight_media/insight' },
      { label: msg`영상`, href: '/insight_media/media' },
      { label: msg`칼럼`, href: '/insight_media/column' },
    ],
  },
  {
    label: msg`고객 지원`,
    items: [
      { label: msg`심리 안정 프로그램`, href: '/program' },
      { label: msg`자주 묻는 질문`, href: '/center/faqs' },
      { label: msg`공지사항`, href: '/center/notice' },
      { label: msg`게시판`, href: '/board/default-board' },
      { label: msg`자료와 함께 상담 신청`, href: '/default-form' },
      { label: msg`앱 설치와 이용 안내`, href: '/guide' },
    ],
  },
]
