import { condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '캔버스에 유채', en: 'Oil on canvas', cn: '布面油画' }
const signature = { ko: '뒷면에 서명과 연도', en: 'Signed and dated on the reverse', cn: '背面签名并署年份' }

/** Works of Min Do-hyeon: the city by night. */
export const nightCities: SeedOeuvre = {
  artist: 'min',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.canvas,
  works: [
    {
      key: 'auction-51',
      sale: 'running',
      lot: '18',
      title: { ko: '강 건너', en: 'Across the River', cn: '江对岸' },
      size: [112, 162],
      year: inYear(2021),
      material,
      signature,
      description: {
        ko: `<p>강 건너의 불빛보다 강물에 내려온 불빛이 더 밝습니다. 건물은 어둠에 묻어 두고 물에 비친 것만 가로로 눌러 쌓았습니다.</p>
<p>멀리서는 도시로 보이고, 손이 닿을 거리에서는 물감의 층으로 보입니다.</p>`,
        en: `<p>The lights that have come down to the water are brighter than those across it. The buildings stay sunk in the dark; only what is mirrored is built up, stroke upon level stroke.</p>
<p>From afar it is a city, at arm’s length it is paint.</p>`,
        cn: `<p>落到江面的灯光比对岸更亮。楼宇没入黑暗，唯水中倒影以横向笔触层层堆起。</p>
<p>远看是城市，近在咫尺则是颜料的层叠。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.studio,
      exhibitions: { ko: '《밤에만》, 갤러리 새김, 서울, 2022', en: '‘At Night Only’, Saegim Gallery, Seoul, 2022', cn: '“只在夜里”，刻画廊，首尔，2022年' },
      estimate: [12_000_000, 18_000_000],
      startPrice: 9_500_000,
      reserve: 11_000_000,
    },
    {
      key: 'auction-52',
      sale: 'coming',
      lot: '18',
      title: { ko: '비 그친 길', en: 'Street after Rain', cn: '雨后的街' },
      size: [130, 97],
      year: inYear(2020),
      material,
      signature,
      description: {
        ko: `<p>젖은 길이 도시를 거꾸로 세웁니다. 오는 차는 희고 가는 차는 붉으며, 길 한가운데만 아무것도 비추지 않습니다.</p>`,
        en: `<p>The wet street stands the city on its head. Cars that come are white, cars that go are red; only the middle of the road mirrors nothing.</p>`,
        cn: `<p>湿漉的街道把城市倒立。来车为白，去车为红，唯有路中央什么也不映照。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      estimate: [9_000_000, 13_000_000],
      startPrice: 7_000_000,
      images: ['auction-52-2'],
    },
    {
      key: 'auction-53',
      sale: 'coming',
      lot: '19',
      title: { ko: '착륙 십 분 전', en: 'Ten Minutes before Landing', cn: '落地前十分钟' },
      size: [130, 130],
      year: inYear(2023),
      material,
      signature,
      description: {
        ko: `<p>비행기 창으로 내려다본 도시입니다. 큰길 둘이 만나는 자리에 가장 두꺼운 물감을 올렸고, 강은 칠하지 않은 바탕의 어둠입니다.</p>`,
        en: `<p>The city seen from the window of an aeroplane. The thickest paint lies where two avenues cross; the river is the dark of the ground.</p>`,
        cn: `<p>自机窗俯瞰的城市。两条大道交汇处颜料最厚，江则是未着色的暗底。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.studio,
      estimate: [11_000_000, 16_000_000],
      startPrice: 8_500_000,
      reserve: 10_000_000,
    },
    {
      key: 'auction-54',
      sale: 'running',
      lot: '17',
      title: { ko: '달동네', en: 'Hill of the Moon', cn: '月亮村' },
      size: [97, 145],
      year: inYear(2019),
      material,
      signature,
      description: {
        ko: `<p>작가가 자란 언덕의 집들입니다. 지붕마다 다른 색을 주고 불 켜진 창은 하나도 같은 노란색이 없게 하였습니다. 지금은 모두 헐린 자리입니다.</p>`,
        en: `<p>The houses of the hill on which the artist grew up. Each roof has its colour, and no two lighted windows the same yellow. All of them have since been pulled down.</p>`,
        cn: `<p>艺术家成长的山坡人家。屋顶各有其色，亮灯的窗没有两扇是同样的黄。如今已尽数拆除。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.busan,
      estimate: [10_000_000, 15_000_000],
      startPrice: 8_000_000,
      reserve: 9_200_000,
    },
    {
      key: 'auction-55',
      sale: 'coming',
      lot: '20',
      title: { ko: '막차의 창', en: 'Window of the Last Bus', cn: '末班车窗' },
      size: [117, 91],
      year: inYear(2022),
      material,
      signature,
      description: {
        ko: `<p>빗물이 흐르는 창 너머로 불빛이 둥글게 번집니다. 물방울은 손가락으로 찍고 붓으로 빛을 한 점씩 올렸습니다.</p>`,
        en: `<p>Beyond a window running with rain the lights swell into rounds. The drops were set with a finger and each given its point of light with a brush.</p>`,
        cn: `<p>雨水流淌的窗外，灯光晕成圆斑。水滴以手指按出，再以笔逐一点光。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.studio,
      estimate: [8_000_000, 12_000_000],
      startPrice: 6_000_000,
    },
  ],
}
