import type { Translated } from './types.ts'

export const banners: {
  key: string
  code: 'home'
  headline: Translated
  text: Translated
  link: string
  image: string
  mobileImage: string
  index: number
}[] = [
  {
    key: 'banner-01',
    code: 'home',
    headline: {
      ko: '말하기 어려운 이야기일수록\n조용히 듣겠습니다',
      en: 'The harder it is to say,\nthe more quietly we listen',
      cn: '越是难以启齿\n我们越会静静倾听'
    },
    text: {
      ko: '상담하신 사실과 내용은 변호사의 비밀유지 의무에 따라 보호됩니다. 연락 방법과 시간도 원하시는 대로 맞추겠습니다.',
      en: 'That you contacted us, and everything you tell us, is confidential by law. We reach you only how and when you choose.',
      cn: '您咨询的事实与内容，均受律师保密义务的保护。联系方式与时间，也会依照您的意愿。'
    },
    link: '/contact',
    image: 'banner-01',
    mobileImage: 'banner-01-mobile',
    index: 1
  },
  {
    key: 'banner-02',
    code: 'home',
    headline: {
      ko: '아이의 하루가\n흔들리지 않도록',
      en: 'So that a child’s day\nstays steady',
      cn: '让孩子的每一天\n依然安稳'
    },
    text: {
      ko: '양육자 지정과 면접교섭, 양육비는 아이의 생활을 기준으로 정해야 합니다. 실제로 지킬 수 있는 계획을 함께 세웁니다.',
      en: 'Custody, visitation and child support should be settled around the child’s life. We help you make a plan that can truly be kept.',
      cn: '抚养人、探望与抚养费，都应以孩子的生活为准。我们与您一起制定切实能够遵守的计划。'
    },
    link: '/program',
    image: 'banner-02',
    mobileImage: 'banner-02-mobile',
    index: 2
  },
  {
    key: 'banner-03',
    code: 'home',
    headline: {
      ko: '함께 이룬 것을\n정확하게 나누는 일',
      en: 'Dividing with care\nwhat you built together',
      cn: '共同积累的一切\n应当准确地分开'
    },
    text: {
      ko: '살림과 돌봄의 시간도 재산을 이룬 기여입니다. 자료를 찾고 정리하여 근거를 갖추는 과정을 사례로 살펴보실 수 있습니다.',
      en: 'Years of housekeeping and care are a contribution too. Our case stories show how records are found, ordered and turned into evidence.',
      cn: '操持家务与照料家人的岁月，同样是对财产的贡献。您可以通过案例了解如何查找、整理资料并形成依据。'
    },
    link: '/story/firm',
    image: 'banner-03',
    mobileImage: 'banner-03-mobile',
    index: 3
  },
  {
    key: 'banner-04',
    code: 'home',
    headline: {
      ko: '끝이라는 말 뒤에\n이어질 삶을 생각합니다',
      en: 'After the word “end”,\nthere is a life to go on with',
      cn: '在“结束”之后\n还有要继续的生活'
    },
    text: {
      ko: '결정을 재촉하지 않습니다. 지금 무엇을 알아야 하고 무엇을 준비할 수 있는지부터 차근차근 말씀드립니다.',
      en: 'We will not press you to decide. We begin with what you need to know now, and what you can prepare.',
      cn: '我们不会催促您做决定。先从您现在需要了解什么、可以准备什么，一步一步说起。'
    },
    link: '/rev/about',
    image: 'banner-04',
    mobileImage: 'banner-04-mobile',
    index: 4
  }
]
