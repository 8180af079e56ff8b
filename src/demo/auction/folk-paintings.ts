import { condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '염색한 장지에 석채와 봉채', en: 'Mineral and earth colours on dyed Korean paper', cn: '染色壮纸石色、土质颜料' }
const signature = { ko: '뒷면에 서명과 연도', en: 'Signed and dated on the reverse', cn: '背面签名并署年份' }

/** Works of Chae Yeon-hong: folk pictures of today. */
export const folkPaintings: SeedOeuvre = {
  artist: 'chae',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.paper,
  works: [
    {
      key: 'auction-21',
      sale: 'coming',
      lot: '7',
      title: { ko: '모란이 핀 마당', en: 'Peonies in the Yard', cn: '院中牡丹' },
      size: [130, 80],
      year: inYear(2015),
      material,
      signature,
      description: {
        ko: `<p>괴석 위로 모란 여섯 송이와 봉오리 셋이 올라섭니다. 붉은 꽃, 분홍 꽃, 흰 꽃을 모두 작가의 마당에서 보고 그렸으며, 꽃잎의 수도 세어 옮겼습니다.</p>
<p>꽃잎 하나하나에 안쪽에서 바깥쪽으로 풀리는 바림을 두어, 멀리서는 무겁고 가까이에서는 가볍습니다.</p>`,
        en: `<p>Six peonies and three buds rise above a rock. Red, pink and white, all were drawn in the artist’s own yard, petals counted.</p>
<p>Each petal is shaded outward from its heart: from afar the flowers are heavy, near by they are light.</p>`,
        cn: `<p>怪石之上，六朵牡丹与三枚花苞层层而起。红、粉、白诸花皆写生于自家院落，连花瓣之数也一一细数。</p>
<p>每一瓣由内向外晕染，远观厚重，近看轻盈。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      estimate: [9_000_000, 13_000_000],
      startPrice: 7_000_000,
      reserve: 8_500_000,
      images: ['auction-21-2'],
    },
    {
      key: 'auction-22',
      sale: 'running',
      lot: '10',
      title: { ko: '어머니의 책가도', en: 'My Mother’s Bookshelf', cn: '母亲的书架图' },
      size: [100, 130],
      year: inYear(2018),
      material,
      signature,
      description: {
        ko: `<p>열두 칸에 책과 꽃병, 붓과 과일을 들였습니다. 옛 책가도의 값진 물건 대신 어머니가 쓰시던 살림을 넣고, 책갑의 무늬는 집에 남은 보자기에서 따 왔습니다.</p>
<p>칸마다 보는 자리를 조금씩 달리하여, 화면 앞에서 걸음을 옮기면 선반이 함께 열리고 닫힙니다. 확대하시면 책등의 마름모와 종이 결까지 보실 수 있습니다.</p>`,
        en: `<p>Twelve fields hold books and vases, brushes and fruit. In place of the treasures of the old bookshelf screens stand things that the artist’s mother used; the patterns of the book cases come from wrapping cloths of the house.</p>
<p>Each field is seen from a slightly different place, so that the shelves open and close as one walks past. Zoom in for the lozenges of the spines and the edges of the pages.</p>`,
        cn: `<p>十二格中陈列书籍、花瓶、毛笔与果品。不取旧时书架图的珍玩，而绘母亲生前所用之物，书匣纹样取自家中留存的包袱布。</p>
<p>各格视点略有不同，观者移步，书架随之开合。放大可见书脊菱纹与纸页层次。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.artist,
      exhibitions: { ko: '《살림의 그림》, 온고을미술관, 전주, 2019, 도록 표지', en: '‘Pictures of a Household’, Ongoeul Museum of Art, Jeonju, 2019, catalogue cover', cn: '“家什之画”，全州温古美术馆，2019年，图录封面' },
      estimate: [15_000_000, 22_000_000],
      startPrice: 12_000_000,
      reserve: 14_000_000,
    },
    {
      key: 'auction-23',
      sale: 'coming',
      lot: '6',
      title: { ko: '연못 위의 잠자리', en: 'Dragonflies above the Pond', cn: '莲塘蜻蜓' },
      size: [130, 70],
      year: inYear(2011),
      material,
      signature,
      description: {
        ko: `<p>연꽃 네 송이가 저마다 다른 높이에서 피고 잠자리 세 마리가 그 사이를 잽니다. 줄기의 잔가시까지 하나씩 찍었습니다.</p>`,
        en: `<p>Four lotuses open at four heights, and three dragonflies measure the room between. Even the prickles of the stems are set down one by one.</p>`,
        cn: `<p>四朵莲花开在不同高处，三只蜻蜓丈量其间。连茎上细刺也逐一点出。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [7_000_000, 10_000_000],
      startPrice: 5_500_000,
    },
    {
      key: 'auction-24',
      sale: 'running',
      lot: '9',
      title: { ko: '해와 달과 다섯 봉우리', en: 'Sun, Moon and Five Peaks', cn: '日月与五峰' },
      size: [90, 150],
      year: inYear(2020),
      material,
      signature,
      description: {
        ko: `<p>왕좌 뒤에 펼치던 병풍의 틀을 빌려 오늘의 빛깔로 다시 지었습니다. 다섯 봉우리의 능선마다 금빛 선을 겹쳐 두르고, 물결은 비늘 한 장 한 장을 따로 칠하였습니다.</p>
<p>밤과 낮이 한 하늘에 있는 까닭을 묻자 작가는 “집집마다 누군가는 깨어 있어서”라고 답하였습니다.</p>`,
        en: `<p>The frame is that of the screen that stood behind the throne; the colours are of today. Lines of gold follow the ridges of the five peaks, and of the waves each scale is painted by itself.</p>
<p>Asked why night and day share one sky, the artist answered: ‘Because in every house somebody is awake.’</p>`,
        cn: `<p>借御座后屏风之格局，以今日之色重新营造。五峰脊线层层描以金线，水波鳞片逐枚敷色。</p>
<p>问及昼夜何以同在一片天空，艺术家答道：“因为家家总有人醒着。”</p>`,
      },
      condition: condition.fine,
      provenance: provenance.busan,
      estimate: [13_000_000, 19_000_000],
      startPrice: 10_000_000,
      reserve: 12_000_000,
    },
    {
      key: 'auction-25',
      sale: 'past',
      lot: '10',
      title: { ko: '석류와 나비', en: 'Pomegranates and Butterflies', cn: '石榴蝴蝶' },
      size: [100, 72],
      year: inYear(2013),
      material,
      signature,
      description: {
        ko: `<p>벌어진 석류 속의 씨앗을 한 알씩 그려 넣고 알마다 빛을 하나씩 찍었습니다. 많은 자손과 오랜 벗을 비는 그림입니다.</p>`,
        en: `<p>The seeds of the open fruit are painted one by one, each with its own point of light. A picture that wishes for many children and old friends.</p>`,
        cn: `<p>裂开的石榴中，籽粒逐颗绘就，每颗点上一点光。寓意多子与久友。</p>`,
      },
      condition: condition.good,
      provenance: provenance.seoul,
      estimate: [3_500_000, 5_000_000],
      startPrice: 2_500_000,
      reserve: 3_200_000,
    },
  ],
}
