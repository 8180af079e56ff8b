import { noPresentation } from '#contract/platform/company.ts'
import type { GoodsCategory } from '#contract/platform/company-choices.ts'

/** Made up, as all people and companies of the demo are. */
interface DemoCompany {
  name: string
  ceo: string
  category: string
  city: string
  district: string
  /** Its name in English and Chinese, where it has one. */
  en: string
  cn: string
}

const sellers = `
다온티|박서담|식품|제주특별자치도|서귀포시|Daon Tea|茶温茶业
가람뷰티|이가온|화장품|서울특별시|성동구|Garam Beauty|佳岚美妆
누리리빙|김도담|생활용품|경기도|파주시|Nuri Living|努里家居
빛솔한지|정하솔|생활용품|강원특별자치도|춘천시|Bitsol Hanji|光松韩纸
한결푸드|최결|식품|전북특별자치도|전주시|Hangyeol Food|韩洁食品
모아키즈|윤다솜|유아동|서울특별시|마포구|Moa Kids|摩雅童品
초록담|강이든|건강|충청북도|제천시|Chorokdam|绿潭健康
소리결|한누리|전자|경기도|성남시|Sorigyeol Audio|音纹电子
바른국수|조은결|식품|부산광역시|기장군|Bareun Noodles|正味面业
윤슬코스메틱|임윤슬|화장품|인천광역시|연수구|Yunseul Cosmetics|润瑟化妆品
나무결공방|송나래|생활용품|경상북도|안동시|Namugyeol Workshop|木纹工坊
해온누비|오해온|패션|서울특별시|종로구|Haeon Nubi|海温绗缝
담은발효|신라온|식품|전라남도|순천시|Dameun Ferments|淡恩发酵
맑은샘바이오|배마루|건강|대전광역시|유성구|Clear Spring Bio|清泉生物
포근타월|문포근|생활용품|대구광역시|달서구|Pogeun Towel|暖绵毛巾
새봄사운드|양새봄|전자|경기도|부천시|Saebom Sound|新春音响
고운결백|류고운|패션|부산광역시|사하구|Goun Bags|雅纹箱包
아침과일|백아침|식품|경상북도|청송군|Achim Fruit|晨果农业
온새미로|남온|화장품|경기도|용인시|Onsaemiro|温纱美露
두레한지|심두레|생활용품|전라남도|담양군|Dure Hanji|都来韩纸
푸른약초|노푸름|건강|경상남도|산청군|Pureun Herbs|青草药
도란토이|하도란|유아동|경기도|고양시|Doran Toy|多兰玩具
달빛조명|곽달|생활용품|서울특별시|은평구|Dalbit Lighting|月光照明
이든오디오|성이든|전자|서울특별시|금천구|Eden Audio Korea|伊登音频
`
const buyers = `
마루유통|권마루|유통|서울특별시|강남구|Maru Distribution|玛露流通
Harbor & Pine Trading|E. Lindqvist|Import|Rotterdam|Noord
青禾商贸|林清禾|贸易|上海|浦东|Qinghe Trading|
솔빛마트|안솔빛|유통|경기도|수원시|Solbit Mart|松光超市
Northlight Stores|M. Okafor|Retail|Toronto|Etobicoke
云岭进出口|周云岭|贸易|广州|天河|Yunling Import & Export|
바다로지스|전바다|유통|부산광역시|해운대구|Bada Logis|海路物流
Alder Home Goods|S. Whitfield|Retail|Portland|Pearl
星澜百货|顾星澜|零售|成都|锦江|Xinglan Department Store|
한마음백화점|표한|유통|대구광역시|중구|Hanmaeum Department Store|同心百货
Juniper Beauty Co.|A. Moreau|Import|Lyon|Presqu’île
海棠电商|沈海棠|电子商务|杭州|余杭|Haitang E-commerce|
들꽃편집숍|봉들|유통|서울특별시|용산구|Deulkkot Select Shop|野花精选店
Blue Ferry Foods|K. Tanaka|Import|Osaka|Kita
山原连锁|陆山原|零售|北京|朝阳|Shanyuan Chain Stores|
다락상회|탁다락|유통|인천광역시|부평구|Darak Trading|阁楼商会
Copperleaf Imports|R. Delgado|Import|Valencia|Ruzafa
明湖优选|何明湖|电子商务|济南|历下|Minghu Select|
가온몰|지가온|온라인|서울특별시|구로구|Gaon Mall|加温商城
Willow Market|H. Novak|Retail|Prague|Karlín
晨光国际|苏晨|贸易|深圳|南山|Chenguang International|
한솥유통|변한|유통|광주광역시|서구|Hansot Distribution|同锅流通
Saltmarsh Grocers|P. Ellery|Retail|Bristol|Harbourside
竹里生活馆|白竹|零售|苏州|姑苏|Zhuli Living|
오름커머스|현오름|온라인|제주특별자치도|제주시|Oreum Commerce|奥伦电商
Maple & Thread|J. Sørensen|Import|Aarhus|Midtbyen
南桥食品|钟南桥|贸易|厦门|思明|Nanqiao Foods|
별하리테일|길별하|유통|울산광역시|남구|Byeolha Retail|星河零售
Fernwood Gifts|L. Castellane|Retail|Marseille|Vieux-Port
江雪供应链|温江雪|贸易|宁波|鄞州|Jiangxue Supply Chain|
`
const read = (text: string): DemoCompany[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ceo = '', category = '', city = '', district = '', en = '', cn = ''] = row.split('|')
      return { name, ceo, category, city, district, en, cn }
    })

