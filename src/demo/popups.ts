import type { Translated } from './types.ts'

export const popups: {
  key: string
  code: 'divorce'
  subject: Translated
  content: Translated
  link: string | null
  image: string | null
  startsInDays: number
  endsInDays: number
  index: number
}[] = [
  {
    key: 'popup-01',
    code: 'divorce',
    subject: { ko: '연말 상담 시간 안내', en: 'Year-end office hours', cn: '年末咨询时间安排' },
    content: {
      ko: '12월에도 평일 상담은 평소와 같이 운영합니다. 성탄절과 1월 1일은 쉬며, 주말 상담은 사전 예약으로 받습니다. 급한 사정이 있으시면 온라인으로 문의를 남겨 주십시오.',
      en: 'Weekday consultations continue as usual in December. We are closed on 25 December and 1 January; weekend consultations are by appointment. If the matter is urgent, please leave an enquiry online.',
      cn: '12月工作日咨询照常进行。12月25日与1月1日休息，周末咨询需提前预约。如有急事，请在线留言。'
    },
    link: null,
    image: 'popup-01',
    startsInDays: -7,
    endsInDays: 45,
    index: 1
  },
  {
    key: 'popup-02',
    code: 'divorce',
    subject: { ko: '비밀 보호를 위한 이용 안내', en: 'Using this site privately', cn: '隐私保护使用说明' },
    content: {
      ko: '함께 쓰는 기기라면 방문 기록이 남을 수 있습니다. 화면의 ‘빠른 나가기’를 누르면 날씨 화면으로 바로 이동합니다. 기록을 지우는 방법과 안전하게 연락하는 방법은 이용 안내에서 확인하실 수 있습니다.',
      en: 'On a shared device, your visit may remain in the browsing history. “Quick exit” takes you straight to a weather page. Our guide explains how to clear your history and contact us safely.',
      cn: '若与他人共用设备，浏览记录可能会留存。点击“快速离开”即可立即跳转至天气页面。清除记录与安全联系的方法，请参阅使用说明。'
    },
    link: '/guide',
    image: 'popup-02',
    startsInDays: -30,
    endsInDays: 365,
    index: 2
  },
  {
    key: 'popup-03',
    code: 'divorce',
    subject: { ko: '추석 연휴 휴무 안내', en: 'Chuseok holiday closure', cn: '中秋假期休息通知' },
    content: {
      ko: '추석 연휴 동안 모든 사무소가 쉽니다. 연휴 중에 남기신 온라인 문의는 연휴가 끝난 뒤 접수된 순서대로 연락드립니다.',
      en: 'All offices are closed over the Chuseok holiday. Online enquiries received during the holiday will be answered in order afterwards.',
      cn: '中秋假期期间各办公室均休息。假期内的在线咨询，将在假期结束后按提交顺序回复。'
    },
    link: null,
    image: null,
    startsInDays: -70,
    endsInDays: -55,
    index: 3
  }
]
