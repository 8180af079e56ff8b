import { about, condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '한지에 수묵', en: 'Ink on Korean paper', cn: '韩纸水墨' }
const signature = { ko: '작가의 인장', en: 'Seal of the artist', cn: '钤艺术家印' }

/** Works of Yun Jae-muk: mountains and water in ink. */
export const inkLandscapes: SeedOeuvre = {
  artist: 'yun',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.paper,
  works: [
    {
      key: 'auction-01',
      sale: 'running',
      lot: '8',
      title: { ko: '섬진강', en: 'The Seomjin River', cn: '蟾津江' },
      size: [72, 180],
      year: inYear(1987),
      material,
      signature,
      description: {
        ko: `<p>네 겹의 산이 물안개를 사이에 두고 물러나고, 그 앞으로 배 한 척이 지나갑니다. 가까운 봉우리는 마른 붓을 거듭 그어 세우고 먼 산은 한 번의 물 묻은 붓으로 놓아, 두 거리 사이가 온통 공기로 느껴집니다.</p>
<p>작가가 마지막까지 작업실에 걸어 두었던 그림으로, 유족이 처음 경매에 내놓습니다.</p>`,
        en: `<p>Four ranges draw back behind one another with mist between them, and a single boat passes in front. The near peaks are built with a dry brush, stroke over stroke, the far ones set down with one wet sweep, so that all that lies between is felt as air.</p>
<p>The picture hung in the artist’s studio to the last and is offered by his family for the first time.</p>`,
        cn: `<p>四重山峦隔着水雾依次退去，山前一舟驶过。近峰以枯笔反复皴擦而立，远山以湿笔一抹而成，两者之间尽是空气。</p>
<p>此作直至艺术家晚年仍悬于画室，由遗属首次释出。</p>`,
      },
      condition: {
        ko: '양호합니다. 왼쪽 아래 가장자리에 1 cm 남짓한 옅은 물 얼룩이 있으나 화면에는 미치지 않습니다. 2010년에 다시 배접하였습니다.',
        en: 'Good. A pale water stain of about 1 cm at the lower left edge does not reach the image. Remounted in 2010.',
        cn: '状况良好。左下边缘有约1厘米浅淡水渍，未及画面。2010年重新装裱。',
      },
      provenance: provenance.estate,
      exhibitions: {
        ko: '《윤재묵: 물가에서》, 소요미술관, 서울, 1991\n《소헌 윤재묵 회고전》, 강물문화재단, 구례, 2009, 도록 12쪽',
        en: '‘Yun Jae-muk: By the Water’, Soyo Museum of Art, Seoul, 1991\n‘Soheon Yun Jae-muk: A Retrospective’, Gangmul Foundation, Gurye, 2009, catalogue p. 12',
        cn: '“尹在墨：水边”，逍遥美术馆，首尔，1991年\n“素轩尹在墨回顾展”，江水文化财团，求礼，2009年，图录第12页',
      },
      estimate: [9_000_000, 14_000_000],
      startPrice: 7_000_000,
      reserve: 8_500_000,
    },
    {
      key: 'auction-02',
      sale: 'running',
      lot: '7',
      title: { ko: '쌍계의 폭포', en: 'Waterfall at the Twin Streams', cn: '双溪瀑布' },
      size: [137, 70],
      year: inYear(1979),
      material,
      signature,
      description: {
        ko: `<p>두 벼랑 사이로 물이 한 줄기 떨어집니다. 물은 붓을 대지 않고 남긴 종이이며, 그 양옆의 바위만 수백 번의 짧은 붓질로 짙게 다졌습니다.</p><p>아래쪽 소나무 곁의 정자 한 채가 화면의 크기를 일러 줍니다.</p>`,
        en: `<p>A single thread of water falls between two cliffs. The water is paper that the brush left alone; only the rock to either side is packed dark with hundreds of short strokes.</p><p>A pavilion between the pines below tells how large it all is.</p>`,
        cn: `<p>一缕水自双崖间落下。水是未着笔的纸，唯两侧岩壁以数百短笔层层压实。</p><p>下方松旁的一座小亭，道出画面的尺度。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [6_000_000, 9_000_000],
      startPrice: 4_500_000,
      reserve: 5_500_000,
      images: ['auction-02-2'],
    },
    {
      key: 'auction-03',
      sale: 'coming',
      lot: '8',
      title: { ko: '눈 온 뒤의 마을', en: 'Village after Snow', cn: '雪后村落' },
      size: [68, 137],
      year: inYear(1994),
      material,
      signature,
      description: {
        ko: `<p>하늘을 먼저 흐린 먹으로 칠하여 산과 지붕에 눈을 쌓았습니다. 산에는 테두리를 긋지 않고 잔나무만 점을 찍어, 눈이 그친 직후의 고요함을 그대로 옮겼습니다.</p>`,
        en: `<p>The sky was washed grey first, and so the snow came to lie on hills and roofs. The mountains have no outline, only the dots of small trees: the quiet just after it has stopped.</p>`,
        cn: `<p>先以淡墨染天，雪便落在山与屋顶之上。山不勾边，仅点杂树，留住雪霁刹那的寂静。</p>`,
      },
      condition: condition.good,
      provenance: provenance.seoul,
      exhibitions: { ko: '《겨울 산》, 화랑 봄내, 대구, 1995', en: '‘Winter Mountains’, Bomnae Gallery, Daegu, 1995', cn: '“冬山”，春川画廊，大邱，1995年' },
      estimate: [5_000_000, 8_000_000],
      startPrice: 4_000_000,
      reserve: 4_800_000,
    },
    {
      key: 'auction-04',
      sale: 'coming',
      lot: '9',
      title: { ko: '벼랑의 소나무와 달', en: 'Pine on the Cliff and Moon', cn: '崖松明月' },
      size: [132, 68],
      year: about(1985),
      material,
      signature,
      description: {
        ko: `<p>둘레의 하늘만 어둡게 하여 달을 드러내는 옛 방법으로 그렸습니다. 벼랑에 기울어 선 소나무는 작가가 해마다 찾아간 나무로 알려져 있으며, 같은 나무를 그린 그림이 세 점 더 전합니다.</p>`,
        en: `<p>The moon is drawn in the old manner, by darkening the sky around it. The leaning pine is known to be one that the artist visited year after year; three more pictures of it survive.</p>`,
        cn: `<p>以烘云托月的古法绘成。崖畔斜松据传为艺术家年年探访之树，另有三幅同题之作存世。</p>`,
      },
      condition: {
        ko: '양호합니다. 위쪽 여백에 세로로 옅은 접힌 자국이 있습니다.',
        en: 'Good. A faint vertical fold in the upper part.',
        cn: '状况良好，上部有一道浅淡竖向折痕。',
      },
      provenance: provenance.busan,
      estimate: [4_500_000, 7_000_000],
      startPrice: 3_500_000,
    },
    {
      key: 'auction-05',
      sale: 'past',
      lot: '14',
      title: { ko: '비 오는 골짜기', en: 'Valley in Rain', cn: '雨谷' },
      size: [76, 120],
      year: inYear(2001),
      material,
      signature,
      description: {
        ko: `<p>젖은 종이 위에 먹을 놓아 산의 허리가 빗속에 풀어지게 하였습니다. 노년의 작품답게 선이 줄고 번짐이 늘었습니다.</p>`,
        en: `<p>Ink laid on wet paper lets the waist of the mountain dissolve in the rain. As in other late works there are fewer lines and more that runs.</p>`,
        cn: `<p>墨落湿纸，山腰在雨中化开。一如晚年诸作，线条渐少而晕染渐多。</p>`,
      },
      condition: condition.good,
      provenance: provenance.estate,
      estimate: [2_500_000, 4_000_000],
      startPrice: 1_800_000,
      reserve: 2_200_000,
    },
  ],
}
