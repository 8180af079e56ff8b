import type { SeedProduct } from './products.ts'

/** Bags of the demo shop: made by invented small companies. */
export const bags: readonly SeedProduct[] = [
  {
    key: 'shop-31',
    category: 'quilted-bags',
    name: { ko: '누비 토트백', en: 'Quilted tote bag', cn: '绗缝托特包' },
    summary: {
      ko: '고운 면에 솜을 두고 촘촘히 누빈 가볍고 폭신한 가방입니다.',
      en: 'A light, soft bag of fine cotton with padding, quilted in close rows.',
      cn: '细棉布夹棉密行绗缝，轻便柔软的手提包。',
    },
    description: {
      ko: `<p>7 mm 간격으로 누벼 솜이 뭉치지 않고, 바닥을 넓게 잡아 물건을 넣어도 모양이 흐트러지지 않습니다. 안쪽에 지퍼 주머니와 열쇠 고리가 있습니다.</p>
<h2>크기와 재질</h2><ul><li>작은 것: 26 × 22 × 10 cm, 약 260 g</li><li>큰 것: 34 × 29 × 13 cm, 약 390 g, 13인치 노트북 수납</li>
<li>재질: 겉감과 안감 면 100%, 면 솜</li></ul>
<h2>관리</h2><p>찬물에 중성 세제로 손세탁하고 모양을 잡아 그늘에 말리십시오. 건조기는 쓰지 마십시오.</p>`,
      en: `<p>Rows 7 mm apart keep the padding in place, and the wide base keeps the shape when the bag is full. Inside are a zipped pocket and a key hook.</p>
<h2>Size and material</h2><ul><li>Small: 26 × 22 × 10 cm, about 260 g</li>
<li>Large: 34 × 29 × 13 cm, about 390 g, holds a 13-inch laptop</li><li>Shell and lining 100% cotton, cotton padding</li></ul>
<h2>Care</h2><p>Wash by hand in cold water with a mild soap, shape it and dry it in the shade. Do not tumble dry.</p>`,
      cn: `<p>7 mm间距绗缝，棉芯不结团；包底宽阔，装满也不变形。内有拉链袋与钥匙扣。</p>
<h2>尺寸与材质</h2><ul><li>小号：26×22×10 cm，约260 g</li><li>大号：34×29×13 cm，约390 g，可放13英寸笔记本电脑</li><li>材质：面料与里料均为100%棉，棉芯</li></ul>
<h2>保养</h2><p>冷水加中性洗涤剂手洗，整形后阴干，请勿烘干。</p>`,
    },
    price: 78_000,
    listPrice: 92_000,
    taxKind: 'taxable',
    maker: { ko: '한땀누비', en: 'Hanttam Nubi', cn: '一针绗缝' },
    isPickUp: true,
    images: ['shop-31-2', 'shop-31-3'],
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '쪽빛', en: 'Indigo', cn: '靛蓝' }, { ko: '살구색', en: 'Apricot', cn: '杏色' }, { ko: '쑥색', en: 'Mugwort green', cn: '艾绿' }],
      },
      {
        name: { ko: '크기', en: 'Size', cn: '尺寸' },
        values: [{ ko: '작은 것', en: 'Small', cn: '小号' }, { ko: '큰 것', en: 'Large', cn: '大号' }],
      },
    ],
    variants: [
      { code: 'NUBI-TOTE-IN-S', values: ['쪽빛', '작은 것'], priceDifference: 0, stock: 22 },
      { code: 'NUBI-TOTE-IN-L', values: ['쪽빛', '큰 것'], priceDifference: 14_000, stock: 30 },
      { code: 'NUBI-TOTE-AP-S', values: ['살구색', '작은 것'], priceDifference: 0, stock: 14 },
      { code: 'NUBI-TOTE-AP-L', values: ['살구색', '큰 것'], priceDifference: 14_000, stock: 9 },
      { code: 'NUBI-TOTE-GR-S', values: ['쑥색', '작은 것'], priceDifference: 0, stock: 4 },
      { code: 'NUBI-TOTE-GR-L', values: ['쑥색', '큰 것'], priceDifference: 14_000, stock: 0 },
    ],
    createdDaysAgo: 6,
  },
  {
    key: 'shop-32',
    category: 'quilted-bags',
    name: { ko: '누비 파우치', en: 'Quilted pouch', cn: '绗缝收纳包' },
    summary: {
      ko: '화장품이나 충전기를 폭신하게 감싸는 반달 모양 파우치입니다.',
      en: 'A half-moon pouch that holds make-up or chargers softly.',
      cn: '半月形收纳包，柔软包裹化妆品或充电器。',
    },
    description: {
      ko: `<p>가방을 만들고 남은 누비 천으로 지었습니다. 지퍼가 옆면까지 열려 안이 한눈에 보입니다.</p>
<h2>크기와 재질</h2><ul><li>20 × 13 × 6 cm, 약 90 g</li><li>재질: 겉감과 안감 면 100%, 면 솜</li><li>손잡이 고리에 매듭 장식이 달려 있습니다.</li></ul>
<h2>관리</h2><p>뒤집어 세탁망에 넣어 찬물로 빨 수 있습니다. 진한 색은 따로 빨아 주십시오.</p>`,
      en: `<p>Made of the quilted cloth that is left from our bags. The zip opens down the sides, so everything inside is in view.</p>
<h2>Size and material</h2><ul><li>20 × 13 × 6 cm, about 90 g</li><li>Shell and lining 100% cotton, cotton padding</li>
<li>A knotted cord hangs from the zip.</li></ul>
<h2>Care</h2><p>Turn it inside out and wash it cold in a laundry net. Wash dark colours separately.</p>`,
      cn: `<p>用制包余下的绗缝布制成。拉链开至两侧，内部一目了然。</p>
<h2>尺寸与材质</h2><ul><li>20×13×6 cm，约90 g</li><li>材质：面料与里料均为100%棉，棉芯</li><li>拉链头配有绳结装饰。</li></ul>
<h2>保养</h2><p>翻面放入洗衣网，可冷水机洗。深色请单独清洗。</p>`,
    },
    price: 28_000,
    taxKind: 'taxable',
    maker: { ko: '한땀누비', en: 'Hanttam Nubi', cn: '一针绗缝' },
    isPickUp: true,
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '연분홍', en: 'Pale pink', cn: '浅粉' }, { ko: '하늘색', en: 'Sky blue', cn: '天蓝' }, { ko: '먹색', en: 'Charcoal', cn: '墨色' }],
      },
    ],
    variants: [
      { code: 'NUBI-POUCH-PK', values: ['연분홍'], priceDifference: 0, stock: 33 },
      { code: 'NUBI-POUCH-SK', values: ['하늘색'], priceDifference: 0, stock: 41 },
      { code: 'NUBI-POUCH-CH', values: ['먹색'], priceDifference: 0, stock: 26 },
    ],
    createdDaysAgo: 92,
  },
  {
    key: 'shop-33',
    category: 'cloth-bags',
    name: { ko: '두꺼운 캔버스 장바구니', en: 'Heavy canvas shopper', cn: '厚帆布购物袋' },
    summary: {
      ko: '16온스 캔버스로 지어 혼자서도 서 있는 장바구니입니다. 어깨에 메기 좋은 길이입니다.',
      en: 'A shopper of 16-ounce canvas that stands on its own, with straps long enough for the shoulder.',
      cn: '16盎司帆布制成，可自行站立，肩带长度适合单肩背。',
    },
    description: {
      ko: `<p>무게를 받는 자리는 세 줄로 박고, 바닥은 천을 두 겹 대었습니다. 바깥 주머니에 전화기와 교통카드를 넣으실 수 있습니다.</p>
<h2>크기와 재질</h2><ul><li>36 × 40 × 14 cm, 손잡이 길이 58 cm</li><li>재질: 면 캔버스 100%, 면 테이프</li><li>담을 수 있는 무게: 약 12 kg</li></ul>
<h2>관리</h2><p>찬물에 단독 세탁하고 탈수는 짧게 하십시오. 처음 빨면 3% 안팎 줄어듭니다.</p>`,
      en: `<p>The places that carry weight have three rows of stitches, and the base is double. The outside pocket takes a phone and a travel card.</p>
<h2>Size and material</h2><ul><li>36 × 40 × 14 cm, straps 58 cm</li><li>100% cotton canvas, cotton tape</li>
<li>Carries about 12 kg</li></ul>
<h2>Care</h2><p>Wash it alone in cold water and spin it briefly. It shrinks by about 3% the first time.</p>`,
      cn: `<p>受力部位三道缝线，底部双层加厚。外袋可放手机与交通卡。</p>
<h2>尺寸与材质</h2><ul><li>36×40×14 cm，提手长58 cm</li><li>材质：棉帆布100%，棉织带</li><li>承重：约12 kg</li></ul>
<h2>保养</h2><p>冷水单独清洗，短时脱水。首次洗涤约缩水3%。</p>`,
    },
    price: 34_000,
    listPrice: 39_000,
    taxKind: 'taxable',
    maker: { ko: '바느질하는집', en: 'Baneujil House', cn: '缝纫之家' },
    isPickUp: true,
    options: [
      {
        name: { ko: '색상', en: 'Colour', cn: '颜色' },
        values: [{ ko: '생지와 초록', en: 'Natural with green', cn: '原色配绿' }, { ko: '생지와 벽돌색', en: 'Natural with brick', cn: '原色配砖红' }],
      },
    ],
    variants: [
      { code: 'CANVAS-SHOP-GRN', values: ['생지와 초록'], priceDifference: 0, stock: 58 },
      { code: 'CANVAS-SHOP-BRK', values: ['생지와 벽돌색'], priceDifference: 0, stock: 47 },
    ],
    createdDaysAgo: 24,
  },
  {
    key: 'shop-34',
    category: 'cloth-bags',
    name: { ko: '복주머니 손가방', en: 'Fortune pouch bag', cn: '福袋手提包' },
    summary: {
      ko: '조여 매는 전통 주머니를 손가방 크기로 키웠습니다. 한복에도 평상복에도 어울립니다.',
      en: 'The traditional drawstring pouch in the size of a handbag, for hanbok and everyday clothes.',
      cn: '传统束口福袋放大为手包尺寸，搭配韩服或便装皆宜。',
    },
    description: {
      ko: `<p>무늬를 넣어 짠 양단으로 겉을 짓고, 부드러운 면으로 안을 댔습니다. 끈 끝에는 손으로 맺은 국화매듭이 달려 있습니다.</p>
<h2>크기와 재질</h2><ul><li>너비 20 cm, 높이 21 cm, 바닥 지름 12 cm</li><li>재질: 겉감 양단(폴리에스터 60%, 레이온 40%), 안감 면 100%</li>
<li>휴대 전화와 지갑, 손수건이 들어갑니다.</li></ul>
<h2>관리</h2><p>드라이클리닝을 권합니다. 얼룩은 물기를 꼭 짠 천으로 두드려 닦으십시오.</p>`,
      en: `<p>Patterned brocade outside, soft cotton inside. The cords end in chrysanthemum knots tied by hand.</p>
<h2>Size and material</h2><ul><li>20 cm wide, 21 cm high, base 12 cm across</li>
<li>Shell: brocade (60% polyester, 40% rayon); lining 100% cotton</li><li>Takes a phone, a purse and a handkerchief.</li></ul>
<h2>Care</h2><p>We suggest dry cleaning. Dab stains with a well-wrung cloth.</p>`,
      cn: `<p>面料为提花锦缎，里料为柔软棉布。绳端系有手工菊花结。</p>
<h2>尺寸与材质</h2><ul><li>宽20 cm，高21 cm，底径12 cm</li><li>材质：面料锦缎（聚酯纤维60%，人造丝40%），里料棉100%</li><li>可放手机、钱包与手帕。</li></ul>
<h2>保养</h2><p>建议干洗。污渍请用拧干的布轻拍擦拭。</p>`,
    },
    price: 26_000,
    taxKind: 'taxable',
    maker: { ko: '바느질하는집', en: 'Baneujil House', cn: '缝纫之家' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'POUCH-BOK', values: [], priceDifference: 0, stock: 29 }],
    createdDaysAgo: 160,
  },
]
