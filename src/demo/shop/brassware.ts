import type { SeedProduct } from './products.ts'

/** Brassware of the demo shop: made by invented small companies. */
export const brassware: readonly SeedProduct[] = [
  {
    key: 'shop-21',
    category: 'brassware',
    name: { ko: '방짜 유기 수저', en: 'Hammered brass spoon and chopsticks', cn: '锻打响铜匙筷' },
    summary: {
      ko: '달군 놋쇠를 두드려 펴서 만든 수저 한 벌입니다. 묵직하고 온기가 오래 남습니다.',
      en: 'A spoon and chopsticks of hammered brass: weighty, and warm for long in the hand.',
      cn: '烧红的响铜反复锻打而成，匙筷手感厚实，余温持久。',
    },
    description: {
      ko: `<p>구리와 주석을 녹인 쇠를 불에 달구어 여러 번 두드립니다. 숟가락 앞쪽은 얇고 목은 두툼해 쓸수록 손에 익습니다.</p>
<h2>크기와 재질</h2><ul><li>숟가락 21.5 cm, 젓가락 22.5 cm</li><li>재질: 구리 78%, 주석 22%</li><li>두 벌 묶음은 누비 수저집 두 개와 함께 보냅니다.</li></ul>
<h2>관리</h2><p>부드러운 수세미와 중성 세제로 씻어 바로 물기를 닦으십시오. 얼룩은 <strong>초록색 수세미</strong>로 한 방향으로 문지르면 지워집니다.</p>`,
      en: `<p>An alloy of copper and tin is heated and beaten many times over. The bowl of the spoon is thin at the tip and the neck is full, and it settles into the hand with use.</p>
<h2>Size and material</h2><ul><li>Spoon 21.5 cm, chopsticks 22.5 cm</li><li>Copper 78%, tin 22%</li>
<li>The pair of sets comes with two quilted cases.</li></ul>
<h2>Care</h2>
<p>Wash with a soft sponge and mild soap and dry at once. Stains come off with a <strong>scouring pad</strong>, rubbed in one direction.</p>`,
      cn: `<p>铜锡合金烧红后反复锻打。匙头前薄、匙颈厚实，越用越顺手。</p>
<h2>尺寸与材质</h2><ul><li>勺21.5 cm，筷22.5 cm</li><li>材质：铜78%，锡22%</li><li>两套装附赠两个绗缝餐具袋。</li></ul>
<h2>保养</h2><p>用软海绵与中性洗涤剂清洗后立即擦干。污渍可用<strong>百洁布</strong>顺一个方向擦除。</p>`,
    },
    price: 45_000,
    taxKind: 'taxable',
    maker: { ko: '놋울림', en: 'Notullim', cn: '铜鸣坊' },
    isPickUp: true,
    options: [
      {
        name: { ko: '구성', en: 'Set', cn: '规格' },
        values: [{ ko: '한 벌', en: 'One set', cn: '一套' }, { ko: '두 벌', en: 'Two sets', cn: '两套' }],
      },
    ],
    variants: [
      { code: 'BRASS-SPOON-1', values: ['한 벌'], priceDifference: 0, stock: 31 },
      { code: 'BRASS-SPOON-2', values: ['두 벌'], priceDifference: 42_000, stock: 16 },
    ],
    createdDaysAgo: 66,
  },
  {
    key: 'shop-22',
    category: 'brassware',
    name: { ko: '유기 합', en: 'Brass bowl with a lid', cn: '响铜盖碗' },
    summary: {
      ko: '뚜껑을 덮어 밥을 따뜻하게 내는 놋그릇입니다. 은은한 금빛이 상을 밝힙니다.',
      en: 'A lidded bowl that brings rice to the table warm, in a quiet gold.',
      cn: '带盖铜碗，米饭上桌依然温热，柔和的金色点亮餐桌。',
    },
    description: {
      ko: `<p>쇳물을 부어 모양을 잡은 뒤 가질틀에서 한 겹씩 깎아 두께를 맞춥니다. 마지막에 손으로 문질러 광을 누그러뜨립니다.</p>
<h2>크기와 재질</h2><ul><li>지름 11.5 cm, 뚜껑을 덮은 높이 9 cm, 380 ml</li><li>무게: 약 520 g</li><li>재질: 구리 78%, 주석 22%</li></ul>
<h2>관리</h2><p>전자레인지와 식기세척기에는 쓰지 마십시오. 오래 두실 때에는 물기를 닦고 신문지에 싸서 건조한 곳에 두십시오.</p>`,
      en: `<p>The bowl is cast, then turned down layer by layer on a lathe until the wall is even. At the end the shine is softened by hand.</p>
<h2>Size and material</h2><ul><li>11.5 cm across, 9 cm high with the lid, 380 ml</li><li>Weight: about 520 g</li>
<li>Copper 78%, tin 22%</li></ul>
<h2>Care</h2>
<p>Not for the microwave or the dishwasher. When it is put away for long, dry it, wrap it in newspaper and keep it in a dry place.</p>`,
      cn: `<p>浇铸成型后在车床上逐层车削，使壁厚均匀，最后手工打磨，让光泽柔和。</p>
<h2>尺寸与材质</h2><ul><li>直径11.5 cm，加盖高9 cm，380 ml</li><li>重量：约520 g</li><li>材质：铜78%，锡22%</li></ul>
<h2>保养</h2><p>请勿使用微波炉与洗碗机。长期收纳时请擦干，以报纸包裹，置于干燥处。</p>`,
    },
    price: 96_000,
    taxKind: 'taxable',
    maker: { ko: '놋울림', en: 'Notullim', cn: '铜鸣坊' },
    isPickUp: true,
    mostEach: 2,
    images: ['shop-22-2'],
    options: [],
    variants: [{ code: 'BRASS-HAP', values: [], priceDifference: 0, stock: 11 }],
    createdDaysAgo: 105,
  },
]
