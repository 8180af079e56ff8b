import type { SiteName } from './sites.ts'

/** An entry of the menu at the icon of an installed app. Phones show three or four. */
interface Shortcut {
  label: { id: string; message: string }
  url: string
}

/** What the installed app of a site says of itself, beside its name. For manifests alone: pages carry nothing of it. */
interface SiteApp {
  description: { id: string; message: string }
  categories: readonly string[]
  shortcuts: readonly Shortcut[]
}

export const siteApps: Readonly<Record<SiteName, SiteApp>> = {
  firm: {
    description: /*i18n*/ {
      id: 'manifest.description',
      message: '이혼·가사 상담. 업무 분야와 사례, 칼럼을 오프라인에서도 읽을 수 있습니다.',
    },
    categories: ['lifestyle', 'business'],
    shortcuts: [
      { label: /*i18n*/ { id: 'manifest.consultation', message: '상담 신청' }, url: '/?open=consultation' },
      { label: /*i18n*/ { id: 'manifest.saved', message: '저장한 글' }, url: '/device' },
      { label: /*i18n*/ { id: 'manifest.stories', message: '성공사례' }, url: '/story/firm' },
    ],
  },
  centre: {
    description: /*i18n*/ {
      id: 'manifest.centre',
      message: '상담회 일정과 참가 기업, 매칭과 내 상담 일정. 오프라인에서도 볼 수 있습니다.',
    },
    categories: ['business', 'productivity'],
    shortcuts: [
      { label: /*i18n*/ { id: 'manifest.today', message: '오늘' }, url: '/mypage/today' },
      { label: /*i18n*/ { id: 'manifest.matchings', message: '매칭에 답하기' }, url: '/mypage/matchings' },
      { label: /*i18n*/ { id: 'manifest.fairs', message: '상담회 일정' }, url: '/fairs' },
    ],
  },
}
