import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line, lines, link, money, picture, timeOfDay, translated, weekday } from '../field.ts'
import { resource } from '../resource.ts'
import { adRules, defaultAdRules } from '../platform/writing.ts'

const url = z.url({ protocol: /^https$/ }).max(300)

const timeSlot = z.strictObject({
  days: labelled(/*i18n*/ '요일', z.array(weekday).min(1).max(7)),
  opens: labelled(/*i18n*/ '여는 시각(예: 09:00)', timeOfDay),
  closes: labelled(/*i18n*/ '닫는 시각(예: 18:00)', timeOfDay),
})

/** An office as the site shows it. */
const office = z.strictObject({
  code: labelled(/*i18n*/ '영문 코드(예: seoul)', z.string().regex(/^[a-z-]{2,20}$/, { error: 'shape.code' })),
  name: labelled(/*i18n*/ '이름', translated(line(60))),
  address: labelled(/*i18n*/ '주소', translated(line(200))),
  directions: labelled(/*i18n*/ '찾아오시는 방법', translated(lines(500))),
  parking: labelled(/*i18n*/ '주차', translated(lines(300))),
  hours: labelled(/*i18n*/ '운영 시간', translated(lines(200))),
  /** What `hours` says, for machines: when it is open without an appointment. Days count from 0, Sunday; a lunch break makes two entries. */
  openingHours: labelled(/*i18n*/ '요일별 운영 시간', z.array(labelled(/*i18n*/ '시간대', timeSlot)).max(14).default([])),
  phone: labelled(/*i18n*/ '전화', line(30)),
  fax: labelled(/*i18n*/ '팩스', line(30).nullable()),
  latitude: labelled(/*i18n*/ '위도(지도에서 확인합니다. 예: 37.5665)', z.number().min(-90).max(90)),
  longitude: labelled(/*i18n*/ '경도(예: 126.9780)', z.number().min(-180).max(180)),
  image: labelled(/*i18n*/ '사진', picture.nullable()),
})

const sisterSite = z.strictObject({
  name: labelled(/*i18n*/ '이름', translated(line(60))),
  url: labelled(/*i18n*/ '링크', z.union([url, link], { error: 'shape.link' })),
})

/** The codes by which search engines verify that the site is ours. */
const analytics = z.strictObject({
  naver: labelled(/*i18n*/ '네이버 확인 코드', z.string().max(100)),
  google: labelled(/*i18n*/ '구글 확인 코드', z.string().max(100)),
})

/** What the trade centre says of itself: a company of its own (contract/sites.ts). */
const centreFields = z.strictObject({
  name: labelled(/*i18n*/ '이름', translated(line(60)).nullable()),
  /** As `shortName` of the firm. */
  shortName: labelled(/*i18n*/ '앱 이름', translated(line(30)).nullable().default(null)),
  tagline: labelled(/*i18n*/ '소개 문구', translated(line(200)).nullable()),
  legalEntity: labelled(/*i18n*/ '운영 법인', translated(line(100)).nullable()),
  representative: labelled(/*i18n*/ '대표자', translated(line(60)).nullable()),
  privacyOfficer: labelled(/*i18n*/ '개인정보 보호책임자', translated(line(60)).nullable().default(null)),
  registrationNumber: labelled(/*i18n*/ '사업자등록번호', line(30).nullable()),
  address: labelled(/*i18n*/ '주소', translated(line(200)).nullable()),
  phone: labelled(/*i18n*/ '대표전화', line(30).nullable()),
  email: labelled(/*i18n*/ '이메일', z.email().nullable()),
})
const centre = labelled(/*i18n*/ '무역센터(상담회)', centreFields)

const carrier = z.strictObject({
  name: labelled(/*i18n*/ '이름', line(40)),
  trackingUrl: labelled(/*i18n*/ '배송 조회 주소(송장번호가 들어갈 자리에 *)', url.nullable()),
})

