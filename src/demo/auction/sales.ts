import type { Translated } from '../types.ts'
import { saleTerms } from './sale-terms.ts'

export type SaleKey = 'running' | 'coming' | 'past'

/** Sale of the demo auction. */
export interface SeedSale {
  key: SaleKey
  /** Name of its picture. */
  cover: string
  title: Translated
  /** HTML of paragraphs. */
  intro: Translated
  hall: string
  venue: Translated
  /** Days from the day on which the demo is filled, at ten in the morning of Seoul: preview from and to, bids from. */
  days: { previewFrom: number; previewTo: number; opens: number }
  /** Seconds from the end of one lot to that of the next. */
  secondsApart: number
  /** What ends them. */
  closing: 'timed' | 'hammer'
  /** When the first lot ends: hours from when the demo is filled, or the day as above, at two in the afternoon. */
  closes: { inHours: number } | { onDay: number }
  /** Its own table of increments; none: the usual one. */
  increments: readonly { from: number; step: number }[]
  premium: readonly { from: number; percent: number }[]
  terms: Translated
}

/** Sales of the demo auction: one that runs, one that is to come and one that is over. */
export const sales: readonly SeedSale[] = [
  {
    key: 'running',
    cover: 'auction-sale-1',
    title: { ko: '겨울 경매: 먹과 흙과 빛', en: 'Winter Sale: Ink, Clay and Light', cn: '冬季拍卖：墨、土与光' },
    intro: {
      ko: `<p>먹으로 그린 산수에서 밤의 도시까지, 열두 작가의 작품 스물네 점을 소개합니다. 작가 유족이 처음 내놓는 윤재묵의 〈섬진강〉과 채연홍의 책가도를 눈여겨보시기 바랍니다.</p>
<p>모든 작품은 전시장에서 직접 보실 수 있으며, 작품마다 상태 보고서를 갖추었습니다. 번호 차례로 20분마다 한 점씩, 하루에 걸쳐 마감합니다.</p>`,
      en: `<p>Twenty-four works by twelve artists, from mountains in ink to the city by night. We draw attention to ‘The Seomjin River’ by Yun Jae-muk, offered by his family for the first time, and to the bookshelf screen by Chae Yeon-hong.</p>
<p>All works are on view, each with a condition report. Lots close one by one through the day, twenty minutes apart, in the order of their numbers.</p>`,
      cn: `<p>从水墨山水到夜色都市，呈献十二位艺术家的二十四件作品。尤请留意尹在墨遗属首度释出的《蟾津江》与蔡莲红的书架图。</p>
<p>全部作品均可在展厅亲览，并各附状况报告。拍品按编号每隔二十分钟逐件截止，历时一整天。</p>`,
    },
    hall: 'main',
    venue: { ko: '이음새 무역센터 3층 경매장(서울 송파구 이음로 100)', en: 'Auction hall, 3rd floor, Ieumsae Trade Centre, 100 Ieum-ro, Songpa-gu, Seoul', cn: '怡音贸易中心三层拍卖厅（首尔松坡区怡音路100号）' },
    days: { previewFrom: -9, previewTo: 0, opens: -5 },
    secondsApart: 1200,
    closing: 'timed',
    closes: { inHours: 1 },
    increments: [],
    premium: [
      { from: 0, percent: 15 },
      { from: 50_000_000, percent: 12 },
    ],
    terms: saleTerms,
  },
  {
    key: 'coming',
    cover: 'auction-sale-2',
    title: { ko: '새해 경매: 색이 쌓이는 동안', en: 'New Year Sale: While Colour Gathers', cn: '新年拍卖：色彩沉积之时' },
    intro: {
      ko: `<p>한 겹씩 올린 색과 되풀이한 동작이 만든 깊이를 주제로 스무 점을 모았습니다. 전시가 시작되었으며, 응찰은 안내된 날 오전 10시에 열립니다.</p>
<p>마지막 날 오후에는 경매장에서 경매사가 한 점씩 호가합니다. 오시지 않아도 그때까지, 그리고 호가하는 동안 온라인으로 응찰하실 수 있습니다. 전시 기간에는 토요일과 일요일에도 관람하실 수 있습니다.</p>`,
      en: `<p>Twenty works on the depth that comes of colours laid in coats and of movements repeated. The preview has begun; bidding opens at ten in the morning on the day announced.</p>
<p>On the last afternoon an auctioneer calls the lots one by one in the hall. You need not come: bid online until then, and while a lot is called. The preview is open on Saturdays and Sundays, too.</p>`,
      cn: `<p>以层层敷染之色与反复动作所成之深度为题，汇集二十件作品。预展已经开始，竞投于公布之日上午十时开放。</p>
<p>最后一日下午由拍卖师在拍卖厅逐件叫价。无需到场，此前及叫价期间均可在线竞投。预展期间周六、周日照常开放。</p>`,
    },
    hall: 'main',
    venue: { ko: '이음새 무역센터 3층 경매장(서울 송파구 이음로 100)', en: 'Auction hall, 3rd floor, Ieumsae Trade Centre, 100 Ieum-ro, Songpa-gu, Seoul', cn: '怡音贸易中心三层拍卖厅（首尔松坡区怡音路100号）' },
    days: { previewFrom: -1, previewTo: 13, opens: 7 },
    secondsApart: 120,
    closing: 'hammer',
    closes: { onDay: 14 },
    increments: [
      { from: 0, step: 20_000 },
      { from: 1_000_000, step: 50_000 },
      { from: 5_000_000, step: 200_000 },
      { from: 30_000_000, step: 1_000_000 },
    ],
    premium: [{ from: 0, percent: 15 }],
    terms: saleTerms,
  },
  {
    key: 'past',
    cover: 'auction-sale-3',
    title: { ko: '가을 소품전: 손에 드는 크기', en: 'Autumn Sale: Of a Size to Carry', cn: '秋季小品：携手可得' },
    intro: {
      ko: `<p>판화와 소품, 도자 열여섯 점으로 꾸민 작은 경매였습니다. 처음 작품을 들이는 분들을 위하여 시작가를 낮추었습니다.</p>`,
      en: `<p>A small sale of sixteen prints, small paintings and ceramics, with low opening prices for those who bought their first work.</p>`,
      cn: `<p>由版画、小品与陶瓷共十六件组成的小型拍卖，为初次购藏者设定了较低的起拍价。</p>`,
    },
    hall: 'small',
    venue: { ko: '이음새 무역센터 1층 작은 전시실', en: 'Small gallery, ground floor, Ieumsae Trade Centre', cn: '怡音贸易中心一层小展厅' },
    days: { previewFrom: -47, previewTo: -36, opens: -43 },
    secondsApart: 60,
    closing: 'timed',
    closes: { onDay: -36 },
    increments: [],
    premium: [{ from: 0, percent: 15 }],
    terms: saleTerms,
  },
]
