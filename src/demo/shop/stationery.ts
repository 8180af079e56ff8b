import type { SeedProduct } from './products.ts'

/** Stationery, books and gift sets of the demo shop: made by invented small companies. */
export const stationery: readonly SeedProduct[] = [
  {
    key: 'shop-44',
    category: 'notebooks',
    name: { ko: '오침 한지 공책', en: 'Five-stitch hanji notebook', cn: '五针韩纸笔记本' },
    summary: {
      ko: '다섯 구멍을 뚫어 실로 꿰맨 옛 제본의 공책입니다. 먹도 만년필도 잘 받습니다.',
      en: 'A notebook bound in the old way with five stitches. It takes brush and fountain pen alike.',
      cn: '以五孔线装古法装订，毛笔与钢笔书写皆宜。',
    },
    description: {
      ko: `<p>능화판으로 무늬를 눌러 찍은 표지에 닥종이 속지를 넣었습니다. 펼치면 평평하게 눕고, 실을 풀어 속지를 바꾸실 수 있습니다.</p>
<h2>크기와 재질</h2><ul><li>15 × 21 cm, 80쪽</li><li>표지: 천연 염색 한지, 무명실</li><li>속지: 순지(닥 100%) 또는 혼합지(닥 40%, 펄프 60%)</li></ul>
<h2>관리</h2><p>습기가 많은 곳을 피해 눕혀 두십시오. 속지 묶음은 따로 주문하실 수 있습니다.</p>`,
      en: `<p>The cover is pressed with a carved wooden block, the leaves are mulberry paper. It lies flat when open, and the thread can be undone to change the leaves.</p>
<h2>Size and material</h2><ul><li>15 × 21 cm, 80 pages</li><li>Cover: plant-dyed hanji, cotton thread</li>
<li>Leaves: pure hanji (100% mulberry) or mixed (40% mulberry, 60% pulp)</li></ul>
<h2>Care</h2><p>Keep it lying down and away from damp. Leaves for refilling can be ordered separately.</p>`,
      cn: `<p>封面以木雕菱花板压纹，内页为楮皮纸。摊开可平放，拆线即可更换内页。</p>
<h2>尺寸与材质</h2><ul><li>15×21 cm，80页</li><li>封面：植物染韩纸，棉线</li><li>内页：纯楮纸（楮皮100%）或混合纸（楮皮40%，纸浆60%）</li></ul>
<h2>保养</h2><p>请平放于干燥处。内页可另行订购。</p>`,
    },
    price: 17_000,
    taxKind: 'taxable',
    maker: { ko: '닥나무집', en: 'Dangnamu House', cn: '楮木之家' },
    isPickUp: true,
    images: ['shop-44-2'],
    options: [
      {
        name: { ko: '표지 색', en: 'Cover', cn: '封面颜色' },
        values: [
          { ko: '쪽빛', en: 'Indigo', cn: '靛蓝' },
          { ko: '치자색', en: 'Gardenia yellow', cn: '栀子黄' },
          { ko: '소목색', en: 'Sappan red', cn: '苏木红' },
        ],
      },
      {
        name: { ko: '속지', en: 'Leaves', cn: '内页' },
        values: [{ ko: '혼합지', en: 'Mixed', cn: '混合纸' }, { ko: '순지', en: 'Pure hanji', cn: '纯楮纸' }],
      },
    ],
    variants: [
      { code: 'NOTE5-IN-MX', values: ['쪽빛', '혼합지'], priceDifference: 0, stock: 70 },
      { code: 'NOTE5-IN-PU', values: ['쪽빛', '순지'], priceDifference: 6_000, stock: 35 },
      { code: 'NOTE5-GY-MX', values: ['치자색', '혼합지'], priceDifference: 0, stock: 48 },
      { code: 'NOTE5-GY-PU', values: ['치자색', '순지'], priceDifference: 6_000, stock: 21 },
      { code: 'NOTE5-SR-MX', values: ['소목색', '혼합지'], priceDifference: 0, stock: 39 },
    ],
    createdDaysAgo: 22,
  },
  {
    key: 'shop-45',
    category: 'notebooks',
    name: { ko: '꽃물 편지지 세트', en: 'Flower-dyed letter set', cn: '花染信笺套装' },
    summary: {
      ko: '꽃잎을 눌러 떠 넣은 편지지와 봉투입니다. 봉하는 데 쓰는 밀랍 도장 스티커가 들어 있습니다.',
      en: 'Letter paper and envelopes with petals pressed in, and wax-seal stickers to close them.',
      cn: '嵌入花瓣的信纸与信封，附封口用蜡章贴。',
    },
    description: {
      ko: `<p>종이를 뜰 때 말린 꽃잎과 풀잎을 얹어 함께 눌렀습니다. 장마다 꽃의 자리가 달라 받는 분께 한 장뿐인 편지가 됩니다.</p>
<h2>구성</h2><ul><li>편지지 12장(14 × 20 cm), 봉투 6장(16 × 11 cm)</li><li>밀랍 도장 스티커 6개</li><li>재질: 닥종이, 말린 꽃</li></ul>
<h2>쓰실 때</h2><p>수성 펜은 천천히 쓰셔야 번지지 않습니다. 꽃잎 위는 피해 쓰시면 좋습니다.</p>`,
      en: `<p>Dried petals and leaves are laid on the wet sheet and pressed in. The flowers lie differently on every sheet, so each letter is the only one of its kind.</p>
<h2>What is inside</h2><ul><li>12 sheets (14 × 20 cm), 6 envelopes (16 × 11 cm)</li><li>6 wax-seal stickers</li>
<li>Mulberry paper, dried flowers</li></ul>
<h2>In use</h2><p>Write slowly with water-based ink so that it does not run, and keep clear of the petals.</p>`,
      cn: `<p>抄纸时铺上干花瓣与草叶一同压制。每张花的位置不同，收到的人都会得到独一无二的信。</p>
<h2>内含</h2><ul><li>信纸12张（14×20 cm），信封6个（16×11 cm）</li><li>蜡章贴6枚</li><li>材质：楮皮纸、干花</li></ul>
<h2>使用提示</h2><p>使用水性笔请慢写以免洇墨，并避开花瓣处。</p>`,
    },
    price: 13_000,
    taxKind: 'taxable',
    maker: { ko: '닥나무집', en: 'Dangnamu House', cn: '楮木之家' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'LETTER-FLOWER', values: [], priceDifference: 0, stock: 2 }],
    createdDaysAgo: 170,
  },
  {
    key: 'shop-46',
    category: 'brushes',
    name: { ko: '붓글씨 첫걸음 세트', en: 'First calligraphy set', cn: '书法入门套装' },
    summary: {
      ko: '붓 두 자루와 벼루, 먹, 연적, 깔개를 한 상자에 담았습니다. 처음 시작하시는 분께 알맞습니다.',
      en: 'Two brushes, inkstone, ink stick, water dropper and mat in one box, for those who begin.',
      cn: '两支毛笔、砚、墨、水滴与毡垫一盒齐备，适合初学者。',
    },
    description: {
      ko: `<p>굵은 붓은 양털, 가는 붓은 족제비 꼬리털을 섞어 탄력이 있습니다. 벼루는 먹이 잘 갈리는 푸른 돌을 골랐습니다.</p>
<h2>구성</h2><ul><li>큰 붓 1자루, 작은 붓 1자루</li><li>돌벼루 9 × 14 cm, 먹 1개, 백자 연적 1개</li><li>모직 깔개 35 × 50 cm, 연습 한지 20장</li></ul>
<h2>관리</h2><p>붓은 쓰신 뒤 찬물에 먹을 빼고 끝을 모아 매달아 말리십시오. 벼루에 남은 먹은 굳기 전에 씻어 주십시오.</p>`,
      en: `<p>The large brush is goat hair; the small one has weasel hair in it and springs back. The inkstone is a bluish stone on which ink grinds well.</p>
<h2>What is inside</h2><ul><li>One large and one small brush</li><li>Stone inkstone 9 × 14 cm, an ink stick, a porcelain water dropper</li>
<li>Woollen mat 35 × 50 cm, 20 sheets of practice paper</li></ul>
<h2>Care</h2><p>Rinse the brushes in cold water, shape the tips and hang them up to dry. Wash the inkstone before the ink hardens.</p>`,
      cn: `<p>大笔为羊毫，小笔掺狼毫，富有弹性。砚台选用发墨好的青石。</p>
<h2>内含</h2><ul><li>大笔1支，小笔1支</li><li>石砚9×14 cm，墨1锭，白瓷水滴1个</li><li>羊毛毡垫35×50 cm，练习韩纸20张</li></ul>
<h2>保养</h2><p>用后以冷水洗净余墨，理顺笔尖悬挂晾干。砚中残墨请在干结前洗净。</p>`,
    },
    price: 58_000,
    listPrice: 66_000,
    taxKind: 'taxable',
    maker: { ko: '먹내음', en: 'Meoknaeum', cn: '墨香斋' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'BRUSH-SET', values: [], priceDifference: 0, stock: 18 }],
    createdDaysAgo: 49,
  },
  {
    key: 'shop-47',
    category: 'books',
    name: { ko: '보자기로 싸는 법', en: 'How to Wrap in a Bojagi', cn: '包袱巾的包法' },
    summary: {
      ko: '술병부터 책, 과일 상자까지 서른 가지 매듭과 싸는 법을 그림으로 따라 하는 책입니다.',
      en: 'Thirty knots and ways of wrapping – bottles, books, boxes of fruit – to follow in drawings.',
      cn: '从酒瓶、书籍到水果盒，以插图讲解三十种绳结与包法。',
    },
    description: {
      ko: `<p>매듭을 맺는 손을 한 단계씩 그림으로 보여 드립니다. 우리말과 영어가 나란히 적혀 있어 외국에 계신 분께 선물하기에도 좋습니다.</p>
<h2>책 정보</h2><ul><li>168쪽, 18 × 24 cm, 양장</li><li>한국어와 영어</li><li>부록: 연습용 면 보자기 한 장(45 × 45 cm)</li></ul>
<h2>차례</h2><ul><li>네모 상자와 둥근 상자</li><li>병과 긴 물건</li><li>가방으로 쓰는 보자기</li><li>명절과 혼례의 매듭</li></ul>`,
      en: `<p>The hands that tie the knots are drawn step by step. Korean and English stand side by side, which makes it a present for friends abroad as well.</p>
<h2>About this book</h2><ul><li>168 pages, 18 × 24 cm, hardback</li><li>Korean and English</li>
<li>With a cotton cloth to practise on (45 × 45 cm)</li></ul>
<h2>Contents</h2><ul><li>Square and round boxes</li><li>Bottles and long things</li><li>The bojagi as a bag</li>
<li>Knots for holidays and weddings</li></ul>`,
      cn: `<p>以插图逐步展示打结的手法。韩英对照，也适合送给海外的朋友。</p>
<h2>图书信息</h2><ul><li>168页，18×24 cm，精装</li><li>韩语、英语</li><li>附赠：练习用棉布包袱巾一条（45×45 cm）</li></ul>
<h2>目录</h2><ul><li>方盒与圆盒</li><li>瓶子与长形物品</li><li>当作手提袋的包袱巾</li><li>节日与婚礼绳结</li></ul>`,
    },
    price: 22_000,
    taxKind: 'exempt',
    maker: { ko: '책마루', en: 'Chaekmaru', cn: '书台出版' },
    isPickUp: true,
    options: [],
    variants: [{ code: 'BOOK-BOJAGI', values: [], priceDifference: 0, stock: 54 }],
    createdDaysAgo: 136,
  },
  {
    key: 'shop-48',
    category: 'gift-sets',
    name: { ko: '차와 다식 선물 상자', en: 'Gift box of tea and sweets', cn: '茶与茶食礼盒' },
    summary: {
      ko: '세작 녹차와 다식, 잔 두 개를 나무 상자에 담고 명주 보자기로 싸 드립니다.',
      en: 'Green tea, pressed sweets and two cups in a wooden box, wrapped in a silk bojagi.',
      cn: '细雀绿茶、茶食与两只茶杯装入木盒，以绸缎包袱巾包裹。',
    },
    description: {
      ko: `<p>달숲다원의 차에 소담한과의 다식과 고요가마의 잔을 더했습니다. 주문하실 때 배송 메모에 적어 주시면 손으로 쓴 카드를 함께 넣어 드립니다.</p>
<h2>구성</h2><ul><li>세작 녹차 30 g</li><li>다식 15개(송화, 흑임자, 오미자)</li><li>백자 잔 2개(70 ml)</li><li>오동나무 상자 26 × 18 × 9 cm, 보자기 70 × 70 cm</li></ul>
<h2>보관</h2><p>다식은 받으신 날부터 20일 안에 드십시오. <strong>참깨</strong>가 들어 있습니다. 잔은 부드러운 수세미로 씻으십시오.</p>`,
      en: `<p>Tea from Dalsup Tea Garden with sweets by Sodam Hangwa and cups from Goyo Kiln. Ask in the delivery note, and we add a card written by hand.</p>
<h2>What is inside</h2><ul><li>Sejak green tea, 30 g</li><li>15 pressed sweets: pine pollen, black sesame, omija berry</li>
<li>Two porcelain cups (70 ml)</li><li>Paulownia box 26 × 18 × 9 cm, wrapping cloth 70 × 70 cm</li></ul>
<h2>Storing</h2><p>Eat the sweets within 20 days of arrival. They contain <strong>sesame</strong>. Wash the cups with a soft sponge.</p>`,
      cn: `<p>月林茶园的茶，配素淡韩果的茶食与静窑的茶杯。下单时在配送备注中说明，我们会附上手写卡片。</p>
<h2>内含</h2><ul><li>细雀绿茶30 g</li><li>茶食15个（松花、黑芝麻、五味子）</li><li>白瓷杯2只（70 ml）</li><li>桐木盒26×18×9 cm，包袱巾70×70 cm</li></ul>
<h2>保存</h2><p>茶食请在收到后20天内食用，含有<strong>芝麻</strong>。茶杯请用软海绵清洗。</p>`,
    },
    price: 69_000,
    listPrice: 80_000,
    taxKind: 'taxable',
    maker: { ko: '달숲다원', en: 'Dalsup Tea Garden', cn: '月林茶园' },
    isPickUp: true,
    images: ['shop-48-2'],
    options: [],
    variants: [{ code: 'GIFT-TEA', values: [], priceDifference: 0, stock: 26 }],
    createdDaysAgo: 1,
  },
]