const code = z.string().regex(/^\d{5}$/, { error: 'shape.postcode' })
const remotePlace = z.strictObject({
  from: labelled(/*i18n*/ '우편번호(처음)', code),
  to: labelled(/*i18n*/ '우편번호(끝)', code),
  kind: labelled(/*i18n*/ '지역', z.enum(['mainland', 'jeju', 'island']), {
    mainland: /*i18n*/ '추가 배송비 없음',
    jeju: /*i18n*/ '제주',
    island: /*i18n*/ '도서산간',
  }),
})

/** The shop of the trade centre. What the law asks it to say of itself is shown on its pages (Act on Consumer Protection in Electronic Commerce, article 10). */
const shopFields = z.strictObject({
  isOn: labelled(/*i18n*/ '상점 열기', z.boolean()),
  deliveryFee: labelled(/*i18n*/ '배송비(원)', money),
  freeDeliveryFrom: labelled(/*i18n*/ '무료 배송 기준 금액(원, 비우면 항상 배송비를 받습니다)', money.nullable()),
  /** What delivery costs on top, free delivery as well (contract/shop/places.ts); 0: nothing more. */
  jejuFee: labelled(/*i18n*/ '제주 추가 배송비(원, 무료 배송에도 더합니다. 0이면 없음)', money.default(3000)),
  islandFee: labelled(/*i18n*/ '도서산간 추가 배송비(원, 무료 배송에도 더합니다. 0이면 없음)', money.default(5000)),
  /** Corrects the list of remote places: carriers differ. */
  remotePlaces: labelled(
    /*i18n*/ '제주·도서산간으로 더하거나 뺄 우편번호',
    z.array(labelled(/*i18n*/ '우편번호 구간', remotePlace)).max(50).default([]),
  ),
  policy: labelled(/*i18n*/ '배송·교환·환불 안내', translated(lines(3000)).nullable()),
  mailOrderNumber: labelled(/*i18n*/ '통신판매업 신고번호', line(60).nullable()),
  hosting: labelled(/*i18n*/ '호스팅 서비스 제공자', translated(line(100)).nullable()),
  complaints: labelled(/*i18n*/ '소비자 불만 처리 연락처', translated(line(200)).nullable()),
  /** Orders are taken once both are said: what is paid ahead has to be secured (the same act, articles 13 and 24). */
  bankAccount: labelled(/*i18n*/ '입금 계좌(은행, 계좌번호, 예금주)', line(100).nullable().default(null)),
  purchaseSafety: labelled(/*i18n*/ '구매안전서비스(제공자, 번호, 확인하는 곳)', translated(lines(500)).nullable().default(null)),
  payHours: labelled(/*i18n*/ '입금 기한(시간)', z.int().min(1).max(168).default(24)),
  /** Where so few are left, nobody holds them for long without paying; 0: all have the usual time. Readers are told of fewer than 20. */
  scarcePieces: labelled(/*i18n*/ '얼마 남지 않은 상품의 수량(이하, 0이면 따로 두지 않음)', z.int().min(0).max(19).default(0)),
  scarcePayHours: labelled(/*i18n*/ '얼마 남지 않은 상품의 입금 기한(시간)', z.int().min(1).max(168).default(2)),
  /** Who takes parcels: shoppers are led to where theirs is, and staff import numbers of these alone. */
  carriers: labelled(/*i18n*/ '택배사', z.array(labelled(/*i18n*/ '택배사', carrier)).max(20).default([])),
  /** Interest on refunds after three business days (enforcement decree of the same act, article 21-3: 15 % a year). */
  lateRefundRate: labelled(/*i18n*/ '늦은 환불의 지연이자율(연 %)', z.int().min(0).max(100).default(15)),
})
const shop = labelled(/*i18n*/ '상점', shopFields)
/** The auction of the trade centre. It stays closed while it is on without the number of its report. */
const auctionFields = z.strictObject({
  isOn: labelled(/*i18n*/ '경매 열기(신고번호를 적으셔야 열립니다)', z.boolean()),
  reportNumber: labelled(/*i18n*/ '경매업 신고번호', line(60).nullable().default(null)),
  contact: labelled(/*i18n*/ '경매 문의', translated(line(200)).nullable().default(null)),
})
const auction = labelled(/*i18n*/ '경매', auctionFields)
/** An auction that is off. */
export const noAuction = { isOn: false, reportNumber: null, contact: null }

