import type { SeedProduct } from './products.ts'

/** Tea of the demo shop: made by invented small companies. */
export const tea: readonly SeedProduct[] = [
  {
    key: 'shop-01',
    category: 'leaf-tea',
    name: { ko: '세작 녹차', en: 'Sejak green tea', cn: '细雀绿茶' },
    summary: {
      ko: '곡우 무렵에 딴 어린 찻잎을 가마솥에서 덖었습니다. 구수한 향 뒤에 단맛이 길게 남습니다.',
      en: 'Young leaves picked in late April and pan-fired in an iron pot: a toasty scent, then a long sweet finish.',
      cn: '谷雨时节采摘嫩叶，铁锅手工炒制。入口有焙香，回甘悠长。',
    },
    description: {
      ko: `<p>남쪽 산기슭의 작은 차밭에서 손으로 딴 찻잎을 그날 바로 덖습니다. 덖고 비비기를 여러 번 되풀이해 잎이 가늘게 말려 있고, 우리면 맑은 연둣빛이 납니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 녹차 잎 100%</li><li>용량: 50 g 또는 100 g(이중 뚜껑이 있는 철제 통)</li><li>소비기한: 만든 날부터 18개월</li></ul>
<h2>우리는 법과 보관</h2><p>찻잎 3 g에 <strong>70도로 식힌 물</strong> 150 ml를 붓고 1분 30초 우립니다. 세 번까지 우려 드실 수 있습니다. 뚜껑을 꼭 닫아 햇빛이 들지 않는 서늘한 곳에 두십시오.</p>`,
      en: `<p>Leaves picked by hand in a small garden at the foot of the southern mountains are fired the same day. Firing and rolling are repeated several times, so the leaves are finely twisted and the cup is a clear pale green.</p>
<h2>About this tea</h2><ul><li>Ingredients: 100% Korean green tea leaves</li><li>Contents: 50 g or 100 g, in a tin with a double lid</li>
<li>Keeps for 18 months from the date of making</li></ul>
<h2>Brewing and storing</h2>
<p>Pour 150 ml of <strong>water cooled to 70 °C</strong> over 3 g of leaves and wait a minute and a half. The leaves can be brewed three times. Close the lid firmly and keep the tin somewhere cool and dark.</p>`,
      cn: `<p>茶叶采自南部山脚的小茶园，当天手工采摘、当天炒制。反复炒制与揉捻，条索细紧，茶汤清澈，呈嫩绿色。</p>
<h2>商品信息</h2><ul><li>原料：韩国产绿茶叶100%</li><li>容量：50 g或100 g（双层盖铁罐）</li><li>保质期：自生产之日起18个月</li></ul>
<h2>冲泡与保存</h2><p>3 g茶叶注入150 ml<strong>降至70℃的热水</strong>，浸泡一分半钟，可冲泡三次。请盖紧盖子，存放于阴凉避光处。</p>`,
    },
    price: 24_000,
    listPrice: 28_000,
    taxKind: 'taxable',
    maker: { ko: '달숲다원', en: 'Dalsup Tea Garden', cn: '月林茶园' },
    isPickUp: true,
    images: ['shop-01-2'],
    options: [
      {
        name: { ko: '용량', en: 'Contents', cn: '容量' },
        values: [{ ko: '50 g' }, { ko: '100 g' }],
      },
    ],
    variants: [
      { code: 'TEA-SEJAK-50', values: ['50 g'], priceDifference: 0, stock: 64 },
      { code: 'TEA-SEJAK-100', values: ['100 g'], priceDifference: 19_000, stock: 28 },
    ],
    createdDaysAgo: 12,
  },
  {
    key: 'shop-02',
    category: 'leaf-tea',
    name: { ko: '발효 황차', en: 'Fermented yellow tea', cn: '发酵黄茶' },
    summary: {
      ko: '시들린 찻잎을 온돌방에서 천천히 띄웠습니다. 잘 익은 과일과 꿀을 닮은 향이 납니다.',
      en: 'Withered leaves left to ferment slowly in a warm ondol room, with a scent of ripe fruit and honey.',
      cn: '茶叶萎凋后在暖炕房中缓慢发酵，带有熟果与蜂蜜般的香气。',
    },
    description: {
      ko: `<p>5월에 딴 조금 자란 잎을 하룻밤 시들린 뒤 베보자기에 싸서 따뜻한 방에 둡니다. 떫은맛이 적어 차를 처음 드시는 분도 편하게 즐기실 수 있습니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 찻잎 100%</li><li>용량: 60 g(한지를 덧댄 지퍼 봉투)</li><li>찻물 색: 맑은 호박색</li></ul>
<h2>우리는 법</h2><p>찻잎 3 g에 90도의 물 200 ml를 붓고 2분 우립니다. 차게 드실 때에는 물 1 L에 잎 8 g을 넣어 냉장고에서 하룻밤 두십시오.</p>`,
      en: `<p>Slightly grown leaves picked in May are withered overnight, wrapped in hemp cloth and kept in a warm room. There is little bitterness, so it suits those who are new to tea.</p>
<h2>About this tea</h2><ul><li>Ingredients: 100% Korean tea leaves</li><li>Contents: 60 g, in a resealable pouch lined with hanji paper</li>
<li>Colour in the cup: clear amber</li></ul>
<h2>Brewing</h2>
<p>Pour 200 ml of water at 90 °C over 3 g of leaves and wait two minutes. To drink it cold, leave 8 g of leaves in a litre of water in the fridge overnight.</p>`,
      cn: `<p>采五月稍成熟的茶叶，萎凋一夜后以麻布包裹，置于暖房中。涩味轻，初次喝茶的人也容易接受。</p>
<h2>商品信息</h2><ul><li>原料：韩国产茶叶100%</li><li>容量：60 g（内衬韩纸的自封袋）</li><li>汤色：清澈的琥珀色</li></ul>
<h2>冲泡方法</h2><p>3 g茶叶注入90℃热水200 ml，浸泡两分钟。冷泡时，1 L水放入8 g茶叶，冷藏一夜即可。</p>`,
    },
    price: 22_000,
    taxKind: 'taxable',
    maker: { ko: '달숲다원', en: 'Dalsup Tea Garden', cn: '月林茶园' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'TEA-HWANG-60', values: [], priceDifference: 0, stock: 41 }],
    createdDaysAgo: 88,
  },
  {
    key: 'shop-03',
    category: 'blended-tea',
    name: { ko: '국화꽃차', en: 'Chrysanthemum tea', cn: '菊花茶' },
    summary: {
      ko: '가을에 딴 작은 국화를 한 송이씩 말렸습니다. 유리잔에 띄우면 꽃이 다시 피어납니다.',
      en: 'Small autumn chrysanthemums dried one by one. In a glass cup the flowers open again.',
      cn: '秋天采摘的小菊花逐朵烘干，放入玻璃杯中花朵会再次绽放。',
    },
    description: {
      ko: `<p>서리가 내리기 전 활짝 핀 감국을 골라 땁니다. 살짝 쪄서 낮은 온도로 말려 꽃의 노란빛이 그대로 남아 있습니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 감국 100%</li><li>용량: 25 g(코르크 마개 유리병)</li><li>한 잔에 네다섯 송이, 약 50잔 분량</li></ul>
<h2>즐기는 법</h2><p>95도의 물을 붓고 2~3분 기다리십시오. 꿀을 조금 넣어도 잘 어울립니다. 병은 햇빛을 피해 두시면 색이 오래갑니다.</p>`,
      en: `<p>Fully open flowers are chosen before the first frost, lightly steamed and dried at a low temperature, so that their yellow stays.</p>
<h2>About this tea</h2><ul><li>Ingredients: 100% Korean chrysanthemum flowers</li><li>Contents: 25 g, in a glass jar with a cork</li>
<li>Four or five flowers a cup: about 50 cups</li></ul>
<h2>How to enjoy it</h2>
<p>Pour on water at 95 °C and wait two or three minutes. A little honey goes well with it. Keep the jar away from sunlight and the colour will last.</p>`,
      cn: `<p>在初霜之前挑选盛开的甘菊，略蒸后低温烘干，保留花朵原本的黄色。</p>
<h2>商品信息</h2><ul><li>原料：韩国产甘菊100%</li><li>容量：25 g（软木塞玻璃瓶）</li><li>每杯四五朵，约可冲泡50杯</li></ul>
<h2>饮用方法</h2><p>注入95℃热水，静置两三分钟。加少许蜂蜜也很合适。请避光存放，颜色更持久。</p>`,
    },
    price: 18_000,
    taxKind: 'taxable',
    maker: { ko: '꽃담은뜰', en: 'Kkotdameun Garden', cn: '花满庭' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'TEA-CHRYS-25', values: [], priceDifference: 0, stock: 56 }],
    createdDaysAgo: 35,
  },
  {
    key: 'shop-04',
    category: 'blended-tea',
    name: { ko: '햇유자청', en: 'Yuja marmalade', cn: '新柚子蜜' },
    summary: {
      ko: '남해안 유자를 껍질째 채 썰어 설탕에 재웠습니다. 따뜻한 차로도, 탄산수에 타서도 좋습니다.',
      en: 'Yuja from the south coast, sliced with the peel and steeped in sugar. For hot tea or with soda water.',
      cn: '南海岸柚子连皮切丝，以砂糖腌渍。可冲热饮，也可兑苏打水。',
    },
    description: {
      ko: `<p>11월에 거둔 유자를 깨끗이 씻어 씨를 하나하나 빼고 가늘게 썹니다. 향이 달아나지 않도록 끓이지 않고 재워 두 달 동안 숙성합니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 유자 55%, 설탕, 꿀</li><li>용량: 480 g(유리병)</li><li>소비기한: 만든 날부터 12개월</li></ul>
<h2>즐기는 법과 보관</h2><p>뜨거운 물 180 ml에 두 큰술을 타서 드십시오. 샐러드 드레싱이나 구운 빵에도 잘 어울립니다. 연 뒤에는 <strong>마른 숟가락</strong>을 쓰고 냉장 보관하십시오.</p>`,
      en: `<p>The fruit is harvested in November, washed, seeded by hand and cut into fine strips. It is not boiled, so the scent stays, and it rests for two months.</p>
<h2>About this product</h2><ul><li>Ingredients: Korean yuja 55%, sugar, honey</li><li>Contents: 480 g, in a glass jar</li>
<li>Keeps for 12 months from the date of making</li></ul>
<h2>Serving and storing</h2>
<p>Stir two tablespoons into 180 ml of hot water. It is also good in a salad dressing or on toast. Once opened, use a <strong>dry spoon</strong> and keep the jar in the fridge.</p>`,
      cn: `<p>十一月采收的柚子洗净后逐一去籽、切成细丝。为留住香气，不经熬煮，腌渍熟成两个月。</p>
<h2>商品信息</h2><ul><li>原料：韩国产柚子55%、白砂糖、蜂蜜</li><li>容量：480 g（玻璃瓶）</li><li>保质期：自生产之日起12个月</li></ul>
<h2>饮用与保存</h2><p>取两大勺兑入180 ml热水即可，也适合调沙拉汁或抹面包。开封后请使用<strong>干燥的勺子</strong>并冷藏保存。</p>`,
    },
    price: 19_000,
    listPrice: 23_000,
    taxKind: 'taxable',
    maker: { ko: '볕든찬방', en: 'Byeotdeun Kitchen', cn: '暖阳厨房' },
    isPickUp: true,
    images: ['shop-04-2'],
    options: [],
    variants: [{ code: 'YUJA-480', values: [], priceDifference: 0, stock: 73 }],
    createdDaysAgo: 20,
  },
  {
    key: 'shop-05',
    category: 'blended-tea',
    name: { ko: '곡물차 티백 20개입', en: 'Grain tea, 20 bags', cn: '谷物茶包20袋' },
    summary: {
      ko: '통곡물을 가마에서 볶아 큼직하게 부수었습니다. 물 대신 마시기 좋은 세 가지 맛입니다.',
      en: 'Whole grains roasted in a kiln and coarsely crushed: three flavours to drink every day.',
      cn: '整粒谷物入窑烘焙后粗碎，三种口味，适合日常饮用。',
    },
    description: {
      ko: `<p>곡물마다 볶는 온도와 시간을 달리해 탄 맛 없이 구수합니다. 티백은 옥수수 전분으로 만든 실을 짜서 만들었습니다.</p>
<h2>상품 정보</h2><ul><li>구성: 8 g 티백 20개</li><li>원료: 겉보리, 쓴메밀, 옥수수 가운데 고르신 곡물 100%(모두 국내산)</li><li>메밀차에는 <strong>메밀</strong>이 들어 있습니다.</li></ul>
<h2>우리는 법</h2><p>뜨거운 물 1 L에 티백 하나를 넣고 10분 두었다가 건지십시오. 찬물에는 두 시간이면 우러납니다.</p>`,
      en: `<p>Each grain is roasted at its own temperature and for its own time, so it tastes toasty and never burnt. The bags are woven from corn-starch thread.</p>
<h2>About this tea</h2><ul><li>20 bags of 8 g</li>
<li>Ingredients: 100% of the grain you choose – barley, tartary buckwheat or corn, all grown in Korea</li>
<li>The buckwheat tea contains <strong>buckwheat</strong>.</li></ul>
<h2>Brewing</h2><p>Leave one bag in a litre of hot water for ten minutes, then take it out. In cold water it takes two hours.</p>`,
      cn: `<p>每种谷物的烘焙温度与时间各不相同，焦香适度而无糊味。茶包以玉米淀粉纤维织成。</p>
<h2>商品信息</h2><ul><li>规格：8 g×20袋</li><li>原料：所选谷物100%（大麦、苦荞或玉米，均为韩国产）</li><li>荞麦茶含有<strong>荞麦</strong>。</li></ul>
<h2>冲泡方法</h2><p>1 L热水放入一袋，浸泡10分钟后取出；冷水约需两小时。</p>`,
    },
    price: 12_000,
    taxKind: 'taxable',
    maker: { ko: '온볕곡물', en: 'Onbyeot Grains', cn: '暖阳谷物' },
    isPickUp: false,
    options: [
      {
        name: { ko: '곡물', en: 'Grain', cn: '谷物' },
        values: [{ ko: '보리', en: 'Barley', cn: '大麦' }, { ko: '메밀', en: 'Buckwheat', cn: '荞麦' }, { ko: '옥수수', en: 'Corn', cn: '玉米' }],
      },
    ],
    variants: [
      { code: 'GRTEA-BARLEY', values: ['보리'], priceDifference: 0, stock: 120 },
      { code: 'GRTEA-BUCKW', values: ['메밀'], priceDifference: 2_000, stock: 85 },
      { code: 'GRTEA-CORN', values: ['옥수수'], priceDifference: 0, stock: 3 },
    ],
    createdDaysAgo: 140,
  },
]
