import type { Answer } from '#contract/api.ts'

const base = (kind: string, position: number) => ({
  _id: `01900000-0000-7000-8000-${kind}${String(position).padStart(11, '0')}`,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
})
const times = <Item>(count: number, make: (position: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))
const image = { _file: base('0', 1)._id, width: 640, height: 400, placeholder: 'data:,' }

export const banners = (count = 4): Answer<'GET /api/v1/banners/{code}'> => ({
  banners: times(count, (position) => ({
    ...base('b', position),
    code: 'home',
    headline: `안내 ${position}\n둘째 줄`,
    text: '안내의 글',
    link: `/banner/${position}`,
    image,
    mobileImage: image,
    index: position,
  })),
  summary: { total: count, limit: 20, skip: 0 },
})

export const lawyers = (count: number, isRepresentative = false): Answer<'GET /api/v1/lawyers'> => ({
  lawyers: times(count, (position) => ({
    ...base('1', position),
    name: `변호사 ${position}호`,
    job: '이혼 전문',
    type: 'LAWYER',
    isRepresentative,
    site: 'divorce',
    intro: '소개',
    career: [{ txt: `경력 ${position}`, isMain: true }],
    mainImage: null,
    image,
  })),
  summary: { total: count, limit: count, skip: 0 },
})

export const stories = (count: number, code: 'firm' | 'representative' = 'firm'): Answer<'GET /api/v1/success'> => ({
  successes: times(count, (position) => ({
    ...base('2', position),
    subject: `사례 ${position}`,
    summary: '요약',
    result: '승소',
    thumb: null,
    code,
    practice: 'divorce',
    site: 'divorce',
    isDivorceMain: true,
    _lawyer: null,
    reviewedAt: null,
  })),
  summary: { total: count, limit: count, skip: 0 },
})

export const insights = (count: number, code: 'article' | 'youtube'): Answer<'GET /api/v1/insights'> => ({
  insights: times(count, (position) => ({
    ...base('3', position),
    subject: `${code === 'article' ? '기사' : '영상'} ${position}`,
    label: '이음새일보',
    summary: '요약',
    thumb: null,
    youtube: code === 'youtube' ? { id: `demo-00000${position}` } : null,
    video: null,
    duration: null,
    code,
    site: 'divorce',
    isDivorceMain: true,
    _lawyer: null,
    reviewedAt: null,
  })),
  summary: { total: count, limit: count, skip: 0 },
})

type Popups = Answer<'GET /api/v1/popups'>
/** With ids of their own: what is put away on a visit is known by them. */
export const popups = (count: number): Popups => ({
  popups: times(count, (position) => ({
    ...base('4', position),
    _id: crypto.randomUUID(),
    code: 'divorce',
    subject: `알림 ${position}`,
    content: `알림 ${position}의 글`,
    image: null,
    link: position === 1 ? '/center/notice' : null,
    position: 'top',
    size: 'line',
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2027-01-01T00:00:00.000Z',
  })),
  summary: { total: count, limit: 20, skip: 0 },
})

export const consent = (edition = '1.0'): Answer<'GET /api/v1/terms/{code}'> => ({
  next: null,
  term: {
    ...base('5', 1),
    site: 'firm',
    code: 'privacy-consult',
    subject: '개인정보 수집·이용 동의',
    edition,
    effectiveAt: '2026-01-01T00:00:00.000Z',
    content: '',
    consent: {
      purpose: '상담의 목적',
      items: '이름과 연락처',
      period: '석 달',
      refusal: '거부하실 수 있습니다',
      email: null,
      sensitive: null,
      months: 12,
    },
  },
})

export const received = (receipt = '261121-7K3FM9'): Answer<'POST /api/v1/forms'> => ({
  form: { _id: crypto.randomUUID(), receipt, status: 'received', createdAt: '2026-11-21T03:00:00.000Z' },
  uploadToken: 'token',
})

const office = (code: string, name: string) => ({
  code,
  name,
  address: `${name} address`,
  directions: '길',
  parking: '주차',
  hours: '평일',
  openingHours: [],
  phone: '02-000-0000',
  fax: '02-000-0001',
  latitude: 37,
  longitude: 127,
  image: null,
})

export const setting = (): Answer<'GET /api/v1/setting'> => ({
  setting: {
    ...base('6', 1),
    name: '법무법인 이음새',
    shortName: null,
    legalEntity: '법무법인 이음새',
    tagline: '이음새를 살핍니다',
    registrationNumber: '000-00-00000',
    representative: '김이음',
    phone: '02-000-0000',
    consultPhone: '02-000-0002',
    supportPhone: '02-000-0003',
    emergencyPhone: '010-0000-0000',
    fax: '02-000-0001',
    email: 'a@ieumsae.example',
    chatUrl: 'https://chat.example',
    quickExitUrl: 'https://www.weather.go.kr/',
    adLawyer: '김이음',
    privacyOfficer: '김이음',
    offices: ['seoul', 'busan', 'jeju', 'daegu'].map((code) => office(code, `${code} office`)),
    sisterSites: [{ name: 'sister', url: 'https://sister.example' }],
    analytics: { naver: '', google: '' },
    centre: {
      name: '무역센터',
      shortName: null,
      tagline: null,
      legalEntity: null,
      representative: null,
      privacyOfficer: null,
      registrationNumber: null,
      address: null,
      phone: null,
      email: null,
    },
  },
})

const statementOf = (code: 'introduction' | 'business' | 'solution') => ({
  ...base('8', code.length),
  code,
  title: `${code}의 제목`,
  text: null,
  parts: [{ title: `${code}의 항목`, text: '글', icon: null, area: null, rows: [] }],
})

/** Statements of the firm on the home page, under each code. */
export const statements = (): Answer<'GET /api/v1/statements'> => ({
  statements: [statementOf('introduction')],
  summary: { total: 1, limit: 20, skip: 0 },
})
