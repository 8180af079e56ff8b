import type { Translated } from './types.ts'

interface OpeningHours {
  days: number[]
  opens: string
  closes: string
}

/** Monday to Friday, without the lunch break; Saturdays and holidays are by appointment. */
const weekdays: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
  { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '18:00' }
]

export interface SeedOffice {
  code: 'seoul' | 'suwon' | 'incheon' | 'daegu'
  name: Translated
  address: Translated
  directions: Translated
  parking: Translated
  phone: string
  fax: string
  hours: Translated
  openingHours: OpeningHours[]
  latitude: number
  longitude: number
  image: string
}

const offices: SeedOffice[] = [
  {
    code: 'seoul',
    name: { ko: '서울 주사무소', en: 'Seoul Main Office', cn: '首尔总所' },
    address: {
      ko: '서울특별시 서초구 이음로 12, 7층',
      en: '7F, 12 Ieum-ro, Seocho-gu, Seoul, Republic of Korea',
      cn: '韩国首尔特别市瑞草区怡音路12号7层'
    },
    directions: {
      ko: '지하철 2·3호선 교대역에서 걸어서 8분 거리입니다. 건물 정문에는 층별 안내에 ‘7층 이음새’로만 적혀 있습니다.',
      en: 'An 8-minute walk from Seoul National University of Education Station (Lines 2 and 3). The floor directory reads only “7F Ieumsae”.',
      cn: '从地铁2号线、3号线教大站步行约8分钟。大楼楼层指引上仅标注“7层 이음새”。'
    },
    parking: {
      ko: '건물 지하 주차장을 이용하실 수 있으며, 상담 시간에 해당하는 주차권을 드립니다. 공간이 좁아 예약하실 때 차량 이용 여부를 알려 주시면 좋습니다.',
      en: 'Parking is available under the building, with a ticket covering your appointment. Space is limited, so please tell us when booking if you plan to drive.',
      cn: '可使用大楼地下停车场，我们提供面谈时段的停车券。车位有限，预约时请告知是否驾车前来。'
    },
    phone: '02-0100-2000',
    fax: '02-0100-2001',
    hours: {
      ko: '평일 09:00–18:00 (점심시간 12:00–13:00), 주말·공휴일은 사전 예약 상담',
      en: 'Weekdays 09:00–18:00 (closed 12:00–13:00); weekends and holidays by appointment',
      cn: '工作日 09:00–18:00（午休 12:00–13:00），周末及公休日需提前预约'
    },
    openingHours: weekdays,
    latitude: 37.4942,
    longitude: 127.0118,
    image: 'office-01'
  },
  {
    code: 'suwon',
    name: { ko: '수원 분사무소', en: 'Suwon Office', cn: '水原分所' },
    address: {
      ko: '경기도 수원시 영통구 광교느루로 27, 5층',
      en: '5F, 27 Gwanggyoneuru-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do, Republic of Korea',
      cn: '韩国京畿道水原市灵通区光教缓步路27号5层'
    },
    directions: {
      ko: '신분당선 광교중앙역에서 걸어서 10분 거리입니다. 1층 안내 데스크를 거치지 않고 승강기로 바로 올라오실 수 있습니다.',
      en: 'A 10-minute walk from Gwanggyo Jungang Station (Shinbundang Line). You may take the lift directly without passing the reception desk.',
      cn: '从新盆唐线光教中央站步行约10分钟。无需经过一层前台，可直接乘电梯上楼。'
    },
    parking: {
      ko: '건물 지하 2층에 주차하신 뒤 5층에서 주차 등록을 해 드립니다.',
      en: 'Please park on basement level 2; we will register your vehicle on the 5th floor.',
      cn: '请停放在地下二层，我们在5层为您办理停车登记。'
    },
    phone: '031-0200-3000',
    fax: '031-0200-3001',
    hours: {
      ko: '평일 09:00–18:00 (점심시간 12:00–13:00), 토요일은 사전 예약 상담',
      en: 'Weekdays 09:00–18:00 (closed 12:00–13:00); Saturdays by appointment',
      cn: '工作日 09:00–18:00（午休 12:00–13:00），周六需提前预约'
    },
    openingHours: weekdays,
    latitude: 37.2894,
    longitude: 127.0668,
    image: 'office-02'
  },
  {
    code: 'incheon',
    name: { ko: '인천 분사무소', en: 'Incheon Office', cn: '仁川分所' },
    address: {
      ko: '인천광역시 미추홀구 소담여울로 31, 4층',
      en: '4F, 31 Sodamyeoul-ro, Michuhol-gu, Incheon, Republic of Korea',
      cn: '韩国仁川广域市弥邹忽区素潭滩路31号4层'
    },
    directions: {
      ko: '인천 지하철 2호선 시민공원역에서 걸어서 12분, 역 앞 정류장에서 버스로 두 정거장입니다.',
      en: 'A 12-minute walk from Citizens Park Station (Incheon Subway Line 2), or two stops by bus from the station.',
      cn: '从仁川地铁2号线市民公园站步行约12分钟，或在站前乘公交车两站。'
    },
    parking: {
      ko: '건물 뒤편 기계식 주차장과 가까운 공영주차장을 이용하실 수 있습니다. 높이가 높은 차량은 공영주차장을 이용해 주십시오.',
      en: 'A mechanical car park stands behind the building, with a public car park nearby. Tall vehicles should use the public car park.',
      cn: '可使用大楼后方的机械式停车场或附近的公共停车场。车身较高的车辆请停放在公共停车场。'
    },
    phone: '032-0300-4000',
    fax: '032-0300-4001',
    hours: {
      ko: '평일 09:00–18:00 (점심시간 12:00–13:00), 토요일은 사전 예약 상담',
      en: 'Weekdays 09:00–18:00 (closed 12:00–13:00); Saturdays by appointment',
      cn: '工作日 09:00–18:00（午休 12:00–13:00），周六需提前预约'
    },
    openingHours: weekdays,
    latitude: 37.4572,
    longitude: 126.6731,
    image: 'office-03'
  },
  {
    code: 'daegu',
    name: { ko: '대구 분사무소', en: 'Daegu Office', cn: '大邱分所' },
    address: {
      ko: '대구광역시 수성구 윤슬마루로 19, 6층',
      en: '6F, 19 Yunseulmaru-ro, Suseong-gu, Daegu, Republic of Korea',
      cn: '韩国大邱广域市寿城区润瑟路19号6层'
    },
    directions: {
      ko: '대구 도시철도 2호선 범어역에서 걸어서 9분 거리입니다. 오시는 길이 어려우시면 전화로 안내해 드립니다.',
      en: 'A 9-minute walk from Beomeo Station (Daegu Metro Line 2). Please call if you need help finding the way.',
      cn: '从大邱城市铁路2号线泛鱼站步行约9分钟。如找路不便，我们可通过电话为您指引。'
    },
    parking: {
      ko: '건물 지하 주차장을 이용하실 수 있으며, 상담 시간에 해당하는 주차권을 드립니다.',
      en: 'Parking is available under the building, with a ticket covering your appointment.',
      cn: '可使用大楼地下停车场，我们提供面谈时段的停车券。'
    },
    phone: '053-0400-5000',
    fax: '053-0400-5001',
    hours: {
      ko: '평일 09:00–18:00 (점심시간 12:00–13:00), 토요일은 사전 예약 상담',
      en: 'Weekdays 09:00–18:00 (closed 12:00–13:00); Saturdays by appointment',
      cn: '工作日 09:00–18:00（午休 12:00–13:00），周六需提前预约'
    },
    openingHours: weekdays,
    latitude: 35.8597,
    longitude: 128.6284,
    image: 'office-04'
  }
]

