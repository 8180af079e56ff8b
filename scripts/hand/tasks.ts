import { jpeg } from '../console-hand.ts'
import type { Hand } from './hand.ts'

export interface Task {
  name: string
  /** Where one is before: a path of the console. */
  from: string
  take: (hand: Hand) => Promise<void>
  /** What it took on 25 November 2026, by a hand that was counted alike; null where nobody took the time. */
  before: { presses: number; texts: number; seconds: number | null }
  /** What it takes now at most. */
  held: { presses: number; texts: number }
}

/** Ids and a code of the demo that tasks need: they are new at each start. */
export interface Places {
  /** The fair that one checks in at, the code of a participant of it, and one whose schedule is to be made. */
  running: string
  code: string
  coming: string
}

const main = ({ page }: Hand) => page.getByRole('main')
const button = (hand: Hand, name: string) => main(hand).getByRole('button', { name, exact: true })
const field = (hand: Hand, name: string) => main(hand).getByRole('textbox', { name, exact: true })
const group = (hand: Hand, name: string) => main(hand).getByRole('group', { name, exact: true }).first()
const menu = ({ page }: Hand, name: string) => page.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link', { name })
/** The answers of the console to a search of everything. */
const found = ({ page }: Hand) => page.getByRole('listbox', { name: '찾은 것' })
const said = (hand: Hand, text: string) => main(hand).getByText(text).filter({ visible: true }).first().waitFor()
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** The digits of nine in the morning, so many days from now. */
const digits = (days: number) => `${dayIn(days).replaceAll('-', '')}0900`
const languages = ['한국어', 'English', '中文'] as const

