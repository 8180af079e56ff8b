import type { InitialArea } from '../area.ts'

export const fornication: InitialArea = {
  code: 'fornication',
  name: { ko: '상간 소송', en: 'Claims against a third party (affair)', cn: '向第三者索赔' },
  headline: {
    ko: '분노가 가장 클 때일수록, 방법은 가장 조심스러워야 합니다',
    en: 'When the hurt is greatest, the method must be most careful',
    cn: '越是愤怒的时候，方法越要谨慎',
  },
  summary: {
    ko: '배우자와 부정한 관계를 맺은 제3자에게 손해배상을 구하거나, 그러한 소장을 받은 분이 답변하는 절차입니다. 이혼하지 않아도 청구할 수 있으며, 증거를 얻는 방법이 무엇보다 중요합니다.',
    en: 'Claiming damages from a third party who had an affair with your spouse, or answering such a claim. It does not require a divorce, and nothing matters more than how the evidence was obtained.',
    cn: '向与配偶有不贞关系的第三人请求损害赔偿，或收到此类诉状者进行答辩的程序。不离婚也可以请求，而证据的取得方式最为重要。',
  },
  overview: {
    ko: `<h2>형벌은 사라졌지만 책임은 남아 있습니다</h2>
<p>2015년 헌법재판소의 결정으로 간통죄는 효력을 잃었습니다. 그러나 혼인한 사람과 부정한 행위를 하여 부부 공동생활을 침해하고 그 배우자에게 정신적 고통을 준 제3자는 <strong>민사상 손해배상 책임</strong>을 집니다(민법 제750조, 제751조). 여기서 부정한 행위는 성관계에 한정되지 않고, 부부의 정조 의무에 어긋나는 행위를 넓게 가리킵니다.</p>
<h2>무엇을 증명해야 합니까</h2>
<ul>
<li>상대방이 내 배우자와 부정한 행위를 하였다는 점</li>
<li>상대방이 <strong>혼인한 사람임을 알았거나 알 수 있었다</strong>는 점</li>
<li>그로 인하여 부부 공동생활이 침해되었다는 점</li>
</ul>
<p>관계가 시작되기 전에 혼인이 이미 회복할 수 없을 만큼 깨져 있었다면 책임이 인정되지 않을 수 있습니다. 그래서 별거한 때, 오간 연락, 함께한 가족 행사, 생활비를 주고받은 기록처럼 혼인이 이어지고 있었음을 보여 주는 자료가 중요합니다.</p>
<h2>이혼하지 않아도 됩니다</h2>
<p>혼인을 이어 가면서 제3자에게만 청구할 수 있습니다. 다만 배우자와 제3자는 한 손해를 함께 책임지는 관계여서, 돈을 낸 제3자가 내 배우자에게 부담을 나누자고 청구할 수 있습니다. 소송이 진행되는 동안 집 안의 대화가 어떻게 달라질지도 함께 생각하셔야 합니다.</p>
<p>배상 금액은 부정행위의 내용과 이어진 기간, 혼인에 미친 영향, 알려진 뒤의 태도를 살펴 법원이 정합니다. 정해진 표가 없어 미리 약속드릴 수는 없습니다.</p>
<h2>해서는 안 되는 방법</h2>
<ul>
<li>휴대전화에 몰래 앱을 설치하거나 자신이 끼지 않은 대화를 녹음하는 일</li>
<li>잠긴 기기나 계정에 들어가는 일, 동의 없이 위치를 추적하는 일</li>
<li>상대방의 직장이나 가족에게 알리는 일, 집 앞에서 기다리거나 거듭 연락하는 일</li>
</ul>
<p>이런 방법은 증거로 쓰지 못할 수 있을 뿐 아니라 형사 처벌로 이어질 수 있습니다. 사실을 알린 것이라도 명예훼손이 될 수 있습니다.</p>
<h2>기간은 3년과 10년입니다</h2>
<p>부정행위와 그 상대방을 안 날부터 3년, 행위가 있은 날부터 10년이 지나면 청구하기 어렵습니다(민법 제766조). 반대로 영상과 출입 기록은 며칠이나 몇 주 만에 지워지기도 합니다. 마음을 정하는 일은 천천히 하셔도 되지만, 사라지는 자료가 있는지는 먼저 확인하십시오.</p>`,
    en: `<h2>The crime is gone; the responsibility remains</h2>
<p>Adultery ceased to be a crime with a Constitutional Court decision of 2015. A third party who has an affair with a married person, invading the spouses’ life together and causing distress, still bears <strong>civil liability</strong> (Articles 750 and 751 of the Civil Act). Infidelity here is not limited to sexual relations; it covers conduct contrary to marital fidelity in a wide sense.</p>
<h2>What has to be shown</h2>
<ul>
<li>that the other person had such a relationship with your spouse</li>
<li>that they <strong>knew, or could have known, of the marriage</strong></li>
<li>that your married life was harmed by it</li>
</ul>
<p>If the marriage had already broken down beyond repair before the relationship began, there may be no liability. So it is important to show that the marriage was alive: when you separated, if at all, how you kept in touch, family occasions, household money.</p>
<h2>No divorce is needed</h2>
<p>You may stay married and claim from the third party alone. But your spouse and the third party answer together for one harm, so a third party who has paid may ask your spouse to bear a share. Think, too, of what a lawsuit will do to conversation at home.</p>
<p>The court sets the amount by the nature and length of the affair, its effect on the marriage and what was done once it came to light. There is no table, and no figure can be promised.</p>
<h2>What not to do</h2>
<ul>
<li>install an app on a phone in secret, or record conversations you are not part of</li>
<li>enter a locked device or account, or track someone’s location without consent</li>
<li>tell the other person’s employer or family, wait outside their home or contact them again and again</li>
</ul>
<p>Such methods may make the evidence useless and lead to criminal charges. Even telling the truth may be defamation.</p>
<h2>Three years, ten years</h2>
<p>A claim is hard to bring once three years have passed since you learned of the affair and of the person, or ten years since the act (Article 766 of the Civil Act). Footage and entry records, on the other hand, may be gone within days or weeks. Take your time to decide, but check first whether anything is about to disappear.</p>`,
    cn: `<h2>刑罚虽已消失，责任依然存在</h2>
<p>依2015年宪法法院的决定，通奸罪失去效力。但与已婚者有不贞行为、侵害夫妻共同生活并给其配偶造成精神痛苦的第三人，仍须承担<strong>民事损害赔偿责任</strong>（《民法》第750条、第751条）。此处的不贞行为不限于性关系，而是广泛地指违反夫妻忠实义务的行为。</p>
<h2>需要证明什么</h2>
<ul>
<li>对方与自己的配偶有不贞行为</li>
<li>对方<strong>知道或应当能够知道其已婚</strong></li>
<li>夫妻共同生活因此受到侵害</li>
</ul>
<p>若在关系开始之前，婚姻已经破裂到无法恢复的程度，责任可能不被认定。因此，能够说明婚姻仍在延续的资料很重要：是否及何时分居、往来联系、共同参加的家庭活动、生活费往来记录等。</p>
<h2>不离婚也可以请求</h2>
<p>可以维持婚姻，仅向第三人请求。但配偶与第三人对同一损害共同负责，已付款的第三人可以要求您的配偶分担。诉讼期间家中的对话会有怎样的变化，也需要一并考虑。</p>
<p>赔偿金额由法院综合不贞行为的内容与持续时间、对婚姻的影响、事情暴露后的态度等确定。没有固定的标准表，因此无法事先承诺。</p>
<h2>不可使用的方法</h2>
<ul>
<li>在手机上偷装应用程序，或录下自己未参与的谈话</li>
<li>进入上锁的设备或账号，未经同意追踪位置</li>
<li>告知对方的单位或家人，在其住处附近守候或反复联系</li>
</ul>
<p>这些方法不仅可能使证据无法使用，还可能招致刑事处罚。即使所说属实，也可能构成名誉毁损。</p>
<h2>期间为三年与十年</h2>
<p>自知道不贞行为及其相对方之日起逾三年，或自行为发生之日起逾十年，便难以请求（《民法》第766条）。相反，影像与出入记录可能几天或几周内就会被删除。下决心可以慢慢来，但请先确认是否有即将消失的资料。</p>`,
  },
  steps: [
    {
      title: { ko: '혼인을 어떻게 할지부터 여쭙니다', en: 'First, the marriage', cn: '先问婚姻如何打算' },
      text: {
        ko: '이어 갈지, 정리할지, 아직 모르겠는지에 따라 준비가 다릅니다. 정하지 못하셨다면 그대로 말씀해 주십시오. 청구할 수 있는 마지막 날만 계산해 두고 기다릴 수 있습니다.',
        en: 'Preparation differs depending on whether you wish to go on, to part, or do not know yet. Not knowing is an answer too: we work out the last day for a claim, and you can wait.',
        cn: '继续、分开，还是尚未决定，准备各不相同。尚未决定也请如实告知，我们先算出可以请求的最后日期，之后可以等待。',
      },
    },
    {
      title: { ko: '가진 자료를 가려냅니다', en: 'Sorting what you have', cn: '甄别手中资料' },
      text: {
        ko: '자료마다 언제 어떻게 얻었는지를 확인하여 쓸 수 있는 것과 쓰지 말아야 할 것을 나눕니다. 얻은 과정에 문제가 될 만한 점이 있으면 그 위험을 먼저 말씀드립니다.',
        en: 'For each item we ask when and how it came to you, and separate what may be used from what must not. If the way it was obtained is a problem, you will hear of the risk first.',
        cn: '逐项确认资料的取得时间与方式，区分可用与不可用的部分。若取得过程存在问题，会先说明其风险。',
      },
    },
    {
      title: { ko: '사라질 증거를 확보합니다', en: 'Securing what will disappear', cn: '固定即将消失的证据' },
      text: {
        ko: '숙박업소나 주차장의 영상, 통신과 결제의 기록은 보관하는 기간이 짧습니다. 증거보전과 사실조회, 문서제출명령처럼 법원을 거치는 방법으로 확인합니다.',
        en: 'Footage from hotels or car parks and records of calls and payments are kept only briefly. We use the court’s own means: preservation of evidence, inquiries, orders to produce documents.',
        cn: '住宿场所或停车场的影像、通信与支付记录，保存期间较短。通过证据保全、事实查询、文书提出命令等经由法院的方式加以确认。',
      },
    },
    {
      title: { ko: '소장을 냅니다', en: 'Filing the claim', cn: '提交诉状' },
      text: {
        ko: '혼인을 유지하면서 청구하면 보통 지방법원이, 이혼과 함께 청구하면 가정법원이 맡습니다. 상대방의 주소를 모르더라도 전화번호 등을 단서로 법원을 통하여 확인할 수 있습니다. 우편물을 누가 받게 되는지도 미리 살핍니다.',
        en: 'If you stay married the claim usually goes to a district court; with a divorce, to the family court. An unknown address can be traced through the court, for instance from a telephone number. We also consider who will open the post.',
        cn: '维持婚姻而请求的，通常由地方法院审理；与离婚一并请求的，由家庭法院审理。即使不知道对方住址，也可以电话号码等为线索，通过法院确认。谁会收到邮件，也会事先考虑。',
      },
    },
    {
      title: { ko: '변론과 조정', en: 'Hearings and mediation', cn: '辩论与调解' },
      text: {
        ko: '상대방은 혼인한 줄 몰랐다거나 이미 깨진 혼인이었다고 다투는 일이 많습니다. 그 주장을 예상하여 준비합니다. 다시 만나지 않겠다는 약속과 어겼을 때의 위약금은 조정에서 정할 수 있습니다.',
        en: 'The other side often says that they did not know of the marriage or that it was already over; we prepare for that. A promise not to meet again, and a penalty for breaking it, can be agreed in mediation.',
        cn: '对方常会主张不知其已婚或婚姻早已破裂，我们会预先准备。不再见面的承诺及违约金，可以在调解中约定。',
      },
    },
    {
      title: { ko: '판결 뒤의 정리', en: 'After judgment', cn: '判决之后' },
      text: {
        ko: '지급 방법과 날짜를 확인하고, 스스로 주지 않으면 집행을 진행합니다. 판결문이나 합의서를 다른 사람에게 보이거나 인터넷에 올리는 일은 새로운 분쟁이 되므로 삼가셔야 합니다.',
        en: 'We see to the manner and day of payment, and to enforcement where needed. Please do not show the judgment to others or post it online: that starts a new dispute.',
        cn: '确认支付方式与日期，对方不主动支付的，进行执行。请勿将判决书或协议书给他人看或发布到网上，那会引发新的纠纷。',
      },
    },
  ],
  costs: [
    {
      title: { ko: '청구하는 쪽인지, 받은 쪽인지', en: 'Bringing or answering a claim', cn: '提出请求还是应对请求' },
      text: {
        ko: '소장을 내는 분은 증거를 갖추는 데, 소장을 받은 분은 사실을 확인하고 답변하는 데 시간이 듭니다. 같은 사건이라도 맡는 일의 내용이 다릅니다.',
        en: 'One side spends its time on evidence, the other on establishing the facts and answering. The work differs even in the same case.',
        cn: '起诉的一方把时间用于准备证据，收到诉状的一方用于查明事实与答辩。即使同一案件，工作内容也不同。',
      },
    },
    {
      title: { ko: '이혼과 함께 하는지', en: 'With a divorce or without', cn: '是否与离婚一并进行' },
      text: {
        ko: '제3자에게만 청구하는지, 배우자와의 이혼과 함께 다투는지에 따라 법원과 절차, 준비할 서면이 달라집니다.',
        en: 'Court, procedure and pleadings depend on whether the claim stands alone or is joined with a divorce.',
        cn: '仅向第三人请求，还是与离婚一并争议，法院、程序与所需书面都不同。',
      },
    },
    {
      title: { ko: '증거를 얻는 절차의 수', en: 'How much must be obtained through the court', cn: '取证程序的多少' },
      text: {
        ko: '증거보전이나 사실조회를 여러 곳에 신청하면 시간이 더 걸립니다. 꼭 필요한 것부터 순서를 정합니다.',
        en: 'Each application for evidence takes time. We begin with what is really needed.',
        cn: '向多处申请证据保全或事实查询，所需时间更长。我们会从确有必要的开始安排。',
      },
    },
    {
      title: { ko: '인지대와 소송비용', en: 'Stamp duty and costs', cn: '印花费与诉讼费用' },
      text: {
        ko: '인지대는 청구하는 금액에 따라 달라지고, 청구한 금액보다 적게 인정되면 소송비용을 나누어 부담하게 될 수 있습니다. 그래서 청구 금액을 정하는 일도 비용의 문제입니다.',
        en: 'Stamp duty rises with the sum claimed, and costs may be shared where less is awarded. Choosing the sum is therefore also a question of cost.',
        cn: '印花费随请求金额变化；获支持金额低于请求金额时，可能须分担诉讼费用。因此，确定请求金额也是费用问题。',
      },
    },
  ],
  documents: [
    {
      title: {
        ko: '혼인관계증명서와 가족관계증명서',
        en: 'Marriage and family relation certificates',
        cn: '婚姻关系证明书与家族关系证明书',
      },
      note: null,
    },
    {
      title: { ko: '부정행위를 알게 된 경위를 적은 메모', en: 'How you came to know', cn: '知悉不贞行为经过的记录' },
      note: {
        ko: '언제 무엇을 보고 알게 되었는지 적습니다. 청구할 수 있는 기간을 세는 기준이 됩니다.',
        en: 'What you saw, and when. Time limits are counted from it.',
        cn: '写下何时、因看到什么而知悉，这是计算请求期间的基准。',
      },
    },
    {
      title: { ko: '상대방에 관하여 아는 정보', en: 'What you know of the other person', cn: '所知的对方信息' },
      note: {
        ko: '이름과 전화번호, 직장 가운데 아는 것만 적습니다. 흥신소 등에 뒷조사를 맡기지는 마십시오.',
        en: 'Name, telephone number, employer, as far as you know. Please do not have anyone spied upon.',
        cn: '姓名、电话、单位，知道多少写多少。请勿委托他人私下调查。',
      },
    },
    {
      title: {
        ko: '이미 가지고 있는 문자와 사진, 영상',
        en: 'Messages, photographs and footage you already have',
        cn: '手中已有的短信、照片与影像',
      },
      note: {
        ko: '고치거나 잘라 내지 말고 원본 그대로 보관하며, 어디에서 얻었는지 함께 적어 두십시오.',
        en: 'Keep the originals as they are, and note where each came from.',
        cn: '请勿修改或裁剪，保留原件，并注明取得来源。',
      },
    },
    {
      title: {
        ko: '혼인 생활이 이어지고 있었음을 보여 주는 자료',
        en: 'Signs that the marriage was alive',
        cn: '能够说明婚姻生活仍在延续的资料',
      },
      note: {
        ko: '가족 여행과 행사 사진, 생활비 이체 내역, 평소에 나눈 대화가 도움이 됩니다.',
        en: 'Family trips and occasions, transfers for the household, everyday messages.',
        cn: '家庭旅行与活动照片、生活费转账记录、日常对话都有帮助。',
      },
    },
    {
      title: {
        ko: '배우자나 상대방이 쓴 확인서, 각서',
        en: 'Anything your spouse or the other person has signed',
        cn: '配偶或对方书写的确认书、保证书',
      },
      note: {
        ko: '위협하여 받은 문서는 문제가 될 수 있습니다. 받을 때의 사정을 함께 말씀해 주십시오.',
        en: 'A document obtained by threats can turn against you. Tell us how it came about.',
        cn: '以威胁方式取得的文书可能带来问题，请一并说明取得时的情形。',
      },
    },
    {
      title: {
        ko: '소장을 받으셨다면 소장과 봉투',
        en: 'If you were served, the complaint and its envelope',
        cn: '如已收到诉状，请带诉状与信封',
      },
      note: {
        ko: '소장을 받은 날부터 30일 안에 답변서를 내야 합니다. 내지 않으면 변론 없이 판결이 내려질 수 있습니다.',
        en: 'An answer is due within 30 days of service; without one, judgment may be given without a hearing.',
        cn: '须在收到诉状之日起30日内提交答辩状，否则可能不经辩论即作出判决。',
      },
    },
  ],
  faqs: [
    {
      question: {
        ko: '성관계가 있었다는 증거가 없어도 청구할 수 있습니까?',
        en: 'Can I claim without proof of sexual relations?',
        cn: '没有发生性关系的证据，也能请求吗？',
      },
      answer: {
        ko: '부정한 행위는 성관계보다 넓은 개념입니다. 연인 사이에서나 나눌 법한 대화, 둘만의 여행, 잦은 만남처럼 부부의 신뢰를 해치는 행위가 이어졌다면 인정될 수 있습니다. 다만 친밀한 연락이 있었다는 것만으로는 부족한 경우도 있으므로, 자료 전체가 무엇을 보여 주는지 함께 살펴야 합니다.',
        en: 'Infidelity is wider than sexual relations. Messages such as lovers write, trips for two or frequent meetings may suffice if they continued and broke the trust between spouses. Friendly contact alone is sometimes not enough, so the material has to be seen as a whole.',
        cn: '不贞行为的范围比性关系更广。如有恋人般的对话、两人单独旅行、频繁见面等持续损害夫妻信任的行为，可能被认定。但仅有亲密联系有时并不足够，需要综合全部资料判断。',
      },
    },
    {
      question: {
        ko: '상대방이 미혼인 줄 알았다고 합니다.',
        en: 'They say they thought my spouse was single.',
        cn: '对方说以为我的配偶未婚。',
      },
      answer: {
        ko: '상대방이 혼인 사실을 정말로 몰랐고 알 수도 없었다면 책임을 묻기 어렵습니다. 그래서 함께 아는 사람이 있었는지, 가족에 관한 이야기가 오갔는지, 만남의 시간과 장소가 어떠하였는지를 살펴 알았거나 알 수 있었던 사정을 찾습니다. 혼인 사실을 안 뒤에도 관계를 이어 갔다면 그때부터의 책임을 물을 수 있습니다.',
        en: 'If they truly did not know and could not have known, there is little to claim. We look for what suggests otherwise: common acquaintances, talk of the family, the hours and places of meeting. If the relationship went on after they knew, they answer for that time.',
        cn: '若对方确实不知且无法知道婚姻事实，则难以追究责任。因此我们会从是否有共同认识的人、是否谈及家庭、见面的时间与地点等方面，寻找其知道或能够知道的情形。若知情后仍继续关系，可以追究此后的责任。',
      },
    },
    {
      question: {
        ko: '배우자는 용서하고 상대방에게만 청구해도 됩니까?',
        en: 'May I forgive my spouse and claim only from the other?',
        cn: '可以原谅配偶，只向对方请求吗？',
      },
      answer: {
        ko: '가능합니다. 다만 두 사람이 함께 책임을 지는 관계이므로 상대방이 배상한 뒤 배우자에게 일부를 나누어 달라고 청구할 수 있습니다. 혼인을 이어 가기로 하셨다면 결국 한집안의 부담이 될 수 있으므로, 조정에서 그런 청구를 하지 않기로 정하는 방법을 미리 생각해 둡니다. 배우자가 용서받았다는 사정은 금액에 영향을 줄 수 있습니다.',
        en: 'Yes. But as the two answer together, the one who pays may ask your spouse for a share, which in the end falls on your own household. A settlement can rule that out, so think of it beforehand. That your spouse has been forgiven may affect the amount.',
        cn: '可以。但二人共同承担责任，对方赔偿之后可能要求您的配偶分担，若您决定维持婚姻，最终可能成为自家的负担。因此可事先考虑在调解中约定放弃此类请求。配偶已获原谅这一情形，可能影响金额。',
      },
    },
    {
      question: {
        ko: '배우자의 휴대전화를 보았는데 증거로 쓸 수 있습니까?',
        en: 'I looked at my spouse’s phone. Is that evidence?',
        cn: '看了配偶的手机，能作为证据吗？',
      },
      answer: {
        ko: '어떻게 보셨는지가 중요합니다. 열려 있는 화면을 우연히 본 것과 잠금을 풀고 들어가 복사한 것은 다르게 다루어집니다. 몰래 앱을 설치하여 얻은 통화 녹음은 가사 사건에서도 증거가 될 수 없다는 것이 대법원의 판단입니다. 더 모으려 하지 마시고, 지금 가진 것과 얻은 과정을 그대로 말씀해 주십시오.',
        en: 'It depends on how you saw it. A screen left open is one thing; unlocking and copying is another. The Supreme Court has held that calls recorded by a secretly installed app cannot be evidence even in family cases. Please do not collect more. Tell us what you have and how you came by it.',
        cn: '关键在于如何看到的。偶然看到亮着的屏幕，与解锁进入并复制，处理不同。韩国大法院认为，偷装应用程序取得的通话录音，即使在家事案件中也不能作为证据。请不要继续收集，将现有资料及取得过程如实告诉我们。',
      },
    },
    {
      question: { ko: '상대방의 직장에 알리고 싶습니다.', en: 'I want to tell their employer.', cn: '想告诉对方的单位。' },
      answer: {
        ko: '그 마음은 충분히 이해합니다. 그러나 사실을 알리더라도 명예훼손이 될 수 있고, 거듭 찾아가거나 연락하면 스토킹으로 처벌될 수도 있습니다. 그렇게 되면 책임을 묻던 쪽이 책임을 지게 됩니다. 하고 싶은 말은 소송의 서면에 담고, 바깥에 알리는 일은 멈추어 주십시오.',
        en: 'We understand. But even a true statement may be defamation, and repeated visits or calls may be punished as stalking. Then the one who was wronged becomes the one who answers. Say what you have to say in the pleadings, and nowhere else.',
        cn: '我们非常理解这种心情。但即使所说属实也可能构成名誉毁损，反复上门或联系还可能作为跟踪骚扰受到处罚，那样追究责任的一方反而要承担责任。请把想说的话写进诉讼书面，不要向外传播。',
      },
    },
    {
      question: {
        ko: '제가 소장을 받았습니다. 무엇부터 해야 합니까?',
        en: 'I have been served with a claim. What now?',
        cn: '我收到了诉状，该先做什么？',
      },
      answer: {
        ko: '먼저 받은 날을 적고 답변서를 낼 기한을 확인합니다. 상대방에게 직접 전화하거나 만나서 해결하려 하지 마십시오. 혼인한 사실을 언제 알았는지, 그 혼인이 어떤 상태라고 들었는지, 주고받은 대화가 남아 있는지를 정리합니다. 인정할 부분과 다툴 부분을 나누면 합의로 일찍 마무리할 수 있는지도 보입니다.',
        en: 'Write down the day you received it and check when the answer is due. Do not call or meet the other side yourself. Note when you learned of the marriage, what you were told of its state, and which messages remain. Once we separate what is admitted from what is disputed, it becomes clear whether an early settlement is possible.',
        cn: '首先记下收到日期，确认提交答辩状的期限。请勿自行致电或与对方见面解决。整理何时知道其已婚、听说其婚姻处于何种状态、双方对话是否留存。区分承认与争议的部分，也就能看出是否可以通过和解较早结束。',
      },
    },
  ],
}