const sisterSites: { name: Translated; url: string }[] = [
  { name: { ko: '이음새 상속', en: 'Ieumsae Inheritance', cn: '怡音继承' }, url: 'https://inheritance.ieumsae.example/' },
  { name: { ko: '이음새 형사', en: 'Ieumsae Criminal Defence', cn: '怡音刑事' }, url: 'https://criminal.ieumsae.example/' },
  { name: { ko: '이음새 부동산', en: 'Ieumsae Real Estate', cn: '怡音房地产' }, url: 'https://realestate.ieumsae.example/' },
  { name: { ko: '이음새 서식 자료실', en: 'Ieumsae Forms Library', cn: '怡音文书资料室' }, url: 'https://forms.ieumsae.example/' }
]

export const setting: {
  name: Translated
  shortName: Translated
  legalEntity: Translated
  tagline: Translated
  registrationNumber: string
  representative: Translated
  phone: string
  consultPhone: string
  supportPhone: string
  emergencyPhone: string
  fax: string
  email: string
  chatUrl: string
  quickExitUrl: string
  adLawyer: Translated
  privacyOfficer: Translated
  offices: SeedOffice[]
  sisterSites: { name: Translated; url: string }[]
  analytics: { naver: string; google: string }
  centre: {
    name: Translated
    shortName: Translated
    tagline: Translated
    legalEntity: Translated
    representative: Translated
    privacyOfficer: Translated
    registrationNumber: string
    address: Translated
    phone: string
    email: string
  }
  shop: {
    isOn: boolean
    deliveryFee: number
    freeDeliveryFrom: number
    jejuFee: number
    islandFee: number
    remotePlaces: never[]
    policy: Translated
    mailOrderNumber: string
    hosting: Translated
    complaints: Translated
    bankAccount: string
    purchaseSafety: Translated
    payHours: number
    scarcePieces: number
    scarcePayHours: number
    carriers: { name: string; trackingUrl: string | null }[]
    lateRefundRate: number
  }
  auction: { isOn: boolean; reportNumber: string; contact: Translated }
  screenshots: string[]
  centreScreenshots: string[]
} = {
  name: { ko: '법무법인 이음새', en: 'Ieumsae Law Group', cn: '怡音律师事务所' },
  shortName: { ko: '이음새', en: 'Ieumsae', cn: '怡音' },
  legalEntity: {
    ko: '법무법인 이음새',
    en: 'Ieumsae Law Group (a law corporation under the Lawyer-at-Law Act of Korea)',
    cn: '怡音律师事务所（依据韩国《律师法》设立的法务法人）'
  },
  tagline: {
    ko: '한 시절과 다음 삶 사이, 그 이음새를 살핍니다',
    en: 'Tending the seam between one life and the next',
    cn: '守护过往与新生之间的衔接处'
  },
  registrationNumber: '000-00-00000',
  representative: { ko: '설혜령', en: 'Seol Hye-ryeong', cn: '薛惠玲' },
  phone: '02-0100-2000',
  consultPhone: '02-0100-2100',
  supportPhone: '02-0100-2200',
  emergencyPhone: '02-0100-2900',
  fax: '02-0100-2001',
  email: 'contact@ieumsae.example',
  chatUrl: 'https://chat.ieumsae.example/',
  quickExitUrl: 'https://www.weather.go.kr/',
  adLawyer: { ko: '설혜령', en: 'Seol Hye-ryeong', cn: '薛惠玲' },
  privacyOfficer: { ko: '금소연', en: 'Geum So-yeon', cn: '琴昭妍' },
  offices,
  sisterSites,
  analytics: { naver: '', google: '' },
  centre: {
    name: { ko: '이음새 무역센터', en: 'Ieumsae Trade Centre', cn: '怡音贸易中心' },
    shortName: { ko: '이음새 상담회', en: 'Ieumsae Fairs', cn: '怡音洽谈会' },
    tagline: {
      ko: '상품을 만드는 기업과 파는 기업이 만나는 자리',
      en: 'Where those who make meet those who sell',
      cn: '让制造企业与销售企业相遇的地方'
    },
    legalEntity: { ko: '재단법인 이음새무역센터', en: 'Ieumsae Trade Centre Foundation', cn: '怡音贸易中心财团法人' },
    representative: { ko: '도가람', en: 'Do Garam', cn: '都嘉蓝' },
    privacyOfficer: { ko: '한누리', en: 'Han Nuri', cn: '韩努里' },
    registrationNumber: '000-00-00001',
    address: { ko: '서울특별시 송파구 이음로 100', en: '100 Ieum-ro, Songpa-gu, Seoul, Republic of Korea', cn: '韩国首尔特别市松坡区怡音路100号' },
    phone: '02-0100-3000',
    email: 'fairs@ieumsae.example'
  },
  auction: {
    isOn: true,
    reportNumber: '서울-송파-2026-가-000',
    contact: {
      ko: '미술품 경매팀 02-0100-3300 (평일 10:00~18:00)',
      en: 'Art auction team +82 2-0100-3300 (Mon–Fri 10:00–18:00 KST)',
      cn: '艺术品拍卖组 +82 2-0100-3300（工作日 10:00–18:00）'
    }
  },
  shop: {
    isOn: true,
    deliveryFee: 3000,
    freeDeliveryFrom: 50_000,
    jejuFee: 3000,
    islandFee: 5000,
    remotePlaces: [],
    policy: {
      ko: '결제를 확인한 날부터 영업일 1~3일 안에 보내 드립니다. 제주와 섬 지역은 2~3일 더 걸릴 수 있습니다.\n\n받으신 날부터 7일 안에 교환이나 환불을 신청하실 수 있습니다. 마음이 바뀌어 돌려보내실 때의 배송비는 고객님께서, 상품에 문제가 있을 때의 배송비는 센터에서 냅니다.\n\n포장을 뜯은 식품처럼 다시 팔 수 없게 된 상품은 마음이 바뀌어 돌려보내실 수 없습니다. 상품에 문제가 있을 때는 받으신 날부터 3개월, 그 사실을 아신 날부터 30일 안에 언제든 말씀해 주십시오.',
      en: 'We send your order within 1 to 3 working days of confirming your payment. Jeju and the islands may take 2 to 3 days longer.\n\nYou may ask for an exchange or a refund within 7 days of receiving it. If you have changed your mind, you pay the return postage; if something is wrong with the goods, we do.\n\nGoods that cannot be sold again, such as food that has been opened, cannot be returned because you have changed your mind. If something is wrong with the goods, tell us within 3 months of receiving them and 30 days of noticing.',
      cn: '确认付款后1至3个工作日内发货。济州及岛屿地区可能需要多2至3天。\n\n收货之日起7天内可申请换货或退款。因个人原因退货的运费由顾客承担，商品有问题的运费由本中心承担。\n\n已拆封的食品等无法再次销售的商品，不能因个人原因退货。商品有问题时，请在收货之日起3个月内、且自知悉之日起30天内告知我们。'
    },
    mailOrderNumber: '제0000-서울송파-00000호',
    hosting: { ko: '재단법인 이음새무역센터', en: 'Ieumsae Trade Centre Foundation', cn: '怡音贸易中心财团法人' },
    complaints: {
      ko: '02-0100-3000, fairs@ieumsae.example (평일 10:00–17:00)',
      en: '02-0100-3000, fairs@ieumsae.example (weekdays 10:00–17:00)',
      cn: '02-0100-3000，fairs@ieumsae.example（工作日 10:00–17:00）'
    },
    bankAccount: '이음새은행 000-000000-00-000 재단법인 이음새무역센터',
    purchaseSafety: {
      ko: '고객님이 현금으로 미리 내시는 금액은 이음새은행의 구매안전서비스(에스크로) 제00000호로 보호합니다. 받으신 것을 확인하실 때까지 은행이 대금을 맡아 둡니다.',
      en: 'What you pay ahead is secured by the purchase safety service (escrow) no. 00000 of Ieumsae Bank: the bank keeps your money until you have what you ordered.',
      cn: '您预先支付的款项由怡音银行第00000号购买安全服务（第三方托管）保障：在您确认收货之前，款项由银行保管。'
    },
    payHours: 24,
    scarcePieces: 3,
    scarcePayHours: 3,
    carriers: [
      { name: '이음택배', trackingUrl: 'https://track.ieumsae.example/*' },
      { name: '한빛택배', trackingUrl: 'https://hanbit.example/parcels?number=*' }
    ],
    lateRefundRate: 15
  },
  screenshots: ['app-wide', 'app-narrow'],
  centreScreenshots: ['centre-app-wide', 'centre-app-narrow']
}
