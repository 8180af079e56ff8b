import { condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '캔버스에 유채', en: 'Oil on canvas', cn: '布面油画' }
const signature = { ko: '뒷면에 서명과 날짜, 시각', en: 'Signed on the reverse, with day and hour', cn: '背面签名并署日期与时刻' }

/** Works of Kang Hae-su: the sea, in points. */
export const seas: SeedOeuvre = {
  artist: 'kang',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.canvas,
  works: [
    {
      key: 'auction-46',
      sale: 'coming',
      lot: '15',
      title: { ko: '해 질 무렵, 방파제에서', en: 'From the Breakwater, toward Evening', cn: '日暮，防波堤上' },
      size: [97, 162],
      year: inYear(2008),
      material,
      signature,
      description: {
        ko: `<p>수평선에 걸린 해가 물 위에 길을 내고, 그 길은 가까워질수록 끊어집니다. 하늘의 살굿빛 사이에 찍힌 옅은 푸른 점들이 저녁 공기의 서늘함을 만듭니다.</p>`,
        en: `<p>The sun on the horizon lays a road across the water, which breaks as it comes near. Between the apricot points of the sky pale blue ones make the cool of the evening.</p>`,
        cn: `<p>悬于水平线上的太阳在海面铺出一条路，愈近愈断。杏色天空中点缀的淡蓝，生出傍晚空气的微凉。</p>`,
      },
      condition: condition.good,
      provenance: provenance.busan,
      exhibitions: { ko: '《강해수: 한 자리에서》, 물결아트센터, 부산, 2010', en: '‘Kang Hae-su: From One Place’, Mulgyeol Art Centre, Busan, 2010', cn: '“姜海秀：同一个位置”，水纹艺术中心，釜山，2010年' },
      estimate: [16_000_000, 24_000_000],
      startPrice: 13_000_000,
      reserve: 15_000_000,
    },
    {
      key: 'auction-47',
      sale: 'coming',
      lot: '16',
      title: { ko: '한낮의 섬', en: 'Island at Noon', cn: '正午之岛' },
      size: [97, 130],
      year: inYear(2013),
      material,
      signature,
      description: {
        ko: `<p>그림자가 없는 시각의 바다입니다. 파란 점의 종류만 스무 가지가 넘으며, 섬은 바다보다 흐린 파랑으로 눌러 두었습니다.</p>`,
        en: `<p>The sea at the hour without shadows. There are more than twenty blues; the island is kept down in one duller than the water.</p>`,
        cn: `<p>无影时刻的海。仅蓝点便逾二十种，岛以比海更暗淡的蓝压住。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      estimate: [12_000_000, 18_000_000],
      startPrice: 9_500_000,
    },
    {
      key: 'auction-48',
      sale: 'coming',
      lot: '17',
      title: { ko: '보름 이튿날', en: 'The Night after Full Moon', cn: '望后一夜' },
      size: [91, 117],
      year: inYear(2005),
      material,
      signature,
      description: {
        ko: `<p>보랏빛 하늘이 아래로 내려오며 붉어지고, 그 붉은 기가 물에 한 번 더 남습니다. 어둠 속의 흰 점들은 별이 아니라 남겨 둔 바탕입니다.</p>`,
        en: `<p>The violet of the sky reddens as it descends, and the red lingers once more on the water. The white points in the dark are not stars but the ground left bare.</p>`,
        cn: `<p>紫色天空愈低愈红，那抹红又在水面停留一次。暗处白点并非星辰，而是留出的底色。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [11_000_000, 16_000_000],
      startPrice: 9_000_000,
      reserve: 10_500_000,
    },
    {
      key: 'auction-49',
      sale: 'running',
      lot: '19',
      title: { ko: '안개가 걷히는 아침', en: 'Morning, Mist Lifting', cn: '雾散之晨' },
      size: [97, 194],
      year: inYear(2016),
      material,
      signature,
      description: {
        ko: `<p>아직 해가 보이지 않는데 물이 먼저 빛납니다. 왼쪽의 반짝임에는 흰 점을 쓰지 않고 분홍과 연두를 나란히 두어 눈에서 흰빛이 되게 하였습니다.</p>
<p>작가가 그린 가장 긴 화면 가운데 하나입니다. 확대하시면 점 하나하나의 방향을 보실 수 있습니다.</p>`,
        en: `<p>The sun is not yet seen, and the water shines before it. There is no white in the glitter at the left: pink and pale green lie side by side and turn white in the eye.</p>
<p>One of the longest canvases that the artist has painted. Zoom in to see which way each point was set.</p>`,
        cn: `<p>日未见而水先亮。左侧波光不用白点，以粉与嫩绿并置，在眼中化为白光。</p>
<p>此为艺术家画幅最长的作品之一。放大可见每一点的方向。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.artist,
      exhibitions: { ko: '《물빛》, 통영바다미술관, 2017', en: '‘The Colour of Water’, Tongyeong Museum of the Sea, 2017', cn: '“水色”，统营海洋美术馆，2017年' },
      estimate: [20_000_000, 28_000_000],
      startPrice: 16_000_000,
      reserve: 19_000_000,
    },
    {
      key: 'auction-50',
      sale: 'running',
      lot: '5',
      title: { ko: '불타는 저녁', en: 'Evening on Fire', cn: '燃烧的黄昏' },
      size: [100, 100],
      year: inYear(2011),
      material,
      signature,
      description: {
        ko: `<p>주황에서 자줏빛까지 한 번에 내려가는 여름 저녁입니다. 물결마다 보색의 점이 하나씩 숨어 있어 화면이 쉼 없이 떨립니다.</p>`,
        en: `<p>A summer evening that goes from orange to purple in one descent. In each wave hides a point of the complement, and the surface never stops trembling.</p>`,
        cn: `<p>自橙至紫一气而下的夏日黄昏。每道波纹中藏着一枚补色之点，画面不住颤动。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      estimate: [10_000_000, 15_000_000],
      startPrice: 8_000_000,
      images: ['auction-50-2'],
    },
  ],
}
