import type { Hall } from '#contract/trade/hall.ts'
import type { Translated } from '../types.ts'

interface DemoTalk {
  /** Which of the fair's days. */
  day: number
  from: string
  to: string
  title: Translated
  speaker: Translated | null
  place: Translated | null
}

const support = { ko: '한빛무역센터 수출지원팀', en: 'Hanbit Trade Center, export support', cn: '韩光贸易中心出口支持组' }
const lounge = { ko: '로비 라운지', en: 'Lobby lounge', cn: '大堂休息区' }
const seminar = { ko: '세미나실', en: 'Seminar room', cn: '研讨室' }

interface DemoFair {
  key: string
  title: Translated
  description: Translated
  venue: Translated
  timeZone: string
  /** Days of the fair from today on. */
  days: readonly number[]
  /** Days from now: from when until when sellers are recruited, and buyers apply. */
  recruit: readonly [number, number]
  apply: readonly [number, number]
  opens: string
  closes: string
  tables: number
  hall: Hall | null
  programme: readonly DemoTalk[]
  pictures: readonly string[]
}

/** One that goes on, one that buyers apply to, and one that recruits sellers. */
export const fairs: readonly DemoFair[] = [
  {
    key: 'ongoing',
    title: { ko: '서울 우수상품 수출상담회', en: 'Seoul Fine Products Export Fair', cn: '首尔优秀商品出口洽谈会' },
    description: {
      ko: '서울어워드와 슈퍼루키에 선정된 기업이 국내외 바이어와 30분씩 만나는 상담회입니다.\n현장 상담은 정해진 테이블에서, 온라인 상담은 화상으로 진행합니다. 상품을 미리 살펴보시고 만나고 싶은 기업에 시간을 제안해 주십시오.',
      en: 'Companies chosen by the Seoul Awards and Super Rookie meet buyers for thirty minutes each.\nMeetings take place at a table in the hall, or by video. Look at the products first, then offer your times to the companies that you would like to meet.',
      cn: '获得首尔奖与超级新秀认证的企业，与国内外采购商每次洽谈30分钟。\n现场洽谈在指定桌位进行，线上洽谈通过视频进行。请先浏览商品，再向感兴趣的企业提议时间。',
    },
    venue: { ko: '한빛무역센터 2층 전시장', en: 'Hanbit Trade Center, hall on the 2nd floor', cn: '韩光贸易中心2层展厅' },
    timeZone: 'Asia/Seoul',
    days: [-1, 0, 1],
    recruit: [-90, -45],
    apply: [-44, -7],
    opens: '10:00',
    closes: '18:00',
    tables: 30,
    hall: {
      perRow: 6,
      landmarks: [
        { what: 'stage', side: 'top' },
        { what: 'online', side: 'right' },
        { what: 'desk', side: 'bottom' },
        { what: 'entrance', side: 'bottom' },
      ],
    },
    programme: [
      {
        day: 0,
        from: '09:30',
        to: '10:00',
        title: { ko: '개막과 상담 안내', en: 'Opening, and how the meetings work', cn: '开幕与洽谈说明' },
        speaker: support,
        place: lounge,
      },
      {
        day: 1,
        from: '12:10',
        to: '12:50',
        title: { ko: '처음 수출하는 기업의 견적서와 계약서', en: 'Quotations and contracts for first-time exporters', cn: '首次出口企业的报价单与合同' },
        speaker: support,
        place: seminar,
      },
      {
        day: 2,
        from: '17:30',
        to: '18:00',
        title: { ko: '맺음 인사와 후속 상담 안내', en: 'Closing, and how to follow up', cn: '闭幕与后续洽谈说明' },
        speaker: null,
        place: lounge,
      },
    ],
    pictures: ['fair-01', 'fair-02'],
  },
  {
    key: 'applying',
    title: { ko: '겨울 식품·뷰티 바이어 초청전', en: 'Winter Food and Beauty Buyers’ Fair', cn: '冬季食品美妆采购商洽谈会' },
    description: {
      ko: '식품과 화장품을 찾는 유통 바이어를 모십니다. 참가 기업의 상품을 미리 보시고 상담 시간을 예약하실 수 있습니다.',
      en: 'For distributors who look for food and cosmetics. See the products in advance and book your meetings.',
      cn: '诚邀采购食品与化妆品的流通企业。可提前浏览参展企业的商品并预约洽谈时间。',
    },
    venue: { ko: '한빛무역센터 컨벤션홀', en: 'Hanbit Trade Center, convention hall', cn: '韩光贸易中心会议厅' },
    timeZone: 'Asia/Seoul',
    days: [21, 22],
    recruit: [-40, -5],
    apply: [-4, 14],
    opens: '10:00',
    closes: '17:00',
    tables: 16,
    hall: {
      perRow: 4,
      landmarks: [
        { what: 'entrance', side: 'left' },
        { what: 'desk', side: 'left' },
        { what: 'lounge', side: 'top' },
      ],
    },
    programme: [
      {
        day: 0,
        from: '09:30',
        to: '10:00',
        title: { ko: '참가 기업 소개', en: 'The companies introduce themselves', cn: '参展企业介绍' },
        speaker: null,
        place: { ko: '컨벤션홀 무대', en: 'Stage of the convention hall', cn: '会议厅舞台' },
      },
      {
        day: 1,
        from: '12:10',
        to: '12:50',
        title: { ko: '식품·화장품의 표시와 통관', en: 'Labels and customs for food and cosmetics', cn: '食品与化妆品的标签与通关' },
        speaker: support,
        place: seminar,
      },
    ],
    pictures: ['fair-02'],
  },
  {
    key: 'recruiting',
    title: { ko: '뉴욕 리빙 쇼케이스', en: 'New York Living Showcase', cn: '纽约生活用品展示会' },
    description: {
      ko: '북미 시장에 나가려는 생활용품 기업을 모집합니다. 상담은 뉴욕 시각으로 진행하며, 온라인 상담도 하실 수 있습니다.',
      en: 'We are recruiting makers of living goods who want to enter North America. Meetings follow New York time; they can be online, too.',
      cn: '招募希望进入北美市场的生活用品企业。洽谈按纽约时间进行，也可线上参加。',
    },
    venue: { ko: '뉴욕 허드슨 전시관', en: 'Hudson Exhibition House, New York', cn: '纽约哈德逊展览馆' },
    timeZone: 'America/New_York',
    days: [75, 76],
    recruit: [-3, 30],
    apply: [31, 60],
    opens: '09:30',
    closes: '16:30',
    tables: 12,
    hall: null,
    programme: [
      {
        day: 0,
        from: '09:00',
        to: '09:30',
        title: { ko: '북미 생활용품 시장 이야기', en: 'Living goods in North America', cn: '北美生活用品市场' },
        speaker: support,
        place: null,
      },
    ],
    pictures: ['fair-03'],
  },
]
