import type { InitialArea } from '../area.ts'

export const alimony: InitialArea = {
  code: 'alimony',
  name: { ko: '위자료', en: 'Damages for distress', cn: '精神抚慰金' },
  headline: {
    ko: '누구에게 어떤 책임을 물을 수 있는지, 근거부터 살핍니다',
    en: 'Who answers for what, and on which evidence',
    cn: '先看依据：可以向谁、追究什么责任',
  },
  summary: {
    ko: '혼인을 깨뜨린 책임이 있는 배우자와 제3자에게 구하는 정신적 손해의 배상입니다. 책임의 정도와 증거, 청구할 수 있는 기간, 실제로 받는 절차까지 함께 살핍니다.',
    en: 'Damages for the distress caused by whoever is responsible for the breakdown of a marriage, spouse or third party. We look at responsibility, evidence, time limits and how a sum awarded is actually collected.',
    cn: '向对婚姻破裂负有责任的配偶或第三人请求的精神损害赔偿。我们一并审视责任程度、证据、请求期间，以及实际受偿的程序。',
  },
  overview: {
    ko: `<h2>위자료는 잘못에 대한 배상입니다</h2>
<p>위자료는 상대방의 잘못으로 혼인이 깨지면서 받은 <strong>정신적 고통에 대한 손해배상</strong>입니다. 함께 이룬 재산을 나누는 재산분할, 자녀를 위한 양육비와는 성질이 달라서 각각 따로 청구하고 따로 정합니다. 재산분할은 잘못이 있는 배우자도 청구할 수 있지만, 위자료는 책임이 있는 쪽이 지급합니다.</p>
<h2>누구에게 청구합니까</h2>
<ul>
<li><strong>배우자</strong>: 부정한 행위, 폭력과 폭언, 악의의 유기, 과도한 빚이나 도박처럼 혼인을 깨뜨린 데 주된 책임이 있는 경우입니다.</li>
<li><strong>부정행위의 상대방</strong>: 혼인한 사람임을 알고도 관계를 이어 간 경우입니다.</li>
<li><strong>배우자의 부모 등</strong>: 심히 부당한 대우로 혼인을 깨뜨린 책임이 있는 경우입니다.</li>
</ul>
<p>두 사람의 책임이 비슷하다고 판단되면 어느 쪽의 위자료도 인정되지 않을 수 있습니다. 성격 차이만으로는 한쪽의 잘못이라고 보기 어렵습니다. 혼인신고를 하지 않은 사실혼이 깨진 경우에도 같은 기준으로 위자료를 청구할 수 있습니다.</p>
<h2>금액은 무엇으로 정합니까</h2>
<p>위자료에는 정해진 표가 없습니다. 법원은 다음과 같은 사정을 모두 살펴 금액을 정합니다.</p>
<ul>
<li>혼인이 깨진 원인과 책임의 정도</li>
<li>혼인한 기간과 그동안의 생활</li>
<li>잘못된 행위의 내용과 이어진 기간, 그 뒤의 태도</li>
<li>당사자의 나이와 직업, 경제적 형편, 자녀 관계</li>
</ul>
<p>그래서 비슷해 보이는 사건도 금액이 다릅니다. 상담에서 특정한 금액을 약속하는 말을 들으셨다면 그 근거를 물어보시기 바랍니다.</p>
<h2>기간을 먼저 확인합니다</h2>
<p>손해와 가해자를 안 날부터 <strong>3년</strong>, 그 행위가 있은 날부터 <strong>10년</strong>이 지나면 시효가 완성됩니다(민법 제766조). 이혼에 이르게 된 정신적 고통의 배상은 이혼이 성립한 때부터 3년을 세는 것이 보통이지만, 개별 행위만을 이유로 할 때에는 그보다 먼저 기간이 끝날 수 있습니다. 이혼한 지 시간이 지났다면 날짜부터 확인하십시오.</p>
<h2>약속보다 지급이 중요합니다</h2>
<p>판결을 받아도 상대방이 스스로 주지 않으면 따로 집행을 해야 합니다. 상대방의 재산이 빠져나갈 염려가 있다면 청구하기 전에 가압류를 검토합니다. 협의로 정할 때에는 금액과 날짜, 늦어질 때의 이자를 적고, 집행할 수 있는 문서로 남겨 두는 것이 좋습니다.</p>`,
    en: `<h2>Compensation answers for a wrong</h2>
<p>This is <strong>damages for the distress</strong> suffered when a marriage breaks down through the other side’s fault. It differs from property division, which shares out what was built together, and from child support, which is for the children; each is claimed and decided separately. Even a spouse at fault may claim a division of property, but compensation is paid by the one responsible.</p>
<h2>From whom can it be claimed?</h2>
<ul>
<li><strong>The spouse</strong>, where infidelity, violence or abuse, malicious desertion, reckless debts or gambling were the main cause of the breakdown.</li>
<li><strong>The affair partner</strong>, who carried on the relationship knowing of the marriage.</li>
<li><strong>The spouse’s parents or others</strong>, where their extremely unfair treatment broke the marriage.</li>
</ul>
<p>If both spouses are found about equally responsible, neither may be awarded anything. A difference of character is hardly ever the fault of one side. The same holds where a de facto marriage, never registered, has been broken.</p>
<h2>What decides the amount?</h2>
<p>There is no table. The court weighs all the circumstances, among them:</p>
<ul>
<li>the cause of the breakdown and the degree of responsibility</li>
<li>the length of the marriage and the life led in it</li>
<li>the nature and duration of the wrong, and the conduct that followed</li>
<li>the parties’ ages, work and means, and their children</li>
</ul>
<p>So cases that look alike end in different sums. If anyone has promised you a figure, ask what it rests on.</p>
<h2>Check the dates first</h2>
<p>A claim is time-barred <strong>three years</strong> after you learned of the harm and of who caused it, or <strong>ten years</strong> after the act (Article 766 of the Civil Act). For the distress of being brought to divorce, the three years are usually counted from the divorce itself; a claim based on a single act may end sooner. If some time has passed since your divorce, look at the date before anything else.</p>
<h2>Being paid matters more than being promised</h2>
<p>If the other side does not pay after judgment, the sum has to be enforced. Where assets may disappear, we consider a provisional attachment before making the claim. In an agreement, state the amount, the date and the interest for delay, and put it in a form that can be enforced.</p>`,
    cn: `<h2>精神抚慰金是对过错的赔偿</h2>
<p>精神抚慰金，是因对方过错导致婚姻破裂而遭受的<strong>精神痛苦的损害赔偿</strong>。它与分割共同财产的财产分割、为子女而设的抚养费性质不同，须分别请求、分别确定。有过错的配偶也可以请求财产分割，而精神抚慰金由负有责任的一方支付。</p>
<h2>可以向谁请求</h2>
<ul>
<li><strong>配偶</strong>：不贞行为、暴力与辱骂、恶意遗弃、过度负债或赌博等，对婚姻破裂负主要责任的情形。</li>
<li><strong>不贞行为的相对方</strong>：明知对方已婚仍保持关系的情形。</li>
<li><strong>配偶的父母等</strong>：因极为不当的对待而对婚姻破裂负有责任的情形。</li>
</ul>
<p>若法院认为双方责任相当，可能双方的请求都不被支持。仅仅性格不合，难以认定为一方的过错。未登记的事实婚姻破裂的，也可依同样标准请求精神抚慰金。</p>
<h2>金额依据什么确定</h2>
<p>精神抚慰金没有固定的标准表。法院会综合以下情形确定：</p>
<ul>
<li>婚姻破裂的原因与责任程度</li>
<li>婚姻期间及其间的生活状况</li>
<li>过错行为的内容、持续时间以及事后的态度</li>
<li>双方的年龄、职业、经济状况与子女关系</li>
</ul>
<p>因此，看似相近的案件，金额也会不同。如果有人向您承诺具体金额，请询问其依据。</p>
<h2>首先确认期间</h2>
<p>自知道损害及加害人之日起逾<strong>三年</strong>，或自行为发生之日起逾<strong>十年</strong>，时效即告完成（《民法》第766条）。因被迫离婚而产生的精神痛苦，其赔偿通常自离婚成立时起算三年；但仅以个别行为为由的，期间可能更早届满。若离婚已有一段时间，请先确认日期。</p>
<h2>比承诺更重要的是实际支付</h2>
<p>即使取得判决，对方不主动支付的，仍须另行申请执行。担心对方转移财产的，应在请求之前研究假扣押。以协议约定时，宜写明金额、日期与迟延利息，并制作成可以执行的文书。</p>`,
  },
  steps: [
    {
      title: { ko: '책임의 근거를 정리합니다', en: 'Setting out what happened', cn: '梳理责任依据' },
      text: {
        ko: '언제 무엇이 있었고 그 뒤에 혼인이 어떻게 달라졌는지를 시간 순서로 적습니다. 나에게 불리한 사정도 함께 말씀해 주셔야 어디까지 청구하는 것이 옳은지 판단할 수 있습니다.',
        en: 'We write down, in order, what happened and how the marriage changed afterwards. Please tell us what speaks against you too: only then can we judge how far a claim should go.',
        cn: '按时间顺序写下何时发生了什么，此后婚姻有何变化。对自己不利的情况也请一并告知，才能判断请求到何种程度为宜。',
      },
    },
    {
      title: { ko: '상대방과 기간을 정합니다', en: 'Against whom, and by when', cn: '确定对象与期间' },
      text: {
        ko: '배우자에게만 청구할지, 제3자에게도 함께 청구할지, 이혼과 같이 할지 나중에 할지를 정합니다. 청구할 수 있는 마지막 날을 계산하여 달력에 적어 둡니다.',
        en: 'We decide whether to claim from the spouse alone or from a third party as well, with the divorce or later, and work out the last day on which the claim can be made.',
        cn: '决定仅向配偶请求还是同时向第三人请求，与离婚一并提出还是之后提出，并算出可以请求的最后日期，记在日历上。',
      },
    },
    {
      title: { ko: '증거와 재산을 지킵니다', en: 'Preserving evidence and assets', cn: '保全证据与财产' },
      text: {
        ko: '사라지기 쉬운 영상과 기록은 증거보전이나 사실조회로 확보합니다. 상대방이 재산을 처분할 염려가 있으면 가압류를 신청합니다. 증거는 적법하게 얻은 것만 씁니다.',
        en: 'Footage and records that soon disappear are secured through the court. Where assets may be disposed of, we apply for a provisional attachment. Only evidence lawfully obtained is used.',
        cn: '容易消失的影像与记录，通过证据保全或事实查询予以取得。担心对方处分财产的，申请假扣押。只使用合法取得的证据。',
      },
    },
    {
      title: { ko: '합의나 조정으로 풀 수 있는지 봅니다', en: 'Trying agreement or mediation', cn: '看能否以协议或调解解决' },
      text: {
        ko: '사과와 연락 금지, 비밀 유지처럼 판결로는 얻기 어려운 약속이 더 중요할 때가 있습니다. 그 내용과 어겼을 때의 책임을 함께 적습니다.',
        en: 'An apology, no further contact, confidentiality: some promises matter more than money and cannot be had by judgment. They are written down together with what follows if they are broken.',
        cn: '道歉、不再联系、保密等，有时比判决更重要，而判决难以给予。我们会把这些承诺及违约责任一并写明。',
      },
    },
    {
      title: { ko: '소송으로 판단을 받습니다', en: 'Going to court', cn: '通过诉讼取得判断' },
      text: {
        ko: '이혼과 함께, 또는 이혼을 이유로 청구하면 가정법원이 맡습니다. 서면과 증거를 내고, 필요하면 증인이나 당사자 본인에 대한 신문을 거칩니다. 조정이나 화해로 마무리되는 사건도 많습니다.',
        en: 'Claims made with a divorce or because of one are heard by the family court. Pleadings and evidence are filed and, where needed, witnesses or the parties are examined. Many cases end in a settlement along the way.',
        cn: '与离婚一并或以离婚为由提出的请求，由家庭法院审理。提交书面与证据，必要时询问证人或当事人本人。也有许多案件以调解或和解结束。',
      },
    },
    {
      title: { ko: '실제로 받을 때까지 살핍니다', en: 'Until it is paid', cn: '直至实际受偿' },
      text: {
        ko: '정해진 날까지 지급되지 않으면 급여와 예금의 압류, 재산명시와 재산조회, 이행명령 가운데 맞는 방법을 고릅니다. 나누어 받기로 하였다면 밀렸을 때의 약정도 확인합니다.',
        en: 'If the day passes without payment, we choose among attachment of wages and accounts, disclosure of assets and performance orders. For instalments we check what was agreed for the case of delay.',
        cn: '到期未支付的，从扣押工资与存款、财产明示与财产查询、履行命令等方式中选择合适的办法。约定分期支付的，还会确认逾期时的约定。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '청구의 범위', en: 'The scope of the claim', cn: '请求的范围' },
      text: {
        ko: '위자료만 청구하는지, 이혼과 재산분할, 양육까지 함께 다투는지에 따라 준비할 일이 달라집니다. 상대방이 여러 사람이면 서면도 그만큼 늘어납니다.',
        en: 'The work differs between a claim for compensation alone and one joined with divorce, property and custody. Several defendants mean more pleadings.',
        cn: '仅请求精神抚慰金，还是连同离婚、财产分割与抚养一并争议，准备工作不同。对方有数人时，书面也相应增加。',
      },
    },
    {
      title: { ko: '증거의 상태', en: 'The state of the evidence', cn: '证据的状况' },
      text: {
        ko: '이미 자료가 갖추어져 있는지, 법원을 통하여 하나씩 확인해야 하는지에 따라 걸리는 시간과 비용이 다릅니다.',
        en: 'Time and cost depend on whether the material is already there or has to be obtained piece by piece through the court.',
        cn: '资料是否已经齐备，还是需要通过法院逐一确认，所需时间与费用不同。',
      },
    },
    {
      title: { ko: '인지대와 송달료', en: 'Stamp duty and service fees', cn: '印花费与送达费' },
      text: {
        ko: '법원에 내는 인지대는 청구하는 금액에 따라 달라집니다. 지나치게 높게 청구하면 인지대가 늘 뿐 아니라, 인정되지 않은 부분의 소송비용을 부담하게 될 수 있습니다.',
        en: 'Stamp duty rises with the amount claimed. Asking for far too much costs more at the start, and you may have to bear the costs of the part that fails.',
        cn: '向法院缴纳的印花费随请求金额而变化。请求过高，不仅增加印花费，还可能须承担未获支持部分的诉讼费用。',
      },
    },
    {
      title: { ko: '보전과 집행', en: 'Securing and enforcing', cn: '保全与执行' },
      text: {
        ko: '가압류에는 담보가 필요할 수 있고, 판결 뒤의 압류와 추심은 별도의 절차입니다. 어디까지 맡기실지 계약할 때 나누어 정합니다.',
        en: 'A provisional attachment may require security, and enforcement after judgment is a procedure of its own. What is included is agreed when you instruct us.',
        cn: '假扣押可能需要提供担保，判决后的扣押与收取属于另外的程序。委托到哪一步，签约时分别确定。',
      },
    },
  ],
  documents: [
    {
      title: { ko: '혼인관계증명서(상세)', en: 'Marriage relation certificate (detailed)', cn: '婚姻关系证明书（详细）' },
      note: {
        ko: '혼인한 날과 이혼한 날을 확인합니다. 청구할 수 있는 기간을 계산하는 기준이 됩니다.',
        en: 'It gives the dates of marriage and divorce, from which time limits are counted.',
        cn: '用于确认结婚与离婚日期，是计算请求期间的基准。',
      },
    },
    {
      title: { ko: '있었던 일을 날짜순으로 적은 메모', en: 'A note of events, by date', cn: '按日期记录的事情经过' },
      note: {
        ko: '정확한 날을 모르시면 계절이나 함께 있었던 일로 적으셔도 됩니다.',
        en: 'Where you do not remember the day, a season or another event will do.',
        cn: '不记得确切日期的，用季节或同期发生的事来标注也可以。',
      },
    },
    {
      title: { ko: '문자, 통화 목록, 사진', en: 'Messages, call logs, photographs', cn: '短信、通话记录、照片' },
      note: {
        ko: '화면 갈무리만 남기지 마시고 원본을 지우지 말고 보관해 주십시오. 앞뒤 대화가 함께 보여야 합니다.',
        en: 'Keep the originals, not only screenshots, with what was said before and after.',
        cn: '请勿只留截图，务必保留原件，并能看到前后对话。',
      },
    },
    {
      title: { ko: '진단서와 치료 기록', en: 'Medical certificates and records', cn: '诊断书与治疗记录' },
      note: {
        ko: '몸의 상처뿐 아니라 상담과 정신건강의학과 진료 기록도 포함됩니다. 내고 싶지 않은 기록은 내지 않으셔도 됩니다.',
        en: 'Not only injuries: counselling and psychiatric records count as well. You need not submit any you would rather keep private.',
        cn: '不仅是身体伤害，心理咨询与精神健康医学科的记录也包括在内。不愿提交的记录可以不提交。',
      },
    },
    {
      title: { ko: '경찰 신고나 고소에 관한 기록', en: 'Police reports or complaints', cn: '报警或控告的记录' },
      note: {
        ko: '신고한 적이 없더라도 상담소나 쉼터를 이용한 확인서가 도움이 됩니다.',
        en: 'If nothing was reported, a confirmation from a counselling centre or shelter helps.',
        cn: '即使没有报警记录，咨询机构或庇护所出具的确认书也有帮助。',
      },
    },
    {
      title: { ko: '각서나 합의서', en: 'Written promises or agreements', cn: '保证书或协议书' },
      note: {
        ko: '이혼할 때 쓴 합의서에 “더 이상 청구하지 않는다”는 문장이 있는지 꼭 확인합니다.',
        en: 'We check above all whether a divorce agreement says that nothing further will be claimed.',
        cn: '务必确认离婚协议中是否有“不再提出任何请求”的语句。',
      },
    },
    {
      title: {
        ko: '상대방의 재산을 짐작할 수 있는 자료',
        en: 'Anything that points to the other side’s assets',
        cn: '能够推知对方财产的资料',
      },
      note: {
        ko: '거래하던 은행과 직장, 부동산의 소재지처럼 이미 알고 계신 것이면 충분합니다.',
        en: 'What you already know is enough: banks, employer, the location of land.',
        cn: '只需您已知道的内容，如往来银行、工作单位、不动产所在地。',
      },
    },
  ],
  faqs: [
    {
      question: { ko: '위자료를 얼마나 받을 수 있습니까?', en: 'How much can I expect?', cn: '能得到多少精神抚慰金？' },
      answer: {
        ko: '사건마다 달라 미리 약속드릴 수 없습니다. 책임의 정도와 혼인 기간, 행위가 이어진 시간, 두 사람의 형편을 모두 보기 때문입니다. 상담에서는 비슷한 사정에서 법원이 무엇을 중요하게 보았는지 설명해 드리고, 지금 가진 자료로 주장할 수 있는 범위를 말씀드립니다.',
        en: 'Every case differs, and no figure can be promised. Responsibility, the length of the marriage, the duration of the wrong and both parties’ means all count. We can explain what courts have found important in similar circumstances, and how far your present evidence reaches.',
        cn: '每个案件不同，无法事先承诺。法院要综合责任程度、婚姻期间、行为持续时间以及双方状况。咨询时，我们会说明在类似情形下法院重视什么，以及以现有资料可以主张到何种范围。',
      },
    },
    {
      question: {
        ko: '협의이혼을 하고 나서도 위자료를 청구할 수 있습니까?',
        en: 'Can I claim after a divorce by agreement?',
        cn: '协议离婚之后还能请求精神抚慰金吗？',
      },
      answer: {
        ko: '협의이혼을 하면서 위자료에 관하여 따로 정하지 않았다면 이혼한 뒤에도 청구할 수 있습니다. 다만 이혼한 날부터 3년이 지나기 전이어야 하는 것이 보통이고, 합의서에 모든 청구를 하지 않기로 적었다면 그 문장의 뜻이 다툼이 됩니다. 합의서를 먼저 보여 주십시오.',
        en: 'Yes, if compensation was not settled then, normally within three years of the divorce. If your agreement says that no further claims will be made, the meaning of that sentence becomes the issue. Show us the agreement first.',
        cn: '协议离婚时未就抚慰金作出约定的，离婚后仍可请求，但通常须在离婚之日起三年之内。如协议书中写明放弃一切请求，则该语句的含义会成为争点。请先让我们看一看协议书。',
      },
    },
    {
      question: { ko: '저에게도 잘못이 있으면 받을 수 없습니까?', en: 'What if I am partly to blame?', cn: '我也有过错，就得不到赔偿吗？' },
      answer: {
        ko: '조금의 잘못이 있다고 하여 곧바로 받을 수 없는 것은 아닙니다. 법원은 두 사람의 책임을 견주어 어느 쪽이 더 무거운지를 봅니다. 상대방의 책임이 더 무겁다면 위자료가 인정될 수 있고, 나의 잘못은 금액을 정할 때 헤아려집니다. 다만 책임이 비슷하다고 판단되면 인정되지 않습니다.',
        en: 'Some fault of your own does not end the claim. The court compares both sides. If the other’s responsibility is heavier, compensation may be awarded and your part weighs in the amount; if they are about equal, nothing is awarded.',
        cn: '并非有一点过错就完全不能得到赔偿。法院会比较双方责任的轻重：若对方责任更重，抚慰金可能得到支持，自己的过错则在确定金额时予以考虑；若认为责任相当，则不予支持。',
      },
    },
    {
      question: { ko: '위자료를 받으면 세금을 내야 합니까?', en: 'Is compensation taxed?', cn: '收到精神抚慰金要缴税吗？' },
      answer: {
        ko: '이혼 위자료로 돈을 받는 것은 손해의 배상이므로 원칙적으로 받는 사람에게 증여세나 소득세가 부과되지 않습니다. 그러나 돈 대신 부동산을 넘겨받으면 넘기는 사람에게 양도소득세가, 받는 사람에게 취득세가 생길 수 있습니다. 무엇으로 주고받을지 정하기 전에 세금을 함께 계산해 보시기 바랍니다.',
        en: 'Money received as compensation for divorce makes good a loss and is not, in principle, subject to gift or income tax. If real estate is handed over instead, the one who transfers it may owe capital gains tax and the one who receives it acquisition tax. Work out the tax before you agree on the form.',
        cn: '以金钱形式收到的离婚抚慰金属于损害赔偿，原则上收款人不缴纳赠与税或所得税。但若以不动产代替金钱，转让方可能产生资产转让所得税，取得方可能产生取得税。在决定以何种方式支付之前，请一并计算税款。',
      },
    },
    {
      question: {
        ko: '상대방이 돈이 없다고 하면 어떻게 합니까?',
        en: 'What if the other side says there is no money?',
        cn: '对方说没有钱，怎么办？',
      },
      answer: {
        ko: '먼저 정말 없는지를 확인합니다. 판결 뒤에는 재산명시와 재산조회로 예금과 부동산을 알아볼 수 있고, 급여가 있으면 일정한 범위에서 압류할 수 있습니다. 판결로 확정된 채권은 10년 동안 집행할 수 있으므로 지금 어렵더라도 나중에 다시 확인할 수 있습니다. 재산분할에서 받을 몫과 함께 정하는 방법도 있습니다.',
        en: 'First we find out whether that is so. After judgment, accounts and land can be traced by disclosure and inquiry, and wages attached within limits. A claim fixed by judgment can be enforced for ten years, so it can be looked at again later. It may also be settled together with your share of the property.',
        cn: '首先确认是否确实没有。判决之后可通过财产明示与财产查询了解存款与不动产，有工资收入的可在一定范围内扣押。经判决确定的债权在十年内可以执行，即使现在困难，日后仍可再次确认。也可以与财产分割的份额一并确定。',
      },
    },
  ],
}
