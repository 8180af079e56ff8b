import { condition, inYear, provenance, shipping } from './texts.ts'
import type { SeedOeuvre } from './work.ts'

const material = { ko: '캔버스에 아크릴', en: 'Acrylic on canvas', cn: '布面丙烯' }
const signature = { ko: '뒷면에 서명과 연도, 규칙을 적은 글', en: 'Signed, dated and inscribed with its rule on the reverse', cn: '背面签名、署年份并写明规则' }
const basel = {
  ko: '갤러리 라인(바젤)\n개인 소장(취리히)\n개인 소장(서울)',
  en: 'Galerie Rhein, Basel\nPrivate collection, Zurich\nPrivate collection, Seoul',
  cn: '莱茵画廊（巴塞尔）\n私人收藏（苏黎世）\n私人收藏（首尔）',
}

/** Works of Lukas Ehrenfels: a rule followed to its end. */
export const hardEdges: SeedOeuvre = {
  artist: 'ehrenfels',
  medium: 'painting',
  taxKind: 'original',
  shipping: shipping.canvas,
  works: [
    {
      key: 'auction-16',
      sale: 'running',
      lot: '12',
      title: { ko: '수평 위의 네 반원', en: 'Four Half-Circles on a Level', cn: '水平线上的四个半圆' },
      size: [120, 120],
      year: inYear(1982),
      material,
      signature,
      description: {
        ko: `<p>큰 원 하나를 수평선으로 나누고 지름의 절반인 원 두 개를 다시 나누었습니다. 여섯 조각의 색은 서로의 보색도 아니고 이웃색도 아니어서, 눈이 멈추지 않고 원 둘레를 돕니다.</p>
<p>뒷면에 “한 번 나눈 것은 다시 나눌 수 있다”라고 적혀 있습니다.</p>`,
        en: `<p>One great circle is divided by a level line, and two of half its diameter are divided again. The six colours are neither complements nor neighbours, and the eye goes round without a halt.</p>
<p>The reverse is inscribed: ‘What was divided once can be divided again.’</p>`,
        cn: `<p>一个大圆被水平线一分为二，两个直径减半的圆再被分开。六块色彩既非补色亦非邻色，目光沿圆周流转不息。</p>
<p>背面题有：“既已分之，便可再分。”</p>`,
      },
      condition: condition.good,
      provenance: basel,
      exhibitions: { ko: '《에렌펠스: 규칙과 눈》, 갤러리 새김, 서울, 1994', en: '‘Ehrenfels: The Rule and the Eye’, Saegim Gallery, Seoul, 1994', cn: '“埃伦费尔斯：规则与眼”，刻画廊，首尔，1994年' },
      estimate: [18_000_000, 26_000_000],
      startPrice: 14_000_000,
      reserve: 16_500_000,
      images: ['auction-16-2'],
    },
    {
      key: 'auction-17',
      sale: 'running',
      lot: '11',
      title: { ko: '열 개의 띠와 한 번의 사선', en: 'Ten Bands and One Slant', cn: '十带一斜' },
      size: [140, 100],
      year: inYear(1997),
      material,
      signature,
      description: {
        ko: `<p>왼쪽에서 오른쪽으로 넓어지는 띠 열 개를 사선이 끊고, 그 아래에서는 색의 차례가 뒤집힙니다. 위와 아래에서 같은 색이 만나는 곳은 한 군데도 없습니다.</p>`,
        en: `<p>Ten bands that widen from left to right are cut by a slant, below which the colours run the other way. Nowhere do above and below meet in the same colour.</p>`,
        cn: `<p>自左向右渐宽的十条色带被一道斜线截断，其下色序倒转，上下之间无一处同色相遇。</p>`,
      },
      condition: condition.good,
      provenance: basel,
      estimate: [15_000_000, 22_000_000],
      startPrice: 12_000_000,
      reserve: 14_000_000,
    },
    {
      key: 'auction-18',
      sale: 'coming',
      lot: '4',
      title: { ko: '열일곱 번 돌린 사각형', en: 'Rectangle Turned Seventeen Times', cn: '旋转十七次的矩形' },
      size: [120, 120],
      year: inYear(2001),
      material,
      signature,
      description: {
        ko: `<p>사각형을 조금씩 줄이며 여섯 도씩 돌렸습니다. 짙은 남색에서 붉은색을 지나 크림색에 이르는 열일곱 단계의 색을 모두 따로 섞어 칠하였습니다.</p>`,
        en: `<p>A rectangle is made smaller and turned by six degrees, again and again. The seventeen colours from navy through red to cream were each mixed by themselves.</p>`,
        cn: `<p>矩形逐次缩小并每次旋转六度。自藏青经红至奶白的十七种颜色，均逐一单独调配。</p>`,
      },
      condition: condition.fine,
      provenance: provenance.seoul,
      exhibitions: { ko: '《루카스 에렌펠스》, 한터화랑, 서울, 2003', en: '‘Lukas Ehrenfels’, Hanteo Gallery, Seoul, 2003', cn: '“卢卡斯·埃伦费尔斯”，韩土画廊，首尔，2003年' },
      estimate: [16_000_000, 24_000_000],
      startPrice: 13_000_000,
      reserve: 15_000_000,
    },
    {
      key: 'auction-19',
      sale: 'past',
      lot: '12',
      title: { ko: '두 물결', en: 'Two Waves', cn: '双波' },
      size: [120, 90],
      year: inYear(1989),
      material,
      signature,
      description: {
        ko: `<p>두 중심에서 퍼진 동심원이 만나는 자리에서만 셋째 색이 생깁니다. 돌을 두 개 던진 연못을 본 아들의 질문에서 시작하였다고 합니다.</p>`,
        en: `<p>Rings spread from two centres, and only where they meet is there a third colour. It is said to have begun with a question of his son’s about two stones thrown into a pond.</p>`,
        cn: `<p>自两个中心扩散的同心圆，唯在相遇处生出第三种颜色。据说源于其子关于两块投入池塘的石子的提问。</p>`,
      },
      condition: {
        ko: '양호합니다. 아래쪽 가장자리에 액자에 눌린 자국이 있습니다.',
        en: 'Good. Marks of a former frame along the lower edge.',
        cn: '状况良好，下缘有旧框压痕。',
      },
      provenance: basel,
      estimate: [8_000_000, 12_000_000],
      startPrice: 6_000_000,
      reserve: 7_500_000,
    },
    {
      key: 'auction-20',
      sale: 'coming',
      lot: '5',
      title: { ko: '서른여섯 칸', en: 'Thirty-Six Fields', cn: '三十六格' },
      size: [130, 130],
      year: inYear(1986),
      material,
      signature,
      description: {
        ko: `<p>여섯 곱하기 여섯 칸에 사분원을 하나씩 놓고, 방향과 크기와 색은 주사위로 정하였습니다. 이어진 곳이 우연히 얼굴이나 나뭇잎처럼 보입니다.</p>`,
        en: `<p>Each of six times six fields has one quarter-circle; its turn, its size and its colour were thrown with dice. Where they join, faces and leaves appear by chance.</p>`,
        cn: `<p>六乘六格中各置一个四分之一圆，方向、大小与颜色均由骰子决定。相连之处，偶然似脸似叶。</p>`,
      },
      condition: condition.good,
      provenance: provenance.daegu,
      estimate: [14_000_000, 20_000_000],
      startPrice: 11_000_000,
    },
  ],
}
