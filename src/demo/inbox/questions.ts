/** A question of a trader of the demo, by its user name. */
export interface DemoQuestion {
  username: string
  title: string
  content: string
  isPublic: boolean
  /** When it was asked, in hours before the fill. */
  ago: number
  answer?: string
}

export const demoQuestions: readonly DemoQuestion[] = [
  {
    username: 'seller',
    title: '상담 통역을 부탁할 수 있습니까',
    content: '중국 바이어 두 곳과 대면 상담이 있습니다. 현장에서 통역을 부탁할 수 있는지, 비용이 있는지 궁금합니다.',
    isPublic: true,
    ago: 290,
    answer: '중국어와 영어 통역이 접수대 옆에 있습니다. 상담 하루 전까지 문의로 시간을 알려 주시면 그 시간에 맞춰 드리고, 비용은 없습니다.',
  },
  {
    username: 'seller02',
    title: '제품 시연에 물을 쓸 수 있습니까',
    content: '세안제 시연에 물과 세면대가 필요합니다.',
    isPublic: true,
    ago: 241,
    answer: '상담 테이블에는 물이 없습니다. 전시장 안쪽 시연대 두 곳에 세면대가 있으니, 시간을 알려 주시면 잡아 두겠습니다.',
  },
  {
    username: 'buyer02',
    title: 'Samples by courier',
    content: 'May sellers ship samples to our office in Rotterdam before the fair? Who pays the duties?',
    isPublic: true,
    ago: 198,
    answer: 'Yes. Please agree on it in the room of your meeting; the sender usually pays the courier and the receiver the duties. We can print the customs form at the desk.',
  },
  {
    username: 'buyer03',
    title: '展会期间可以更换会议语言吗',
    content: '我们希望其中一场会议用英语进行。',
    isPublic: false,
    ago: 170,
    answer: '可以。请在会议前一天告知，我们会安排英语翻译。',
  },
  {
    username: 'seller05',
    title: '사업자등록증을 다시 올렸습니다',
    content: '주소가 바뀌어 사업자등록증을 새로 올렸습니다. 확인에 며칠이 걸립니까? 그동안 상담은 그대로 진행됩니까?',
    isPublic: false,
    ago: 75,
  },
  {
    username: 'seller08',
    title: '온라인 상담에서 화면을 함께 볼 수 있습니까',
    content: '제품 사양서를 보여 드리면서 이야기하고 싶습니다.',
    isPublic: true,
    ago: 49,
  },
  {
    username: 'buyer04',
    title: '주차 등록',
    content: '둘째 날 화물차 한 대로 방문합니다. 높이 제한이 있습니까?',
    isPublic: false,
    ago: 22,
  },
  {
    username: 'buyer05',
    title: 'Invoice for the participation',
    content: 'Our accounting asks for a document that participation is free of charge. Could you send one in English?',
    isPublic: false,
    ago: 6,
  },
]

/** A comment on a post of the board, by the place of that in the list. */
export interface DemoComment {
  username: string
  post: number
  content: string
  ago: number
  /** Absent: shown. */
  moderation?: 'waiting' | 'hidden'
}

export const demoComments: readonly DemoComment[] = [
  { username: 'buyer', post: 0, content: '이사한 뒤라 어느 법원인지 몰라 헤맸는데 순서대로 보니 알겠습니다. 고맙습니다.', ago: 260 },
  { username: 'seller02', post: 0, content: '주소를 모르는 경우의 설명도 더 있으면 좋겠습니다.', ago: 180 },
  { username: 'buyer02', post: 1, content: 'Thank you for the English version, it helped a friend of mine.', ago: 120 },
  { username: 'seller08', post: 0, content: '좋은 대출 상품을 소개합니다. 연락 주세요.', ago: 60, moderation: 'hidden' },
  { username: 'buyer03', post: 1, content: '翻译很清楚，谢谢。', ago: 30 },
  { username: 'seller05', post: 1, content: '조정에 걸리는 기간도 알려 주실 수 있습니까.', ago: 7, moderation: 'waiting' },
  { username: 'buyer05', post: 0, content: 'Could you add a part on foreign marriages?', ago: 3, moderation: 'waiting' },
]

/** Companies that wait for staff, or were refused. They can log in by the recovery alone. */
export const waitingCompanies = [
  { username: 'waiting1', name: '솔바람티', ceo: '한솔', category: '식품', city: '전라남도 보성군', role: 'SELLER', certificate: 'SEOUL_AWARD', ago: 70 },
  { username: 'waiting2', name: '결고운뷰티', ceo: '정결', category: '화장품', city: '경기도 수원시', role: 'SELLER', certificate: 'SUPER_ROOKIE', ago: 28 },
  { username: 'waiting3', name: 'Harbour Lane Gifts', ceo: 'T. Albrecht', category: 'Import', city: 'Hamburg', role: 'BUYER', certificate: null, ago: 9 },
  {
    username: 'refused1',
    name: '한빛상사',
    ceo: '노한빛',
    category: '생활용품',
    city: '인천광역시',
    role: 'SELLER',
    certificate: 'SEOUL_AWARD',
    ago: 150,
    reason: '사업자등록증의 상호와 회사 이름이 다릅니다. 같은 상호로 된 등록증을 올려 주십시오.',
  },
] as const
