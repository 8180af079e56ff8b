import type { InitialArea } from '../area.ts'

export const tax: InitialArea = {
  code: 'tax',
  name: { ko: '세무', en: 'Tax', cn: '税务' },
  headline: {
    ko: '서명하기 전에, 나누고 난 뒤 손에 남는 것을 계산합니다',
    en: 'Before you sign, work out what will be left',
    cn: '签字之前，先算清分割之后实际到手多少',
  },
  summary: {
    ko: '이혼과 상속, 증여에는 양도소득세와 증여세, 상속세, 취득세가 따라옵니다. 같은 재산도 어떤 이름으로 넘기는지에 따라 세금이 달라지므로, 합의하기 전에 함께 계산합니다.',
    en: 'Divorce, inheritance and gifts bring capital gains, gift, inheritance and acquisition taxes with them. The tax depends on the legal ground of a transfer, so it is worked out before anything is agreed.',
    cn: '离婚、继承、赠与都伴随着资产转让所得税、赠与税、遗产税与取得税。同一财产以何种名义转移，税款并不相同，因此在达成协议之前一并计算。',
  },
  overview: {
    ko: `<h2>넘기는 이름이 세금을 정합니다</h2>
<p>이혼하면서 집 한 채를 상대방에게 넘기는 일도 그 원인에 따라 세금이 다릅니다. 등기와 합의서에 적는 말이 중요한 까닭입니다.</p>
<ul>
<li><strong>재산분할</strong>로 넘기면 원칙적으로 양도소득세도 증여세도 부과되지 않고, 취득세는 특례 세율을 따릅니다.</li>
<li><strong>위자료나 양육비 대신</strong> 넘기면 넘기는 사람에게 양도소득세가 생길 수 있고, 받는 사람은 취득세를 냅니다.</li>
<li><strong>이혼하기 전에 증여</strong>하면 배우자 증여공제를 넘는 부분에 증여세가 생기고 취득세가 따로 듭니다. 대출을 함께 넘기면 그만큼은 양도가 될 수 있습니다.</li>
</ul>
<p>재산분할이라고 적었더라도 그 몫이 상당하다고 할 수 없을 만큼 지나치게 크고 세금을 피하기 위한 것이라면, 지나친 부분은 증여로 볼 수 있습니다.</p>
<h2>나중에 팔 때의 세금까지 봅니다</h2>
<ul>
<li>재산분할로 받은 부동산은 <strong>배우자가 처음 취득한 때</strong>를 취득 시기로 봅니다. 오래전에 싸게 산 집이라면 양도차익이 크게 계산됩니다.</li>
<li>배우자에게 증여받은 부동산을 <strong>10년</strong> 안에 팔면 배우자가 처음 산 값을 취득가액으로 계산할 수 있습니다. 이혼하였더라도 같습니다(소득세법 제97조의2).</li>
<li>세금을 줄이려고 서류만 이혼한 경우에는 같은 세대로 보아 주택 수를 합할 수 있습니다.</li>
</ul>
<h2>상속과 증여의 기한</h2>
<ul>
<li>상속세와 상속으로 인한 취득세: 사망한 날이 속하는 달의 말일부터 <strong>6개월</strong></li>
<li>증여세: 증여받은 날이 속하는 달의 말일부터 <strong>3개월</strong></li>
<li>양도소득세 예정신고: 부동산을 넘긴 날이 속하는 달의 말일부터 <strong>2개월</strong></li>
</ul>
<p>상속세는 상속인이 돌아가신 날 전 10년 안에 받은 증여, 상속인이 아닌 사람이 5년 안에 받은 증여를 더하여 계산합니다. 공제 금액과 세율은 자주 바뀌므로 상속이나 증여가 있었던 날의 법령으로 확인해야 합니다. 사실혼 배우자에게는 배우자 증여공제와 배우자 상속공제가 적용되지 않습니다.</p>
<h2>이미 고지를 받았다면</h2>
<p>과세예고통지를 받은 날부터 30일 안에 과세전적부심사를, 처분의 통지를 받은 날부터 <strong>90일</strong> 안에 심사청구나 심판청구를 할 수 있습니다. 세금을 더 내신 경우에는 원칙적으로 신고 기한이 지난 뒤 5년 안에 경정청구를 할 수 있습니다. 날짜가 지나면 옳은 주장도 받아들여지기 어려우므로 고지서를 받은 날부터 확인하십시오.</p>`,
    en: `<h2>The ground of a transfer decides the tax</h2>
<p>Even the same home, handed over on divorce, is taxed differently depending on why. That is why the words in the agreement and the register matter.</p>
<ul>
<li>As <strong>property division</strong>, it is in principle subject to neither capital gains nor gift tax; acquisition tax is charged at a special rate.</li>
<li><strong>In place of compensation or child support</strong>, the one who transfers it may owe capital gains tax and the one who receives it pays acquisition tax.</li>
<li>As a <strong>gift before the divorce</strong>, it brings gift tax above the spousal deduction, and acquisition tax. If a loan goes with it, that part may count as a sale.</li>
</ul>
<p>Even if it is called property division, where the share is so excessive that it cannot be thought reasonable and serves to avoid tax, the excess may be treated as a gift.</p>
<h2>Think of the day you sell</h2>
<ul>
<li>Real estate received as property division counts as acquired <strong>when your spouse first acquired it</strong>. A home bought cheaply long ago means a large gain.</li>
<li>If you sell real estate given by your spouse within <strong>ten years</strong>, the gain may be computed from the price your spouse paid, even after divorce (Article 97-2 of the Income Tax Act).</li>
<li>A couple divorced on paper only, to save tax, may be treated as one household and their homes added together.</li>
</ul>
<h2>Deadlines for inheritance and gifts</h2>
<ul>
<li>Inheritance tax, and acquisition tax on inheritance: <strong>six months</strong> from the end of the month of death</li>
<li>Gift tax: <strong>three months</strong> from the end of the month of the gift</li>
<li>Preliminary return of capital gains tax: <strong>two months</strong> from the end of the month in which real estate was transferred</li>
</ul>
<p>Inheritance tax also counts gifts made to heirs within ten years before death, and to others within five. Deductions and rates change often: what matters is the law on the day of the inheritance or gift. The spousal deductions for gift and inheritance tax do not apply to de facto spouses.</p>
<h2>If you have been assessed already</h2>
<p>A review may be requested within 30 days of a notice of intended assessment, and an appeal made within <strong>90 days</strong> of notice of the decision. Where you paid too much, a correction can in principle be claimed within five years after the filing deadline. Once the date has passed even a sound argument is hard to make, so begin with the day you received the notice.</p>`,
    cn: `<h2>以何种名义转移，决定税款</h2>
<p>离婚时把一套房屋转给对方，也因原因不同而税款不同。这正是登记与协议书的措辞重要的缘故。</p>
<ul>
<li>以<strong>财产分割</strong>转移的，原则上既不征资产转让所得税也不征赠与税，取得税适用特例税率。</li>
<li><strong>代替抚慰金或抚养费</strong>转移的，转出方可能产生资产转让所得税，取得方缴纳取得税。</li>
<li><strong>离婚之前赠与</strong>的，超过配偶赠与扣除额的部分产生赠与税，另缴取得税；连同贷款一并转移的，该部分可能视为转让。</li>
</ul>
<p>即使写明是财产分割，若份额过大以致难以认为相当，且目的在于规避税款，超出部分可能被视为赠与。</p>
<h2>还要看日后出售时的税款</h2>
<ul>
<li>因财产分割取得的不动产，以<strong>配偶最初取得之时</strong>为取得时间。多年前低价购入的房屋，转让差额会计算得较大。</li>
<li>受配偶赠与的不动产在<strong>十年</strong>内出售的，可能以配偶最初购入的价格计算取得价额，离婚之后亦然（《所得税法》第97条之2）。</li>
<li>为减少税款而仅在书面上离婚的，可能被视为同一户而合并计算住宅数。</li>
</ul>
<h2>继承与赠与的期限</h2>
<ul>
<li>遗产税及因继承产生的取得税：自死亡之日所在月的月末起<strong>六个月</strong></li>
<li>赠与税：自受赠之日所在月的月末起<strong>三个月</strong></li>
<li>资产转让所得税预申报：自不动产转让之日所在月的月末起<strong>两个月</strong></li>
</ul>
<p>遗产税的计算，须加上继承人在死亡之前十年内、非继承人在五年内所受的赠与。扣除额与税率经常变化，须以继承或赠与发生之日的法令确认。配偶赠与扣除与配偶继承扣除不适用于事实婚姻配偶。</p>
<h2>如果已经收到缴税通知</h2>
<p>自收到课税预告通知之日起30日内可以请求课税前适否审查，自收到处分通知之日起<strong>90日</strong>内可以提出审查请求或审判请求。多缴税款的，原则上可在申报期限届满后五年内请求更正。期限一过，正确的主张也难以被采纳，请先确认收到通知的日期。</p>`,
  },
  steps: [
    {
      title: { ko: '재산마다 이력을 적습니다', en: 'The history of each asset', cn: '写下每项财产的来历' },
      text: {
        ko: '언제 얼마에 누구의 이름으로 샀는지, 대출이 얼마나 남았는지, 그동안 증여나 증축이 있었는지를 적습니다. 모르는 값은 등기와 계약서, 신고 내역으로 확인합니다.',
        en: 'When it was bought, for how much, in whose name; what is owed on it; gifts or building works since. What you do not know is found in the register, contracts and past returns.',
        cn: '写明何时、以多少价格、以谁的名义购入，尚欠多少贷款，其间是否有赠与或扩建。不清楚的数额，通过登记、合同与申报记录确认。',
      },
    },
    {
      title: { ko: '방법별로 세금을 견줍니다', en: 'Comparing the ways', cn: '比较各种方式的税款' },
      text: {
        ko: '재산분할, 위자료, 증여, 매각 뒤 나누기 가운데 가능한 방법을 놓고 넘길 때와 나중에 팔 때의 세금을 따로 계산합니다. 세무사 자격이 있는 고문과 변호사가 함께 검토합니다.',
        en: 'Property division, compensation, gift, or selling first and sharing the proceeds: for each we compute the tax on transfer and on a later sale. A lawyer and our adviser, a certified tax accountant, look at it together.',
        cn: '在财产分割、抚慰金、赠与、出售后分配等可行方式中，分别计算转移时与日后出售时的税款。由具备税务师资格的顾问与律师共同审查。',
      },
    },
    {
      title: { ko: '합의서와 등기의 문구를 정합니다', en: 'Wording agreement and register', cn: '确定协议书与登记的措辞' },
      text: {
        ko: '원인과 금액을 나누어 적고, 세금을 누가 부담할지, 대출을 어떻게 할지도 적습니다. 실제와 다른 원인을 적는 일은 도와 드리지 않습니다.',
        en: 'Grounds and amounts are stated separately, together with who bears the tax and what becomes of loans. We do not help to state a ground that is not true.',
        cn: '原因与金额分开写明，并写明税款由谁负担、贷款如何处理。我们不协助填写与事实不符的原因。',
      },
    },
    {
      title: { ko: '신고와 납부의 기한을 챙깁니다', en: 'Returns and payment in time', cn: '留意申报与缴纳期限' },
      text: {
        ko: '세목마다 신고할 곳과 기한이 다릅니다. 신고서에 붙일 서류를 준비하고, 한 번에 내기 어려우면 분납이나 연부연납을 신청할 수 있는지 살핍니다.',
        en: 'Each tax has its own office and deadline. We prepare the enclosures and, if payment at once is too hard, see whether instalments can be applied for.',
        cn: '各税种的申报机关与期限不同。准备申报所附文件；难以一次缴清的，研究能否申请分期缴纳。',
      },
    },
    {
      title: { ko: '조사와 고지에 대응합니다', en: 'Audits and assessments', cn: '应对调查与缴税通知' },
      text: {
        ko: '세무서에서 해명을 요청하거나 고지서를 보내면 사실을 확인하여 의견을 냅니다. 다툴 이유가 있으면 과세전적부심사와 불복 청구, 소송의 순서와 기한을 정합니다.',
        en: 'When the tax office asks for an explanation or sends an assessment, we establish the facts and reply. If there is reason to contest it, we plan review, appeal and action within their time limits.',
        cn: '税务机关要求说明或发出缴税通知时，查明事实并提出意见。有理由争议的，安排课税前适否审查、不服请求与诉讼的顺序与期限。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '재산의 수와 종류', en: 'Number and kind of assets', cn: '财产的数量与种类' },
      text: {
        ko: '집 한 채인지, 여러 부동산과 사업체, 주식이 함께 있는지에 따라 계산할 방법의 수가 달라집니다.',
        en: 'One home is one computation; several properties, a business and shares are many.',
        cn: '仅有一套住房，还是同时有多处不动产、企业与股份，需要计算的方案数量不同。',
      },
    },
    {
      title: { ko: '검토의 범위', en: 'The scope of the review', cn: '审查的范围' },
      text: {
        ko: '합의안의 세금만 살피는지, 신고까지 맡기시는지, 과세에 불복하는지에 따라 맡는 일이 다릅니다. 세금 신고의 대리는 세무사와 따로 계약하실 수 있습니다.',
        en: 'It may cover the tax of one draft agreement, the returns as well, or an appeal. Filing by a tax accountant can be a contract of its own.',
        cn: '仅审查协议方案的税款、连同申报一并委托，还是对课税提出不服，工作各不相同。税务申报代理可与税务师另行签约。',
      },
    },
    {
      title: { ko: '평가와 감정', en: 'Valuations', cn: '评估与鉴定' },
      text: {
        ko: '시가를 확인하기 어려운 부동산이나 비상장 주식은 감정평가가 필요할 수 있습니다. 감정을 받는 것이 나은지부터 따져 봅니다.',
        en: 'Real estate without a clear market price or unlisted shares may need a valuation. We first ask whether it is worth having.',
        cn: '难以确认市价的不动产或非上市股份，可能需要评估。我们会先判断评估是否有利。',
      },
    },
    {
      title: { ko: '남은 시간', en: 'The time left', cn: '剩余时间' },
      text: {
        ko: '기한이 가까우면 자료를 모으는 일이 급해지고 고를 수 있는 방법도 줄어듭니다. 늦은 신고에는 가산세가 붙을 수 있습니다.',
        en: 'Near a deadline everything is rushed and there is less to choose from. Late returns may carry penalties.',
        cn: '期限临近时，收集资料更为紧迫，可选方式也会减少。逾期申报可能加收加算税。',
      },
    },
  ],
  documents: [
    {
      title: { ko: '부동산 등기사항증명서', en: 'Land register extracts', cn: '不动产登记事项证明书' },
      note: {
        ko: '취득한 날과 원인, 대출의 담보를 확인합니다. 말소된 내용까지 나오게 발급합니다.',
        en: 'They show date and ground of acquisition and mortgages. Ask for an extract that includes cancelled entries.',
        cn: '确认取得日期、原因与贷款担保。请开具包含已注销内容的版本。',
      },
    },
    {
      title: {
        ko: '취득할 때의 매매계약서와 취득세 영수증',
        en: 'Purchase contract and acquisition tax receipt',
        cn: '取得时的买卖合同与取得税收据',
      },
      note: {
        ko: '상대방이 처음 살 때의 서류라면 합의하기 전에 사본을 받아 두십시오.',
        en: 'If it was your spouse who bought, obtain copies before you agree.',
        cn: '若为对方最初购入时的文件，请在达成协议之前取得复印件。',
      },
    },
    {
      title: { ko: '집을 고친 비용의 영수증', en: 'Receipts for improvements', cn: '房屋修缮费用的收据' },
      note: {
        ko: '집의 값을 높인 공사비는 양도차익에서 뺄 수 있는 경우가 있습니다.',
        en: 'Works that raised the value can sometimes be deducted from the gain.',
        cn: '提高房屋价值的工程费，有时可以从转让差额中扣除。',
      },
    },
    {
      title: { ko: '대출과 보증금의 잔액증명서', en: 'Statements of loans and deposits', cn: '贷款与保证金余额证明' },
      note: null,
    },
    {
      title: { ko: '지난 증여의 신고서와 이체 내역', en: 'Past gift tax returns and transfers', cn: '以往赠与的申报书与转账记录' },
      note: {
        ko: '배우자와 자녀에게 준 것, 부모에게서 받은 것을 10년 앞까지 살핍니다.',
        en: 'What was given to spouse and children or received from parents, ten years back.',
        cn: '给予配偶、子女的，以及从父母处得到的，追溯十年。',
      },
    },
    {
      title: {
        ko: '합의서나 조정조서, 판결문의 초안과 사본',
        en: 'Draft agreement, mediation record or judgment',
        cn: '协议书草稿、调解笔录或判决书副本',
      },
      note: {
        ko: '서명하기 전의 초안이라면 가장 좋습니다.',
        en: 'Best of all, a draft not yet signed.',
        cn: '最好是签字之前的草稿。',
      },
    },
    {
      title: { ko: '세무서에서 받은 안내문과 고지서', en: 'Letters and assessments from the tax office', cn: '税务机关寄来的通知与缴税单' },
      note: {
        ko: '받은 날을 봉투에 적어 두십시오. 불복할 수 있는 기간이 그날부터 흐릅니다.',
        en: 'Write the date of receipt on the envelope: time to appeal runs from it.',
        cn: '请在信封上注明收到日期，不服请求的期间自该日起算。',
      },
    },
  ],
  faqs: [
    {
      question: {
        ko: '재산분할로 집을 받으면 세금을 전혀 내지 않습니까?',
        en: 'Is a home received as property division free of all tax?',
        cn: '因财产分割得到房屋，就完全不用缴税吗？',
      },
      answer: {
        ko: '받을 때 증여세는 부과되지 않는 것이 원칙이지만 취득세는 냅니다. 이혼에 따른 재산분할에는 특례 세율이 적용됩니다. 더 살펴야 할 것은 나중에 팔 때입니다. 취득 시기를 배우자가 처음 산 날로 보기 때문에 양도차익이 예상보다 클 수 있고, 그때 1세대 1주택에 해당하는지도 함께 따져야 합니다.',
        en: 'In principle no gift tax is due, but acquisition tax is, at a special rate for property division on divorce. More important is the day you sell: as the home counts as acquired when your spouse bought it, the gain may be larger than expected, and whether you qualify as a one-home household then has to be checked too.',
        cn: '取得时原则上不征赠与税，但须缴取得税，离婚财产分割适用特例税率。更需留意的是日后出售之时：由于取得时间视为配偶最初购入之日，转让差额可能大于预期，届时是否符合一户一房也须一并判断。',
      },
    },
    {
      question: {
        ko: '이혼하기 전에 증여로 받는 것이 낫습니까?',
        en: 'Is it better to receive it as a gift before the divorce?',
        cn: '离婚之前以赠与方式取得更好吗？',
      },
      answer: {
        ko: '사정에 따라 다릅니다. 배우자 사이에는 10년을 합하여 6억 원까지 증여재산에서 공제되지만, 취득세가 재산분할과 다르고 10년 안에 팔면 이월과세가 적용될 수 있습니다. 무엇보다 혼인이 끝난 뒤에는 배우자 공제를 받을 수 없으므로 순서와 날짜가 중요합니다. 두 방법을 나란히 계산한 뒤에 고르시기 바랍니다.',
        en: 'It depends. Between spouses up to KRW 600 million over ten years is deducted, but acquisition tax differs from that of property division, and a sale within ten years may bring carry-over taxation. After the marriage has ended there is no spousal deduction, so order and dates matter. Compute both side by side before you choose.',
        cn: '视情况而定。配偶之间十年合计可扣除6亿韩元，但取得税与财产分割不同，十年内出售还可能适用结转课税。尤其婚姻结束后不能享受配偶扣除，因此顺序与日期非常重要。请将两种方式并列计算之后再选择。',
      },
    },
    {
      question: {
        ko: '생활비나 양육비로 받은 돈에도 증여세가 나옵니까?',
        en: 'Is money for living costs or child support taxed as a gift?',
        cn: '收到的生活费、抚养费也要缴赠与税吗？',
      },
      answer: {
        ko: '부양할 의무가 있는 사람 사이에서 사회 통념상 인정되는 생활비와 교육비를 그때그때 쓰도록 준 돈에는 증여세가 부과되지 않습니다. 그러나 생활비라고 받은 돈을 모아 예금을 하거나 집과 주식을 사는 데 쓰면 증여로 볼 수 있습니다. 양육비도 자녀를 기르는 데 쓴 흐름을 남겨 두시는 것이 좋습니다.',
        en: 'Money for ordinary living and education, given by someone with a duty to support you and spent as needed, is not taxed. If it is saved up or used to buy a home or shares, it may be treated as a gift. For child support too, it is wise to keep a record of its being spent on the child.',
        cn: '负有扶养义务者之间，按社会通念给予并随时用于支出的生活费与教育费，不征赠与税。但把生活费积攒起来存款或用于购买房屋、股票的，可能被视为赠与。抚养费也宜保留用于养育子女的支出记录。',
      },
    },
    {
      question: {
        ko: '상속재산을 어떻게 나눌지 정하지 못했는데 신고해야 합니까?',
        en: 'The heirs have not agreed yet. Must we file?',
        cn: '遗产如何分割尚未确定，也要申报吗？',
      },
      answer: {
        ko: '나누는 방법이 정해지지 않아도 상속세 신고 기한은 흐릅니다. 먼저 기한 안에 신고하고 나중에 정리하는 방법이 있습니다. 다만 배우자가 받은 몫으로 공제를 받으려면 정해진 기한 안에 실제로 나누어 등기하는 등의 요건을 갖추어야 하고, 한 번 나누어 등기한 뒤 다시 나누면 증여로 볼 수 있으므로 처음부터 순서를 정하는 것이 좋습니다.',
        en: 'The time for the inheritance tax return runs regardless. You can file in time and settle the division later. But the spouse’s deduction depends on actually dividing and registering within a set period, and dividing a second time after registration may be treated as a gift. Plan the order from the start.',
        cn: '即使分割方式未定，遗产税申报期限仍在推移。可以先在期限内申报，之后再行整理。但配偶若要就其份额享受扣除，须在规定期限内实际分割并登记等，满足相应要件；登记之后再次分割的，可能被视为赠与，宜从一开始就安排好顺序。',
      },
    },
    {
      question: {
        ko: '세금을 줄이려고 서류만 이혼하면 어떻게 됩니까?',
        en: 'What if we divorce on paper only, to save tax?',
        cn: '为减少税款而仅在书面上离婚，会怎样？',
      },
      answer: {
        ko: '소득세법은 법률상 이혼하였더라도 생계를 같이하는 등 사실상 이혼한 것으로 보기 어려운 사람을 같은 세대로 봅니다. 그렇게 되면 1세대 1주택의 비과세를 받지 못하고 가산세까지 부담할 수 있습니다. 혼인과 재산의 관계도 복잡해집니다. 저희는 실제와 다른 이혼을 권하지 않습니다.',
        en: 'The Income Tax Act treats as one household those who, though divorced in law, go on living together and are not divorced in fact. The exemption for a single home is then lost and penalties may follow, and your own position becomes uncertain. We do not advise a divorce that is not one.',
        cn: '韩国《所得税法》规定，虽在法律上离婚，但共同生活等难以视为事实上离婚的，仍视为同一户。如此不仅不能享受一户一房免税，还可能加收加算税，婚姻与财产关系也会变得复杂。我们不建议与事实不符的离婚。',
      },
    },
  ],
}
