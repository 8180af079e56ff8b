import type { SeedProduct } from './products.ts'

/** Scarves, socks and jewellery of the demo shop: made by invented small companies. */
export const scarvesAndTrinkets: readonly SeedProduct[] = [
  {
    key: 'shop-35',
    category: 'scarves',
    name: { ko: '물들인 명주 스카프', en: 'Plant-dyed silk scarf', cn: '植物染丝绸围巾' },
    summary: {
      ko: '얇은 명주를 풀과 꽃으로 물들였습니다. 색이 가장자리로 갈수록 옅게 번집니다.',
      en: 'Thin silk dyed with plants and flowers, the colour fading softly towards the edge.',
      cn: '轻薄丝绸以花草染色，颜色向边缘渐渐晕淡。',
    },
    description: {
      ko: `<p>한쪽 끝부터 염액에 담갔다 꺼내기를 되풀이해 번짐을 만듭니다. 같은 색이라도 계절에 따라 농도가 조금씩 다릅니다.</p>
<h2>크기와 재질</h2><ul><li>네모: 65 × 65 cm, 약 25 g</li><li>긴 것: 45 × 180 cm, 약 50 g</li><li>재질: 견 100%, 손으로 말아 감친 가장자리</li></ul>
<h2>관리</h2><p>미지근한 물에 울 세제로 살살 눌러 빨고 비틀지 마십시오. 낮은 온도에서 천을 덮어 다리십시오.</p>`,
      en: `<p>One end after the other is dipped in the dye again and again until the colour runs softly. The depth differs a little with the season.</p>
<h2>Size and material</h2><ul><li>Square: 65 × 65 cm, about 25 g</li><li>Long: 45 × 180 cm, about 50 g</li>
<li>100% silk, edges rolled by hand</li></ul>
<h2>Care</h2><p>Press it gently in lukewarm water with wool soap, and do not wring. Iron at a low temperature under a cloth.</p>`,
      cn: `<p>从一端反复浸染，形成自然渐变。同一颜色因季节不同，深浅略有差异。</p>
<h2>尺寸与材质</h2><ul><li>方巾：65×65 cm，约25 g</li><li>长巾：45×180 cm，约50 g</li><li>材质：桑蚕丝100%，手工卷边</li></ul>
<h2>保养</h2><p>温水加羊毛洗涤剂轻按清洗，请勿拧绞。垫布低温熨烫。</p>`,
    },
    price: 64_000,
    listPrice: 76_000,
    taxKind: 'taxable',
    maker: { ko: '물빛염색소', en: 'Mulbit Dye House', cn: '水色染坊' },
    isPickUp: true,
    images: ['shop-35-2'],
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [
          { ko: '꼭두서니', en: 'Madder rose', cn: '茜红' },
          { ko: '치자', en: 'Gardenia yellow', cn: '栀子黄' },
          { ko: '쪽', en: 'Indigo', cn: '靛蓝' },
        ],
      },
      {
        name: { ko: '모양', en: 'Shape', cn: '款式' },
        values: [{ ko: '네모', en: 'Square', cn: '方巾' }, { ko: '긴 것', en: 'Long', cn: '长巾' }],
      },
    ],
    variants: [
      { code: 'SILK-MAD-SQ', values: ['꼭두서니', '네모'], priceDifference: 0, stock: 16 },
      { code: 'SILK-MAD-LG', values: ['꼭두서니', '긴 것'], priceDifference: 22_000, stock: 12 },
      { code: 'SILK-GAR-SQ', values: ['치자', '네모'], priceDifference: 0, stock: 10 },
      { code: 'SILK-IND-SQ', values: ['쪽', '네모'], priceDifference: 3_000, stock: 8 },
      { code: 'SILK-IND-LG', values: ['쪽', '긴 것'], priceDifference: 25_000, stock: 2 },
    ],
    createdDaysAgo: 14,
  },
  {
    key: 'shop-36',
    category: 'scarves',
    name: { ko: '쪽물 홀치기 목도리', en: 'Tie-dyed indigo stole', cn: '蓝染扎染披肩' },
    summary: {
      ko: '실로 묶어 쪽물에 담근 자리가 흰 무늬로 남았습니다. 도톰한 면이라 봄가을에 두르기 좋습니다.',
      en: 'White rings remain where thread was tied before the indigo bath. Cotton for spring and autumn.',
      cn: '以线捆扎后浸入靛蓝，扎处留下白色花纹；厚棉质地，适合春秋。',
    },
    description: {
      ko: `<p>무늬 하나하나를 손으로 묶고 쪽물에 여덟 번 담가 짙은 남색을 냈습니다. 발효한 쪽물이라 빛깔이 깊습니다.</p>
<h2>크기와 재질</h2><ul><li>50 × 170 cm, 약 180 g</li><li>재질: 면 100%</li><li>양 끝에 3 cm 술이 있습니다.</li></ul>
<h2>관리</h2><p>처음 몇 번은 물이 빠질 수 있으니 찬물에 <strong>따로</strong> 빨아 주십시오. 그늘에 말리시면 색이 오래갑니다.</p>`,
      en: `<p>Every ring is tied by hand, and the cloth goes into a fermented indigo bath eight times until it is deep navy.</p>
<h2>Size and material</h2><ul><li>50 × 170 cm, about 180 g</li><li>100% cotton</li><li>Fringes of 3 cm at both ends</li></ul>
<h2>Care</h2>
<p>Some colour may run the first few times: wash it <strong>on its own</strong> in cold water. Dried in the shade, the colour lasts.</p>`,
      cn: `<p>每个花纹都由手工捆扎，在发酵靛蓝中浸染八次，呈深邃的藏青色。</p>
<h2>尺寸与材质</h2><ul><li>50×170 cm，约180 g</li><li>材质：棉100%</li><li>两端有3 cm流苏</li></ul>
<h2>保养</h2><p>前几次清洗可能掉色，请用冷水<strong>单独</strong>洗涤。阴干可使颜色更持久。</p>`,
    },
    price: 49_000,
    taxKind: 'taxable',
    maker: { ko: '물빛염색소', en: 'Mulbit Dye House', cn: '水色染坊' },
    isPickUp: false,
    isSoldOut: true,
    options: [],
    variants: [{ code: 'STOLE-INDIGO', values: [], priceDifference: 0, stock: 0 }],
    createdDaysAgo: 195,
  },
  {
    key: 'shop-37',
    category: 'socks',
    name: { ko: '색동 양말', en: 'Saekdong striped socks', cn: '七彩条纹袜' },
    summary: {
      ko: '색동저고리의 줄무늬를 옮긴 도톰한 면양말입니다. 발목이 조이지 않습니다.',
      en: 'Thick cotton socks with the stripes of a saekdong jacket, and cuffs that do not pinch.',
      cn: '取色童韩服条纹的厚棉袜，袜口不勒脚踝。',
    },
    description: {
      ko: `<p>발가락 봉제선을 손으로 이어 걸리는 느낌이 없고, 뒤꿈치와 앞코는 두 올로 짜서 쉽게 해지지 않습니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 225~245 mm</li><li>큰 것: 250~275 mm</li><li>재질: 면 78%, 나일론 20%, 폴리우레탄 2%</li></ul>
<h2>관리</h2><p>뒤집어 40도 이하의 물에 빨고, 건조기는 낮은 온도로 쓰십시오.</p>`,
      en: `<p>The toe seam is linked by hand, so nothing rubs, and heel and toe are knitted with double yarn.</p>
<h2>Size and material</h2><ul><li>Small: 225–245 mm (EU 36–38)</li><li>Large: 250–275 mm (EU 39–43)</li>
<li>78% cotton, 20% nylon, 2% elastane</li></ul>
<h2>Care</h2><p>Wash inside out at up to 40 °C; tumble dry low.</p>`,
      cn: `<p>脚趾缝线手工对接，无异物感；脚跟与脚尖双线编织，不易磨破。</p>
<h2>尺寸与材质</h2><ul><li>小号：225—245 mm</li><li>大号：250—275 mm</li><li>材质：棉78%，锦纶20%，氨纶2%</li></ul>
<h2>保养</h2><p>翻面以40℃以下水温清洗，低温烘干。</p>`,
    },
    price: 9_000,
    taxKind: 'taxable',
    maker: { ko: '도톰양말', en: 'Dotom Socks', cn: '厚实袜坊' },
    isPickUp: false,
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [
          { ko: '잔칫날', en: 'Feast day', cn: '喜庆' },
          { ko: '봄밭', en: 'Spring field', cn: '春田' },
          { ko: '밤하늘', en: 'Night sky', cn: '夜空' },
        ],
      },
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'SOCK-FD-S', values: ['잔칫날', '작은 것'], priceDifference: 0, stock: 140 },
      { code: 'SOCK-FD-L', values: ['잔칫날', '큰 것'], priceDifference: 0, stock: 96 },
      { code: 'SOCK-SF-S', values: ['봄밭', '작은 것'], priceDifference: 0, stock: 72 },
      { code: 'SOCK-SF-L', values: ['봄밭', '큰 것'], priceDifference: 0, stock: 200 },
      { code: 'SOCK-NS-S', values: ['밤하늘', '작은 것'], priceDifference: 0, stock: 65 },
      { code: 'SOCK-NS-L', values: ['밤하늘', '큰 것'], priceDifference: 0, stock: 0 },
    ],
    createdDaysAgo: 36,
  },
  {
    key: 'shop-38',
    category: 'jewellery',
    name: { ko: '자개 보석함', en: 'Mother-of-pearl jewellery box', cn: '螺钿首饰盒' },
    summary: {
      ko: '전복 껍데기를 얇게 갈아 꽃과 나비를 새겨 넣었습니다. 보는 각도에 따라 빛이 달라집니다.',
      en: 'Flowers and butterflies inlaid in thin abalone shell, which changes colour with the angle.',
      cn: '以薄磨鲍贝镶嵌花蝶，光泽随角度变化。',
    },
    description: {
      ko: `<p>줄톱으로 오린 자개를 나무 상자에 붙이고 칠을 올린 뒤, 무늬가 드러날 때까지 갈아 냅니다. 안쪽은 벨벳으로 대고 반지 칸과 거울을 두었습니다.</p>
<h2>크기와 재질</h2><ul><li>22 × 15 × 9 cm, 약 1.1 kg</li><li>재질: 나무, 자개, 칠, 벨벳, 황동 장석</li><li>두 단: 위 반지 칸, 아래 목걸이 칸</li></ul>
<h2>관리</h2><p>부드러운 마른 천으로 닦으시고, 물과 알코올이 닿지 않게 하십시오. 직사광선을 오래 받으면 칠이 바랠 수 있습니다.</p>`,
      en: `<p>The shell is cut with a fret saw, set into the wooden box, lacquered over and rubbed down until the pattern appears. Inside are velvet, a place for rings and a mirror.</p>
<h2>Size and material</h2><ul><li>22 × 15 × 9 cm, about 1.1 kg</li><li>Wood, mother-of-pearl, lacquer, velvet, brass fittings</li>
<li>Two levels: rings above, necklaces below</li></ul>
<h2>Care</h2><p>Wipe with a soft dry cloth, and keep water and alcohol away. Long direct sunlight may fade the lacquer.</p>`,
      cn: `<p>以线锯裁切螺钿贴于木盒，髹漆后打磨至纹样显现。内衬丝绒，设戒指格与镜子。</p>
<h2>尺寸与材质</h2><ul><li>22×15×9 cm，约1.1 kg</li><li>材质：木、螺钿、漆、丝绒、黄铜配件</li><li>两层：上层戒指格，下层项链格</li></ul>
<h2>保养</h2><p>请用柔软干布擦拭，避免接触水与酒精。长时间日晒可能使漆面褪色。</p>`,
    },
    price: 135_000,
    taxKind: 'taxable',
    maker: { ko: '무지개조개', en: 'Mujigae Jogae', cn: '虹贝坊' },
    isPickUp: true,
    images: ['shop-38-2'],
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '검정', en: 'Black', cn: '黑色' }, { ko: '팥색', en: 'Deep red', cn: '赤豆色' }],
      },
    ],
    variants: [
      { code: 'PEARLBOX-BLACK', values: ['검정'], priceDifference: 0, stock: 10 },
      { code: 'PEARLBOX-RED', values: ['팥색'], priceDifference: 5_000, stock: 6 },
    ],
    createdDaysAgo: 70,
  },
  {
    key: 'shop-39',
    category: 'jewellery',
    name: { ko: '나비매듭 노리개', en: 'Butterfly-knot pendant', cn: '蝴蝶结挂饰' },
    summary: {
      ko: '명주 끈목으로 맺은 매듭에 옥빛 구슬과 술을 달았습니다. 가방에 걸어도 곱습니다.',
      en: 'Silk cord knotted by hand, with a jade-coloured bead and a tassel. It looks well on a bag, too.',
      cn: '丝绳手工编结，配玉色珠与流苏，挂在包上也很雅致。',
    },
    description: {
      ko: `<p>한 가닥 끈으로 나비와 생쪽, 도래매듭을 차례로 맺습니다. 술은 명주실 200올을 찌고 빗어 가지런히 했습니다.</p>
<h2>크기와 재질</h2><ul><li>전체 길이 27 cm, 술 14 cm</li><li>재질: 명주 끈, 명주실, 유리 구슬</li><li>고리로 옷이나 가방에 걸 수 있습니다.</li></ul>
<h2>관리</h2><p>술이 구겨지면 김을 쐬어 빗으로 살살 펴 주십시오. 물에 닿으면 색이 번질 수 있습니다.</p>`,
      en: `<p>Butterfly, ginger and dorae knots are tied in turn from a single cord. The tassel is two hundred silk threads, steamed and combed straight.</p>
<h2>Size and material</h2><ul><li>27 cm long, tassel 14 cm</li><li>Silk cord and thread, glass bead</li>
<li>Hangs from clothes or a bag by its loop.</li></ul>
<h2>Care</h2><p>If the tassel gets creased, hold it in steam and comb it gently. The colour may run if it gets wet.</p>`,
      cn: `<p>以一根丝绳依次编出蝴蝶结、生姜结与双钱扣。流苏用两百根丝线蒸汽梳理而成。</p>
<h2>尺寸与材质</h2><ul><li>全长27 cm，流苏14 cm</li><li>材质：丝绳、丝线、玻璃珠</li><li>可用挂环系于衣物或包上。</li></ul>
<h2>保养</h2><p>流苏起皱时，以蒸汽熏后轻轻梳直。遇水可能晕色。</p>`,
    },
    price: 38_000,
    taxKind: 'taxable',
    maker: { ko: '매듭실', en: 'Maedeupsil', cn: '结艺室' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'NORIGAE-BF', values: [], priceDifference: 0, stock: 24 }],
    createdDaysAgo: 115,
  },
]
