import type { FormStage } from '#contract/law/forms.ts'
import type { Locale } from '#contract/locale.ts'

/** Made up, as all people of the demo are; nobody has these numbers. */
export interface DemoRequest {
  kind: 'consultation' | 'callback'
  name: string
  phone: string
  content: string
  locale: Locale
  /** When it was sent, in hours before the fill. */
  ago: number
  stage: FormStage
  lawyer?: string
  memo?: string
  /** When somebody will get in touch again, in hours after the fill. */
  followUpIn?: number
  opponent?: string
  suspicion?: 'homepage' | 'haste'
}

/** A fortnight at the firm, the oldest first. */
export const demoRequests: readonly DemoRequest[] = [
  {
    kind: 'consultation',
    name: '강서윤',
    phone: '010-0000-1101',
    content: `결혼 11년 차이고 초등학생 아이가 둘 있습니다. 남편이 지난해부터 따로 지내면서 생활비를 보내지 않습니다.
아이들은 제가 키우고 싶고, 집은 공동명의입니다. 무엇부터 준비해야 하는지 알고 싶습니다.`,
    locale: 'ko',
    ago: 330,
    stage: 'retained',
    memo: '조정 신청부터 하기로 함. 혼인관계증명서와 등기부 받음.',
    opponent: '민도현',
  },
  {
    kind: 'consultation',
    name: '오은채',
    phone: '010-0000-1102',
    content: '이혼 후 양육비를 두 해째 받지 못하고 있습니다. 판결문은 있습니다. 상대방이 직장을 옮긴 것으로 압니다.',
    locale: 'ko',
    ago: 301,
    stage: 'closed',
    memo: '이행명령과 감치 절차를 안내함. 스스로 신청하겠다고 하심.',
  },
  {
    kind: 'callback',
    name: '배',
    phone: '010-0000-1103',
    content: '평일 저녁 7시 이후. 낮에는 받을 수 없습니다.',
    locale: 'ko',
    ago: 264,
    stage: 'contacted',
    memo: '19시 20분에 통화. 서류를 찾아보고 다시 연락하신다고 함.',
    followUpIn: 20,
  },
  {
    kind: 'consultation',
    name: '임가율',
    phone: '010-0000-1104',
    content: '부모님이 남기신 집을 형제 셋이 나누는 문제입니다. 큰형이 생전에 받은 것이 있어 이야기가 되지 않습니다.',
    locale: 'ko',
    ago: 240,
    stage: 'booked',
    lawyer: 'lawyer-04',
    memo: '화상 상담. 가족관계증명서 미리 받기.',
    followUpIn: 44,
  },
  {
    kind: 'consultation',
    name: 'Hannah Bergqvist',
    phone: '+82 10-0000-1105',
    content: `My husband is Korean and I am Swedish. We live in Busan and have a son of four. I want to know which country's court would decide about a divorce and where our son would live.`,
    locale: 'en',
    ago: 212,
    stage: 'booked',
    memo: 'Interpreter asked for. 국제사법 검토 필요.',
    followUpIn: 68,
  },
  {
    kind: 'consultation',
    name: '서지안',
    phone: '010-0000-1106',
    content: '배우자의 상대에게 위자료를 청구하고 싶습니다. 메시지와 숙박 기록이 있습니다. 이혼은 아직 정하지 못했습니다.',
    locale: 'ko',
    ago: 186,
    stage: 'retained',
    memo: '증거의 수집 방법 확인함. 소장 초안 작성 중.',
  },
  {
    kind: 'consultation',
    name: '표하준',
    phone: '010-0000-1107',
    content: '회사 동료와의 채권 문제로 지급명령을 신청하려고 합니다.',
    locale: 'ko',
    ago: 150,
    stage: 'rejected',
    memo: '가사 사건이 아님. 법률구조공단을 안내함.',
  },
  {
    kind: 'consultation',
    name: '林晓禾',
    phone: '+86 138-0000-1108',
    content: '我和韩国丈夫结婚六年，现在分居。我的签证快到期了，离婚以后还能留在韩国照顾孩子吗？',
    locale: 'cn',
    ago: 97,
    stage: 'contacted',
    memo: '체류자격 상담 병행. 중국어 상담 가능 시간 안내함.',
    followUpIn: 5,
  },
  {
    kind: 'consultation',
    name: '문세아',
    phone: '010-0000-1109',
    content: `협의이혼을 하기로 했고 재산도 어느 정도 이야기가 되었습니다. 퇴직연금을 어떻게 나누는지만 확인받고 싶습니다.
메일은 같이 쓰는 주소라 전화로 부탁드립니다.`,
    locale: 'ko',
    ago: 51,
    stage: 'received',
  },
  {
    kind: 'consultation',
    name: '민도현',
    phone: '010-0000-1110',
    content: '아내가 조정을 신청했다는 우편을 받았습니다. 아이들을 만나는 날을 정하고 싶고, 집 문제도 상담하고 싶습니다.',
    locale: 'ko',
    ago: 26,
    stage: 'received',
  },
  {
    kind: 'callback',
    name: '차',
    phone: '010-0000-1111',
    content: '오늘 오후 아무 때나',
    locale: 'ko',
    ago: 4,
    stage: 'received',
  },
  {
    kind: 'consultation',
    name: 'Best Offers',
    phone: '000',
    content: 'Grow your traffic today, first page guaranteed.',
    locale: 'en',
    ago: 2,
    stage: 'received',
    suspicion: 'homepage',
  },
]
