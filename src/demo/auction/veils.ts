import { condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '한지에 석채', en: 'Mineral pigments on Korean paper', cn: '韩纸石色' }
const signature = { ko: '뒷면에 서명과 연도', en: 'Signed and dated on the reverse', cn: '背面签名并署年份' }

/** Works of Shen Ruotang: veils of mineral colour. */
export const veils: SeedOeuvre = {
  artist: 'shen',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.paper,
  works: [
    {
      key: 'auction-11',
      sale: 'running',
      lot: '12A',
      title: { ko: '다섯 시 사십 분', en: 'Twenty to Six', cn: '五点四十分' },
      size: [145, 97],
      year: inYear(2016),
      material,
      signature,
      description: {
        ko: `<p>살굿빛에서 보랏빛으로 아홉 겹을 내려 쌓았습니다. 가로로 놓인 쪽빛 띠 하나가 지평선이자 화면에서 유일하게 한 번에 칠한 자리입니다.</p>
<p>제목은 서호의 동쪽이 밝아 오던 시각입니다.</p>`,
        en: `<p>Nine coats descend from apricot to violet. The one band of indigo is the horizon, and the only place in the picture that was painted at once.</p>
<p>The title is the hour at which the east of the lake grew light.</p>`,
        cn: `<p>由杏色至紫色，九层递降而成。横亘的一道靛青既是地平线，也是画面中唯一一次画就之处。</p>
<p>画题是湖东渐明的时刻。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.busan,
      exhibitions: { ko: '《선뤄탕: 마르는 동안》, 물결아트센터, 부산, 2017', en: '‘Shen Ruotang: While It Dries’, Mulgyeol Art Centre, Busan, 2017', cn: '“沈若棠：待干”，水纹艺术中心，釜山，2017年' },
      estimate: [22_000_000, 32_000_000],
      startPrice: 18_000_000,
      reserve: 20_000_000,
      images: ['auction-11-2'],
    },
    {
      key: 'auction-12',
      sale: 'running',
      lot: '6',
      title: { ko: '대숲을 지나는 기차', en: 'Train through Bamboo', cn: '穿竹而过的列车' },
      size: [97, 145],
      year: inYear(2019),
      material,
      signature,
      description: {
        ko: `<p>푸른 세로띠 열세 개 사이를 붉은 띠 하나가 가로지릅니다. 겹친 자리마다 색이 다시 섞여, 다 세어 보면 서른 가지가 넘는 초록이 있습니다.</p>`,
        en: `<p>One red band crosses thirteen upright green ones. Wherever they overlap the colours mix anew; who counts them finds more than thirty greens.</p>`,
        cn: `<p>十三道青绿竖带之间，一道红色横贯。重叠之处色彩再度交融，细数可得三十余种绿。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      estimate: [18_000_000, 26_000_000],
      startPrice: 14_000_000,
      reserve: 17_000_000,
    },
    {
      key: 'auction-13',
      sale: 'coming',
      lot: '2',
      title: { ko: '여덟 번의 저녁', en: 'Eight Evenings', cn: '八个黄昏' },
      size: [160, 80],
      year: inYear(2021),
      material,
      signature,
      description: {
        ko: `<p>여드레 동안 저녁마다 한 층씩 칠하였습니다. 붉은 흙빛에서 물빛으로 내려가며, 층이 만나는 자리에는 전날의 색이 비칩니다.</p>`,
        en: `<p>Painted over eight days, a storey each evening. It goes down from red earth to water, and where two storeys meet the colour of the day before shows through.</p>`,
        cn: `<p>历时八日，每晚绘一层。自赤土色降至水色，层与层相接处透出前一日的颜色。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.studio,
      estimate: [20_000_000, 28_000_000],
      startPrice: 16_000_000,
      reserve: 19_000_000,
    },
    {
      key: 'auction-14',
      sale: 'coming',
      lot: '3',
      title: { ko: '해무리', en: 'Halo', cn: '日晕' },
      size: [120, 120],
      year: inYear(2018),
      material,
      signature,
      description: {
        ko: `<p>둥근 물감 웅덩이 열 개를 한가운데로 좁혀 가며 말렸습니다. 아래의 잿빛 띠가 해를 물 위에 띄웁니다.</p>`,
        en: `<p>Ten round pools of colour, each narrower, were left to dry one within the other. The grey band below sets the sun afloat.</p>`,
        cn: `<p>十洼圆形色彩由外向内渐次收窄、逐层晾干。下方一抹灰带，让日轮浮于水上。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [19_000_000, 27_000_000],
      startPrice: 15_000_000,
    },
    {
      key: 'auction-15',
      sale: 'past',
      lot: '11',
      title: { ko: '불 켠 창 하나', en: 'One Lighted Window', cn: '一扇灯窗' },
      size: [130, 97],
      year: inYear(2014),
      material: { ko: '한지에 석채와 금니', en: 'Mineral pigments and gold on Korean paper', cn: '韩纸石色、泥金' },
      signature,
      description: {
        ko: `<p>청록빛 일곱 겹이 방처럼 안으로 깊어지고, 그 한가운데에 금빛 띠가 놓였습니다. 금은 마지막 날 하루에 칠하였습니다.</p>`,
        en: `<p>Seven coats of blue-green deepen like a room, and in their midst lies a band of gold, painted in one day, the last.</p>`,
        cn: `<p>七层青绿如室般向内深入，正中一道金色，于最后一日画就。</p>`,
      },
      condition: condition.good,
      provenance: provenance.busan,
      estimate: [9_000_000, 13_000_000],
      startPrice: 6_500_000,
      reserve: 8_000_000,
    },
  ],
}
