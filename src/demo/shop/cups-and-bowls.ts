import type { SeedProduct } from './products.ts'

/** Cups, bowls and jars of the demo shop: made by invented small companies. */
export const cupsAndBowls: readonly SeedProduct[] = [
  {
    key: 'shop-16',
    category: 'mugs',
    name: { ko: '비색 머그', en: 'Celadon mug', cn: '翡色马克杯' },
    summary: {
      ko: '흙의 결 위에 청자 유약을 두껍게 입혔습니다. 손잡이에 손가락 세 개가 편하게 들어갑니다.',
      en: 'Thick celadon glaze over textured clay, with a handle that takes three fingers comfortably.',
      cn: '粗陶质感之上施厚青瓷釉，杯柄可舒适容纳三指。',
    },
    description: {
      ko: `<p>물레로 하나씩 빚어 두 번 굽습니다. 유약이 흘러 바닥 가까이에 고이는 자리는 잔마다 조금씩 다릅니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 지름 8 cm, 높이 8.5 cm, 280 ml</li><li>큰 것: 지름 9 cm, 높이 10 cm, 420 ml</li><li>재질: 석기질 점토, 납이 들어가지 않은 유약</li></ul>
<h2>관리</h2><p>식기세척기와 전자레인지에 쓸 수 있습니다. 갑작스러운 온도 변화는 피해 주십시오. 유약의 <strong>가는 금(빙렬)</strong>은 흠이 아니라 청자의 무늬입니다.</p>`,
      en: `<p>Thrown one by one on the wheel and fired twice. Where the glaze runs and gathers near the foot is a little different on each mug.</p>
<h2>Size and material</h2><ul><li>Small: 8 cm across, 8.5 cm high, 280 ml</li><li>Large: 9 cm across, 10 cm high, 420 ml</li>
<li>Stoneware clay with a lead-free glaze</li></ul>
<h2>Care</h2>
<p>Safe in the dishwasher and the microwave. Avoid sudden changes of temperature. The <strong>fine crackle</strong> in the glaze is no flaw but the pattern of celadon.</p>`,
      cn: `<p>拉坯逐个成型，两次烧成。釉料流动并积于杯底附近，每只杯子略有不同。</p>
<h2>尺寸与材质</h2><ul><li>小号：直径8 cm，高8.5 cm，280 ml</li><li>大号：直径9 cm，高10 cm，420 ml</li><li>材质：炻器陶土，无铅釉</li></ul>
<h2>保养</h2><p>可使用洗碗机与微波炉，请避免温度骤变。釉面的<strong>细小开片</strong>并非瑕疵，而是青瓷的纹理。</p>`,
    },
    price: 32_000,
    listPrice: 38_000,
    taxKind: 'taxable',
    maker: { ko: '흙과볕 공방', en: 'Heukgwabyeot Studio', cn: '土与阳工坊' },
    isPickUp: true,
    images: ['shop-16-2', 'shop-16-3'],
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [
          { ko: '비색', en: 'Celadon', cn: '翡色' },
          { ko: '백자색', en: 'Porcelain white', cn: '白瓷色' },
          { ko: '먹색', en: 'Ink black', cn: '墨色' },
        ],
      },
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'MUG-CE-S', values: ['비색', '작은 것'], priceDifference: 0, stock: 34 },
      { code: 'MUG-CE-L', values: ['비색', '큰 것'], priceDifference: 6_000, stock: 26 },
      { code: 'MUG-WH-S', values: ['백자색', '작은 것'], priceDifference: 0, stock: 19 },
      { code: 'MUG-WH-L', values: ['백자색', '큰 것'], priceDifference: 6_000, stock: 2 },
      { code: 'MUG-BK-S', values: ['먹색', '작은 것'], priceDifference: 0, stock: 12 },
      { code: 'MUG-BK-L', values: ['먹색', '큰 것'], priceDifference: 6_000, stock: 0 },
    ],
    createdDaysAgo: 15,
  },
  {
    key: 'shop-17',
    category: 'mugs',
    name: { ko: '백자 다기 세트', en: 'White porcelain tea set', cn: '白瓷茶具套装' },
    summary: {
      ko: '찻주전자 하나와 잔 넷, 물식힘 그릇을 한 벌로 빚었습니다. 맑은 흰빛이 찻물을 돋보이게 합니다.',
      en: 'A teapot, four cups and a cooling bowl made as one set, in a clear white that shows the tea.',
      cn: '一壶四杯一公道杯成套烧制，纯净白色衬出茶汤。',
    },
    description: {
      ko: `<p>입자가 고운 백토로 얇게 빚어 1,280도에서 구웠습니다. 주전자 안쪽에 거름 구멍이 촘촘히 나 있어 거름망 없이 쓰실 수 있습니다.</p>
<h2>구성과 크기</h2><ul><li>찻주전자: 260 ml, 옆손잡이</li><li>잔 4개: 지름 6 cm, 70 ml</li><li>물식힘 그릇: 250 ml</li><li>오동나무 상자에 솜과 함께 담아 보냅니다.</li></ul>
<h2>관리</h2><p>쓰신 뒤 뜨거운 물로 헹궈 엎어 말리십시오. 찻물이 든 자리는 베이킹 소다로 닦으면 지워집니다.</p>`,
      en: `<p>Thinly formed from fine white clay and fired at 1,280 °C. The spout has its own fine strainer holes inside, so no sieve is needed.</p>
<h2>What is in the set</h2><ul><li>Teapot with a side handle: 260 ml</li><li>Four cups: 6 cm across, 70 ml</li><li>Cooling bowl: 250 ml</li>
<li>Sent in a paulownia box, bedded in cotton.</li></ul>
<h2>Care</h2><p>Rinse with hot water after use and let everything dry upside down. Baking soda takes off tea stains.</p>`,
      cn: `<p>以细腻白土薄胎成型，1280℃烧成。壶内出水口有细密滤孔，无需另备滤网。</p>
<h2>内含与尺寸</h2><ul><li>侧把壶：260 ml</li><li>茶杯4只：直径6 cm，70 ml</li><li>公道杯：250 ml</li><li>桐木盒装，内垫棉花。</li></ul>
<h2>保养</h2><p>使用后以热水冲洗，倒扣晾干。茶渍可用小苏打擦除。</p>`,
    },
    price: 128_000,
    taxKind: 'taxable',
    maker: { ko: '고요가마', en: 'Goyo Kiln', cn: '静窑' },
    isPickUp: true,
    images: ['shop-17-2'],
    options: [],
    variants: [{ code: 'TEASET-WHITE', values: [], priceDifference: 0, stock: 9 }],
    createdDaysAgo: 96,
  },
  {
    key: 'shop-18',
    category: 'mugs',
    name: { ko: '귀얄 무늬 잔', en: 'Brush-stroke cup', cn: '刷纹杯' },
    summary: {
      ko: '잿빛 흙에 흰 흙물을 붓으로 한 번에 둘렀습니다. 에스프레소나 식혜를 담기 좋은 크기입니다.',
      en: 'A single sweep of white slip around grey clay, in a size for espresso or sikhye.',
      cn: '灰色陶土上以毛刷一笔扫过白泥，大小适合盛浓缩咖啡或甜米露。',
    },
    description: {
      ko: `<p>거친 풀비로 빠르게 돌려 그린 자국이 그대로 무늬가 됩니다. 같은 붓으로 그려도 결이 모두 다릅니다.</p>
<h2>크기와 재질</h2><ul><li>지름 7 cm, 높이 6.5 cm, 140 ml</li><li>무게: 약 150 g</li><li>재질: 분청 흙, 투명 유약</li></ul>
<h2>관리</h2><p>첫 사용 전에 쌀뜨물에 한 번 끓이면 물이 덜 밸 수 있습니다. 전자레인지는 쓸 수 있고, 식기세척기보다 손 설거지를 권합니다.</p>`,
      en: `<p>A coarse straw brush goes round once and quickly, and its trace is the pattern. Even with the same brush no two are alike.</p>
<h2>Size and material</h2><ul><li>7 cm across, 6.5 cm high, 140 ml</li><li>Weight: about 150 g</li>
<li>Buncheong clay with a clear glaze</li></ul>
<h2>Care</h2>
<p>Simmer it once in the water that rice was rinsed in before first use, and it will stain less. It may go into the microwave; we suggest washing it by hand.</p>`,
      cn: `<p>用粗草刷快速旋扫一周，笔痕即为纹样。即使用同一把刷子，纹理也各不相同。</p>
<h2>尺寸与材质</h2><ul><li>直径7 cm，高6.5 cm，140 ml</li><li>重量：约150 g</li><li>材质：粉青陶土，透明釉</li></ul>
<h2>保养</h2><p>首次使用前以淘米水煮一次，可减少吸色。可用微波炉，建议手洗。</p>`,
    },
    price: 19_000,
    taxKind: 'taxable',
    maker: { ko: '흙과볕 공방', en: 'Heukgwabyeot Studio', cn: '土与阳工坊' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'CUP-BRUSH', values: [], priceDifference: 0, stock: 46 }],
    createdDaysAgo: 130,
  },
  {
    key: 'shop-19',
    category: 'bowls',
    name: { ko: '작은 달항아리', en: 'Small moon jar', cn: '小月亮罐' },
    summary: {
      ko: '두 사발을 맞붙여 둥글게 완성한 백자 항아리입니다. 꽃 한 가지만 꽂아도 자리가 환해집니다.',
      en: 'A white porcelain jar made of two bowls joined at the waist. One branch of flowers is enough.',
      cn: '两只大碗对接而成的白瓷罐，插一枝花便满室生辉。',
    },
    description: {
      ko: `<p>위아래를 따로 빚어 붙이기 때문에 완전한 원이 아니라 조금 이지러진 둥근 모양이 됩니다. 가마 안의 자리에 따라 흰빛의 온도도 다릅니다.</p>
<h2>크기와 재질</h2><ul><li>지름 22 cm, 높이 21 cm, 입지름 9 cm</li><li>재질: 백토, 투명 유약</li><li>밑면에 만든 이의 표시가 새겨져 있습니다.</li></ul>
<h2>관리</h2><p>마른 부드러운 천으로 닦으십시오. 물을 담아 쓰실 때에는 이틀에 한 번 갈아 주시고, 받침을 깔아 주십시오.</p>`,
      en: `<p>Upper and lower halves are thrown apart and joined, so the jar is not a perfect circle but a gently uneven round. The warmth of the white depends on its place in the kiln.</p>
<h2>Size and material</h2><ul><li>22 cm across, 21 cm high, mouth 9 cm</li><li>White clay with a clear glaze</li>
<li>The maker’s mark is carved into the base.</li></ul>
<h2>Care</h2><p>Wipe with a soft dry cloth. When it holds water, change it every other day and put a mat underneath.</p>`,
      cn: `<p>上下两半分别拉坯后接合，因此并非正圆，而是略带起伏的圆。窑中位置不同，白色的冷暖也不同。</p>
<h2>尺寸与材质</h2><ul><li>直径22 cm，高21 cm，口径9 cm</li><li>材质：白土，透明釉</li><li>底部刻有作者印记。</li></ul>
<h2>保养</h2><p>请用干燥软布擦拭。盛水插花时，每两天换水一次，并垫上底垫。</p>`,
    },
    price: 165_000,
    taxKind: 'taxable',
    maker: { ko: '고요가마', en: 'Goyo Kiln', cn: '静窑' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'MOONJAR-S', values: [], priceDifference: 0, stock: 3 }],
    createdDaysAgo: 150,
  },
  {
    key: 'shop-20',
    category: 'bowls',
    name: { ko: '물결 면기', en: 'Wave noodle bowl', cn: '水波面碗' },
    summary: {
      ko: '안쪽에 물결을 새긴 넉넉한 면기입니다. 국수와 덮밥, 샐러드까지 두루 담깁니다.',
      en: 'A generous bowl with waves carved inside, for noodles, rice dishes and salads alike.',
      cn: '内壁刻有水波的大碗，盛面、盖饭或沙拉皆宜。',
    },
    description: {
      ko: `<p>반쯤 마른 그릇에 대나무 칼로 물결을 새기고 유약을 입혔습니다. 굽을 높여 뜨거운 국을 담아도 들기 편합니다.</p>
<h2>크기와 재질</h2><ul><li>보통: 지름 18 cm, 높이 8 cm, 900 ml</li><li>넉넉한 것: 지름 21 cm, 높이 9 cm, 1,300 ml</li><li>재질: 석기질 점토, 납이 들어가지 않은 유약</li></ul>
<h2>관리</h2><p>식기세척기, 전자레인지에 쓸 수 있습니다. 오븐과 직화에는 쓰지 마십시오.</p>`,
      en: `<p>Waves are cut into the half-dry bowl with a bamboo knife before glazing. The foot is raised, so that it can be held with hot soup in it.</p>
<h2>Size and material</h2><ul><li>Regular: 18 cm across, 8 cm high, 900 ml</li><li>Generous: 21 cm across, 9 cm high, 1,300 ml</li>
<li>Stoneware clay with a lead-free glaze</li></ul>
<h2>Care</h2><p>Safe in the dishwasher and the microwave. Do not use it in the oven or over a flame.</p>`,
      cn: `<p>半干的坯体上以竹刀刻出水波后施釉。碗足较高，盛热汤也便于端拿。</p>
<h2>尺寸与材质</h2><ul><li>标准：直径18 cm，高8 cm，900 ml</li><li>大号：直径21 cm，高9 cm，1300 ml</li><li>材质：炻器陶土，无铅釉</li></ul>
<h2>保养</h2><p>可使用洗碗机与微波炉，请勿用于烤箱或明火。</p>`,
    },
    price: 28_000,
    listPrice: 34_000,
    taxKind: 'taxable',
    maker: { ko: '흙과볕 공방', en: 'Heukgwabyeot Studio', cn: '土与阳工坊' },
    isPickUp: true,
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '쪽빛', en: 'Indigo', cn: '靛蓝' }, { ko: '미색', en: 'Ivory', cn: '米色' }],
      },
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '보통', en: 'Regular', cn: '标准' }, { ko: '넉넉한 것', en: 'Generous', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'BOWL-WAVE-IN-R', values: ['쪽빛', '보통'], priceDifference: 0, stock: 27 },
      { code: 'BOWL-WAVE-IN-G', values: ['쪽빛', '넉넉한 것'], priceDifference: 5_000, stock: 14 },
      { code: 'BOWL-WAVE-IV-R', values: ['미색', '보통'], priceDifference: 0, stock: 38 },
      { code: 'BOWL-WAVE-IV-G', values: ['미색', '넉넉한 것'], priceDifference: 5_000, stock: 20 },
    ],
    createdDaysAgo: 40,
  },
]
