import type { SeedProduct } from './products.ts'

/** Beauty goods of the demo shop: made by invented small companies. */
export const beauty: readonly SeedProduct[] = [
  {
    key: 'shop-40',
    category: 'soap',
    name: { ko: '쌀뜨물 비누', en: 'Rice-water soap', cn: '淘米水香皂' },
    summary: {
      ko: '쌀뜨물과 식물 기름으로 만들어 여섯 주 동안 말린 비누입니다. 거품이 곱습니다.',
      en: 'Soap of rice water and plant oils, dried for six weeks, with a fine lather.',
      cn: '以淘米水与植物油制成，晾置六周，泡沫细腻。',
    },
    description: {
      ko: `<p>낮은 온도에서 섞어 굳히고 손으로 자릅니다. 가루와 즙으로 색을 내어 자른 면의 무늬가 하나하나 다릅니다.</p>
<h2>상품 정보</h2><ul><li>무게: 100 g 안팎</li><li>원료: 올리브유, 코코넛유, 쌀겨유, 쌀뜨물, 수산화나트륨, 식물 가루</li><li>종이 띠로만 싸서 보냅니다.</li></ul>
<h2>쓰실 때</h2><p>물이 빠지는 받침에 두시면 오래 쓰실 수 있습니다. 눈에 들어가면 바로 씻어 내고, 피부에 맞지 않으면 쓰지 마십시오.</p>`,
      en: `<p>Mixed and set at a low temperature and cut by hand. Powders and juices of plants give the colours, so every cut shows its own pattern.</p>
<h2>About this soap</h2><ul><li>About 100 g</li>
<li>Ingredients: olive, coconut and rice bran oils, rice water, sodium hydroxide, plant powders</li>
<li>Wrapped in a band of paper only</li></ul>
<h2>In use</h2>
<p>It lasts longer on a dish that drains. Rinse at once if it gets into the eyes, and stop using it if it does not suit your skin.</p>`,
      cn: `<p>低温混合凝固，手工切块。以植物粉末与汁液着色，每个切面的纹理都不同。</p>
<h2>商品信息</h2><ul><li>重量：约100 g</li><li>原料：橄榄油、椰子油、米糠油、淘米水、氢氧化钠、植物粉</li><li>仅以纸带包装</li></ul>
<h2>使用提示</h2><p>放在沥水皂托上更耐用。入眼请立即冲洗，如皮肤不适请停止使用。</p>`,
    },
    price: 11_000,
    listPrice: 13_000,
    taxKind: 'taxable',
    maker: { ko: '조약돌비누', en: 'Joyakdol Soap', cn: '卵石皂坊' },
    isPickUp: false,
    options: [
      {
        name: { ko: '종류', en: 'Kind', cn: '种类' },
        values: [
          { ko: '흰쌀', en: 'White rice', cn: '白米' },
          { ko: '쑥', en: 'Mugwort', cn: '艾草' },
          { ko: '숯', en: 'Charcoal', cn: '竹炭' },
          { ko: '치자', en: 'Gardenia', cn: '栀子' },
        ],
      },
    ],
    variants: [
      { code: 'SOAP-RICE-WHITE', values: ['흰쌀'], priceDifference: 0, stock: 88 },
      { code: 'SOAP-RICE-SSUK', values: ['쑥'], priceDifference: 0, stock: 64 },
      { code: 'SOAP-RICE-CHAR', values: ['숯'], priceDifference: 1_000, stock: 70 },
      { code: 'SOAP-RICE-GARD', values: ['치자'], priceDifference: 0, stock: 0 },
    ],
    createdDaysAgo: 9,
  },
  {
    key: 'shop-41',
    category: 'skincare',
    name: { ko: '동백 핸드크림', en: 'Camellia hand cream', cn: '山茶花护手霜' },
    summary: {
      ko: '동백씨 기름을 넣은 핸드크림입니다. 끈적임이 적어 바르고 바로 일하실 수 있습니다.',
      en: 'Hand cream with camellia seed oil, little sticky, so that you can go on with your work.',
      cn: '含山茶籽油的护手霜，清爽不黏，涂后即可继续做事。',
    },
    description: {
      ko: `<p>섬마을에서 주워 모은 동백 씨앗을 눌러 짠 기름을 씁니다. 알루미늄 튜브라 끝까지 눌러 쓰실 수 있습니다.</p>
<h2>상품 정보</h2><ul><li>용량: 50 ml</li><li>주요 원료: 정제수, 동백씨 기름, 시어버터, 글리세린</li><li>사용기한: 연 뒤 12개월</li></ul>
<h2>쓰실 때</h2><p>한 번에 콩알만큼 덜어 손등부터 펴 바르십시오. 상처가 있는 곳에는 바르지 마시고, 붉어지거나 가려우면 쓰지 마십시오.</p>`,
      en: `<p>The oil is pressed from camellia seeds gathered in an island village. The aluminium tube can be squeezed to the last drop.</p>
<h2>About this cream</h2><ul><li>Contents: 50 ml</li><li>Main ingredients: purified water, camellia seed oil, shea butter, glycerin</li>
<li>Use within 12 months of opening</li></ul>
<h2>In use</h2>
<p>Take as much as a bean and spread it from the back of the hand. Do not use it on wounds, and stop if the skin turns red or itches.</p>`,
      cn: `<p>采用海岛村庄捡拾的山茶籽压榨而成的油。铝管包装，可挤至最后一滴。</p>
<h2>商品信息</h2><ul><li>容量：50 ml</li><li>主要成分：纯净水、山茶籽油、乳木果油、甘油</li><li>使用期限：开封后12个月</li></ul>
<h2>使用提示</h2><p>每次取黄豆大小，从手背开始涂抹。请勿用于伤口，如发红或瘙痒请停止使用。</p>`,
    },
    price: 14_000,
    taxKind: 'taxable',
    maker: { ko: '섬동백', en: 'Seom Dongbaek', cn: '岛山茶' },
    isPickUp: false,
    options: [
      {
        name: { ko: '향', en: 'Scent', cn: '香型' },
        values: [
          { ko: '동백꽃', en: 'Camellia', cn: '山茶花' },
          { ko: '귤꽃', en: 'Tangerine blossom', cn: '橘花' },
          { ko: '무향', en: 'Unscented', cn: '无香' },
        ],
      },
    ],
    variants: [
      { code: 'HAND-CAM', values: ['동백꽃'], priceDifference: 0, stock: 77 },
      { code: 'HAND-TAN', values: ['귤꽃'], priceDifference: 0, stock: 51 },
      { code: 'HAND-NON', values: ['무향'], priceDifference: 0, stock: 3 },
    ],
    createdDaysAgo: 54,
  },
  {
    key: 'shop-42',
    category: 'skincare',
    name: { ko: '쑥 멀티밤', en: 'Mugwort balm', cn: '艾草万用膏' },
    summary: {
      ko: '입술과 손끝, 팔꿈치에 두루 바르는 고체 밤입니다. 작은 철제 통에 담았습니다.',
      en: 'A solid balm for lips, fingertips and elbows, in a small tin.',
      cn: '可用于嘴唇、指尖与手肘的固体膏，装于小铁盒中。',
    },
    description: {
      ko: `<p>봄에 뜯은 쑥을 해바라기유에 한 달 담가 우려내고 밀랍으로 굳혔습니다. 인공 향을 넣지 않아 쑥 내음이 옅게 납니다.</p>
<h2>상품 정보</h2><ul><li>용량: 30 g(지름 6 cm 철제 통)</li><li>원료: 해바라기유, 밀랍, 시어버터, 쑥 추출물, 비타민 E</li><li>사용기한: 연 뒤 10개월</li></ul>
<h2>쓰실 때</h2><p>손끝의 온기로 녹여 얇게 바르십시오. 30도가 넘는 곳에서는 무를 수 있으니 서늘한 곳에 두십시오.</p>`,
      en: `<p>Mugwort picked in spring steeps in sunflower oil for a month, and beeswax makes it firm. There is no added perfume, only a faint scent of the herb.</p>
<h2>About this balm</h2><ul><li>Contents: 30 g, in a tin 6 cm across</li>
<li>Ingredients: sunflower oil, beeswax, shea butter, mugwort extract, vitamin E</li><li>Use within 10 months of opening</li></ul>
<h2>In use</h2><p>Melt a little with a fingertip and spread it thinly. It may soften above 30 °C, so keep it cool.</p>`,
      cn: `<p>春天采摘的艾草在葵花籽油中浸泡一个月，以蜂蜡凝固。不添加人工香料，只有淡淡艾香。</p>
<h2>商品信息</h2><ul><li>容量：30 g（直径6 cm铁盒）</li><li>成分：葵花籽油、蜂蜡、乳木果油、艾草提取物、维生素E</li><li>使用期限：开封后10个月</li></ul>
<h2>使用提示</h2><p>以指尖温度融化后薄涂。30℃以上可能变软，请置于阴凉处。</p>`,
    },
    price: 18_000,
    taxKind: 'taxable',
    maker: { ko: '조약돌비누', en: 'Joyakdol Soap', cn: '卵石皂坊' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'BALM-SSUK-30', values: [], priceDifference: 0, stock: 62 }],
    createdDaysAgo: 99,
  },
  {
    key: 'shop-43',
    category: 'skincare',
    name: { ko: '쌀겨 크림', en: 'Rice bran cream', cn: '米糠面霜' },
    summary: {
      ko: '쌀겨 기름을 담은 가벼운 크림입니다. 유리 용기에 담고 대나무 뚜껑을 덮었습니다.',
      en: 'A light cream with rice bran oil, in a glass jar with a bamboo lid.',
      cn: '含米糠油的轻盈面霜，玻璃瓶配竹盖。',
    },
    description: {
      ko: `<p>쌀을 찧고 남은 겨에서 짠 기름과 쌀 발효 여과물을 넣었습니다. 한 번에 작은 통 백 개씩만 만들어 만든 날을 적어 보냅니다.</p>
<h2>상품 정보</h2><ul><li>용량: 60 ml</li><li>주요 원료: 정제수, 쌀 발효 여과물, 쌀겨 기름, 글리세린, 스콸란</li><li>사용기한: 연 뒤 6개월</li></ul>
<h2>쓰실 때</h2><p>세안 뒤 얼굴과 목에 펴 바르십시오. 처음 쓰실 때에는 팔 안쪽에 먼저 발라 보시고, 이상이 있으면 쓰지 마십시오.</p>`,
      en: `<p>With oil pressed from the bran that is left when rice is milled, and a filtrate of fermented rice. We make a hundred small jars at a time and write the date on each.</p>
<h2>About this cream</h2><ul><li>Contents: 60 ml</li>
<li>Main ingredients: purified water, rice ferment filtrate, rice bran oil, glycerin, squalane</li>
<li>Use within 6 months of opening</li></ul>
<h2>In use</h2>
<p>Spread it over face and neck after washing. The first time, try it on the inside of the arm, and stop using it if the skin reacts.</p>`,
      cn: `<p>加入碾米余下米糠所榨的油与大米发酵滤液。每批只做一百小瓶，并注明生产日期。</p>
<h2>商品信息</h2><ul><li>容量：60 ml</li><li>主要成分：纯净水、大米发酵产物滤液、米糠油、甘油、角鲨烷</li><li>使用期限：开封后6个月</li></ul>
<h2>使用提示</h2><p>洁面后涂于面部与颈部。首次使用请先在手臂内侧试用，如有不适请停止使用。</p>`,
    },
    price: 32_000,
    listPrice: 38_000,
    taxKind: 'taxable',
    maker: { ko: '고운결', en: 'Goungyeol', cn: '细肌坊' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'CREAM-BRAN-60', values: [], priceDifference: 0, stock: 45 }],
    createdDaysAgo: 33,
  },
]
