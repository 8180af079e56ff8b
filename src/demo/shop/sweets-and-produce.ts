import type { SeedProduct } from './products.ts'

/** Sweets and produce of the demo shop: made by invented small companies. */
export const sweetsAndProduce: readonly SeedProduct[] = [
  {
    key: 'shop-10',
    category: 'sweets',
    name: { ko: '오색 한과 상자', en: 'Box of five-colour hangwa', cn: '五色韩果礼盒' },
    summary: {
      ko: '유과와 강정, 다식을 오방색으로 담았습니다. 명절과 상견례에 보내기 좋은 상자입니다.',
      en: 'Puffed rice sweets, gangjeong and pressed dasik in five colours: a box for holidays and family visits.',
      cn: '油果、江米条与茶食以五色装盒，适合节日与拜访亲友。',
    },
    description: {
      ko: `<p>찹쌀을 보름 동안 삭혀 만든 반죽을 튀겨 조청을 입히고, 쑥과 백년초, 치자로 색을 냈습니다. 하나씩 종이 칸에 담아 부서지지 않게 보냅니다.</p>
<h2>구성</h2><ul><li>작은 상자: 4가지 24개, 420 g</li><li>큰 상자: 6가지 40개, 720 g</li><li>원료: 찹쌀, 조청, 참깨, 흑임자, 쑥, 백년초, 치자</li>
<li><strong>참깨</strong>와 <strong>대두</strong>가 들어 있습니다.</li></ul>
<h2>보관</h2><p>서늘한 실온에서 30일 동안 드실 수 있습니다. 남은 것은 밀봉해 냉동하셨다가 그대로 꺼내 드십시오.</p>`,
      en: `<p>Dough of glutinous rice soaked for a fortnight is fried and coated with rice syrup; mugwort, cactus fruit and gardenia give the colours. Each piece lies in its own paper cup so that none breaks.</p>
<h2>What is inside</h2><ul><li>Small box: 4 kinds, 24 pieces, 420 g</li><li>Large box: 6 kinds, 40 pieces, 720 g</li>
<li>Ingredients: glutinous rice, rice syrup, sesame, black sesame, mugwort, cactus fruit, gardenia</li>
<li>Contains <strong>sesame</strong> and <strong>soybeans</strong>.</li></ul>
<h2>Storing</h2>
<p>Keeps for 30 days at a cool room temperature. Freeze what is left in a closed bag, and eat it straight from the freezer.</p>`,
      cn: `<p>糯米浸泡半月制成面坯，油炸后裹上米糖稀，以艾草、仙人掌果和栀子着色。逐个放入纸格，运输不易破损。</p>
<h2>内含</h2><ul><li>小盒：4种24个，420 g</li><li>大盒：6种40个，720 g</li><li>原料：糯米、米糖稀、芝麻、黑芝麻、艾草、仙人掌果、栀子</li>
<li>含有<strong>芝麻</strong>与<strong>大豆</strong>。</li></ul>
<h2>保存</h2><p>阴凉常温可保存30天。剩余部分密封冷冻，取出即可食用。</p>`,
    },
    price: 38_000,
    listPrice: 45_000,
    taxKind: 'taxable',
    maker: { ko: '소담한과', en: 'Sodam Hangwa', cn: '素淡韩果' },
    isPickUp: true,
    images: ['shop-10-2'],
    options: [
      {
        name: { ko: '구성', en: 'Size', cn: '规格' },
        values: [{ ko: '작은 상자', en: 'Small box', cn: '小盒' }, { ko: '큰 상자', en: 'Large box', cn: '大盒' }],
      },
    ],
    variants: [
      { code: 'HANGWA-5C-S', values: ['작은 상자'], priceDifference: 0, stock: 48 },
      { code: 'HANGWA-5C-L', values: ['큰 상자'], priceDifference: 24_000, stock: 15 },
    ],
    createdDaysAgo: 8,
  },
  {
    key: 'shop-11',
    category: 'sweets',
    name: { ko: '꽃약과 12개입', en: 'Flower yakgwa, 12 pieces', cn: '花形药果12个' },
    summary: {
      ko: '밀가루 반죽을 꽃 모양 틀에 찍어 낮은 온도에서 튀기고 생강 조청에 담갔습니다.',
      en: 'Honey cookies pressed in a flower mould, fried slowly and soaked in ginger syrup.',
      cn: '面团以花形模具压制，低温慢炸后浸入生姜糖稀。',
    },
    description: {
      ko: `<p>겉은 살짝 바삭하고 속은 촉촉합니다. 두 번 튀겨 기름기를 빼고, 생강과 계피를 넣은 조청에 여섯 시간 재웁니다.</p>
<h2>상품 정보</h2><ul><li>구성: 40 g 12개, 낱개 포장</li><li>원료: 밀가루, 조청, 참기름, 생강, 계피, 해바라기씨</li>
<li><strong>밀</strong>과 <strong>참깨</strong>가 들어 있습니다.</li></ul>
<h2>보관과 먹는 법</h2><p>실온에서 20일, 냉동하면 석 달 동안 드실 수 있습니다. 살짝 데워 바닐라 아이스크림을 올려도 잘 어울립니다.</p>`,
      en: `<p>Slightly crisp outside and moist inside. They are fried twice to let the oil drain, then left for six hours in rice syrup with ginger and cinnamon.</p>
<h2>About these sweets</h2><ul><li>12 pieces of 40 g, each wrapped</li>
<li>Ingredients: wheat flour, rice syrup, sesame oil, ginger, cinnamon, sunflower seeds</li>
<li>Contains <strong>wheat</strong> and <strong>sesame</strong>.</li></ul>
<h2>Storing and serving</h2>
<p>They keep for 20 days at room temperature and three months in the freezer. Warm them a little and add vanilla ice cream, if you like.</p>`,
      cn: `<p>外层微脆，内里湿润。两次油炸沥油后，在加入生姜与肉桂的糖稀中浸渍六小时。</p>
<h2>商品信息</h2><ul><li>规格：40 g×12个，独立包装</li><li>原料：小麦粉、米糖稀、芝麻油、生姜、肉桂、葵花籽</li><li>含有<strong>小麦</strong>与<strong>芝麻</strong>。</li></ul>
<h2>保存与食用</h2><p>常温可存放20天，冷冻可存放三个月。稍微加热后搭配香草冰淇淋也很合适。</p>`,
    },
    price: 15_000,
    taxKind: 'taxable',
    maker: { ko: '소담한과', en: 'Sodam Hangwa', cn: '素淡韩果' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'YAKGWA-12', values: [], priceDifference: 0, stock: 95 }],
    createdDaysAgo: 27,
  },
  {
    key: 'shop-12',
    category: 'sweets',
    name: { ko: '과일 양갱 8개입', en: 'Fruit yanggaeng, 8 bars', cn: '水果羊羹8条' },
    summary: {
      ko: '팥앙금에 단호박, 유자, 오미자, 흑임자를 더한 네 가지 빛깔의 양갱입니다.',
      en: 'Sweet bean jelly in four colours: pumpkin, yuja, omija berry and black sesame.',
      cn: '豆沙加入南瓜、柚子、五味子与黑芝麻，四种颜色的羊羹。',
    },
    description: {
      ko: `<p>흰팥을 삶아 곱게 거른 앙금에 한천을 넣고 세 시간 저어 굳힙니다. 단맛을 줄여 차와 함께 드시기 좋습니다.</p>
<h2>상품 정보</h2><ul><li>구성: 45 g 8개(네 가지 맛 두 개씩)</li><li>원료: 흰팥 앙금, 한천, 설탕, 단호박, 유자, 오미자, 흑임자</li><li>상자 크기: 24 × 18 × 4 cm</li></ul>
<h2>보관</h2><p>직사광선을 피해 실온에 두시고, 차게 드시려면 한 시간 전에 냉장고에 넣으십시오. 얼리면 식감이 달라집니다.</p>`,
      en: `<p>White beans are boiled and strained to a fine paste, stirred with agar for three hours and left to set. We keep the sugar low, so that the bars go well with tea.</p>
<h2>About these sweets</h2><ul><li>8 bars of 45 g: two of each flavour</li>
<li>Ingredients: white bean paste, agar, sugar, pumpkin, yuja, omija berry, black sesame</li><li>Box: 24 × 18 × 4 cm</li></ul>
<h2>Storing</h2>
<p>Keep at room temperature away from direct sunlight; to eat them cool, put them in the fridge an hour before. Freezing changes the texture.</p>`,
      cn: `<p>白豆煮熟过滤成细腻豆沙，加入琼脂搅拌三小时后凝固。甜度较低，适合佐茶。</p>
<h2>商品信息</h2><ul><li>规格：45 g×8条（四种口味各两条）</li><li>原料：白豆沙、琼脂、白砂糖、南瓜、柚子、五味子、黑芝麻</li><li>盒子尺寸：24×18×4 cm</li></ul>
<h2>保存</h2><p>请避免阳光直射，常温存放；想吃凉的，可提前一小时放入冰箱。冷冻会影响口感。</p>`,
    },
    price: 23_000,
    taxKind: 'taxable',
    maker: { ko: '소담한과', en: 'Sodam Hangwa', cn: '素淡韩果' },
    isPickUp: false,
    options: [],
    variants: [{ code: 'YANGGAENG-8', values: [], priceDifference: 0, stock: 33 }],
    createdDaysAgo: 52,
  },
  {
    key: 'shop-13',
    category: 'produce',
    name: { ko: '올해 햅쌀', en: 'This year’s new rice', cn: '当年新米' },
    summary: {
      ko: '주문하신 뒤에 찧어 보내는 햅쌀입니다. 밥을 지으면 낟알이 살아 있고 식어도 찰집니다.',
      en: 'New rice, milled after you order. The grains stay whole when cooked and soft when cold.',
      cn: '下单后现碾的新米，煮出的饭粒粒分明，放凉后依然软糯。',
    },
    description: {
      ko: `<p>두 물줄기가 만나는 들에서 기른 한 품종만 담았습니다. 10월에 거두어 낮은 온도의 창고에 벼로 두었다가, 나가는 날 찧습니다.</p>
<h2>상품 정보</h2><ul><li>품종: 중만생종 멥쌀, 단일 품종</li><li>무게: 2 kg, 4 kg, 10 kg(종이 포대)</li><li>찧은 날은 포대 뒷면에 찍혀 있습니다.</li></ul>
<h2>밥 짓기와 보관</h2><p>가볍게 세 번 씻어 30분 불린 뒤 쌀과 같은 부피의 물로 지으십시오. 밀폐 용기에 담아 냉장고에 두시면 두 달 동안 맛이 유지됩니다.</p>`,
      en: `<p>A single variety from the fields where two streams meet. It is harvested in October, stored unhulled in a cool barn, and milled on the day it leaves.</p>
<h2>About this rice</h2><ul><li>Medium-late non-glutinous rice of a single variety</li><li>Weight: 2 kg, 4 kg or 10 kg, in a paper sack</li>
<li>The date of milling is stamped on the back.</li></ul>
<h2>Cooking and storing</h2>
<p>Rinse lightly three times, soak for half an hour, and cook with the same volume of water. In a closed box in the fridge it keeps its taste for two months.</p>`,
      cn: `<p>产自两条溪流交汇处的田地，单一品种。十月收割后以稻谷状态低温储存，发货当天碾米。</p>
<h2>商品信息</h2><ul><li>品种：中晚熟粳米，单一品种</li><li>重量：2 kg、4 kg、10 kg（纸袋）</li><li>碾米日期印于袋背。</li></ul>
<h2>煮饭与保存</h2><p>轻轻淘洗三次，浸泡30分钟，加入与米等体积的水煮制。装入密封容器冷藏，风味可保持两个月。</p>`,
    },
    price: 16_000,
    listPrice: 19_000,
    taxKind: 'exempt',
    maker: { ko: '두물들 농장', en: 'Dumuldeul Farm', cn: '两水田农场' },
    isPickUp: false,
    options: [
      {
        name: { ko: '무게', en: 'Weight', cn: '重量' },
        values: [{ ko: '2 kg' }, { ko: '4 kg' }, { ko: '10 kg' }],
      },
    ],
    variants: [
      { code: 'RICE-NEW-2', values: ['2 kg'], priceDifference: 0, stock: 80 },
      { code: 'RICE-NEW-4', values: ['4 kg'], priceDifference: 13_000, stock: 110 },
      { code: 'RICE-NEW-10', values: ['10 kg'], priceDifference: 39_000, stock: 24 },
    ],
    createdDaysAgo: 3,
  },
  {
    key: 'shop-14',
    category: 'produce',
    name: { ko: '산골 벌꿀', en: 'Mountain honey', cn: '山野蜂蜜' },
    summary: {
      ko: '꽃이 지고 나서 한 번씩만 뜨는 벌꿀입니다. 꽃에 따라 빛깔과 향이 다릅니다.',
      en: 'Honey taken once after each bloom, with a colour and scent of its own for every flower.',
      cn: '每个花期过后只采一次，花种不同，色泽与香气各异。',
    },
    description: {
      ko: `<p>벌통을 산골 여섯 곳에 나누어 두고, 벌이 스스로 수분을 말린 꿀만 뜹니다. 거름망으로 거르기만 하고 열을 가하지 않습니다.</p>
<h2>상품 정보</h2><ul><li>아까시: 맑은 연노랑, 은은한 꽃향기</li><li>밤꽃: 짙은 갈색, 쌉싸름한 뒷맛</li><li>야생화: 호박색, 여러 꽃의 향</li><li>용량: 350 g 또는 700 g(유리병)</li></ul>
<h2>알아 두실 점</h2><p>기온이 낮으면 꿀이 하얗게 굳을 수 있습니다. 40도를 넘지 않는 물에 병째 담그시면 다시 풀립니다. <strong>12개월 미만의 아기에게는 먹이지 마십시오.</strong></p>`,
      en: `<p>The hives stand in six mountain valleys, and only honey that the bees have dried themselves is taken. It is strained and never heated.</p>
<h2>Three kinds</h2><ul><li>Acacia: clear pale yellow, with a light flower scent</li>
<li>Chestnut: dark brown, with a slightly bitter finish</li><li>Wildflower: amber, with the scent of many flowers</li>
<li>Contents: 350 g or 700 g, in a glass jar</li></ul>
<h2>Good to know</h2>
<p>Honey may turn white and firm when it is cold. Stand the jar in water of no more than 40 °C and it becomes liquid again. <strong>Do not give honey to infants under 12 months.</strong></p>`,
      cn: `<p>蜂箱分置于六处山谷，只采蜜蜂自然酿熟的蜂蜜。仅经滤网过滤，不加热。</p>
<h2>三种蜂蜜</h2><ul><li>洋槐蜜：清澈浅黄，花香淡雅</li><li>栗花蜜：深褐色，回味微苦</li><li>野花蜜：琥珀色，混合多种花香</li><li>容量：350 g或700 g（玻璃瓶）</li></ul>
<h2>温馨提示</h2><p>气温低时蜂蜜可能结晶变白，将整瓶放入不超过40℃的水中即可恢复。<strong>请勿给12个月以下婴儿食用。</strong></p>`,
    },
    price: 26_000,
    taxKind: 'exempt',
    maker: { ko: '너른골 양봉', en: 'Neoreungol Apiary', cn: '阔谷蜂场' },
    isPickUp: true,
    options: [
      {
        name: { ko: '꽃', en: 'Flower', cn: '花种' },
        values: [{ ko: '아까시', en: 'Acacia', cn: '洋槐' }, { ko: '밤꽃', en: 'Chestnut', cn: '栗花' }, { ko: '야생화', en: 'Wildflower', cn: '野花' }],
      },
      {
        name: { ko: '용량', en: 'Contents', cn: '容量' },
        values: [{ ko: '350 g' }, { ko: '700 g' }],
      },
    ],
    variants: [
      { code: 'HONEY-AC-350', values: ['아까시', '350 g'], priceDifference: 0, stock: 40 },
      { code: 'HONEY-AC-700', values: ['아까시', '700 g'], priceDifference: 21_000, stock: 22 },
      { code: 'HONEY-CH-350', values: ['밤꽃', '350 g'], priceDifference: 3_000, stock: 17 },
      { code: 'HONEY-CH-700', values: ['밤꽃', '700 g'], priceDifference: 24_000, stock: 0 },
      { code: 'HONEY-WF-350', values: ['야생화', '350 g'], priceDifference: 0, stock: 31 },
      { code: 'HONEY-WF-700', values: ['야생화', '700 g'], priceDifference: 21_000, stock: 12 },
    ],
    createdDaysAgo: 44,
  },
  {
    key: 'shop-15',
    category: 'produce',
    name: { ko: '곶감 한 접시', en: 'Dried persimmons', cn: '柿饼礼盒' },
    summary: {
      ko: '둥시를 깎아 바람 드는 덕장에서 60일 말렸습니다. 하얀 분이 곱게 앉은 20개입니다.',
      en: 'Persimmons peeled and hung for sixty days in the wind, with a fine white bloom. Twenty pieces.',
      cn: '柿子去皮后在通风架上晾晒60天，表面自然结霜，共20个。',
    },
    description: {
      ko: `<p>10월 말에 딴 감을 하루 안에 깎아 줄에 겁니다. 낮에는 볕, 밤에는 찬바람을 맞으며 겉은 쫄깃하고 속은 말랑하게 익습니다.</p>
<h2>상품 정보</h2><ul><li>원료: 국내산 감 100%</li><li>구성: 20개, 약 900 g</li><li>포장: 오동나무 빛 종이 상자, 볏짚 끈</li></ul>
<h2>보관</h2><p>받으시면 <strong>냉동 보관</strong>하시고, 드시기 20분 전에 꺼내십시오. 표면의 하얀 가루는 감의 당분입니다.</p>`,
      en: `<p>Persimmons picked at the end of October are peeled and strung within a day. With sun by day and cold wind by night they turn chewy outside and soft inside.</p>
<h2>About this product</h2><ul><li>Ingredients: 100% Korean persimmons</li><li>20 pieces, about 900 g</li>
<li>In a wood-coloured paper box with straw cord</li></ul>
<h2>Storing</h2>
<p>Keep them <strong>in the freezer</strong> and take them out 20 minutes before eating. The white powder on the surface is the sugar of the fruit.</p>`,
      cn: `<p>十月底采摘的柿子一天之内削皮挂串，白天晒太阳、夜里吹冷风，外层有嚼劲，内里柔软。</p>
<h2>商品信息</h2><ul><li>原料：韩国产柿子100%</li><li>规格：20个，约900 g</li><li>包装：木色纸盒，稻草绳</li></ul>
<h2>保存</h2><p>收到后请<strong>冷冻保存</strong>，食用前20分钟取出。表面的白霜是柿子自身的糖分。</p>`,
    },
    price: 42_000,
    taxKind: 'exempt',
    maker: { ko: '감나무골', en: 'Gamnamugol', cn: '柿树谷' },
    isPickUp: true,
    isSoldOut: true,
    options: [],
    variants: [{ code: 'PERSIMMON-20', values: [], priceDifference: 0, stock: 0 }],
    createdDaysAgo: 180,
  },
]