export const demoSellers: readonly DemoCompany[] = read(sellers)
export const demoBuyers: readonly DemoCompany[] = read(buyers)

/** Places and kinds of goods of the demo's sellers, as other languages call them. */
const places: Readonly<Record<string, readonly [en: string, cn: string]>> = {
  제주특별자치도: ['Jeju', '济州'],
  서울특별시: ['Seoul', '首尔'],
  경기도: ['Gyeonggi', '京畿道'],
  강원특별자치도: ['Gangwon', '江原道'],
  전북특별자치도: ['Jeonbuk', '全北'],
  충청북도: ['Chungbuk', '忠清北道'],
  부산광역시: ['Busan', '釜山'],
  인천광역시: ['Incheon', '仁川'],
  경상북도: ['Gyeongbuk', '庆尚北道'],
  전라남도: ['Jeonnam', '全罗南道'],
  대전광역시: ['Daejeon', '大田'],
  대구광역시: ['Daegu', '大邱'],
  경상남도: ['Gyeongnam', '庆尚南道'],
  광주광역시: ['Gwangju', '光州'],
  울산광역시: ['Ulsan', '蔚山'],
}
const goods: Readonly<Record<string, readonly [sector: GoodsCategory, en: string, cn: string]>> = {
  식품: ['FOOD', 'food', '食品'],
  화장품: ['BEAUTY', 'cosmetics', '化妆品'],
  생활용품: ['LIVING', 'household goods', '生活用品'],
  유아동: ['KIDS', 'goods for children', '婴童用品'],
  건강: ['HEALTH', 'health products', '健康产品'],
  전자: ['ELECTRONICS', 'electronics', '电子产品'],
  패션: ['FASHION', 'fashion', '时尚产品'],
}
/** Countries of the foreign buyers, by their cities; the others are in China. */
const countries: Readonly<Record<string, string>> = {
  Rotterdam: 'NL',
  Toronto: 'CA',
  Portland: 'US',
  Lyon: 'FR',
  Osaka: 'JP',
  Valencia: 'ES',
  Prague: 'CZ',
  Bristol: 'GB',
  Aarhus: 'DK',
  Marseille: 'FR',
}
const isKorean = (text: string) => /[가-힣]/.test(text)
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
const bands = ['UNDER_10', 'UNDER_50', 'UNDER_200'] as const
const experiences = ['NONE', 'UNDER_3', 'UNDER_10', 'FROM_10'] as const

const namesOf = ({ en, cn }: DemoCompany) => (en === '' ? null : { en, ...(cn === '' ? {} : { cn }) })