/** A shop that is off. */
export const noShop = {
  isOn: false,
  deliveryFee: 3000,
  freeDeliveryFrom: 50_000,
  jejuFee: 3000,
  islandFee: 5000,
  remotePlaces: [],
  policy: null,
  mailOrderNumber: null,
  hosting: null,
  complaints: null,
  bankAccount: null,
  purchaseSafety: null,
  payHours: 24,
  scarcePieces: 0,
  scarcePayHours: 2,
  carriers: [],
  lateRefundRate: 15,
}
/** A firm that says nothing of itself beside its name. */
export const noFirm = {
  legalEntity: null,
  registrationNumber: null,
  representative: null,
  phone: null,
  consultPhone: null,
  supportPhone: null,
  emergencyPhone: null,
  fax: null,
  email: null,
  chatUrl: null,
  adLawyer: null,
  privacyOfficer: null,
  offices: [],
  sisterSites: [],
  screenshots: [],
}
/** A centre that says nothing of itself. */
export const noCentre = {
  name: null,
  shortName: null,
  tagline: null,
  legalEntity: null,
  representative: null,
  privacyOfficer: null,
  registrationNumber: null,
  address: null,
  phone: null,
  email: null,
}

const shortName = labelled(/*i18n*/ '앱 이름', translated(line(30)).nullable())
/** Comments on posts are read at once, or once staff have looked at them. */
const comments = labelled(/*i18n*/ '게시판 댓글', z.enum(['shown', 'moderated']), {
  shown: /*i18n*/ '바로 보임',
  moderated: /*i18n*/ '확인한 뒤 보임',
})
const screenshots = labelled(/*i18n*/ '앱 화면 사진', z.array(labelled(/*i18n*/ '화면 사진', picture)).max(8))

