import type { InitialArea } from '../area.ts'

export const commonlaw: InitialArea = {
  code: 'commonlaw',
  name: { ko: '사실혼', en: 'De facto marriage', cn: '事实婚姻' },
  headline: {
    ko: '서류에 없던 시간도, 생활로 설명할 수 있습니다',
    en: 'Years that no register shows can still be shown',
    cn: '没有登记在册的岁月，也可以用生活来说明',
  },
  summary: {
    ko: '혼인신고를 하지 않았어도 부부로 살아온 관계는 법의 보호를 받습니다. 사실혼이었음을 증명하는 일부터 재산분할과 위자료, 자녀, 한쪽이 세상을 떠난 뒤의 권리까지 살핍니다.',
    en: 'A couple who lived as husband and wife without registering are protected by law. We deal with proving the relationship, with property, compensation and children, and with what remains when one of them dies.',
    cn: '没有登记结婚，但以夫妻身份共同生活的关系，同样受法律保护。从证明事实婚姻，到财产分割、精神抚慰金、子女，以及一方去世后的权利，逐一梳理。',
  },
  overview: {
    ko: `<h2>동거와 사실혼은 다릅니다</h2>
<p>사실혼은 <strong>혼인할 의사</strong>가 있고, 사회적으로 보아 <strong>부부 공동생활이라고 할 만한 실체</strong>가 있으나 혼인신고만 하지 않은 관계를 말합니다. 함께 산 기간이 길다는 것만으로 인정되지는 않으며, 결혼식을 올리지 않았다고 하여 부정되지도 않습니다. 법원은 다음과 같은 사정을 모두 살핍니다.</p>
<ul>
<li>결혼식이나 상견례, 양가의 행사에 부부로 참여하였는지</li>
<li>같은 주소에서 얼마나 함께 살았는지</li>
<li>생활비와 재산을 함께 관리하였는지</li>
<li>가족과 이웃, 직장에서 부부로 알고 지냈는지</li>
</ul>
<h2>헤어질 때 인정되는 권리</h2>
<p>사실혼은 한쪽의 뜻만으로도 끝낼 수 있습니다. 그러나 정당한 이유 없이 관계를 깨뜨렸거나 부정한 행위, 폭력으로 깨지게 한 사람은 <strong>위자료</strong>를 지급할 책임이 있습니다. 부부 공동생활을 침해한 제3자에게도 책임을 물을 수 있습니다.</p>
<p>함께 이룬 재산은 이혼할 때의 규정을 유추하여 <strong>재산분할</strong>을 청구할 수 있습니다. 관계가 끝난 날부터 2년 안에 청구해야 하고, 나눌 재산도 원칙적으로 그날을 기준으로 정합니다. 이혼신고가 없으므로 언제 끝났는지부터 다툼이 되는 경우가 많습니다.</p>
<h2>아이가 있다면</h2>
<p>혼인하지 않은 부모 사이에서 태어난 아이는 아버지가 <strong>인지</strong>하여야 법률상 부자 관계가 생깁니다. 스스로 인지하지 않으면 인지청구의 소를 낼 수 있습니다. 인지가 되면 친권과 양육, 양육비와 면접교섭은 혼인한 부모의 경우와 같이 정합니다.</p>
<h2>한쪽이 세상을 떠났다면</h2>
<p>사실혼 배우자에게는 <strong>상속권이 없습니다</strong>. 상대방이 사망하여 관계가 끝난 경우에는 재산분할을 청구할 수 없다는 것이 판례입니다. 대신 다음과 같은 권리가 있는지 서둘러 확인해야 합니다.</p>
<ul>
<li>국민연금이나 산업재해보상보험의 유족급여처럼 사실혼 배우자를 포함하는 급여</li>
<li>주택임대차보호법에 따른 임차권의 승계</li>
<li>상속인이 없을 때 특별한 연고가 있던 사람에게 상속재산을 나누어 주는 절차</li>
</ul>
<h2>보호받기 어려운 경우</h2>
<p>어느 한쪽에게 법률상 배우자가 있는 이른바 중혼적 사실혼은 원칙적으로 보호받지 못합니다. 다만 그 법률혼이 사실상 이혼한 상태였다면 달리 볼 수 있으므로 사정을 자세히 확인해야 합니다.</p>
<p>어느 경우이든 함께 사는 동안 남은 기록은 시간이 지날수록 찾기 어려워집니다. 사진과 이체 내역, 주고받은 메시지를 지우지 말고 먼저 따로 보관해 두십시오.</p>`,
    en: `<h2>Living together is not the same</h2>
<p>A de facto marriage needs the <strong>intention to be married</strong> and a <strong>life that others would recognise as that of a married couple</strong>; only the registration is missing. Many years under one roof do not suffice by themselves, and the lack of a wedding does not rule it out. The court looks at everything:</p>
<ul>
<li>whether there was a wedding or a meeting of the families, and whether you attended family occasions as a couple</li>
<li>how long you lived at the same address</li>
<li>whether you managed money and property together</li>
<li>whether family, neighbours and colleagues knew you as husband and wife</li>
</ul>
<h2>Rights on parting</h2>
<p>Either may end the relationship at will. But whoever breaks it off without good reason, or destroys it by infidelity or violence, owes <strong>compensation</strong>. So may a third party who invaded the life of the couple.</p>
<p>Property built up together can be <strong>divided</strong>, the rules on divorce being applied by analogy. The claim must be made within two years of the end of the relationship, and as a rule what is to be divided is fixed as of that day. As nothing is registered, the day itself is often disputed.</p>
<h2>If there is a child</h2>
<p>A child of unmarried parents becomes the father’s child in law when he <strong>acknowledges</strong> it; if he will not, an action can be brought. After that, parental authority, custody, support and contact are settled as for married parents.</p>
<h2>If one of you has died</h2>
<p>A de facto spouse has <strong>no right of inheritance</strong>, and the courts hold that property cannot be divided where the relationship ended by death. Other rights should be checked without delay:</p>
<ul>
<li>survivors’ benefits that include de facto spouses, such as those of the national pension or industrial accident insurance</li>
<li>succession to the lease of the home under the Housing Lease Protection Act</li>
<li>where there is no heir, a share of the estate for persons specially connected with the deceased</li>
</ul>
<h2>Where protection is difficult</h2>
<p>If either of you is still married to someone else, the relationship is not protected in principle. It may be otherwise where that marriage had in fact ended, so the circumstances need a close look.</p>
<p>In every case, the traces of a life together grow harder to find with time. Before anything else, keep photographs, transfers and messages in a safe place.</p>`,
    cn: `<h2>同居与事实婚姻不同</h2>
<p>事实婚姻，是指双方有<strong>结婚的意思</strong>，且存在社会观念上可称为<strong>夫妻共同生活的实体</strong>，只是没有登记结婚的关系。仅仅共同生活时间长并不能认定，没有举行婚礼也不当然否定。法院会综合以下情形：</p>
<ul>
<li>是否举行婚礼、双方家长见面，是否以夫妻身份参加两家活动</li>
<li>在同一住址共同生活多久</li>
<li>是否共同管理生活费与财产</li>
<li>家人、邻居、同事是否把二人当作夫妻</li>
</ul>
<h2>分开时享有的权利</h2>
<p>事实婚姻可以凭一方的意思终止。但无正当理由破坏关系，或因不贞行为、暴力导致关系破裂的一方，须支付<strong>精神抚慰金</strong>。对侵害夫妻共同生活的第三人，也可以追究责任。</p>
<p>对共同形成的财产，可以类推适用离婚的规定请求<strong>财产分割</strong>。须在关系终止之日起两年内请求，分割的财产原则上也以该日为准。由于没有离婚申报，何时终止本身常常成为争点。</p>
<h2>如果有孩子</h2>
<p>未登记结婚的父母所生子女，须经父亲<strong>认领</strong>，才产生法律上的父子关系。父亲不主动认领的，可以提起认领之诉。认领之后，亲权与抚养、抚养费与探视，与登记结婚的父母同样确定。</p>
<h2>如果一方已经去世</h2>
<p>事实婚姻配偶<strong>没有继承权</strong>。判例认为，因对方死亡而终止关系的，不能请求财产分割。但应尽快确认是否有以下权利：</p>
<ul>
<li>国民年金、产业灾害补偿保险的遗属给付等包含事实婚姻配偶的给付</li>
<li>依《住宅租赁保护法》承继租赁权</li>
<li>没有继承人时，向有特别关系者分配遗产的程序</li>
</ul>
<h2>难以受到保护的情形</h2>
<p>任何一方另有法律上的配偶，即所谓重婚性质的事实婚姻，原则上不受保护。但如该法律婚姻事实上已处于离婚状态，则可能另当别论，需要仔细确认。</p>
<p>无论哪种情形，共同生活留下的记录都会随时间推移而更难寻找。照片、转账记录与往来信息请勿删除，先行妥善保存。</p>`,
  },
  steps: [
    {
      title: { ko: '함께 산 시간을 정리합니다', en: 'Setting out your years together', cn: '梳理共同生活的时间' },
      text: {
        ko: '만난 때와 함께 살기 시작한 때, 이사와 가족 행사, 헤어진 때를 한 줄로 적습니다. 부부로 살았음을 보여 주는 자료를 그 시간 위에 하나씩 놓습니다.',
        en: 'When you met, when you moved in together, where you moved, family occasions, when it ended: all in one line, with the evidence placed along it.',
        cn: '把相识、开始共同生活、搬家、家庭活动、分开的时间排成一线，再把能够说明夫妻生活的资料逐一对应上去。',
      },
    },
    {
      title: { ko: '끝난 날과 기한을 확인합니다', en: 'The day it ended, and the time limits', cn: '确认终止之日与期限' },
      text: {
        ko: '짐을 옮긴 날, 헤어지자는 뜻을 전한 날을 자료로 남깁니다. 재산분할의 2년과 위자료의 3년이 언제 끝나는지 계산합니다.',
        en: 'We preserve what shows the day of moving out or of saying that it was over, and work out when the two years for property and the three for compensation end.',
        cn: '把搬走物品之日、表明分手意思之日以资料固定下来，计算财产分割的两年与抚慰金的三年何时届满。',
      },
    },
    {
      title: { ko: '재산을 확인하고 지킵니다', en: 'Finding and securing assets', cn: '确认并保全财产' },
      text: {
        ko: '상대방 이름으로 된 집과 보증금, 예금에 보탠 돈의 흐름을 찾습니다. 처분될 염려가 있으면 가압류나 가처분을 신청합니다.',
        en: 'We trace the money you put into a home, deposit or account in the other’s name. If it may be disposed of, we apply for a provisional attachment or injunction.',
        cn: '查找投入对方名下房屋、保证金、存款的资金流向。担心被处分的，申请假扣押或假处分。',
      },
    },
    {
      title: { ko: '협의와 조정', en: 'Agreement and mediation', cn: '协议与调解' },
      text: {
        ko: '사실혼이었다는 점에 다툼이 없다면 재산과 아이에 관하여 협의하거나 조정을 신청합니다. 합의한 내용은 집행할 수 있는 문서로 남깁니다.',
        en: 'Where the relationship itself is not disputed, property and children can be settled by agreement or mediation, in a document that can be enforced.',
        cn: '对事实婚姻本身没有争议的，可就财产与子女进行协商或申请调解，并把约定内容写成能够执行的文书。',
      },
    },
    {
      title: { ko: '심판과 소송', en: 'Going to the family court', cn: '审判与诉讼' },
      text: {
        ko: '사실혼인지부터 다툰다면 가정법원에서 증거와 증인으로 설명합니다. 재산분할과 위자료, 자녀에 관한 청구를 함께 진행할 수 있습니다.',
        en: 'If even the relationship is denied, it is shown to the family court by documents and witnesses. Claims for property, compensation and the children can be heard together.',
        cn: '连是否为事实婚姻都有争议的，在家庭法院以证据与证人加以说明。财产分割、抚慰金及子女事项可以一并进行。',
      },
    },
    {
      title: { ko: '사별하신 경우의 절차', en: 'After a death', cn: '一方去世时的程序' },
      text: {
        ko: '연금과 보험의 청구, 임차권의 승계를 먼저 확인합니다. 기관이 사실혼을 인정하지 않으면 사실상혼인관계존부확인의 소를 검토하며, 이 소에도 기간의 제한이 있으므로 서둘러 살핍니다.',
        en: 'Pensions, insurance and the lease come first. If an institution does not accept the relationship, an action to have it confirmed may be brought; this too is limited in time, so we look at it promptly.',
        cn: '先确认年金与保险的请求、租赁权的承继。机构不认可事实婚姻的，研究提起确认事实婚姻关系存否之诉；该诉讼也有期间限制，须尽早处理。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '사실혼인지 다투는지', en: 'Whether the relationship is disputed', cn: '是否争议事实婚姻本身' },
      text: {
        ko: '상대방이 부부였음을 인정하면 재산과 아이의 문제로 바로 들어갈 수 있습니다. 다툰다면 증거를 모으고 증인을 신청하는 일이 더해집니다.',
        en: 'If the other side accepts that you were a couple, we go straight to property and children. If not, evidence and witnesses are needed first.',
        cn: '对方承认曾为夫妻的，可以直接进入财产与子女问题；如有争议，则需增加收集证据与申请证人的工作。',
      },
    },
    {
      title: { ko: '재산의 종류와 흐름', en: 'Kinds of assets, and where the money went', cn: '财产的种类与流向' },
      text: {
        ko: '오래전 보탠 돈을 찾아야 하거나, 시세를 감정해야 하는 재산이 있으면 시간과 감정료가 더 듭니다.',
        en: 'Money contributed long ago has to be traced, and some assets need a valuation: both take time, and valuations have a fee.',
        cn: '需要查找多年前投入的资金，或有财产需要鉴定市价的，会增加时间与鉴定费。',
      },
    },
    {
      title: { ko: '함께 진행하는 청구', en: 'Claims made together', cn: '一并进行的请求' },
      text: {
        ko: '재산분할과 위자료, 인지와 양육비를 함께 청구하는지에 따라 서면과 절차가 달라집니다.',
        en: 'Pleadings and procedure depend on whether property, compensation, acknowledgment and child support are claimed together.',
        cn: '是否一并请求财产分割、抚慰金、认领与抚养费，书面与程序各不相同。',
      },
    },
    {
      title: { ko: '법원 비용과 유전자 검사', en: 'Court costs and genetic tests', cn: '法院费用与基因检测' },
      text: {
        ko: '인지대와 송달료는 청구의 종류와 금액에 따라 법원 기준으로 정해집니다. 인지청구에서 유전자 검사를 하면 검사 비용이 따로 듭니다.',
        en: 'Stamp duty and service fees follow the court’s rules. A genetic test in a paternity action is charged separately.',
        cn: '印花费与送达费依法院标准，按请求种类与金额确定。认领之诉中进行基因检测的，检测费另计。',
      },
    },
  ],
  documents: [
    {
      title: {
        ko: '두 사람의 혼인관계증명서(상세)',
        en: 'Marriage relation certificates of both (detailed)',
        cn: '双方的婚姻关系证明书（详细）',
      },
      note: {
        ko: '다른 혼인이 남아 있는지 확인합니다. 상대방의 것은 발급받기 어려우므로 본인의 것만 준비하셔도 됩니다.',
        en: 'To see whether another marriage exists. You may not be able to obtain the other’s: your own is enough.',
        cn: '用于确认是否存在其他婚姻。对方的不易开具，只备本人的即可。',
      },
    },
    {
      title: {
        ko: '주소 변동이 모두 나오는 주민등록초본',
        en: 'Resident registration abstract with all addresses',
        cn: '显示全部住址变动的居民登记抄本',
      },
      note: null,
    },
    {
      title: {
        ko: '결혼식과 가족 행사의 사진, 청첩장',
        en: 'Photographs of the wedding and family occasions, invitations',
        cn: '婚礼与家庭活动照片、请柬',
      },
      note: {
        ko: '결혼식을 하지 않으셨다면 명절이나 제사, 부모님 생신의 사진도 좋습니다.',
        en: 'If there was no wedding: holidays, memorial rites, parents’ birthdays.',
        cn: '没有举行婚礼的，节日、祭祀、父母生日的照片也可以。',
      },
    },
    {
      title: {
        ko: '생활비와 관리비, 보증금의 이체 내역',
        en: 'Transfers for living costs, fees and deposits',
        cn: '生活费、管理费、保证金的转账记录',
      },
      note: {
        ko: '은행에서 지난 거래내역을 발급받을 수 있습니다. 오래된 기록일수록 먼저 신청하십시오.',
        en: 'Banks issue past statements. Ask for the oldest first.',
        cn: '可向银行申请以往交易明细，越早的记录越要先申请。',
      },
    },
    {
      title: { ko: '임대차계약서와 등기사항증명서', en: 'Leases and land register extracts', cn: '租赁合同与不动产登记证明书' },
      note: null,
    },
    {
      title: {
        ko: '부부로 지낸 것을 아는 사람의 진술서',
        en: 'Statements of people who knew you as a couple',
        cn: '知悉二人为夫妻者的陈述书',
      },
      note: {
        ko: '상담에서 누구에게 어떤 내용을 부탁드릴지 함께 정합니다. 미리 받아 오지 않으셔도 됩니다.',
        en: 'We decide together whom to ask and for what. There is no need to bring any yet.',
        cn: '咨询时一同商定请谁写、写什么，不必事先准备。',
      },
    },
    {
      title: {
        ko: '자녀의 기본증명서와 가족관계증명서',
        en: 'The child’s basic and family relation certificates',
        cn: '子女的基本证明书与家族关系证明书',
      },
      note: {
        ko: '아버지의 인지가 되어 있는지 확인합니다.',
        en: 'They show whether the father has acknowledged the child.',
        cn: '用于确认父亲是否已认领。',
      },
    },
    {
      title: {
        ko: '헤어진 날을 알 수 있는 문자나 이사 기록',
        en: 'Messages or moving records that show the day you parted',
        cn: '能够说明分开之日的短信或搬家记录',
      },
      note: null,
    },
  ],
  faqs: [
    {
      question: {
        ko: '몇 년을 함께 살아야 사실혼이 됩니까?',
        en: 'How many years make a de facto marriage?',
        cn: '共同生活几年才算事实婚姻？',
      },
      answer: {
        ko: '정해진 기간은 없습니다. 오래 함께 살았어도 혼인할 뜻이 없었다면 동거로 볼 수 있고, 결혼식을 올리고 함께 산 지 얼마 되지 않았어도 사실혼으로 인정될 수 있습니다. 다만 결혼식 직후에 관계가 깨진 경우에는 예물과 예단, 결혼 비용의 정산이 문제 되는 등 오래 산 경우와 다르게 다루어질 수 있습니다.',
        en: 'There is no set number. A long time together may still be mere cohabitation if marriage was not intended, and a short time after a wedding may be enough. A relationship that fails right after the wedding may be treated differently, the question then being the return of gifts and wedding costs.',
        cn: '没有固定年限。共同生活虽久但没有结婚意思的，可能视为同居；举行婚礼后共同生活不久的，也可能认定为事实婚姻。但婚礼后不久关系即破裂的，可能涉及礼物返还、结婚费用清算等，与长期共同生活的情形处理不同。',
      },
    },
    {
      question: {
        ko: '주소를 따로 두었는데도 인정됩니까?',
        en: 'We were registered at different addresses. Does that matter?',
        cn: '户籍住址不同，也能认定吗？',
      },
      answer: {
        ko: '주민등록이 따로라는 것만으로 부정되지는 않습니다. 직장이나 전세 계약, 자녀의 학교 때문에 주소를 나누어 두는 부부도 있기 때문입니다. 실제로 함께 살았음을 보여 주는 택배와 관리비, 차량 출입 기록, 이웃의 진술로 설명할 수 있습니다.',
        en: 'Not by itself. Couples keep separate registrations for work, a lease or a school. Parcels, fees, car park records and neighbours can show where you really lived.',
        cn: '仅凭住址登记不同并不能否定。因工作、租房合同、子女上学而分开登记的夫妻也有。可以用快递、管理费、车辆出入记录、邻居陈述说明实际共同生活。',
      },
    },
    {
      question: {
        ko: '상대방이 갑자기 집을 나가 연락을 끊었습니다.',
        en: 'My partner left and broke off contact.',
        cn: '对方突然离家并断绝联系。',
      },
      answer: {
        ko: '사실혼은 한쪽의 뜻으로 끝날 수 있지만, 정당한 이유 없이 깨뜨렸다면 위자료를 청구할 수 있습니다. 나간 날부터 재산분할의 2년이 흐를 수 있으므로 그 날짜를 자료로 남겨 두십시오. 집이나 보증금이 상대방 이름으로 되어 있다면 처분되기 전에 보전처분을 검토해야 합니다.',
        en: 'Either may end the relationship, but without good reason compensation is owed. The two years for property may run from the day of leaving, so preserve what shows it. If the home or deposit is in the other’s name, provisional measures should be considered before it is gone.',
        cn: '事实婚姻可以由一方终止，但无正当理由的，可以请求精神抚慰金。财产分割的两年可能自离开之日起算，请保留能够说明该日期的资料。房屋或保证金在对方名下的，应在被处分之前研究保全措施。',
      },
    },
    {
      question: {
        ko: '사실혼 배우자가 세상을 떠났습니다. 집에서 나가야 합니까?',
        en: 'My partner has died. Do I have to leave the home?',
        cn: '事实婚姻的配偶去世了，我必须搬离住处吗？',
      },
      answer: {
        ko: '고인이 임차한 집에서 함께 살았다면 주택임대차보호법에 따라 임차인의 권리와 의무를 이어받을 수 있습니다. 상속인이 없다면 홀로 이어받고, 상속인이 있으나 그 집에서 함께 살지 않았다면 고인의 2촌 이내 친족과 함께 이어받습니다. 고인이 소유한 집이라면 상속인과 협의해야 합니다. 섣불리 짐을 옮기거나 서류에 서명하지 마시고 먼저 확인하십시오.',
        en: 'If you lived together in a home rented by the deceased, you may succeed to the lease under the Housing Lease Protection Act: alone where there is no heir, or together with the deceased’s relatives within the second degree where the heirs did not live there. If the deceased owned the home, you will have to come to terms with the heirs. Do not move out or sign anything before you have checked.',
        cn: '若在故人承租的住宅中共同生活，可依《住宅租赁保护法》承继承租人的权利与义务：没有继承人时单独承继；虽有继承人但未在该住宅共同生活时，则与故人二亲等以内的亲属共同承继。若为故人所有的房屋，则须与继承人协商。请勿仓促搬离或签署文件，先行确认。',
      },
    },
    {
      question: {
        ko: '함께 살면서 미리 준비해 둘 것이 있습니까?',
        en: 'We are together. What can we prepare?',
        cn: '还在一起生活，可以预先准备些什么？',
      },
      answer: {
        ko: '서로를 지키고 싶으시다면 혼인신고가 가장 분명한 방법입니다. 신고하기 어려운 사정이 있다면 유언, 보험의 수익자 지정, 재산을 함께 산 경우의 공동 명의, 서로를 대신할 사람을 정하는 임의후견계약 등을 검토할 수 있습니다. 어떤 방법이든 상속인의 유류분과 세금을 함께 살펴야 합니다.',
        en: 'Registering the marriage is the clearest way to protect one another. If that is not possible, consider wills, beneficiaries of insurance, joint ownership of what you buy together, or a voluntary guardianship contract. Each has to be weighed with heirs’ reserved shares and tax.',
        cn: '想要彼此保护，登记结婚是最明确的方法。若有难以登记的情形，可以考虑遗嘱、指定保险受益人、共同购置的财产登记为共有、订立任意监护合同等。无论哪种方式，都须一并考虑继承人的特留份与税款。',
      },
    },
  ],
}