/** What a seller shows of itself; every sixth has written in no other language, and says the least. */
export function sellerPresentation(seller: DemoCompany, index: number) {
  const { city, district, category, name } = seller
  const [sector, inEnglish, inChinese] = goods[category] ?? ['OTHER', 'goods', '产品']
  const [enCity, cnCity] = places[city] ?? [city, city]
  const profile = `${city} ${district}에서 ${category} 상품을 기획하고 만듭니다. 작은 첫 주문과 상표 부착 생산을 함께 의논합니다.`
  const common = { ...noPresentation, country: 'KR', city, profile, sector }
  if (index % 6 === 5) return common
  return {
    ...common,
    names: namesOf(seller),
    website: `https://seller${index + 1}.example.com/`,
    foundedYear: 1998 + ((index * 7) % 25),
    employees: bands[index % 3] ?? null,
    exportExperience: experiences[index % 4] ?? null,
    otherCertificates: sector === 'FOOD' ? 'HACCP, ISO 22000' : sector === 'BEAUTY' ? 'CGMP, ISO 22716' : null,
    languages: index % 2 === 0 ? (['ko', 'en', 'zh'] as const) : (['ko', 'en'] as const),
    offers: `${category} 완제품과 상표 부착 생산(OEM), 첫 주문용 시험 물량`,
    seeks: '현지 유통망과 온라인 판매 채널이 있는 바이어',
    minimumOrder: `${100 * (1 + (index % 5))}개부터`,
    contactRole: '해외영업팀',
    translations: {
      en: {
        category: inEnglish.replace(/^./, (first) => first.toUpperCase()),
        city: enCity,
        profile: `${seller.en || name} plans and makes ${inEnglish} in ${enCity}, Korea. Small first orders and private label are welcome.`,
        offers: `Finished ${inEnglish}, private-label production (OEM), and trial lots for a first order`,
        seeks: 'Buyers with local distribution or online sales channels',
        minimumOrder: `From ${100 * (1 + (index % 5))} pieces`,
        contactRole: 'Overseas sales',
      },
      cn: {
        category: inChinese,
        city: cnCity,
        profile: `${seller.cn || name}在韩国${cnCity}策划并生产${inChinese}，可商谈小批量首单和贴牌生产。`,
        offers: `${inChinese}成品、贴牌生产（OEM）、首单试用批量`,
        seeks: '拥有当地分销网络或线上销售渠道的采购商',
        minimumOrder: `${100 * (1 + (index % 5))}件起`,
        contactRole: '海外销售部',
      },
    },
  }
}

/** What a buyer shows of itself, in the language of its name; some of them in others, too. */
export function buyerPresentation(buyer: DemoCompany, index: number) {
  const { name, city } = buyer
  const [sector] = Object.values(goods)[index % 7] ?? ['OTHER' as const]
  const common = { ...noPresentation, sector, employees: bands[(index + 1) % 3] ?? null, website: `https://buyer${index + 1}.example.com/` }
  if (isKorean(name)) {
    const [enCity, cnCity] = places[city] ?? [city, city]
    return {
      ...common,
      country: 'KR',
      names: namesOf(buyer),
      languages: ['ko', 'en'] as const,
      profile: `${city}에서 유통하며, 첫 거래를 함께 키워 갈 국내 제조 기업을 찾습니다.`,
      seeks: '전국 매장과 온라인몰에 들일 새 상품',
      translations: {
        en: { category: 'Retail and distribution', city: enCity, profile: `Distributes in ${enCity}, Korea, and looks for makers to grow a first order with.`, seeks: 'New products for stores and an online mall' },
        cn: { category: '分销', city: cnCity, profile: `在韩国${cnCity}经营分销，寻找可共同培育首单的制造企业。`, seeks: '供门店和网上商城销售的新产品' },
      },
    }
  }
  if (isChinese(name))
    return {
      ...common,
      country: 'CN',
      names: namesOf(buyer),
      languages: ['zh', 'en'] as const,
      profile: `在${city}及周边经营销售渠道，寻找可接受首批小单的韩国制造企业。`,
      seeks: '可接受首批小单的韩国制造企业',
      translations: index % 2 === 0 ? null : { en: { profile: 'Runs sales channels in China, and looks for Korean makers who accept small first orders.' } },
    }
  return {
    ...common,
    country: countries[city] ?? null,
    languages: ['en'] as const,
    profile: `Sells in and around ${city}, and looks for Korean makers who can start with small orders.`,
    seeks: 'Korean makers who can start with small orders',
    translations: index % 2 === 0 ? { ko: { profile: '현지에서 유통하며, 작은 주문부터 시작할 한국 제조 기업을 찾습니다.' } } : null,
  }
}