/** Ten tasks of a week, each by the shortest way. Figures of before: a week of staff, tried screen by screen. */
export const tasksAt = ({ running, code, coming }: Places): readonly Task[] => [
  {
    name: 'a request: called, noted, stage, assignee, next call',
    from: 'forms?stage=received',
    async take(hand) {
      await hand.press(main(hand).getByRole('row').nth(1).getByRole('link').first())
      await hand.type(field(hand, '새 기록'), '통화함. 내일 서류를 가지고 다시 전화하기로 함')
      await hand.press(button(hand, '통화로 남기기'))
      await said(hand, '기록했습니다.')
      await hand.press(button(hand, '내일 9시'))
      await hand.press(button(hand, '저장'))
      await said(hand, '저장했습니다')
    },
    before: { presses: 8, texts: 2, seconds: 22 },
    held: { presses: 4, texts: 1 },
  },
  {
    name: 'a request answered by mail, from a template',
    from: 'here',
    async take(hand) {
      await hand.press(main(hand).getByRole('tab', { name: '이메일로 답하기' }))
      const form = main(hand).getByRole('tabpanel', { name: '이메일로 답하기' })
      await hand.choose(form.getByLabel('답변 서식'), '상담 시간 정하기')
      await hand.type(form.getByLabel('받는 이메일'), 'person@example.com')
      await hand.press(form.getByRole('button', { name: '보내기', exact: true }))
      await said(hand, '보냈습니다.')
    },
    before: { presses: 3, texts: 2, seconds: null },
    held: { presses: 3, texts: 1 },
  },
  {
    name: 'a person found by part of the phone number',
    from: 'dashboard',
    async take(hand) {
      await hand.key('Control+k')
      await hand.type(hand.page.getByRole('searchbox', { name: '콘솔에서 찾기' }), '0000')
      await hand.key('Enter')
      await found(hand).getByRole('group', { name: '상담 신청' }).getByRole('option').first().waitFor()
    },
    // Before: in the list of requests alone, once that was open.
    before: { presses: 1, texts: 1, seconds: 1.4 },
    held: { presses: 2, texts: 1 },
  },
  {
    name: 'a story in three languages, to its first save',
    from: 'dashboard',
    async take(hand) {
      await hand.press(menu(hand, '성공사례'))
      await hand.press(main(hand).getByRole('link', { name: '새로 만들기' }))
      const texts = [
        ['제목', ['재산분할 45%를 인정받은 사례', '45 percent of the property awarded', '获判百分之四十五财产的案例']],
        ['요약', ['재산이 모두 남편 명의였습니다.', 'All property stood in the husband’s name.', '全部财产登记在丈夫名下。']],
        ['본문', ['집안일을 맡아 온 기여를 밝혔습니다.', 'We showed what she had contributed.', '我们证明了她的贡献。']],
      ] as const
      for (const [name, versions] of texts)
        for (const [at, language] of languages.entries()) await hand.type(field(hand, `${name}, ${language}`), versions[at] ?? '')
      await hand.type(field(hand, '결과, 한국어'), '재산분할 45% 인정')
      await hand.choose(main(hand).getByLabel('구분'), '해결 사례')
      await hand.choose(main(hand).getByLabel('분야'), '이혼')
      await hand.press(button(hand, '저장'))
      await hand.page.waitForURL(/\/console\/success\/[0-9a-f-]{36}$/)
    },
    before: { presses: 5, texts: 10, seconds: 23 },
    held: { presses: 5, texts: 10 },
  },
  {
    name: 'the story scheduled',
    from: 'here',
    async take(hand) {
      await hand.press(button(hand, '게시 예약'))
      await hand.typeInstant(group(hand, '게시할 때'), digits(1))
      await hand.press(button(hand, '예약하기'))
      await said(hand, '초안 ·')
    },
    before: { presses: 4, texts: 0, seconds: 3.5 },
    held: { presses: 2, texts: 1 },
  },
  {
    name: 'a photograph replaced wherever it is',
    from: 'dashboard',
    async take(hand) {
      await hand.press(menu(hand, '미디어'))
      await hand.press(
        main(hand)
          .getByRole('link', { name: /^lawyer-/ })
          .first(),
      )
      await hand.give(main(hand).getByText('다른 파일로 바꾸기').last(), await jpeg('portrait.jpg', 900, 1200, '#16202E'))
      // Both are shown, and where it changes.
      await hand.press(hand.page.getByRole('alertdialog').getByRole('button', { name: '확인' }))
      await hand.page.getByText('파일을 바꾸었습니다.').waitFor()
    },
    before: { presses: 3, texts: 0, seconds: 21 },
    held: { presses: 4, texts: 0 },
  },
  {
    name: 'a new fair, as the last one was',
    from: `fairs/${running}`,
    async take(hand) {
      await hand.press(main(hand).getByRole('link', { name: '복제' }))
      for (const [at, language] of languages.entries())
        await hand.type(field(hand, `상담회 이름, ${language}`), ['봄 수출상담회', 'Spring fair', '春季洽谈会'][at] ?? '')
      for (const [name, days] of [
        ['판매 기업 모집 시작', 1],
        ['판매 기업 모집 끝', 30],
        ['바이어 신청 시작', 10],
        ['바이어 신청 끝', 40],
      ] as const)
        await hand.typeInstant(group(hand, name), digits(days))
      await hand.type(main(hand).getByLabel('첫날'), dayIn(60))
      await hand.press(button(hand, '날짜 채우기'))
      await hand.press(button(hand, '저장'))
      await hand.page.waitForURL(/\/console\/fairs\/(?!create)[^/]+(\/form)?$/)
    },
    before: { presses: 28, texts: 10, seconds: 32 },
    held: { presses: 3, texts: 8 },
  },
  {
    name: 'somebody let in by the code',
    from: `fairs/${running}/check-in`,
    async take(hand) {
      await hand.type(main(hand).getByLabel('참가자의 코드'), code.toLowerCase())
      await hand.key('Enter')
      await said(hand, '입장')
    },
    before: { presses: 1, texts: 1, seconds: 1.3 },
    held: { presses: 1, texts: 1 },
  },
  {
    name: 'a popup for a week',
    from: 'popups/create',
    async take(hand) {
      await hand.type(field(hand, '제목, 한국어'), '개소 안내')
      await hand.type(field(hand, '본문, 한국어'), '새 사무소가 문을 열었습니다.')
      await hand.choose(main(hand).getByLabel('보이는 곳'), '이혼·가사')
      await hand.typeInstant(group(hand, '시작'), digits(1))
      await hand.typeInstant(group(hand, '끝'), digits(8))
      await hand.press(button(hand, '저장'))
      await hand.page.waitForURL(/\/console\/popups\/[0-9a-f-]{36}$/)
    },
    before: { presses: 14, texts: 2, seconds: null },
    held: { presses: 2, texts: 4 },
  },
  {
    name: 'a schedule drafted for a fair',
    from: `fairs/${coming}/schedule`,
    async take(hand) {
      await hand.press(button(hand, '만들기'))
      await said(hand, '초안')
    },
    before: { presses: 1, texts: 0, seconds: 0.6 },
    held: { presses: 1, texts: 0 },
  },
]
