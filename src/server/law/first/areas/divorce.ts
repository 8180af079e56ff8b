import type { InitialArea } from '../area.ts'

export const divorce: InitialArea = {
  code: 'divorce',
  name: { ko: '이혼', en: 'Divorce', cn: '离婚' },
  headline: {
    ko: '헤어질지 정하기 전에, 무엇이 어떻게 달라지는지부터 확인합니다',
    en: 'Before you decide, see what would change and how',
    cn: '在决定之前，先弄清楚什么会改变、如何改变',
  },
  summary: {
    ko: '협의·조정·재판상 이혼과 재산분할, 친권과 양육, 양육비를 함께 살핍니다. 지금 가능한 길과 그 길마다 걸리는 시간, 먼저 해 두어야 할 일을 알려 드립니다.',
    en: 'Divorce by agreement, by mediation or by judgment, together with property, custody and child support. We set out the ways open to you, how long each takes and what should be done first.',
    cn: '协议离婚、调解离婚与裁判离婚，以及财产分割、亲权与抚养、抚养费，一并梳理。说明眼下有哪些途径、各需多长时间、应当先做什么。',
  },
  overview: {
    ko: `<h2>이혼에는 세 갈래 길이 있습니다</h2>
<p>두 사람이 헤어지는 데 뜻을 모았다면 가정법원의 확인을 받아 <strong>협의이혼</strong>을 할 수 있습니다. 법원의 안내를 받은 날부터 양육할 자녀가 있으면 3개월, 없으면 1개월의 숙려기간이 지나야 확인을 받습니다. 폭력처럼 급박한 사정이 있으면 법원이 기간을 줄이거나 면제할 수 있습니다.</p>
<p>뜻은 같지만 조건이 다르다면 <strong>조정</strong>에서 재산과 양육을 함께 정할 수 있습니다. 조정이 성립하면 확정판결과 같은 효력이 있고, 따로 숙려기간을 거치지 않습니다. 합의가 되지 않으면 <strong>재판</strong>으로 판단을 받습니다. 재판상 이혼을 하려는 사람은 먼저 조정을 거치는 것이 원칙입니다.</p>
<h2>재판에서는 이혼의 사유를 봅니다</h2>
<p>민법 제840조가 정한 사유는 다음과 같습니다.</p>
<ul>
<li>배우자의 부정한 행위</li>
<li>배우자가 악의로 다른 일방을 버린 때</li>
<li>배우자 또는 그 직계존속의 심히 부당한 대우</li>
<li>자기의 직계존속이 배우자에게서 심히 부당한 대우를 받은 때</li>
<li>배우자의 생사가 3년 이상 분명하지 않은 때</li>
<li>그 밖에 혼인을 계속하기 어려운 중대한 사유</li>
</ul>
<p>부정한 행위를 이유로 하는 이혼 청구는 안 날부터 6개월, 그 일이 있은 날부터 2년이 지나면 하지 못합니다. 혼인이 깨진 데 주된 책임이 있는 배우자의 청구는 원칙적으로 받아들여지지 않지만, 예외를 인정한 판례가 있어 사정을 자세히 살펴야 합니다.</p>
<h2>이혼과 함께 정해야 할 것</h2>
<ul>
<li><strong>재산분할</strong>: 혼인 중 함께 이룬 재산을 나눕니다. 이름이 누구 앞으로 되어 있는지보다 어떻게 모으고 지켰는지를 봅니다. 이혼한 날부터 2년이 지나면 청구할 수 없습니다(민법 제839조의2).</li>
<li><strong>친권과 양육, 면접교섭</strong>: 부모의 사정보다 자녀의 복리를 기준으로 정합니다.</li>
<li><strong>양육비</strong>: 부모의 소득과 자녀의 나이에서 출발하여 정하고, 지급하지 않을 때의 절차까지 생각하여 문서로 남깁니다.</li>
<li><strong>위자료</strong>: 혼인을 깨뜨린 책임이 있는 사람에게 청구합니다.</li>
</ul>
<h2>서두르지 않아도 되는 일, 서둘러야 하는 일</h2>
<p>마음을 정하는 일은 서두르지 않으셔도 됩니다. 다만 폭력이나 위협이 있거나, 재산이 빠져나가고 있거나, 아이를 갑자기 데려가려는 움직임이 있다면 순서가 달라집니다. 지금 위험하시다면 상담보다 먼저 경찰이나 여성긴급전화에 도움을 청하십시오. 그다음 일은 저희가 함께 정리하겠습니다.</p>`,
    en: `<h2>Three ways to divorce</h2>
<p>If both of you wish to part, you may <strong>divorce by agreement</strong>, confirmed by the family court. The confirmation comes after a reflection period that runs from the day of the court’s guidance: three months where there is a child to raise, one month otherwise. Where matters are urgent, for instance because of violence, the court may shorten or waive it.</p>
<p>If you agree to part but not on the terms, property and children can be settled together in <strong>mediation</strong>. A settlement reached there has the effect of a final judgment and needs no reflection period. Where no agreement is possible, the court decides by <strong>judgment</strong>. As a rule, anyone who seeks a judgment must go through mediation first.</p>
<h2>In court, the ground for divorce matters</h2>
<p>Article 840 of the Civil Act names these grounds:</p>
<ul>
<li>infidelity of the spouse</li>
<li>malicious desertion</li>
<li>extremely unfair treatment by the spouse or the spouse’s parents or grandparents</li>
<li>extremely unfair treatment of one’s own parents or grandparents by the spouse</li>
<li>the spouse’s life or death being unknown for three years or more</li>
<li>any other serious reason that makes it difficult to continue the marriage</li>
</ul>
<p>A divorce can no longer be sought on the ground of infidelity once six months have passed since it became known, or two years since it happened. The spouse mainly to blame for the breakdown cannot, as a rule, obtain a divorce; the courts have allowed exceptions, so the circumstances need a close look.</p>
<h2>What has to be settled with it</h2>
<ul>
<li><strong>Property</strong>: what was built up together during the marriage is divided. How it was earned and preserved counts for more than whose name it bears. The claim ends two years after the divorce (Article 839-2 of the Civil Act).</li>
<li><strong>Parental authority, custody and contact</strong>: decided by the welfare of the child, not the convenience of the parents.</li>
<li><strong>Child support</strong>: begins from the parents’ incomes and the child’s age, and should be put into a document that can be enforced.</li>
<li><strong>Compensation</strong>: claimed from whoever is responsible for the breakdown.</li>
</ul>
<h2>What can wait, and what cannot</h2>
<p>You need not hurry to make up your mind. The order changes, however, if there is violence or a threat of it, if assets are disappearing, or if somebody may take the child away without warning. If you are in danger now, turn to the police or the women’s emergency helpline before you turn to us. We will help with everything that follows.</p>`,
    cn: `<h2>离婚有三条路</h2>
<p>双方都同意分开的，可以经家庭法院确认后<strong>协议离婚</strong>。自接受法院说明之日起，有需要抚养的子女的须经过三个月、没有的须经过一个月的冷静期，才能取得确认。存在暴力等急迫情形时，法院可以缩短或免除该期间。</p>
<p>愿意分开但条件谈不拢的，可以在<strong>调解</strong>中一并确定财产与子女事宜。调解成立与确定判决具有同等效力，无须另外经过冷静期。无法达成一致时，由法院以<strong>裁判</strong>作出判断。请求裁判离婚的，原则上须先经过调解。</p>
<h2>裁判离婚要看离婚事由</h2>
<p>韩国《民法》第840条规定的事由如下：</p>
<ul>
<li>配偶有不贞行为</li>
<li>配偶恶意遗弃另一方</li>
<li>受到配偶或其直系尊亲属极为不当的对待</li>
<li>自己的直系尊亲属受到配偶极为不当的对待</li>
<li>配偶生死不明三年以上</li>
<li>其他难以维持婚姻的重大事由</li>
</ul>
<p>以不贞行为为由请求离婚的，自知悉之日起逾六个月，或自行为发生之日起逾两年，即不得请求。对婚姻破裂负主要责任的一方，其离婚请求原则上不被准许；但判例承认例外，需要仔细了解具体情况。</p>
<h2>与离婚一并确定的事项</h2>
<ul>
<li><strong>财产分割</strong>：分割婚姻期间共同形成的财产。看重的不是登记在谁名下，而是如何积累和维持。自离婚之日起逾两年，不得请求（《民法》第839条之2）。</li>
<li><strong>亲权、抚养与探视</strong>：以子女的福祉为准，而非父母的方便。</li>
<li><strong>抚养费</strong>：以父母收入和子女年龄为出发点确定，并考虑到对方不支付时的程序，以书面固定下来。</li>
<li><strong>精神抚慰金</strong>：向对婚姻破裂负有责任的人请求。</li>
</ul>
<h2>哪些不必着急，哪些必须抓紧</h2>
<p>下定决心这件事，不必着急。但如果存在暴力或威胁、财产正在流失、或有人可能突然带走孩子，顺序就不同了。若您此刻身处危险，请先向警方或妇女紧急求助热线求助，再来咨询。之后的事，我们与您一起理清。</p>`,
  },
  steps: [
    {
      title: {
        ko: '첫 상담: 사실과 바람을 나누어 듣습니다',
        en: 'First consultation: facts and wishes, apart',
        cn: '初次咨询：把事实与愿望分开来听',
      },
      text: {
        ko: '혼인의 경과와 자녀, 살림의 사정을 시간 순서로 정리합니다. 안전과 아이, 재산 가운데 먼저 지켜야 할 것이 있는지 확인하고, 이혼하지 않는 길까지 포함하여 선택할 수 있는 방법을 말씀드립니다.',
        en: 'We put the course of the marriage, the children and the household in order of time. We check whether safety, a child or assets need protecting first, and go through the choices, including that of not divorcing.',
        cn: '按时间顺序梳理婚姻经过、子女与家计情况。确认安全、孩子与财产中是否有需要先行保护的，并说明可选择的办法，包括不离婚的选择。',
      },
    },
    {
      title: { ko: '자료 정리와 급한 조치', en: 'Papers, and urgent measures', cn: '整理资料与紧急措施' },
      text: {
        ko: '재산 목록과 양육의 기록을 만듭니다. 재산이 처분될 염려가 있으면 가압류나 가처분을, 생활비나 양육이 당장 문제라면 사전처분을, 폭력이 있으면 피해자보호명령을 검토합니다.',
        en: 'We draw up a list of assets and a record of who cares for the children. Where assets may be sold we consider a provisional attachment or injunction; where living costs or care cannot wait, interim measures; where there is violence, a protection order.',
        cn: '制作财产清单与抚养记录。担心财产被处分时，研究申请假扣押或假处分；生活费或抚养问题迫在眉睫时，研究申请事前处分；存在暴力时，研究申请受害者保护令。',
      },
    },
    {
      title: { ko: '협의 또는 조정', en: 'Agreement or mediation', cn: '协议或调解' },
      text: {
        ko: '합의할 수 있는 항목과 어려운 항목을 나눕니다. 합의안은 나중에 집행할 수 있는 문장으로 적습니다. 조정에서는 재산과 양육을 한자리에서 정할 수 있고, 상대방과 마주 앉기 어렵다면 따로 진행해 달라고 요청할 수 있습니다.',
        en: 'We separate what can be agreed from what cannot, and word the terms so that they can be enforced. Mediation can settle property and children at one table; if sitting opposite your spouse is too hard, separate sessions can be requested.',
        cn: '区分可以达成一致与难以达成一致的事项。协议内容写成日后能够执行的语句。调解可以一次性确定财产与子女事宜；若难以与对方同席，可以请求分开进行。',
      },
    },
    {
      title: { ko: '소송: 서면과 증거, 가사조사', en: 'Litigation: pleadings, evidence, investigation', cn: '诉讼：书面、证据与家事调查' },
      text: {
        ko: '합의가 되지 않으면 소장과 답변서를 주고받습니다. 금융거래내역과 부동산 시세 등 재산에 관한 자료는 법원을 통하여 확인하고, 양육에 다툼이 있으면 가사조사관이 부모와 자녀의 생활을 살핍니다. 기일마다 무엇을 하였고 다음은 무엇인지 알려 드립니다.',
        en: 'Without agreement, complaint and answer are exchanged. Bank records and property values are obtained through the court, and where custody is disputed a family court investigator looks into the lives of parents and children. After each hearing we tell you what was done and what comes next.',
        cn: '未能达成一致的，双方交换诉状与答辩状。金融往来、房产市价等财产资料通过法院确认；对抚养有争议时，家事调查官会了解父母与子女的生活。每次开庭之后，我们都会告知进展与下一步。',
      },
    },
    {
      title: { ko: '판결 또는 조정 성립, 그리고 신고', en: 'Judgment or settlement, and the report', cn: '判决或调解成立，以及申报' },
      text: {
        ko: '조정이 성립하거나 판결이 확정되면 그날부터 1개월 안에 이혼신고를 합니다. 협의이혼은 확인서 등본을 받은 날부터 3개월 안에 신고하지 않으면 확인의 효력이 없어집니다. 판결에 따르기 어려운 점이 있으면 판결문을 받은 날부터 14일 안에 항소할 수 있습니다.',
        en: 'Once a settlement is reached or a judgment is final, the divorce is reported within one month. A confirmed divorce by agreement lapses unless it is reported within three months of receiving the certified copy. A judgment may be appealed within fourteen days of being served.',
        cn: '调解成立或判决确定后，自该日起一个月内办理离婚申报。协议离婚自收到确认书副本之日起三个月内未申报的，确认失去效力。不服判决的，可自收到判决书之日起十四日内上诉。',
      },
    },
    {
      title: { ko: '이혼 뒤의 정리', en: 'Afterwards', cn: '离婚之后的整理' },
      text: {
        ko: '등기와 명의, 연금과 보험, 자녀의 성과 본이나 주소처럼 남은 일을 목록으로 정리합니다. 양육비가 오지 않거나 면접교섭이 지켜지지 않을 때 쓸 수 있는 절차도 미리 알려 드립니다.',
        en: 'We list what remains: land registration, names on accounts, pensions and insurance, a child’s address or surname. You will also know in advance what to do if support is not paid or contact is not kept.',
        cn: '把不动产登记、名义变更、养老金与保险、子女姓氏或住址等剩余事项列成清单。抚养费未到账或探视未被遵守时可以采取的程序，也会提前告知。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '절차의 종류', en: 'The kind of procedure', cn: '程序的种类' },
      text: {
        ko: '합의서를 검토하는 일, 조정을 신청하는 일, 재판을 끝까지 진행하는 일은 들어가는 시간이 다릅니다. 변호사 보수는 어느 단계까지 맡기시는지에 따라 계약서에 나누어 적습니다.',
        en: 'Reviewing an agreement, applying for mediation and going through a trial take very different amounts of work. The fee agreement states which stages are covered.',
        cn: '审查协议书、申请调解、完成整个诉讼，所需时间各不相同。律师费按照委托到哪个阶段，在合同中分别写明。',
      },
    },
    {
      title: { ko: '다투는 항목의 수', en: 'How much is in dispute', cn: '争议事项的多少' },
      text: {
        ko: '이혼만 다투는지, 재산분할과 양육, 위자료까지 함께 다투는지에 따라 준비할 서면과 증거가 달라집니다. 재산이 여러 곳에 있거나 사업체가 있으면 확인하는 데 시간이 더 듭니다.',
        en: 'Pleadings and evidence depend on whether divorce alone is disputed, or property, children and compensation as well. Assets in several places, or a business, take longer to establish.',
        cn: '仅就离婚本身争议，还是连同财产、抚养、抚慰金一并争议，所需书面与证据不同。财产分散或涉及企业时，确认所需时间更长。',
      },
    },
    {
      title: { ko: '법원에 내는 비용', en: 'Court costs', cn: '向法院缴纳的费用' },
      text: {
        ko: '인지대와 송달료는 청구의 종류와 금액, 당사자의 수에 따라 법원이 정한 기준으로 계산합니다. 변호사 보수와는 따로 듭니다.',
        en: 'Stamp duty and service fees follow the court’s own rules, by the kind and amount of the claim and the number of parties. They are separate from lawyers’ fees.',
        cn: '印花费与送达费按请求种类、金额和当事人人数，依法院规定的标准计算，与律师费分开。',
      },
    },
    {
      title: { ko: '감정과 보전처분', en: 'Valuations and securing assets', cn: '鉴定与保全' },
      text: {
        ko: '부동산이나 비상장 주식의 값을 두고 다투면 감정료가 들고, 가압류나 가처분을 하려면 담보가 필요할 수 있습니다. 꼭 필요한지 먼저 따져 보고 권해 드립니다.',
        en: 'A dispute over the value of land or unlisted shares may call for a court-appointed valuation, and provisional measures may require security. We recommend them only where they are worth it.',
        cn: '对不动产或非上市股份的价值有争议时需要鉴定费，申请假扣押或假处分可能需要提供担保。我们会先判断是否确有必要再作建议。',
      },
    },
    {
      title: { ko: '비용이 걱정되실 때', en: 'If cost is a worry', cn: '担心费用时' },
      text: {
        ko: '형편이 어려우시면 법원의 소송구조나 대한법률구조공단의 지원을 받을 수 있는지 함께 확인합니다. 소송비용은 결과에 따라 상대방과 나누어 부담하게 될 수 있으나, 쓴 돈을 모두 돌려받는 것은 아닙니다.',
        en: 'If means are short, we check whether litigation aid from the court or help from the Korea Legal Aid Corporation is open to you. Costs may be shared between the parties according to the outcome, but they are never recovered in full.',
        cn: '经济困难时，我们会一同确认能否获得法院的诉讼救助或大韩法律救助公团的援助。诉讼费用可能依结果由双方分担，但并非全部都能收回。',
      },
    },
  ],
  documents: [
    {
      title: {
        ko: '혼인관계증명서와 가족관계증명서(상세)',
        en: 'Marriage and family relation certificates (detailed)',
        cn: '婚姻关系证明书与家族关系证明书（详细）',
      },
      note: {
        ko: '주민센터나 대법원 전자가족관계등록시스템에서 발급합니다. 자녀가 있으면 자녀의 기본증명서도 준비합니다.',
        en: 'Issued at a community centre or through the electronic family registration system. If you have children, add their basic certificates.',
        cn: '可在居民中心或电子家族关系登记系统开具。有子女的，另备子女的基本证明书。',
      },
    },
    {
      title: { ko: '주민등록등본과 초본', en: 'Resident registration, copy and abstract', cn: '居民登记副本与抄本' },
      note: {
        ko: '초본은 주소 변동이 모두 나오게 발급합니다. 함께 산 기간과 별거한 때를 확인하는 데 씁니다.',
        en: 'Have the abstract show every change of address: it tells how long you lived together and since when apart.',
        cn: '抄本请选择显示全部住址变动，用于确认共同生活期间与分居时间。',
      },
    },
    {
      title: { ko: '혼인의 경과를 적은 한두 장의 메모', en: 'One or two pages on the course of the marriage', cn: '一两页婚姻经过的记录' },
      note: {
        ko: '날짜와 있었던 일만 짧게 적으시면 됩니다. 잘 쓰실 필요는 없습니다.',
        en: 'Dates and what happened, briefly. It need not be well written.',
        cn: '只需简短写下日期与事件，不必讲究文笔。',
      },
    },
    {
      title: { ko: '재산과 빚의 목록', en: 'A list of assets and debts', cn: '财产与债务清单' },
      note: {
        ko: '부동산, 보증금, 예금, 보험, 주식, 퇴직급여, 차량, 대출을 아는 만큼만 적습니다. 모르는 칸은 비워 두셔도 됩니다.',
        en: 'Land, deposits, savings, insurance, shares, retirement benefits, cars, loans: as much as you know. Blanks are fine.',
        cn: '不动产、保证金、存款、保险、股票、退休金、车辆、贷款，知道多少写多少，空着也可以。',
      },
    },
    {
      title: { ko: '소득을 알 수 있는 자료', en: 'Evidence of income', cn: '收入资料' },
      note: {
        ko: '본인의 급여명세서나 원천징수영수증, 소득금액증명을 준비합니다. 배우자의 것은 이미 가지고 있는 것만 가져오십시오.',
        en: 'Your own payslips, withholding receipts or income certificate. Of your spouse’s, bring only what you already have.',
        cn: '本人的工资单、源泉征收收据或收入金额证明。配偶的资料，只带手中已有的即可。',
      },
    },
    {
      title: { ko: '혼인이 어려워진 사정을 보여 주는 자료', en: 'Material that shows what went wrong', cn: '能够说明婚姻困境的资料' },
      note: {
        ko: '문자와 사진, 진단서, 신고 기록 등입니다. 잠긴 휴대전화나 계정을 열어 새로 모으지는 마십시오. 처벌될 수 있습니다.',
        en: 'Messages, photographs, medical certificates, police reports. Do not unlock phones or accounts to gather more: that may be a crime.',
        cn: '短信、照片、诊断书、报警记录等。请勿为此解锁他人手机或账号，那可能构成犯罪。',
      },
    },
    {
      title: { ko: '자녀의 생활을 보여 주는 자료', en: 'Material on the children’s daily life', cn: '反映子女生活的资料' },
      note: {
        ko: '학교와 어린이집의 알림장, 병원 기록, 하루 일과를 적은 표가 도움이 됩니다.',
        en: 'Notes from school or day care, medical records, a table of an ordinary day.',
        cn: '学校或幼儿园的联络本、就医记录、日常作息表都有帮助。',
      },
    },
    {
      title: { ko: '법원에서 받은 서류', en: 'Anything received from a court', cn: '收到的法院文书' },
      note: {
        ko: '소장을 받으셨다면 받은 날짜를 봉투에 적어 두고 봉투째 가져오십시오. 답변할 기한이 그날부터 흐릅니다.',
        en: 'If a complaint has been served on you, write the date on the envelope and bring it as it is: the time to answer runs from that day.',
        cn: '如已收到诉状，请在信封上记下收到日期并连同信封带来，答辩期限自该日起算。',
      },
    },
  ],
  faqs: [
    {
      question: {
        ko: '배우자가 이혼에 동의하지 않으면 이혼할 수 없습니까?',
        en: 'Can I divorce if my spouse does not agree?',
        cn: '配偶不同意，就不能离婚吗？',
      },
      answer: {
        ko: '동의가 없어도 재판상 이혼의 사유가 인정되면 법원의 판결로 이혼할 수 있습니다. 다만 사유를 주장하는 쪽이 그 사정을 증거로 보여야 합니다. 뚜렷한 한 가지 사건이 없더라도 오랜 별거나 거듭된 갈등처럼 혼인을 계속하기 어려운 사정이 쌓여 있다면 함께 검토합니다. 조정을 거치는 동안 상대방의 뜻이 달라지는 경우도 있습니다.',
        en: 'Yes, if the court finds a ground for divorce. Whoever asserts the ground has to show it by evidence. Even without one decisive event, long separation or repeated conflict may together amount to a serious reason, and we look at the whole. Sometimes the other side’s position changes during mediation.',
        cn: '即使对方不同意，只要法院认定存在裁判离婚的事由，仍可判决离婚，但主张事由的一方须以证据说明。即使没有某一件突出的事，长期分居、反复冲突等难以维持婚姻的情形累积起来，也会一并研究。调解过程中，对方的想法也可能改变。',
      },
    },
    {
      question: {
        ko: '살림만 했는데 재산을 나누어 받을 수 있습니까?',
        en: 'I kept house and earned nothing. Do I get a share?',
        cn: '我一直操持家务、没有收入，能分到财产吗？',
      },
      answer: {
        ko: '가사와 육아도 재산을 이루고 지키는 데 이바지한 것으로 봅니다. 혼인한 기간, 살림과 양육을 맡은 정도, 재산이 만들어진 경위를 함께 살펴 몫을 정합니다. 정해진 비율이 있는 것은 아니므로, 살림과 양육을 어떻게 해 오셨는지 보여 주는 자료를 모으는 일부터 시작합니다.',
        en: 'Housework and child-rearing count as contributions to building and keeping the assets. The share depends on the length of the marriage, the part you took in home and family and how the assets came about. There is no fixed percentage, so we begin by gathering what shows your part.',
        cn: '家务与育儿也被视为对财产形成与维持的贡献。法院会综合婚姻期间、承担家务与抚养的程度、财产形成的经过来确定份额。并没有固定比例，因此先从收集能说明您付出的资料开始。',
      },
    },
    {
      question: { ko: '집을 먼저 나오면 불리해집니까?', en: 'Will leaving the home count against me?', cn: '先搬出家门会对自己不利吗？' },
      answer: {
        ko: '집을 나왔다는 사실만으로 불리해지는 것은 아닙니다. 나온 이유와 그 뒤에 생활비와 연락을 어떻게 하였는지를 함께 봅니다. 다만 아이를 두고 나오거나 데리고 나오는 일은 이후의 양육에 영향을 줄 수 있으므로, 위험한 상황이 아니라면 나오기 전에 먼저 의논해 주십시오. 폭력이 있다면 망설이지 말고 몸부터 피하십시오.',
        en: 'Leaving alone does not count against you. The court looks at why you left, and how maintenance and contact were handled afterwards. Leaving without a child, or with one, can affect custody later, so unless there is danger please talk to us first. If there is violence, get yourself to safety without hesitating.',
        cn: '仅仅搬出家门这一事实并不会导致不利。法院会看离开的原因，以及之后生活费与联系的情况。但留下或带走孩子，可能影响日后的抚养判断，若非危险情形，请在离开之前先与我们商量。若存在暴力，请毫不犹豫地先保护自身安全。',
      },
    },
    {
      question: { ko: '이혼 소송은 얼마나 걸립니까?', en: 'How long does it take?', cn: '离婚诉讼需要多长时间？' },
      answer: {
        ko: '기간을 약속드릴 수는 없습니다. 조정으로 일찍 끝나는 경우도 있고, 재산을 확인하고 양육에 관한 조사를 거치느라 한 해를 넘기는 경우도 있습니다. 법원의 일정, 다투는 항목의 수, 상대방이 소장을 제때 받는지에 따라 달라집니다. 상담에서는 지금 사정에서 시간이 걸릴 만한 부분을 짚어 드립니다.',
        en: 'No one can promise a time. Some cases settle early in mediation; others take more than a year while assets are traced and custody is investigated. It depends on the court’s calendar, on how much is disputed and on whether your spouse can be served. We can point out what is likely to take time in yours.',
        cn: '无法承诺具体期间。有的案件在调解阶段较早结束，有的则因查明财产、进行抚养调查而超过一年。这取决于法院日程、争议事项多少，以及对方能否及时收到诉状。咨询时，我们会指出您的情况中哪些部分可能耗时。',
      },
    },
    {
      question: {
        ko: '이혼한 뒤에 재산분할을 청구해도 됩니까?',
        en: 'Can I claim property after the divorce?',
        cn: '离婚之后还能请求分割财产吗？',
      },
      answer: {
        ko: '협의이혼을 할 때 재산에 관하여 정하지 않았다면 이혼한 날부터 2년 안에 청구할 수 있습니다. 이 기간은 늘리거나 멈출 수 없으므로 날짜부터 확인하십시오. 이미 합의서를 썼다면 그 내용에 따라 달라지므로 합의서를 가져오셔서 함께 읽어 보는 것이 좋습니다.',
        en: 'If property was left open when you divorced by agreement, you may claim within two years of the divorce. That period cannot be extended or suspended, so check the date first. If there is a written agreement, much depends on its wording: bring it, and we will read it together.',
        cn: '协议离婚时没有就财产作出约定的，可以在离婚之日起两年内请求。该期间不能延长或中断，请先确认日期。如已签订协议书，则取决于其内容，建议带来一同研读。',
      },
    },
    {
      question: {
        ko: '상담한 사실을 배우자가 알게 될까 걱정됩니다.',
        en: 'I am afraid my spouse will find out I asked.',
        cn: '担心配偶知道我来咨询过。',
      },
      answer: {
        ko: '변호사는 상담 내용에 관하여 비밀을 지킬 의무가 있습니다. 연락받으실 번호와 시간, 문자로 연락해도 되는지를 처음에 여쭙고 그대로 지킵니다. 휴대전화나 컴퓨터를 배우자와 함께 쓰신다면 화면의 ‘빠른 나가기’를 이용하시고, 방문 기록과 알림 설정도 확인해 두십시오.',
        en: 'Lawyers are bound to keep what you tell them secret. We ask at the start which number and hours are safe and whether we may text you, and keep to it. If you share a phone or computer, use the quick exit on these pages, and check your browsing history and notification settings.',
        cn: '律师对咨询内容负有保密义务。我们会先询问联系电话、方便的时间以及能否发送短信，并严格遵守。如与配偶共用手机或电脑，请使用页面上的“快速离开”，并检查浏览记录与通知设置。',
      },
    },
  ],
}
