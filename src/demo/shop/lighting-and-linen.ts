import type { SeedProduct } from './products.ts'

/** Lights and linen of the demo shop: made by invented small companies. */
export const lightingAndLinen: readonly SeedProduct[] = [
  {
    key: 'shop-26',
    category: 'lighting',
    name: { ko: '한지 조명', en: 'Hanji lamp', cn: '韩纸灯' },
    summary: {
      ko: '닥종이를 두 겹 발라 빛이 부드럽게 번지는 탁상 조명입니다.',
      en: 'A table lamp in two layers of mulberry paper that spread the light softly.',
      cn: '双层楮皮纸糊制的台灯，光线柔和晕开。',
    },
    description: {
      ko: `<p>가는 대나무 살에 손으로 뜬 한지를 바르고, 바깥 겹에는 닥 섬유를 흩어 무늬를 냈습니다. 밝기를 세 단계로 바꿀 수 있습니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 지름 18 cm, 높이 26 cm</li><li>큰 것: 지름 24 cm, 높이 40 cm</li><li>재질: 한지, 대나무, 물푸레나무 받침</li>
<li>전구: LED 5 W, 2700 K(들어 있음), 220 V</li></ul>
<h2>관리</h2><p>먼지는 마른 붓으로 털어 주십시오. 물기가 닿으면 종이가 울 수 있습니다.</p>`,
      en: `<p>Handmade paper is laid over thin bamboo ribs, and mulberry fibres are scattered into the outer layer. The light has three levels.</p>
<h2>Size and material</h2><ul><li>Small: 18 cm across, 26 cm high</li><li>Large: 24 cm across, 40 cm high</li>
<li>Hanji paper, bamboo, base of ash wood</li><li>Bulb: LED 5 W, 2700 K (included), 220 V</li></ul>
<h2>Care</h2><p>Brush off dust with a dry brush. The paper may warp if it gets wet.</p>`,
      cn: `<p>细竹骨上裱手工韩纸，外层散布楮皮纤维成纹。亮度三档可调。</p>
<h2>尺寸与材质</h2><ul><li>小号：直径18 cm，高26 cm</li><li>大号：直径24 cm，高40 cm</li><li>材质：韩纸、竹、白蜡木底座</li><li>灯泡：LED 5 W，2700 K（已含），220 V</li></ul>
<h2>保养</h2><p>请用干毛刷除尘。沾水后纸面可能起皱。</p>`,
    },
    price: 89_000,
    taxKind: 'taxable',
    maker: { ko: '달무리 공방', en: 'Dalmuri Studio', cn: '月晕工坊' },
    isPickUp: true,
    images: ['shop-26-2'],
    options: [
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'LAMP-HANJI-S', values: ['작은 것'], priceDifference: 0, stock: 19 },
      { code: 'LAMP-HANJI-L', values: ['큰 것'], priceDifference: 38_000, stock: 8 },
    ],
    createdDaysAgo: 30,
  },
  {
    key: 'shop-27',
    category: 'lighting',
    name: { ko: '밀랍 초 두 자루', en: 'Pair of beeswax candles', cn: '蜂蜡烛一对' },
    summary: {
      ko: '밀랍을 심지에 겹겹이 입혀 만든 길쭉한 초입니다. 타는 동안 옅은 꿀 향이 납니다.',
      en: 'Tall candles dipped layer on layer in beeswax, with a faint scent of honey as they burn.',
      cn: '蜂蜡层层浸裹而成的长烛，燃烧时散发淡淡蜜香。',
    },
    description: {
      ko: `<p>꿀을 뜨고 남은 벌집을 녹여 거른 밀랍만 씁니다. 면 심지를 서른 번 담갔다 꺼내며 굵기를 키웁니다.</p>
<h2>크기와 재질</h2><ul><li>지름 2.2 cm, 길이 24 cm, 두 자루</li><li>타는 시간: 한 자루에 약 8시간</li><li>재질: 밀랍 100%, 면 심지</li></ul>
<h2>쓰실 때</h2><p>켜기 전에 심지를 <strong>5 mm</strong>로 다듬고, 바람이 들지 않는 곳에서 불연 받침 위에 세워 쓰십시오. 불을 켠 채 자리를 비우지 마십시오.</p>`,
      en: `<p>Only beeswax is used, melted and strained from combs after the honey is taken. The cotton wick is dipped thirty times until the candle is full.</p>
<h2>Size and material</h2><ul><li>2.2 cm across, 24 cm long, two candles</li><li>Burns for about 8 hours each</li>
<li>100% beeswax, cotton wick</li></ul>
<h2>In use</h2>
<p>Trim the wick to <strong>5 mm</strong> before lighting, and stand the candle on a fireproof holder out of the draught. Never leave it burning unattended.</p>`,
      cn: `<p>只用取蜜后的蜂巢熔化过滤所得蜂蜡。棉芯反复浸裹三十次，逐渐成形。</p>
<h2>尺寸与材质</h2><ul><li>直径2.2 cm，长24 cm，两支</li><li>燃烧时间：每支约8小时</li><li>材质：蜂蜡100%，棉芯</li></ul>
<h2>使用提示</h2><p>点燃前将烛芯修剪至<strong>5 mm</strong>，置于无风处的防火底座上使用。请勿在无人看管时点燃。</p>`,
    },
    price: 21_000,
    taxKind: 'taxable',
    maker: { ko: '너른골 양봉', en: 'Neoreungol Apiary', cn: '阔谷蜂场' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'CANDLE-BEES-2', values: [], priceDifference: 0, stock: 60 }],
    createdDaysAgo: 58,
  },
  {
    key: 'shop-28',
    category: 'lighting',
    name: { ko: '도자기 콩 왁스 초', en: 'Soy candle in a ceramic jar', cn: '陶罐大豆蜡烛' },
    summary: {
      ko: '손으로 빚은 작은 단지에 콩 왁스를 부었습니다. 다 쓴 단지는 찻잔이나 화분으로 쓰십시오.',
      en: 'Soy wax poured into a small handmade pot, which later serves as a cup or a planter.',
      cn: '手作小陶罐注入大豆蜡，用完后可作茶杯或花器。',
    },
    description: {
      ko: `<p>콩 왁스에 식물에서 얻은 향을 7%만 넣어 은은합니다. 나무 심지가 타며 작게 탁탁 소리가 납니다.</p>
<h2>크기와 재질</h2><ul><li>지름 8.5 cm, 높이 7 cm, 왁스 180 g</li><li>타는 시간: 약 35시간</li><li>재질: 콩 왁스, 식물성 향료, 벚나무 심지, 도자기</li></ul>
<h2>쓰실 때</h2><p>처음에는 윗면이 모두 녹을 때까지 두 시간쯤 켜 두십시오. 왁스가 <strong>1 cm</strong> 남으면 더 켜지 마십시오.</p>`,
      en: `<p>Soy wax with only 7% of scent from plants, so it stays in the background. The wooden wick crackles quietly.</p>
<h2>Size and material</h2><ul><li>8.5 cm across, 7 cm high, 180 g of wax</li><li>Burns for about 35 hours</li>
<li>Soy wax, plant fragrance, cherry-wood wick, ceramic</li></ul>
<h2>In use</h2>
<p>The first time, let it burn for about two hours until the whole surface has melted. Stop when <strong>1 cm</strong> of wax is left.</p>`,
      cn: `<p>大豆蜡仅加入7%植物香料，香气含蓄。木质烛芯燃烧时发出轻微噼啪声。</p>
<h2>尺寸与材质</h2><ul><li>直径8.5 cm，高7 cm，蜡重180 g</li><li>燃烧时间：约35小时</li><li>材质：大豆蜡、植物香料、樱木芯、陶瓷</li></ul>
<h2>使用提示</h2><p>首次使用请燃烧约两小时，直至表面全部熔化。蜡剩<strong>1 cm</strong>时请停止使用。</p>`,
    },
    price: 27_000,
    listPrice: 33_000,
    taxKind: 'taxable',
    maker: { ko: '향내음방', en: 'Hyangnaeum', cn: '香息坊' },
    isPickUp: true,
    options: [
      {
        name: { ko: '향', en: 'Scent', cn: '香型' },
        values: [
          { ko: '소나무숲', en: 'Pine forest', cn: '松林' },
          { ko: '유자 껍질', en: 'Yuja peel', cn: '柚皮' },
          { ko: '쑥', en: 'Mugwort', cn: '艾草' },
          { ko: '무향', en: 'Unscented', cn: '无香' },
        ],
      },
    ],
    variants: [
      { code: 'CANDLE-SOY-PINE', values: ['소나무숲'], priceDifference: 2_000, stock: 44 },
      { code: 'CANDLE-SOY-YUJA', values: ['유자 껍질'], priceDifference: 2_000, stock: 39 },
      { code: 'CANDLE-SOY-SSUK', values: ['쑥'], priceDifference: 2_000, stock: 1 },
      { code: 'CANDLE-SOY-NONE', values: ['무향'], priceDifference: 0, stock: 15 },
    ],
    createdDaysAgo: 10,
  },
  {
    key: 'shop-29',
    category: 'linen',
    name: { ko: '워싱 리넨 행주', en: 'Washed linen kitchen towels', cn: '水洗亚麻厨巾' },
    summary: {
      ko: '여러 번 빨아 부드럽게 만든 리넨입니다. 물기를 빨리 머금고 빨리 마릅니다.',
      en: 'Linen washed soft before sewing: it takes up water fast and dries fast.',
      cn: '多次水洗的柔软亚麻，吸水快、干得快。',
    },
    description: {
      ko: `<p>도톰한 리넨을 재단하기 전에 먼저 빨아 줄어듦을 잡았습니다. 한쪽 모서리에 고리를 달아 걸어 말리기 편합니다.</p>
<h2>크기와 재질</h2><ul><li>한 장 45 × 65 cm</li><li>재질: 리넨 100%, 210 g/m²</li><li>묶음은 같은 색 세 장입니다.</li></ul>
<h2>관리</h2><p>40도 이하의 물에 비슷한 색끼리 빨고 그늘에 말리십시오. 삶으실 때에는 10분을 넘기지 마십시오.</p>`,
      en: `<p>The thick linen is washed before it is cut, so it has done its shrinking. A loop at one corner makes it easy to hang.</p>
<h2>Size and material</h2><ul><li>45 × 65 cm each</li><li>100% linen, 210 g/m²</li><li>A bundle is three towels of one colour.</li></ul>
<h2>Care</h2><p>Wash with similar colours at up to 40 °C and dry in the shade. Do not boil for longer than ten minutes.</p>`,
      cn: `<p>厚实亚麻在裁剪前先行水洗，已基本定型。一角缝有挂环，方便晾挂。</p>
<h2>尺寸与材质</h2><ul><li>每条45×65 cm</li><li>材质：亚麻100%，210 g/m²</li><li>套装为同色三条。</li></ul>
<h2>保养</h2><p>请与相近颜色一起以40℃以下水温清洗，阴干。煮洗请勿超过10分钟。</p>`,
    },
    price: 24_000,
    taxKind: 'taxable',
    maker: { ko: '바람결직물', en: 'Baramgyeol Textiles', cn: '风织坊' },
    isPickUp: false,
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '생지', en: 'Natural', cn: '原色' }, { ko: '쑥색', en: 'Mugwort green', cn: '艾绿' }, { ko: '벽돌색', en: 'Brick', cn: '砖红' }],
      },
      {
        name: { ko: '묶음', en: 'Bundle', cn: '套装' },
        values: [{ ko: '두 장', en: 'Two', cn: '两条' }, { ko: '세 장', en: 'Three', cn: '三条' }],
      },
    ],
    variants: [
      { code: 'LINEN-TOWEL-NAT-2', values: ['생지', '두 장'], priceDifference: 0, stock: 52 },
      { code: 'LINEN-TOWEL-NAT-3', values: ['생지', '세 장'], priceDifference: 10_000, stock: 30 },
      { code: 'LINEN-TOWEL-GRN-2', values: ['쑥색', '두 장'], priceDifference: 0, stock: 28 },
      { code: 'LINEN-TOWEL-GRN-3', values: ['쑥색', '세 장'], priceDifference: 10_000, stock: 11 },
      { code: 'LINEN-TOWEL-BRK-2', values: ['벽돌색', '두 장'], priceDifference: 0, stock: 17 },
    ],
    createdDaysAgo: 47,
  },
  {
    key: 'shop-30',
    category: 'linen',
    name: { ko: '모시 조각보 러너', en: 'Patchwork ramie runner', cn: '苎麻拼布桌旗' },
    summary: {
      ko: '모시 조각을 이어 붙인 식탁보입니다. 창가에 걸면 빛이 조각조각 비칩니다.',
      en: 'A table runner pieced of ramie. In a window the light comes through patch by patch.',
      cn: '苎麻布片拼缝的桌旗，挂在窗边，光影片片透入。',
    },
    description: {
      ko: `<p>시접을 안으로 감싸는 쌈솔 바느질이라 앞뒤가 똑같이 깔끔합니다. 쪽, 치자, 소목으로 물들인 모시를 남김없이 이어 배색이 한 장마다 다릅니다.</p>
<h2>크기와 재질</h2><ul><li>35 × 140 cm</li><li>재질: 모시 100%</li><li>천연 염색, 손바느질</li></ul>
<h2>관리</h2><p>찬물에 중성 세제를 풀어 손으로 눌러 빨고, 물기가 남았을 때 다리십시오. 처음 두 번은 다른 빨래와 따로 빨아 주십시오.</p>`,
      en: `<p>The seams are felled, so both sides are equally neat. Ramie dyed with indigo, gardenia and sappanwood is used to the last piece, and every runner has its own order of colours.</p>
<h2>Size and material</h2><ul><li>35 × 140 cm</li><li>100% ramie</li><li>Dyed with plants, sewn by hand</li></ul>
<h2>Care</h2><p>Press it by hand in cold water with a mild soap, and iron while damp. Wash it on its own the first two times.</p>`,
      cn: `<p>采用包边缝法，正反两面同样整洁。以靛蓝、栀子、苏木染色的苎麻物尽其用，每条配色各不相同。</p>
<h2>尺寸与材质</h2><ul><li>35×140 cm</li><li>材质：苎麻100%</li><li>植物染色，手工缝制</li></ul>
<h2>保养</h2><p>冷水加中性洗涤剂轻轻按压手洗，半干时熨烫。前两次请单独清洗。</p>`,
    },
    price: 68_000,
    taxKind: 'taxable',
    maker: { ko: '바람결직물', en: 'Baramgyeol Textiles', cn: '风织坊' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'RUNNER-JOGAK', values: [], priceDifference: 0, stock: 5 }],
    createdDaysAgo: 77,
  },
]
