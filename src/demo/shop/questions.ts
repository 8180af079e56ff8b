import type { Locale } from '#contract/locale.ts'

/** Question about a product of the demo shop, as it is written down. */
export interface SeedQuestion {
  /** Key of the product. */
  product: string
  language: Locale
  content: string
  daysAgo: number
  isPrivate?: boolean
  /** What staff have answered; none: it waits. */
  answer?: string
}

/** Questions of members, by product: the first of each is the newest. */
export const seedQuestions: readonly SeedQuestion[] = [
  { product: 'shop-01', language: 'ko', daysAgo: 1, content: '큰 봉투는 언제 다시 들어오나요? 선물용으로 두 개가 필요합니다.' },
  { product: 'shop-01', language: 'en', daysAgo: 6, content: 'Is this the first flush of this spring, and how long does it keep once opened?', answer: 'Yes, it was picked in April this year. Once opened, please keep it cool and dry and drink it within two months.' },
  { product: 'shop-01', language: 'ko', daysAgo: 14, isPrivate: true, content: '회사 행사 답례품으로 60개를 주문하려고 합니다. 세금계산서를 받을 수 있을까요?', answer: '네, 발행해 드립니다. 사업자등록증을 주문하신 뒤 ‘내 문의와 답변’으로 보내 주십시오. 60개는 일주일 전에 말씀해 주시면 맞추어 준비합니다.' },
  { product: 'shop-01', language: 'cn', daysAgo: 25, content: '可以寄到中国大陆吗?', answer: '很抱歉,目前只能寄到韩国国内地址。您来中心时也可以当场自取。' },
  { product: 'shop-04', language: 'ko', daysAgo: 10, content: '개봉한 뒤에는 꼭 냉장 보관해야 하나요?', answer: '네, 냉장고에 두시고 한 달 안에 드시기를 권합니다. 젖은 숟가락은 넣지 마십시오.' },
  { product: 'shop-16', language: 'ko', daysAgo: 2, content: '식기세척기와 전자레인지에 써도 되는지 궁금합니다.', answer: '식기세척기는 괜찮습니다. 전자레인지는 빙열이 커질 수 있어 짧게만 쓰시기를 권합니다.' },
  { product: 'shop-16', language: 'en', daysAgo: 12, content: 'Does the set of two come in one box that I could give as a present?', answer: 'Each mug has its own box. If you write it in the note of your order, we put two of them into one gift box for free.' },
  { product: 'shop-16', language: 'ko', daysAgo: 23, isPrivate: true, content: '지난번에 받은 잔의 굽이 조금 거칩니다. 바꿀 수 있을까요?', answer: '불편을 드려 죄송합니다. 주문 화면에서 ‘반품 신청’을 눌러 주시면 저희 부담으로 새것을 보내 드리겠습니다.' },
  { product: 'shop-26', language: 'ko', daysAgo: 8, content: '전구는 어떤 규격을 쓰나요? 함께 들어 있나요?', answer: 'E14 규격 4W 전구가 하나 들어 있습니다. 갈아 끼우실 때도 같은 규격을 쓰시면 됩니다.' },
  { product: 'shop-31', language: 'cn', daysAgo: 4, content: '15寸的笔记本电脑放得下吗?', answer: '放得下。内袋宽38厘米,带薄保护套也没问题。' },
  { product: 'shop-35', language: 'ko', daysAgo: 3, isPrivate: true, content: '다음 주 수요일까지 대전에서 받아야 하는데 가능할까요?' },
  { product: 'shop-44', language: 'en', daysAgo: 19, content: 'Will there be a version with lined pages?', answer: 'We have asked the workshop, and lined pages are planned for next season.' },
]
