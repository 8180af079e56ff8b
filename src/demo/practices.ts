import type { Translated } from './types.ts'

export const practices: { key: string; name: Translated; description: Translated; url: string | null; index: number }[] = [
  {
    key: 'practice-01',
    name: { ko: '형사', en: 'Criminal Defence', cn: '刑事' },
    description: {
      ko: '고소와 조사, 재판까지 절차마다 필요한 준비를 안내합니다.',
      en: 'What to prepare at each stage, from complaint and questioning to trial.',
      cn: '从控告、调查到庭审，说明各阶段所需的准备。'
    },
    url: 'https://criminal.ieumsae.example/',
    index: 1
  },
  {
    key: 'practice-02',
    name: { ko: '부동산', en: 'Real Estate', cn: '房地产' },
    description: {
      ko: '매매와 임대차, 등기와 공유물 분할 문제를 다룹니다.',
      en: 'Sales, leases, registration and the division of co-owned property.',
      cn: '办理买卖、租赁、登记及共有物分割事务。'
    },
    url: 'https://realestate.ieumsae.example/',
    index: 2
  },
  {
    key: 'practice-03',
    name: { ko: '성범죄 피해', en: 'Support for Sexual Crime Victims', cn: '性犯罪受害援助' },
    description: {
      ko: '피해자의 진술과 보호 절차를 처음부터 함께합니다.',
      en: 'Beside the victim from the first statement through protective measures.',
      cn: '从陈述到保护程序，自始陪伴受害者。'
    },
    url: null,
    index: 3
  },
  {
    key: 'practice-04',
    name: { ko: '학교폭력', en: 'School Violence', cn: '校园暴力' },
    description: {
      ko: '학교폭력대책심의위원회와 행정심판 절차를 돕습니다.',
      en: 'Help with school violence committees and administrative appeals.',
      cn: '协助应对校园暴力对策审议委员会及行政复议程序。'
    },
    url: null,
    index: 4
  },
  {
    key: 'practice-05',
    name: { ko: '기업자문', en: 'Corporate Advisory', cn: '企业顾问' },
    description: {
      ko: '계약 검토와 주주 관계, 가업 승계를 살핍니다.',
      en: 'Contract review, shareholder relations and family business succession.',
      cn: '合同审查、股东关系及家业传承。'
    },
    url: null,
    index: 5
  },
  {
    key: 'practice-06',
    name: { ko: '교통사고', en: 'Traffic Accidents', cn: '交通事故' },
    description: {
      ko: '손해배상과 보험, 형사 합의 절차를 정리해 드립니다.',
      en: 'Damages, insurance and criminal settlement, set out in order.',
      cn: '梳理损害赔偿、保险及刑事和解程序。'
    },
    url: null,
    index: 6
  }
]
