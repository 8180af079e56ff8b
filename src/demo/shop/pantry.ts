import type { SeedProduct } from './products.ts'

/** Oils and pastes of the demo shop: made by invented small companies. */
export const pantry: readonly SeedProduct[] = [
  {
    key: 'shop-06',
    category: 'pantry',
    name: { ko: '저온 압착 참기름', en: 'Cold-pressed sesame oil', cn: '低温压榨芝麻油' },
    summary: {
      ko: '통참깨를 은근히 볶아 낮은 온도에서 짰습니다. 맑은 갈색에 향이 부드럽습니다.',
      en: 'Whole sesame gently roasted and pressed at a low temperature: clear brown, with a soft scent.',
      cn: '整粒芝麻文火焙炒，低温压榨，色泽清亮，香气柔和。',
    },
    description: {
      ko: `<p>주문이 모이면 이틀에 한 번 짭니다. 눌어붙을 만큼 볶지 않아 쓴맛이 없고, 짠 뒤 사흘 동안 가라앉혀 종이로 거릅니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 참깨 100%</li><li>용량: 160 ml 또는 320 ml(갈색 유리병)</li><li><strong>참깨</strong>가 들어 있습니다.</li></ul>
<h2>쓰임과 보관</h2><p>나물을 무치거나 비빔밥에 둘러 드십시오. 햇빛을 피해 실온에 두시고, 연 뒤에는 석 달 안에 드시는 것이 좋습니다.</p>`,
      en: `<p>We press every other day, once orders have gathered. The seeds are not roasted to the point of scorching, so there is no bitterness; the oil settles for three days and is filtered through paper.</p>
<h2>About this oil</h2><ul><li>Ingredients: 100% Korean sesame</li><li>Contents: 160 ml or 320 ml, in a brown glass bottle</li>
<li>Contains <strong>sesame</strong>.</li></ul>
<h2>Use and storing</h2>
<p>For dressing vegetables or finishing bibimbap. Keep it at room temperature away from light, and use it within three months of opening.</p>`,
      cn: `<p>按订单隔天压榨一次。焙炒不过火，没有苦味；榨出后静置三天，再以滤纸过滤。</p>
<h2>商品信息</h2><ul><li>原料：韩国产芝麻100%</li><li>容量：160 ml或320 ml（棕色玻璃瓶）</li><li>含有<strong>芝麻</strong>。</li></ul>
<h2>使用与保存</h2><p>适合凉拌蔬菜或淋在拌饭上。请避光常温存放，开封后建议三个月内用完。</p>`,
    },
    price: 18_000,
    listPrice: 21_000,
    taxKind: 'taxable',
    maker: { ko: '한방울기름집', en: 'Hanbangul Oil Mill', cn: '一滴油坊' },
    isPickUp: true,
    options: [
      {
        name: { ko: '용량', en: 'Contents', cn: '容量' },
        values: [{ ko: '160 ml' }, { ko: '320 ml' }],
      },
    ],
    variants: [
      { code: 'OIL-SESAME-160', values: ['160 ml'], priceDifference: 0, stock: 90 },
      { code: 'OIL-SESAME-320', values: ['320 ml'], priceDifference: 15_000, stock: 42 },
    ],
    createdDaysAgo: 5,
  },
  {
    key: 'shop-07',
    category: 'pantry',
    name: { ko: '생들기름', en: 'Raw perilla oil', cn: '生紫苏油' },
    summary: {
      ko: '볶지 않은 들깨를 그대로 짜서 빛깔이 옅고 맛이 산뜻합니다. 메밀국수에 둘러 보십시오.',
      en: 'Pressed from unroasted perilla seed, so it is light in colour and taste. Try it on buckwheat noodles.',
      cn: '紫苏籽不经焙炒直接压榨，色浅味清，适合拌荞麦面。',
    },
    description: {
      ko: `<p>들깨를 씻어 볕에 말린 다음 볶지 않고 짭니다. 풀 내음이 나는 옅은 노란색 기름으로, 볶은 들기름과는 쓰임이 다릅니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 들깨 100%</li><li>용량: 180 ml(짙은 녹색 유리병)</li><li>소비기한: 짠 날부터 6개월</li></ul>
<h2>쓰임과 보관</h2><p>가열하지 않는 음식에 어울립니다. 받으시면 <strong>냉장고</strong>에 두시고, 연 뒤에는 한 달 안에 드십시오.</p>`,
      en: `<p>The seeds are washed, dried in the sun and pressed without roasting. The oil is pale yellow with a grassy scent, and is used differently from roasted perilla oil.</p>
<h2>About this oil</h2><ul><li>Ingredients: 100% Korean perilla seed</li><li>Contents: 180 ml, in a dark green glass bottle</li>
<li>Keeps for 6 months from pressing</li></ul>
<h2>Use and storing</h2>
<p>It suits dishes that are not heated. Keep it in the <strong>fridge</strong> from the start, and use it within a month of opening.</p>`,
      cn: `<p>紫苏籽洗净晒干，不经焙炒直接压榨。油色浅黄，带有青草香，与焙炒紫苏油用途不同。</p>
<h2>商品信息</h2><ul><li>原料：韩国产紫苏籽100%</li><li>容量：180 ml（深绿色玻璃瓶）</li><li>保质期：自压榨之日起6个月</li></ul>
<h2>使用与保存</h2><p>适合不加热的菜肴。收到后请放入<strong>冰箱</strong>，开封后一个月内用完。</p>`,
    },
    price: 17_000,
    taxKind: 'taxable',
    maker: { ko: '한방울기름집', en: 'Hanbangul Oil Mill', cn: '一滴油坊' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'OIL-PERILLA-180', values: [], priceDifference: 0, stock: 37 }],
    createdDaysAgo: 61,
  },
  {
    key: 'shop-08',
    category: 'pantry',
    name: { ko: '항아리 고추장', en: 'Crock-aged gochujang', cn: '缸酿辣椒酱' },
    summary: {
      ko: '찹쌀과 엿기름으로 달인 조청에 고춧가루를 섞어 볕 드는 장독대에서 한 해를 익혔습니다.',
      en: 'Chilli powder in a syrup of glutinous rice and malt, aged for a year in crocks in the sun.',
      cn: '糯米与麦芽熬成糖稀，拌入辣椒粉，在阳光下的酱缸中熟成一年。',
    },
    description: {
      ko: `<p>물엿 대신 직접 곤 조청을 씁니다. 처음에는 달고 뒤에 매운맛이 올라오며, 끓여도 맛이 흐려지지 않습니다.</p>
<h2>상품 정보</h2><ul><li>원료: 고춧가루 28%, 찹쌀, 메줏가루, 엿기름, 천일염(모두 국내산)</li><li>용량: 500 g 또는 1 kg(손잡이 뚜껑이 있는 옹기 모양 단지)</li>
<li><strong>대두</strong>가 들어 있습니다.</li></ul>
<h2>보관</h2><p>연 뒤에는 냉장 보관하십시오. 윗면이 짙어지는 것은 자연스러운 변화이며, 잘 섞어 드시면 됩니다.</p>`,
      en: `<p>We cook our own rice syrup instead of using corn syrup. It is sweet at first, then the heat comes; the taste stays clear when it is boiled.</p>
<h2>About this paste</h2><ul><li>Ingredients: chilli powder 28%, glutinous rice, fermented soybean powder, malt, sea salt – all Korean</li>
<li>Contents: 500 g or 1 kg, in a lidded pot shaped like an onggi crock</li><li>Contains <strong>soybeans</strong>.</li></ul>
<h2>Storing</h2><p>Keep it in the fridge once opened. It is natural for the surface to darken; just stir it in.</p>`,
      cn: `<p>不用玉米糖浆，而用自家熬制的米糖稀。入口先甜后辣，炖煮后味道依然分明。</p>
<h2>商品信息</h2><ul><li>原料：辣椒粉28%、糯米、豆酱饼粉、麦芽、海盐（均为韩国产）</li><li>容量：500 g或1 kg（带盖陶瓮造型罐）</li><li>含有<strong>大豆</strong>。</li></ul>
<h2>保存</h2><p>开封后请冷藏。表面颜色变深属自然现象，搅拌均匀即可食用。</p>`,
    },
    price: 21_000,
    taxKind: 'taxable',
    maker: { ko: '장독마루', en: 'Jangdok Maru', cn: '酱缸台' },
    isPickUp: true,
    options: [
      {
        name: { ko: '용량', en: 'Contents', cn: '容量' },
        values: [{ ko: '500 g' }, { ko: '1 kg' }],
      },
    ],
    variants: [
      { code: 'GOCHU-500', values: ['500 g'], priceDifference: 0, stock: 55 },
      { code: 'GOCHU-1000', values: ['1 kg'], priceDifference: 17_000, stock: 18 },
    ],
    createdDaysAgo: 74,
  },
  {
    key: 'shop-09',
    category: 'pantry',
    name: { ko: '세 해 묵힌 간장', en: 'Three-year soy sauce', cn: '三年陈酿酱油' },
    summary: {
      ko: '메주와 소금물만으로 담가 세 해를 묵혔습니다. 짠맛 뒤에 깊은 감칠맛이 따라옵니다.',
      en: 'Made of soybean blocks and brine only and aged for three years: savoury depth after the salt.',
      cn: '仅以豆酱饼与盐水酿制，陈放三年，咸味之后鲜味醇厚。',
    },
    description: {
      ko: `<p>정월에 띄운 메주로 장을 담그고, 석 달 뒤에 가른 간장을 볕에 졸이며 기다립니다. 색을 내는 재료나 감미료를 넣지 않습니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 대두, 천일염, 물</li><li>용량: 300 ml(따르기 쉬운 유리병)</li><li><strong>대두</strong>가 들어 있습니다.</li></ul>
<h2>쓰임과 보관</h2><p>미역국이나 나물의 간을 맞출 때 조금씩 넣으십시오. 서늘한 곳에 두시고, 바닥에 소금 알갱이가 생겨도 드시는 데에는 문제가 없습니다.</p>`,
      en: `<p>Soybean blocks fermented in the first lunar month go into brine; the sauce is drawn off after three months and left to thicken in the sun. No colouring and no sweetener is added.</p>
<h2>About this sauce</h2><ul><li>Ingredients: Korean soybeans, sea salt, water</li>
<li>Contents: 300 ml, in a glass bottle that pours well</li><li>Contains <strong>soybeans</strong>.</li></ul>
<h2>Use and storing</h2>
<p>Season seaweed soup or vegetables with it, a little at a time. Keep it somewhere cool; grains of salt at the bottom do no harm.</p>`,
      cn: `<p>正月发酵的豆酱饼入盐水酿制，三个月后分离酱油，在阳光下慢慢浓缩。不添加色素与甜味剂。</p>
<h2>商品信息</h2><ul><li>原料：韩国产大豆、海盐、水</li><li>容量：300 ml（易倒玻璃瓶）</li><li>含有<strong>大豆</strong>。</li></ul>
<h2>使用与保存</h2><p>适合为海带汤或凉拌菜调味，少量添加即可。请置于阴凉处，瓶底析出盐粒不影响食用。</p>`,
    },
    price: 16_000,
    taxKind: 'taxable',
    maker: { ko: '장독마루', en: 'Jangdok Maru', cn: '酱缸台' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'SOY-3Y-300', values: [], priceDifference: 0, stock: 4 }],
    createdDaysAgo: 110,
  },
]
