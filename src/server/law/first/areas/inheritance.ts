import type { InitialArea } from '../area.ts'

export const inheritance: InitialArea = {
  code: 'inheritance',
  name: { ko: '상속', en: 'Inheritance', cn: '继承' },
  headline: {
    ko: '슬퍼할 시간을 지키기 위하여, 기한은 저희가 먼저 챙깁니다',
    en: 'So that you have time to grieve, we keep the calendar',
    cn: '为了守住哀悼的时间，期限由我们先来留意',
  },
  summary: {
    ko: '상속포기와 한정승인, 상속재산분할, 기여분과 유류분, 유언을 다룹니다. 무엇을 받을지보다 먼저, 언제까지 무엇을 정해야 하는지를 확인합니다.',
    en: 'Renunciation and qualified acceptance, division of the estate, contributory and reserved shares, wills. Before asking what you receive, we establish what has to be decided by when.',
    cn: '办理放弃继承与限定承认、遗产分割、贡献份额与特留份、遗嘱等事务。在确认能得到什么之前，先确认何时之前须作出什么决定。',
  },
  overview: {
    ko: `<h2>가장 먼저, 3개월</h2>
<p>상속이 개시된 사실을 안 날부터 <strong>3개월</strong> 안에 세 가지 가운데 하나를 골라야 합니다(민법 제1019조). 아무것도 하지 않으면 재산과 빚을 모두 이어받는 단순승인이 됩니다.</p>
<ul>
<li><strong>단순승인</strong>: 재산과 빚을 모두 이어받습니다.</li>
<li><strong>한정승인</strong>: 물려받은 재산의 한도에서만 빚을 갚습니다.</li>
<li><strong>상속포기</strong>: 처음부터 상속인이 아니었던 것이 됩니다. 다음 순위의 친족에게 빚이 넘어갈 수 있습니다.</li>
</ul>
<p>그 전에 고인의 예금을 쓰거나 물건을 팔면 단순승인으로 볼 수 있으므로 조심하셔야 합니다. 빚이 더 많다는 사실을 중대한 과실 없이 몰랐다면 그 사실을 안 날부터 3개월 안에 다시 한정승인을 할 수 있습니다.</p>
<h2>누가 얼마나 받습니까</h2>
<p>상속의 순위는 자녀와 손자녀 같은 직계비속, 부모와 조부모 같은 직계존속, 형제자매, 4촌 이내의 방계혈족입니다. 배우자는 직계비속이나 직계존속과 함께 상속하고, 그들이 없으면 혼자 상속합니다. 같은 순위의 상속분은 같으며 배우자는 5할을 더합니다. 배우자와 자녀 둘이라면 3 대 2 대 2가 됩니다.</p>
<p>여기에서 두 가지 사정을 더하고 뺍니다. 고인에게서 미리 받은 재산은 <strong>특별수익</strong>으로 헤아리고, 고인을 특별히 부양하거나 재산에 특별히 이바지한 상속인에게는 <strong>기여분</strong>을 인정할 수 있습니다.</p>
<h2>한쪽에만 남겨졌다면: 유류분</h2>
<p>유언이나 증여로 재산이 치우쳤을 때 상속인에게 남겨지는 최소한의 몫입니다.</p>
<ul>
<li>직계비속과 배우자: 법정상속분의 2분의 1</li>
<li>직계존속: 법정상속분의 3분의 1</li>
<li>형제자매의 유류분은 2024년 4월 헌법재판소의 결정으로 효력을 잃었습니다.</li>
</ul>
<p>상속이 개시된 사실과 반환할 증여나 유증이 있었다는 사실을 안 때부터 <strong>1년</strong>, 상속이 개시된 때부터 <strong>10년</strong>이 지나면 청구할 수 없습니다(민법 제1117조). 유류분과 상속권에 관한 법은 최근 바뀌고 있으므로, 상속이 개시된 날에 어떤 규정이 적용되는지부터 확인합니다.</p>
<h2>남기는 분의 준비: 유언</h2>
<p>유언은 법이 정한 방식에 따르지 않으면 효력이 없습니다. 직접 쓰는 유언은 내용 전부와 연월일, 주소, 이름을 손으로 쓰고 날인해야 합니다. 글씨를 쓰기 어렵거나 다툼이 걱정된다면 증인 두 사람과 함께 공증인 앞에서 하는 공정증서 유언을 권합니다.</p>`,
    en: `<h2>First of all, three months</h2>
<p>Within <strong>three months</strong> of learning that the inheritance has opened, one of three courses must be chosen (Article 1019 of the Civil Act). If nothing is done, you accept everything, debts included.</p>
<ul>
<li><strong>Simple acceptance</strong>: you take over all assets and debts.</li>
<li><strong>Qualified acceptance</strong>: you pay debts only out of what you inherit.</li>
<li><strong>Renunciation</strong>: you are treated as never having been an heir. The debts may pass to the next in line.</li>
</ul>
<p>Until then take care: spending the deceased’s savings or selling belongings may count as simple acceptance. If, without gross negligence, you did not know that debts exceeded assets, you may still make a qualified acceptance within three months of finding out.</p>
<h2>Who receives how much?</h2>
<p>The order is: descendants such as children and grandchildren; ascendants such as parents and grandparents; siblings; other collateral relatives within the fourth degree. A spouse inherits together with descendants or ascendants, and alone where there are none. Heirs of the same rank share equally, and a spouse receives half as much again: with two children, three parts to two and two.</p>
<p>Two things are then taken into account. What an heir received in advance counts as a <strong>special benefit</strong>; an heir who gave special support to the deceased, or contributed specially to the property, may be granted a <strong>contributory share</strong>.</p>
<h2>If everything went to one side: reserved shares</h2>
<p>A minimum is left to certain heirs where a will or gifts favoured somebody else:</p>
<ul>
<li>descendants and spouse: half of the statutory share</li>
<li>ascendants: one third of the statutory share</li>
<li>the reserved share of siblings ended with a Constitutional Court decision of April 2024</li>
</ul>
<p>The claim ends <strong>one year</strong> after you learned of the inheritance and of the gift or bequest to be returned, and <strong>ten years</strong> after the inheritance opened (Article 1117). The law on reserved shares and the right to inherit has been changing, so we first check which rules applied on the day of death.</p>
<h2>For those who leave: wills</h2>
<p>A will that does not follow a form laid down by law is void. One written by yourself needs the whole text, the full date, your address and name in your own hand, and a seal. If writing is difficult or a dispute is to be feared, we suggest a notarial will, made before a notary with two witnesses.</p>`,
    cn: `<h2>首先是三个月</h2>
<p>自知道继承开始之日起<strong>三个月</strong>内，须在三种方式中选择一种（《民法》第1019条）。什么都不做，即为连同债务全部承受的单纯承认。</p>
<ul>
<li><strong>单纯承认</strong>：承受全部财产与债务。</li>
<li><strong>限定承认</strong>：仅以继承所得财产为限清偿债务。</li>
<li><strong>放弃继承</strong>：视为自始不是继承人，债务可能转由下一顺位的亲属承受。</li>
</ul>
<p>在此之前，动用故人存款或变卖物品，可能被视为单纯承认，务请谨慎。若无重大过失而不知债务多于财产，可在知悉之日起三个月内再行限定承认。</p>
<h2>由谁继承、份额多少</h2>
<p>继承顺位依次为：子女、孙子女等直系卑亲属；父母、祖父母等直系尊亲属；兄弟姐妹；四亲等以内的旁系血亲。配偶与直系卑亲属或直系尊亲属共同继承，没有上述亲属时单独继承。同一顺位份额相同，配偶加给五成。配偶与两名子女的，为三比二比二。</p>
<p>在此基础上再作增减：生前已从故人处取得的财产计为<strong>特别受益</strong>；对故人尽了特别扶养、或对财产有特别贡献的继承人，可以认定<strong>贡献份额</strong>。</p>
<h2>遗产只留给一方时：特留份</h2>
<p>因遗嘱或赠与导致财产偏向一方时，为特定继承人保留的最低份额。</p>
<ul>
<li>直系卑亲属与配偶：法定继承份额的二分之一</li>
<li>直系尊亲属：法定继承份额的三分之一</li>
<li>兄弟姐妹的特留份，因2024年4月宪法法院的决定而失去效力</li>
</ul>
<p>自知道继承开始及存在应返还的赠与或遗赠之时起逾<strong>一年</strong>，或自继承开始之时起逾<strong>十年</strong>，不得请求（《民法》第1117条）。关于特留份与继承权的法律近来有所变化，须先确认继承开始之日适用何种规定。</p>
<h2>为身后作准备：遗嘱</h2>
<p>遗嘱不符合法定方式的，不发生效力。自书遗嘱须亲笔书写全部内容、年月日、住址与姓名并盖章。书写困难或担心发生争议的，建议在两名证人参与下，由公证人作成公证遗嘱。</p>`,
  },
  steps: [
    {
      title: { ko: '달력부터 만듭니다', en: 'The calendar first', cn: '先制作日历' },
      text: {
        ko: '돌아가신 날과 그 사실을 안 날을 확인하고 1개월(사망신고), 3개월(포기와 한정승인), 6개월(상속세와 취득세 신고)의 날짜를 적습니다. 상속인이 누구인지 가족관계를 함께 그립니다.',
        en: 'From the day of death and the day you learned of it we mark one month (report of death), three months (renunciation, qualified acceptance) and six months (inheritance and acquisition tax). We draw the family to see who the heirs are.',
        cn: '确认去世之日与知悉之日，标注一个月（死亡申报）、三个月（放弃与限定承认）、六个月（遗产税与取得税申报）的日期，并绘出家族关系以确认继承人。',
      },
    },
    {
      title: { ko: '재산과 빚을 조회합니다', en: 'Tracing assets and debts', cn: '查询财产与债务' },
      text: {
        ko: '사망신고와 함께 신청할 수 있는 안심상속 원스톱서비스로 예금과 대출, 부동산, 세금을 확인합니다. 보증이나 개인 사이의 빚은 나오지 않을 수 있으므로 우편물과 통장 기록도 살핍니다.',
        en: 'The government’s one-stop inheritance service, available with the report of death, shows accounts, loans, land and taxes. Guarantees and private debts may not appear, so post and bank statements are read too.',
        cn: '通过可与死亡申报一并申请的“安心继承一站式服务”，查询存款、贷款、不动产与税款。担保或私人债务可能查不到，还须查看邮件与银行记录。',
      },
    },
    {
      title: { ko: '받을지, 한정할지, 포기할지 정합니다', en: 'Accept, limit or renounce', cn: '决定承受、限定还是放弃' },
      text: {
        ko: '가족 가운데 누가 무엇을 할지 함께 정합니다. 한 사람의 포기가 다른 가족에게 빚을 넘기지 않도록 순서를 살피고, 조사할 시간이 모자라면 기간이 끝나기 전에 연장을 청구합니다.',
        en: 'The family decides together, so that one renunciation does not pass debts to another relative unawares. If more time is needed, an extension is requested before the period ends.',
        cn: '家人共同商定由谁作何选择，避免一人放弃使债务转给其他亲属。调查时间不足的，在期间届满前请求延长。',
      },
    },
    {
      title: { ko: '가정법원에 신고하고 뒷일을 마칩니다', en: 'The family court, and what follows', cn: '向家庭法院申报并完成后续' },
      text: {
        ko: '고인의 마지막 주소지를 맡는 가정법원에 신고합니다. 한정승인을 하면 채권자에 대한 공고와 배당이 뒤따르므로 그 절차까지 계획합니다.',
        en: 'The declaration is filed with the family court of the deceased’s last address. Qualified acceptance is followed by notice to creditors and distribution, which we plan from the start.',
        cn: '向故人最后住所地的家庭法院申报。限定承认之后须对债权人公告并分配，这些程序也一并规划。',
      },
    },
    {
      title: { ko: '나누는 방법을 협의합니다', en: 'Agreeing on the division', cn: '协商分割方法' },
      text: {
        ko: '상속재산분할은 상속인 모두가 참여해야 합니다. 미성년 자녀와 부모가 함께 상속하면 특별대리인이 필요할 수 있습니다. 세금과 등기까지 헤아린 뒤 협의서를 씁니다.',
        en: 'All heirs must take part. Where a parent and a minor child inherit together, a special representative may be needed. The agreement is written with tax and registration in mind.',
        cn: '遗产分割须全体继承人参与。未成年子女与父母共同继承的，可能需要特别代理人。在充分考虑税款与登记之后书写协议书。',
      },
    },
    {
      title: { ko: '협의가 되지 않으면 법원에서 정합니다', en: 'If there is no agreement', cn: '协商不成时由法院确定' },
      text: {
        ko: '상속재산분할 심판과 기여분 청구는 가정법원에서, 유류분 반환 청구는 민사법원에서 다룹니다. 두 절차의 기한이 다르므로 순서를 정하여 진행합니다.',
        en: 'Division and contributory shares are decided by the family court, reserved shares by the civil court. Their time limits differ, so we plan the order.',
        cn: '遗产分割审判与贡献份额请求由家庭法院审理，返还特留份请求由民事法院审理。两者期限不同，须安排顺序进行。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '일의 종류', en: 'The kind of matter', cn: '事务的种类' },
      text: {
        ko: '상속포기나 한정승인의 신고, 협의서의 작성, 분할 심판, 유류분 소송은 필요한 시간이 크게 다릅니다. 맡기실 범위를 계약서에 나누어 적습니다.',
        en: 'A declaration to the court, an agreement, a division case and a reserved share action differ greatly in work. The fee agreement says what is included.',
        cn: '申报放弃或限定承认、制作协议书、分割审判、特留份诉讼，所需时间差别很大。委托范围在合同中分别写明。',
      },
    },
    {
      title: { ko: '상속인의 수와 사는 곳', en: 'Number of heirs, and where they live', cn: '继承人的人数与居住地' },
      text: {
        ko: '상속인이 많거나 외국에 사는 분, 연락이 닿지 않는 분이 있으면 서류와 송달에 시간이 더 듭니다.',
        en: 'Many heirs, heirs abroad or heirs who cannot be reached mean more papers and longer service.',
        cn: '继承人众多、有人居住国外或无法取得联系的，文书与送达所需时间更长。',
      },
    },
    {
      title: { ko: '재산의 종류와 감정', en: 'Kinds of assets, and valuations', cn: '财产种类与鉴定' },
      text: {
        ko: '부동산이나 비상장 주식, 오래전의 증여가 있으면 값을 확인하는 감정료와 조사하는 시간이 더해집니다.',
        en: 'Land, unlisted shares or gifts made long ago need valuation and research.',
        cn: '有不动产、非上市股份或多年前的赠与，会增加鉴定费与调查时间。',
      },
    },
    {
      title: { ko: '법원과 관청에 내는 비용', en: 'Court and public charges', cn: '向法院与机关缴纳的费用' },
      text: {
        ko: '인지대와 송달료, 공고 비용, 상속등기의 취득세와 등기 비용은 변호사 보수와 따로 듭니다.',
        en: 'Stamp duty, service, public notices, acquisition tax and registration are separate from lawyers’ fees.',
        cn: '印花费、送达费、公告费、继承登记的取得税与登记费，与律师费分开。',
      },
    },
  ],
  documents: [
    {
      title: { ko: '고인의 기본증명서(상세)', en: 'Basic certificate of the deceased (detailed)', cn: '故人的基本证明书（详细）' },
      note: { ko: '사망한 날이 적혀 있어야 합니다.', en: 'It must show the date of death.', cn: '须载明死亡日期。' },
    },
    {
      title: {
        ko: '고인의 가족관계증명서와 제적등본',
        en: 'Family relation certificate and old family register of the deceased',
        cn: '故人的家族关系证明书与除籍誊本',
      },
      note: {
        ko: '혼인관계증명서, 입양관계증명서와 함께 발급하면 상속인을 빠짐없이 확인할 수 있습니다.',
        en: 'With the certificates of marriage and adoption, they show all the heirs.',
        cn: '连同婚姻关系证明书、收养关系证明书一并开具，可以完整确认继承人。',
      },
    },
    {
      title: { ko: '고인의 말소자 주민등록초본', en: 'Cancelled resident registration of the deceased', cn: '故人的居民登记注销抄本' },
      note: {
        ko: '마지막 주소지를 확인하여 신고할 법원을 정합니다.',
        en: 'The last address decides which court is competent.',
        cn: '以最后住址确定申报法院。',
      },
    },
    {
      title: {
        ko: '상속인의 가족관계증명서와 주민등록초본',
        en: 'Certificates and registration of the heirs',
        cn: '继承人的家族关系证明书与居民登记抄本',
      },
      note: {
        ko: '법원에 내는 서류에는 인감증명서나 본인서명사실확인서가 필요할 수 있습니다.',
        en: 'Court filings may also need a seal certificate or signature confirmation.',
        cn: '提交法院的文书可能还需印鉴证明书或本人签名事实确认书。',
      },
    },
    {
      title: { ko: '재산과 빚의 조회 결과', en: 'Results of the search for assets and debts', cn: '财产与债务的查询结果' },
      note: {
        ko: '아직 신청하지 않으셨다면 상담에서 방법을 알려 드립니다. 결과를 받기 전에는 고인의 재산을 쓰지 마십시오.',
        en: 'If you have not applied yet, we will show you how. Until the results are there, use nothing of the estate.',
        cn: '尚未申请的，咨询时告知方法。取得结果之前，请勿动用故人财产。',
      },
    },
    {
      title: { ko: '유언장과 증여에 관한 자료', en: 'Wills and papers on gifts', cn: '遗嘱与赠与资料' },
      note: {
        ko: '봉해진 유언장은 열지 말고 그대로 가져오십시오. 법원의 검인 절차에서 엽니다.',
        en: 'Do not open a sealed will: bring it as it is. It is opened before the court.',
        cn: '封存的遗嘱请勿拆开，原样带来，须在法院检认程序中开启。',
      },
    },
    {
      title: { ko: '독촉장, 소장 등 받은 우편물', en: 'Demands, complaints and other post', cn: '催款单、诉状等收到的邮件' },
      note: {
        ko: '받은 날짜를 봉투에 적어 두십시오. 빚을 안 날이 언제인지가 중요합니다.',
        en: 'Write the date of receipt on the envelope: when you learned of a debt matters.',
        cn: '请在信封上注明收到日期，何时得知债务非常重要。',
      },
    },
    {
      title: { ko: '돌봄과 부양을 보여 주는 자료', en: 'Evidence of care and support', cn: '反映照护与扶养的资料' },
      note: {
        ko: '병원비와 간병비 이체 내역, 함께 산 기록은 기여분을 살피는 데 쓰입니다.',
        en: 'Transfers for medical and nursing costs and records of living together bear on the contributory share.',
        cn: '医疗费、护理费转账记录与共同居住的记录，用于审视贡献份额。',
      },
    },
  ],
  faqs: [
    {
      question: {
        ko: '장례비를 고인의 통장에서 써도 됩니까?',
        en: 'May I pay for the funeral from the deceased’s account?',
        cn: '可以用故人的存款支付丧葬费吗？',
      },
      answer: {
        ko: '사회 통념에 맞는 장례비는 상속에 관한 비용으로 보아 달리 다루어질 여지가 있습니다. 그러나 다른 용도와 섞이면 단순승인으로 볼 위험이 있으므로, 포기나 한정승인을 생각하신다면 되도록 상속인의 돈이나 조의금으로 먼저 내시고 영수증을 모두 보관하십시오. 이미 쓰셨다면 언제 어디에 쓰셨는지 그대로 말씀해 주십시오.',
        en: 'Reasonable funeral expenses may be treated as a cost of the succession. But if they are mixed with other spending there is a risk of simple acceptance, so if you are thinking of renouncing or limiting, pay from your own money or the condolence money where you can, and keep every receipt. If you have already used the account, tell us when and for what.',
        cn: '符合社会通念的丧葬费可视为有关继承的费用，处理上可能有所不同。但与其他用途混在一起，有被视为单纯承认的风险。若考虑放弃或限定承认，请尽量先以继承人的资金或奠仪支付，并保留全部收据。已经动用的，请如实告知何时用于何处。',
      },
    },
    {
      question: {
        ko: '자녀들이 모두 포기하면 손주에게 빚이 넘어갑니까?',
        en: 'If all the children renounce, do the debts pass to the grandchildren?',
        cn: '子女全部放弃，债务会转给孙辈吗？',
      },
      answer: {
        ko: '고인의 배우자가 상속인으로 남아 있다면, 대법원은 2023년 결정에서 자녀가 모두 포기하였을 때 배우자가 홀로 상속인이 된다고 보았습니다. 배우자가 없거나 배우자까지 포기하면 손자녀나 부모, 형제자매의 순서로 넘어갈 수 있습니다. 그래서 한 사람은 한정승인을 하고 나머지는 포기하는 방법을 쓰기도 합니다.',
        en: 'Where the deceased’s spouse remains an heir, the Supreme Court held in 2023 that the spouse inherits alone if all the children renounce. If there is no spouse, or the spouse renounces too, the debts may pass to grandchildren, parents and siblings in turn. For this reason one heir sometimes makes a qualified acceptance while the others renounce.',
        cn: '故人的配偶仍为继承人的，韩国大法院在2023年的决定中认为，子女全部放弃时由配偶单独继承。没有配偶或配偶也放弃的，可能依次转给孙子女、父母、兄弟姐妹。因此有时采用一人限定承认、其余放弃的方式。',
      },
    },
    {
      question: {
        ko: '상속을 포기해도 사망보험금을 받을 수 있습니까?',
        en: 'Can I renounce and still receive the life insurance?',
        cn: '放弃继承后还能领取身故保险金吗？',
      },
      answer: {
        ko: '보험금을 받을 사람이 특정한 가족이나 ‘상속인’으로 정해져 있다면 그 보험금은 상속재산이 아니라 받을 사람 자신의 재산으로 보는 것이 판례입니다. 따라서 포기하였더라도 받을 수 있는 경우가 많습니다. 다만 보험의 종류와 수익자의 지정에 따라 다르고, 상속세를 계산할 때에는 상속재산으로 볼 수 있으므로 증권을 먼저 확인하십시오.',
        en: 'Where a family member or “the heirs” are named as beneficiary, the courts treat the money as the beneficiary’s own and not as part of the estate, so it can often be received even after renunciation. It depends on the policy and the beneficiary, and for inheritance tax the money may count as inherited. Check the policy first.',
        cn: '保险金受益人指定为特定家人或“继承人”的，判例认为该保险金不是遗产，而是受益人自己的财产，因此放弃继承后往往仍可领取。但因保险种类与受益人指定而异，计算遗产税时可能视为遗产，请先确认保单。',
      },
    },
    {
      question: {
        ko: '오래 부모님을 모셨는데 더 받을 수 있습니까?',
        en: 'I cared for our parents for years. Am I entitled to more?',
        cn: '我长期赡养父母，能多分一些吗？',
      },
      answer: {
        ko: '가족으로서 보통 기대되는 정도를 넘어 특별히 부양하였거나 재산을 지키고 늘리는 데 특별히 이바지하였다면 기여분이 인정될 수 있습니다. 함께 산 기간, 간병의 정도, 부담한 비용을 자료로 보여야 합니다. 다른 상속인과 협의하여 정할 수 있고, 협의가 되지 않으면 상속재산분할 심판과 함께 청구합니다.',
        en: 'If you gave special support beyond what is expected of family, or contributed specially to keeping or increasing the property, a contributory share may be granted. The years together, the care and the costs have to be shown. It can be agreed with the other heirs or, failing that, claimed in the division case.',
        cn: '超出家人通常被期待的程度而给予特别扶养，或对维持、增加财产有特别贡献的，可以认定贡献份额。须以资料说明共同居住期间、照护程度与负担的费用。可与其他继承人协商确定，协商不成的，与遗产分割审判一并请求。',
      },
    },
    {
      question: {
        ko: '3개월이 지난 뒤에 빚 독촉을 받았습니다.',
        en: 'A demand arrived after the three months.',
        cn: '三个月过后才收到催款。',
      },
      answer: {
        ko: '빚이 재산보다 많다는 사실을 중대한 과실 없이 알지 못하였다면, 그 사실을 안 날부터 3개월 안에 특별한정승인을 신고할 수 있습니다. 상속 당시 미성년자였던 분은 성년이 된 뒤에도 따로 기회가 있습니다. 독촉장을 받은 날이 중요하므로 봉투와 함께 보관하시고, 일부라도 갚겠다고 답하기 전에 먼저 상담하십시오.',
        en: 'If, without gross negligence, you did not know that debts exceeded assets, a special qualified acceptance may be declared within three months of finding out. Those who were minors at the time have a further opportunity on coming of age. The day of receipt matters, so keep the envelope, and speak with us before you promise to pay any part.',
        cn: '若无重大过失而不知债务多于财产，可在知悉之日起三个月内申报特别限定承认。继承当时为未成年人的，成年之后另有机会。收到催款单的日期非常重要，请连同信封保存，在答应偿还任何部分之前先行咨询。',
      },
    },
    {
      question: {
        ko: '어릴 때 떠난 부모도 자녀의 재산을 상속합니까?',
        en: 'Does a parent who abandoned a child inherit from that child?',
        cn: '在孩子年幼时离去的父母，也能继承子女的财产吗？',
      },
      answer: {
        ko: '2026년부터는 미성년 자녀에 대한 부양의무를 중대하게 저버리는 등의 사유가 있는 부모에 대하여, 가정법원이 상속권을 잃게 할 수 있는 제도가 시행되고 있습니다(민법 제1004조의2). 저절로 상속권이 없어지는 것은 아니고 유언이나 청구에 따라 법원이 판단하며, 청구할 수 있는 기간이 짧으므로 서둘러 확인하셔야 합니다.',
        en: 'Since 2026 the family court can declare that a parent loses the right to inherit, for instance for gravely neglecting the duty to support the child as a minor (Article 1004-2 of the Civil Act). The right is not lost by itself: the court decides upon a will or a claim, and the time for a claim is short.',
        cn: '自2026年起，对于严重违反对未成年子女的扶养义务等情形的父母，家庭法院可以宣告其丧失继承权（《民法》第1004条之2）。继承权并非自动丧失，须依遗嘱或请求由法院判断，且请求期间较短，应尽早确认。',
      },
    },
  ],
}