/** Everything that the site says of the firm itself: one document. What is null is not shown. */
export const setting = resource({
  path: 'setting',
  singular: 'setting',
  plural: 'settings',
  label: /*i18n*/ '사이트 설정',
  summary: 'the firm: names, offices, phones, footer, verification tags',
  fields: {
    name: labelled(/*i18n*/ '이름', translated(line(60))),
    /** Below the icon of the installed app; null: the name. */
    shortName: shortName.default(null),
    legalEntity: labelled(/*i18n*/ '법인명', translated(line(100)).nullable()),
    tagline: labelled(/*i18n*/ '소개 문구', translated(line(200))),
    registrationNumber: labelled(/*i18n*/ '사업자등록번호', line(30).nullable()),
    representative: labelled(/*i18n*/ '대표변호사', translated(line(60)).nullable()),
    phone: labelled(/*i18n*/ '대표전화', line(30).nullable()),
    consultPhone: labelled(/*i18n*/ '상담 전화', line(30).nullable()),
    supportPhone: labelled(/*i18n*/ '휴대전화 화면의 전화 버튼', line(30).nullable()),
    emergencyPhone: labelled(/*i18n*/ '긴급전화', line(30).nullable()),
    fax: labelled(/*i18n*/ '팩스', line(30).nullable()),
    email: labelled(/*i18n*/ '이메일', z.email().nullable()),
    chatUrl: labelled(/*i18n*/ '채팅 상담 링크', url.nullable()),
    /** Where the quick exit goes: a neutral page of another site. */
    quickExitUrl: labelled(/*i18n*/ '빠른 나가기 링크', url),
    adLawyer: labelled(/*i18n*/ '광고책임변호사', translated(line(60)).nullable()),
    privacyOfficer: labelled(/*i18n*/ '개인정보 보호책임자', translated(line(60)).nullable()),
    offices: labelled(/*i18n*/ '사무소 목록', z.array(labelled(/*i18n*/ '사무소', office)).max(20)),
    sisterSites: labelled(/*i18n*/ '함께 운영하는 홈페이지', z.array(labelled(/*i18n*/ '홈페이지', sisterSite)).max(20)),
    analytics: labelled(/*i18n*/ '검색엔진 사이트 확인', analytics),
    centre: centre.default(noCentre),
    shop: shop.default(noShop),
    auction: auction.default(noAuction),
    /** Shown by browsers that offer to install the app. */
    screenshots: screenshots.default([]),
    /** As `screenshots`, of the centre's app. */
    centreScreenshots: screenshots.default([]),
    /** What those who write are warned of. */
    adRules: defaultAdRules,
    comments: comments.default('shown'),
  },
  groups: [
    {
      topic: 'firm',
      site: 'firm',
      label: /*i18n*/ '회사 정보',
      fields: [
        'name',
        'shortName',
        'tagline',
        'legalEntity',
        'registrationNumber',
        'representative',
        'adLawyer',
        'privacyOfficer',
        'screenshots',
      ],
    },
    {
      topic: 'contact',
      site: 'firm',
      label: /*i18n*/ '연락 방법',
      fields: ['phone', 'consultPhone', 'supportPhone', 'emergencyPhone', 'fax', 'email', 'chatUrl', 'quickExitUrl'],
    },
    { topic: 'offices', site: 'firm', label: /*i18n*/ '사무소 목록', fields: ['offices'] },
    { topic: 'links', site: 'firm', label: /*i18n*/ '홈페이지 사이의 연결', fields: ['sisterSites'] },
    { topic: 'ads', site: 'firm', label: /*i18n*/ '광고 규정', fields: ['adRules'] },
    { topic: 'boards', site: 'firm', label: /*i18n*/ '게시판', fields: ['comments'] },
    { topic: 'centre', site: 'centre', label: /*i18n*/ '무역센터(상담회)', fields: ['centre', 'centreScreenshots'] },
    { topic: 'shop', site: 'centre', label: /*i18n*/ '상점', fields: ['shop'] },
    { topic: 'auction', site: 'centre', label: /*i18n*/ '경매', fields: ['auction'] },
    { topic: 'search', label: /*i18n*/ '검색엔진', fields: ['analytics'] },
  ],
  // Shop and auction say of themselves what visitors may know (`GET /api/v1/shop`): no page of the firm has it.
  staff: ['screenshots', 'centreScreenshots', 'shop', 'auction', 'adRules', 'comments'],
  shownOn: () => ['/', '/contact', '/fairs'],
  public: [],
  console: [],
  scope: 'console:settings',
  // Staff change it in parts (below), and never create it.
  keepsVersions: true,
})

const many = { tag: 'setting', status: 200 } as const

export const settingCalls = {
  'GET /api/v1/setting': call({
    ...many,
    summary: 'What the site says of the firm',
    access: 'public',
    answer: z.strictObject({ setting: setting.publicItem }),
    errors: [404],
    isCacheable: true,
    reads: ['setting'],
  }),
  'GET /api/console/setting': call({
    ...many,
    summary: 'Console: the setting, in every language',
    access: 'console:settings',
    answer: z.strictObject({ setting: setting.consoleItem }),
    errors: [404],
    reads: ['setting'],
  }),
  'PUT /api/console/setting': call({
    ...many,
    summary: 'Console: change the setting; absent fields stay',
    access: 'console:settings',
    // Without their defaults: an absent field stays.
    body: z
      .strictObject({ ...setting.fields, shortName, centre, shop, auction, screenshots, centreScreenshots: screenshots, adRules, comments })
      .partial(),
    answer: z.strictObject({ setting: setting.consoleItem }),
    errors: [404, 412],
    writes: ['setting', 'versions'],
  }),
}
