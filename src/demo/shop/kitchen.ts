import type { SeedProduct } from './products.ts'

/** Kitchen goods of the demo shop: made by invented small companies. */
export const kitchen: readonly SeedProduct[] = [
  {
    key: 'shop-23',
    category: 'kitchen',
    name: { ko: '대나무 채반', en: 'Bamboo tray basket', cn: '竹编圆筛' },
    summary: {
      ko: '쪼갠 대를 촘촘히 엮은 채반입니다. 전을 식히거나 과일을 담아 두기 좋습니다.',
      en: 'A round tray closely woven of split bamboo, to cool pancakes on or to hold fruit.',
      cn: '劈竹细编的圆筛，适合晾放煎饼或盛放水果。',
    },
    description: {
      ko: `<p>세 해 자란 왕대를 겨울에 베어 얇게 쪼개고 겉대와 속대를 번갈아 엮습니다. 테두리는 등나무 줄기로 감아 튼튼합니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 지름 24 cm, 높이 4 cm</li><li>큰 것: 지름 32 cm, 높이 5 cm</li><li>재질: 국내산 왕대, 등나무 / 칠하지 않음</li></ul>
<h2>관리</h2><p>물에 오래 담그지 마시고 솔로 씻어 그늘에 세워 말리십시오. 시간이 지나면 <strong>연둣빛이 노란빛</strong>으로 바뀝니다.</p>`,
      en: `<p>Three-year-old bamboo is cut in winter, split thin, and woven with outer and inner strips in turn. The rim is bound with rattan.</p>
<h2>Size and material</h2><ul><li>Small: 24 cm across, 4 cm high</li><li>Large: 32 cm across, 5 cm high</li>
<li>Korean bamboo and rattan, not varnished</li></ul>
<h2>Care</h2>
<p>Do not soak it. Brush it clean and stand it in the shade to dry. In time its <strong>pale green turns to yellow</strong>.</p>`,
      cn: `<p>冬季砍伐三年生大竹，劈成薄片，竹青竹黄交替编织，边缘以藤条缠绕，结实耐用。</p>
<h2>尺寸与材质</h2><ul><li>小号：直径24 cm，高4 cm</li><li>大号：直径32 cm，高5 cm</li><li>材质：韩国产大竹、藤条，未上漆</li></ul>
<h2>保养</h2><p>请勿长时间浸水，刷洗后立放阴干。随着时间推移，<strong>竹色会由浅绿转为黄色</strong>。</p>`,
    },
    price: 27_000,
    taxKind: 'taxable',
    maker: { ko: '대숲살림', en: 'Daesup Salrim', cn: '竹林生活' },
    isPickUp: true,
    options: [
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'BAMBOO-TRAY-S', values: ['작은 것'], priceDifference: 0, stock: 36 },
      { code: 'BAMBOO-TRAY-L', values: ['큰 것'], priceDifference: 11_000, stock: 21 },
    ],
    createdDaysAgo: 83,
  },
  {
    key: 'shop-24',
    category: 'kitchen',
    name: { ko: '느티나무 도마', en: 'Zelkova cutting board', cn: '榉木砧板' },
    summary: {
      ko: '통판 느티나무를 깎아 기름을 먹였습니다. 빵과 치즈를 올려 그대로 상에 내셔도 좋습니다.',
      en: 'Cut from one plank of zelkova and oiled. Serve bread and cheese on it straight at the table.',
      cn: '整块榉木削制并上油，摆上面包与奶酪即可上桌。',
    },
    description: {
      ko: `<p>이어 붙이지 않은 한 장의 나무라 결이 끝까지 이어집니다. 모서리를 둥글려 손에 잡기 편하고, 손잡이 구멍에 가죽끈을 달았습니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 32 × 18 × 2 cm, 약 800 g</li><li>큰 것: 42 × 22 × 2.2 cm, 약 1.4 kg</li><li>재질: 국내산 느티나무, 식용 아마씨유 마감</li></ul>
<h2>관리</h2><p>씻은 뒤 결 방향으로 세워 말리십시오. 한 달에 한 번 식용유를 얇게 발라 두시면 갈라짐을 막을 수 있습니다. 식기세척기에는 쓰지 마십시오.</p>`,
      en: `<p>A single plank, not glued together, so the grain runs from end to end. The edges are rounded, and a leather loop hangs from the handle.</p>
<h2>Size and material</h2><ul><li>Small: 32 × 18 × 2 cm, about 800 g</li><li>Large: 42 × 22 × 2.2 cm, about 1.4 kg</li>
<li>Korean zelkova, finished with food-grade linseed oil</li></ul>
<h2>Care</h2>
<p>Stand it up along the grain to dry. A thin coat of cooking oil once a month keeps it from splitting. Not for the dishwasher.</p>`,
      cn: `<p>整板不拼接，木纹贯通到底。边角圆润好握，手柄孔系有皮绳。</p>
<h2>尺寸与材质</h2><ul><li>小号：32×18×2 cm，约800 g</li><li>大号：42×22×2.2 cm，约1.4 kg</li><li>材质：韩国产榉木，食用亚麻籽油涂装</li></ul>
<h2>保养</h2><p>清洗后顺木纹方向立放晾干。每月薄涂一次食用油可防开裂。请勿使用洗碗机。</p>`,
    },
    price: 52_000,
    listPrice: 59_000,
    taxKind: 'taxable',
    maker: { ko: '나이테 목공소', en: 'Naite Woodwork', cn: '年轮木作' },
    isPickUp: true,
    options: [
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'BOARD-ZELK-S', values: ['작은 것'], priceDifference: 0, stock: 25 },
      { code: 'BOARD-ZELK-L', values: ['큰 것'], priceDifference: 16_000, stock: 13 },
    ],
    createdDaysAgo: 18,
  },
  {
    key: 'shop-25',
    category: 'kitchen',
    name: { ko: '옻칠 소반 쟁반', en: 'Lacquered tray', cn: '漆木托盘' },
    summary: {
      ko: '은행나무를 깎아 옻칠을 일곱 번 올린 둥근 쟁반입니다. 두 사람의 찻상으로 쓰기 좋습니다.',
      en: 'A round ginkgo-wood tray with seven coats of natural lacquer: tea for two fits on it.',
      cn: '银杏木削制，髹生漆七遍的圆托盘，恰好摆下两人茶席。',
    },
    description: {
      ko: `<p>칠하고 말리고 갈아 내는 일을 석 달 동안 되풀이합니다. 처음에는 짙은 팥빛이고, 쓰실수록 밝고 투명해집니다.</p>
<h2>크기와 재질</h2><ul><li>지름 30 cm, 높이 3.2 cm</li><li>무게: 약 620 g</li><li>재질: 은행나무, 천연 옻칠</li></ul>
<h2>관리</h2><p>미지근한 물과 부드러운 천으로 닦고 바로 물기를 없애십시오. 햇빛이 오래 드는 곳과 난방기 옆은 피해 주십시오.</p>`,
      en: `<p>Coating, drying and rubbing down are repeated over three months. It is a deep reddish brown at first, and grows lighter and clearer with use.</p>
<h2>Size and material</h2><ul><li>30 cm across, 3.2 cm high</li><li>Weight: about 620 g</li><li>Ginkgo wood, natural lacquer</li></ul>
<h2>Care</h2><p>Wipe with lukewarm water and a soft cloth, and dry at once. Keep it away from long sunlight and from heaters.</p>`,
      cn: `<p>髹漆、阴干、打磨反复三个月。初为深赤褐色，越用越明亮通透。</p>
<h2>尺寸与材质</h2><ul><li>直径30 cm，高3.2 cm</li><li>重量：约620 g</li><li>材质：银杏木，天然生漆</li></ul>
<h2>保养</h2><p>用温水与软布擦拭后立即擦干。请避免长时间日晒及靠近暖气。</p>`,
    },
    price: 74_000,
    taxKind: 'taxable',
    maker: { ko: '나이테 목공소', en: 'Naite Woodwork', cn: '年轮木作' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'TRAY-LACQ-30', values: [], priceDifference: 0, stock: 7 }],
    createdDaysAgo: 122,
  },
]
