import { about, condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '한지에 먹', en: 'Ink on Korean paper', cn: '韩纸墨' }
const withColour = { ko: '한지에 먹과 채색', en: 'Ink and colour on Korean paper', cn: '韩纸墨彩' }
const signature = { ko: '뒷면에 서명', en: 'Signed on the reverse', cn: '背面签名' }

/** Works of Bae Seok-hyeon: strokes that spell nothing. */
export const gestures: SeedOeuvre = {
  artist: 'bae',
  medium: 'drawing',
  taxKind: 'original',
  shipping: shipping.paper,
  works: [
    {
      key: 'auction-31',
      sale: 'running',
      lot: '14',
      title: { ko: '건너가는 것', en: 'What Crosses', cn: '渡' },
      size: [75, 140],
      year: inYear(1978),
      material,
      signature,
      description: {
        ko: `<p>왼쪽에서 눌러 들어간 큰 붓이 능선처럼 굽이쳐 오른쪽에서 풀리고, 두 번째 획이 이를 내리긋습니다. 두 획 사이에는 이레가 놓여 있습니다.</p>
<p>아래의 옅은 먹은 붓을 씻은 물로 먼저 칠해 둔 것입니다.</p>`,
        en: `<p>Pressed in from the left, the great brush bends like a ridge and comes undone at the right; a second stroke cuts down through it. Seven days lie between the two.</p>
<p>The pale ink below was laid first, with the water in which the brush had been washed.</p>`,
        cn: `<p>大刷自左压入，起伏如山脊，至右而散；第二笔自上贯下。两笔之间相隔七日。</p>
<p>下方淡墨，是以洗笔之水先行铺染。</p>`,
      },
      condition: condition.good,
      provenance: provenance.estate,
      exhibitions: { ko: '《배석현 유작전》, 서라벌화랑, 경주, 2000', en: '‘Bae Seok-hyeon: Posthumous Exhibition’, Seorabeol Gallery, Gyeongju, 2000', cn: '“裴石贤遗作展”，徐罗伐画廊，庆州，2000年' },
      estimate: [16_000_000, 24_000_000],
      startPrice: 13_000_000,
      reserve: 15_000_000,
    },
    {
      key: 'auction-32',
      sale: 'coming',
      lot: '10',
      title: { ko: '선 사람', en: 'One Who Stands', cn: '立者' },
      size: [145, 75],
      year: inYear(1984),
      material,
      signature,
      description: {
        ko: `<p>곧게 내려온 획 하나와 기대어 오는 획 하나가 만나고, 가로획이 그 둘을 묶습니다. 아래로 갈수록 붓이 말라 종이의 결이 살아납니다.</p>`,
        en: `<p>One stroke comes straight down, another leans toward it, and a third ties them. Further down the brush runs dry and the grain of the paper comes alive.</p>`,
        cn: `<p>一笔直落，一笔倚来，横笔将两者相系。愈往下笔愈枯，纸纹愈显。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [10_000_000, 15_000_000],
      startPrice: 8_000_000,
      reserve: 9_500_000,
    },
    {
      key: 'auction-33',
      sale: 'running',
      lot: '13',
      title: { ko: '한 바퀴', en: 'Once Around', cn: '一周' },
      size: [100, 100],
      year: about(1972),
      material,
      signature,
      description: {
        ko: `<p>풀비로 한 호흡에 돌린 원입니다. 시작한 자리와 끝난 자리가 만나지 않으며, 작가는 그 틈을 문이라고 불렀습니다.</p>
<p>작가가 남긴 원 가운데 가장 큰 것으로 알려져 있습니다.</p>`,
        en: `<p>A circle drawn with a straw brush in a single breath. Where it begins and where it ends do not meet; the artist called the gap the door.</p>
<p>The largest of the circles that he is known to have left.</p>`,
        cn: `<p>以草刷一气旋成之圆。起处与止处并不相接，艺术家称那道缺口为门。</p>
<p>为其存世诸圆中已知最大者。</p>`,
      },
      condition: {
        ko: '양호합니다. 오른쪽 가장자리에 5 mm의 찢김을 보수한 흔적이 있습니다.',
        en: 'Good. A tear of 5 mm at the right edge has been restored.',
        cn: '状况良好，右缘有一处5毫米撕裂修复痕迹。',
      },
      provenance: provenance.busan,
      estimate: [20_000_000, 30_000_000],
      startPrice: 16_000_000,
      reserve: 18_500_000,
      images: ['auction-33-2'],
    },
    {
      key: 'auction-34',
      sale: 'coming',
      lot: '11',
      title: { ko: '물가의 일곱 사람', en: 'Seven at the Water', cn: '水边七人' },
      size: [97, 130],
      year: inYear(1991),
      material: withColour,
      signature,
      description: {
        ko: `<p>일곱 번의 짧은 몸짓이 춤추는 사람들처럼 늘어서고, 쪽빛 한 줄이 발목을 적십니다. 색이 먹과 나란히 나오기 시작한 해의 작품입니다.</p>`,
        en: `<p>Seven short gestures stand in a row like dancers, and one line of indigo wets their ankles. From the year in which colour first appears beside the ink.</p>`,
        cn: `<p>七次短促的动势如舞者并列，一道靛蓝浸湿脚踝。此为色彩始与墨并现之年的作品。</p>`,
      },
      condition: condition.good,
      provenance: provenance.estate,
      estimate: [12_000_000, 18_000_000],
      startPrice: 9_500_000,
    },
    {
      key: 'auction-35',
      sale: 'past',
      lot: '13',
      title: { ko: '굽이', en: 'Bend', cn: '弯' },
      size: [120, 60],
      year: inYear(1996),
      material: withColour,
      signature,
      description: {
        ko: `<p>붓을 떼지 않고 위에서 아래까지 세 번 굽이쳤습니다. 왼쪽 아래의 주홍은 이튿날 아침에 찍은 것입니다.</p>`,
        en: `<p>Three bends from top to bottom without lifting the brush. The vermilion at the lower left was set down the next morning.</p>`,
        cn: `<p>笔不离纸，自上而下三度回转。左下朱红于翌晨点上。</p>`,
      },
      condition: condition.good,
      provenance: provenance.seoul,
      estimate: [4_500_000, 7_000_000],
      startPrice: 3_300_000,
      reserve: 4_000_000,
    },
  ],
}
