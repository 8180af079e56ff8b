/** Made up, as all people and companies of the demo are. */
interface DemoCompany {
  name: string
  ceo: string
  category: string
  city: string
  district: string
}

const sellers = `
다온티|박서담|식품|제주특별자치도|서귀포시
가람뷰티|이가온|화장품|서울특별시|성동구
누리리빙|김도담|생활용품|경기도|파주시
빛솔한지|정하솔|생활용품|강원특별자치도|춘천시
한결푸드|최결|식품|전북특별자치도|전주시
모아키즈|윤다솜|유아동|서울특별시|마포구
초록담|강이든|건강|충청북도|제천시
소리결|한누리|전자|경기도|성남시
바른국수|조은결|식품|부산광역시|기장군
윤슬코스메틱|임윤슬|화장품|인천광역시|연수구
나무결공방|송나래|생활용품|경상북도|안동시
해온누비|오해온|패션|서울특별시|종로구
담은발효|신라온|식품|전라남도|순천시
맑은샘바이오|배마루|건강|대전광역시|유성구
포근타월|문포근|생활용품|대구광역시|달서구
새봄사운드|양새봄|전자|경기도|부천시
고운결백|류고운|패션|부산광역시|사하구
아침과일|백아침|식품|경상북도|청송군
온새미로|남온|화장품|경기도|용인시
두레한지|심두레|생활용품|전라남도|담양군
푸른약초|노푸름|건강|경상남도|산청군
도란토이|하도란|유아동|경기도|고양시
달빛조명|곽달|생활용품|서울특별시|은평구
이든오디오|성이든|전자|서울특별시|금천구
`
const buyers = `
마루유통|권마루|유통|서울특별시|강남구
Harbor & Pine Trading|E. Lindqvist|Import|Rotterdam|Noord
青禾商贸|林清禾|贸易|上海|浦东
솔빛마트|안솔빛|유통|경기도|수원시
Northlight Stores|M. Okafor|Retail|Toronto|Etobicoke
云岭进出口|周云岭|贸易|广州|天河
바다로지스|전바다|유통|부산광역시|해운대구
Alder Home Goods|S. Whitfield|Retail|Portland|Pearl
星澜百货|顾星澜|零售|成都|锦江
한마음백화점|표한|유통|대구광역시|중구
Juniper Beauty Co.|A. Moreau|Import|Lyon|Presqu’île
海棠电商|沈海棠|电子商务|杭州|余杭
들꽃편집숍|봉들|유통|서울특별시|용산구
Blue Ferry Foods|K. Tanaka|Import|Osaka|Kita
山原连锁|陆山原|零售|北京|朝阳
다락상회|탁다락|유통|인천광역시|부평구
Copperleaf Imports|R. Delgado|Import|Valencia|Ruzafa
明湖优选|何明湖|电子商务|济南|历下
가온몰|지가온|온라인|서울특별시|구로구
Willow Market|H. Novak|Retail|Prague|Karlín
晨光国际|苏晨|贸易|深圳|南山
한솥유통|변한|유통|광주광역시|서구
Saltmarsh Grocers|P. Ellery|Retail|Bristol|Harbourside
竹里生活馆|白竹|零售|苏州|姑苏
오름커머스|현오름|온라인|제주특별자치도|제주시
Maple & Thread|J. Sørensen|Import|Aarhus|Midtbyen
南桥食品|钟南桥|贸易|厦门|思明
별하리테일|길별하|유통|울산광역시|남구
Fernwood Gifts|L. Castellane|Retail|Marseille|Vieux-Port
江雪供应链|温江雪|贸易|宁波|鄞州
`
const read = (text: string): DemoCompany[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ceo = '', category = '', city = '', district = ''] = row.split('|')
      return { name, ceo, category, city, district }
    })

export const demoSellers: readonly DemoCompany[] = read(sellers)
export const demoBuyers: readonly DemoCompany[] = read(buyers)

/** What a buyer says of itself, in the language of its name. */
export function buyerProfile(name: string, city: string): string {
  if (/[가-힣]/.test(name)) return `${city}에서 유통하며, 첫 거래를 함께 키워 갈 국내 제조 기업을 찾습니다.`
  if (/\p{Script=Han}/u.test(name)) return `在${city}及周边经营销售渠道，寻找可接受首批小单的韩国制造企业。`
  return `Sells in and around ${city}, and looks for Korean makers who can start with small orders.`
}
