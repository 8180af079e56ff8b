import type { SeedSuccess } from './types.ts'

export const successes: SeedSuccess[] = [
  {
    key: 'story-01',
    subject: {
      ko: '22년 전업으로 살림한 아내의 재산분할',
      en: 'Property division for a wife who kept house for 22 years',
      cn: '操持家务22年的妻子的财产分割'
    },
    summary: {
      ko: '재산이 모두 남편 명의였던 사건입니다. 가사와 양육의 기여를 자료로 설명하여 순재산의 45%를 분할받았습니다.',
      en: 'Every asset stood in the husband’s name. The wife’s contribution through housekeeping and child-rearing was documented, and 45% of the net assets was awarded.',
      cn: '全部财产均登记在丈夫名下。通过资料说明家务与育儿的贡献，分得净财产的45%。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 결혼 뒤 직장을 그만두고 22년 동안 살림과 두 자녀의 양육을 맡았습니다. 아파트와 예금, 상가 지분은 모두 남편 명의였고, 남편은 “벌어 온 사람은 나”라며 전세금 정도만 줄 수 있다고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>소득이 없던 배우자의 기여도를 어느 정도로 볼 것인지</li>
<li>별거 직전에 인출된 예금을 분할 대상에 넣을 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>의뢰인이 이사 때마다 알아본 매물과 대출 상환 기록, 자녀의 학교와 병원 기록, 시부모를 돌본 사정을 시간 순서로 정리하였습니다. 금융거래내역을 신청하여 별거 직전 여섯 달 동안 빠져나간 예금의 사용처를 물었고, 설명되지 않은 금액은 남편이 보유한 것으로 보아야 한다고 주장하였습니다.</p>
<h2>결과</h2>
<p>법원은 가사노동과 양육이 재산의 형성과 유지에 기여하였다고 보아 의뢰인의 몫을 <strong>순재산의 45%</strong>로 정하였습니다. 인출 예금은 사용처가 밝혀진 부분을 뺀 나머지만 분할 대상에 포함되었습니다. 의뢰인은 분할받은 돈으로 자녀와 함께 지낼 집을 마련하였습니다.</p>`,
      en: `<h2>The case</h2>
<p>After marrying, the client left her job and for 22 years ran the household and raised two children. The flat, the savings and a share in commercial premises were all in her husband’s name. Saying that he alone had earned the money, he offered no more than a rental deposit.</p>
<h2>Issues</h2>
<ul>
<li>How to assess the contribution of a spouse without income</li>
<li>Whether savings withdrawn just before separation could be counted</li>
</ul>
<h2>What was done</h2>
<p>We set out in order her search for each home and the loan repayments, the children’s school and medical records, and her care of her husband’s parents. We applied for financial records, asked how the money withdrawn over the six months before separation had been used, and argued that whatever remained unexplained should be treated as still held by the husband.</p>
<h2>Outcome</h2>
<p>The court found that housework and child-rearing had contributed to building and keeping the assets, and set her share at <strong>45% of the net assets</strong>. Of the withdrawn savings, only the part whose use was not shown was included. With her share the client found a home for herself and the children.</p>`,
      cn: `<h2>案件概要</h2>
<p>委托人婚后辞去工作，22年间操持家务并抚养两个子女。公寓、存款及商铺份额全部登记在丈夫名下。丈夫表示“挣钱的人是我”，只愿意给付相当于租房押金的金额。</p>
<h2>争议焦点</h2>
<ul>
<li>没有收入的配偶，其贡献度应如何认定</li>
<li>分居前夕提取的存款能否计入分割对象</li>
</ul>
<h2>办理过程</h2>
<p>我们按时间顺序整理了历次搬家时委托人查看房源与偿还贷款的记录、子女的学校与就医记录，以及照顾公婆的情况；并申请调取金融往来明细，要求对方说明分居前六个月提取款项的用途，主张无法说明的部分应视为丈夫仍然持有。</p>
<h2>结果</h2>
<p>法院认为家务与育儿对财产的形成与维持作出了贡献，将委托人的份额定为<strong>净财产的45%</strong>。提取的存款中，仅用途不明的部分计入分割对象。委托人以分得的款项安置了与子女共同生活的住处。</p>`
    },
    result: { ko: '재산분할 45% 인정', en: '45% of net assets awarded', cn: '财产分割认定45%' },
    code: 'firm',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-03',
    thumb: 'story-01',
    createdAt: '2026-11-10T01:00:00.000Z'
  },
  {
    key: 'story-02',
    subject: {
      ko: '본국으로 돌아간 배우자와의 국제이혼',
      en: 'Divorce from a spouse who had returned to his home country',
      cn: '与返回本国的配偶的涉外离婚'
    },
    summary: {
      ko: '외국 국적의 남편이 출국한 뒤 연락을 끊은 사건입니다. 국내 법원의 재판관할이 인정되어 이혼과 양육자 지정 판결을 받았습니다.',
      en: 'A foreign husband left Korea and broke off contact. The Korean court accepted jurisdiction and gave judgment on divorce and custody.',
      cn: '外籍丈夫出境后断绝联系。韩国法院认定具有管辖权，并就离婚与抚养人指定作出判决。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 외국 국적의 남편과 한국에서 혼인신고를 하고 여섯 해를 함께 살았습니다. 남편은 사업을 정리한다며 본국으로 돌아간 뒤 생활비를 보내지 않았고, 1년이 넘도록 자녀에게도 연락하지 않았습니다.</p>
<h2>쟁점</h2>
<ul>
<li>남편이 국내에 없어도 한국 법원에 재판관할이 있는지</li>
<li>어느 나라의 법을 적용하고, 소장은 어떻게 송달할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>부부의 마지막 공동 생활지가 한국이고 의뢰인과 자녀가 지금도 한국에 살고 있다는 점을 주민등록과 학교, 의료 기록으로 밝혔습니다. 소장은 번역하여 사법공조 절차로 보냈고, 남편의 마지막 주소로 송달된 사실을 확인하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 「국제사법」에 따라 국내 법원의 관할을 인정하고, 한국에 일상거소를 둔 한국 국민이 당사자이므로 한국 법을 적용한다고 보았습니다.</blockquote>
<p>악의의 유기를 이유로 이혼이 인용되었고, 의뢰인이 친권자와 양육자로 지정되었습니다. 양육비는 청구한 금액보다 낮은 월 70만 원으로 정해졌으며, 외국에서의 집행은 별도의 절차가 남아 있습니다.</p>`,
      en: `<h2>The case</h2>
<p>The client registered her marriage to a foreign national in Korea and lived with him there for six years. He returned to his home country, saying he would close his business, then sent no living expenses and did not contact even their child for more than a year.</p>
<h2>Issues</h2>
<ul>
<li>Whether a Korean court has jurisdiction when the husband is no longer in Korea</li>
<li>Which law applies, and how the complaint is to be served</li>
</ul>
<h2>What was done</h2>
<p>Resident registration, school and medical records showed that the couple last lived together in Korea and that the client and child still lived there. The complaint was translated and sent through international judicial assistance, and service at the husband’s last address was confirmed.</p>
<h2>Outcome</h2>
<blockquote>The court accepted jurisdiction under the Act on Private International Law and applied Korean law, one party being a Korean national habitually resident in Korea.</blockquote>
<p>Divorce was granted on the ground of malicious desertion, and the client was given parental authority and custody. Child support was set at KRW 700,000 a month, less than claimed. Enforcement abroad remains a separate procedure.</p>`,
      cn: `<h2>案件概要</h2>
<p>委托人与外籍丈夫在韩国登记结婚，共同生活六年。丈夫称要结束生意而返回本国，此后不再寄送生活费，一年多来对子女也不闻不问。</p>
<h2>争议焦点</h2>
<ul>
<li>丈夫不在韩国境内时，韩国法院是否具有管辖权</li>
<li>适用哪国法律，诉状应如何送达</li>
</ul>
<h2>办理过程</h2>
<p>我们以居民登记、学校及就医记录证明，夫妻最后的共同生活地在韩国，委托人与子女至今仍居住在韩国。诉状经翻译后通过国际司法协助程序寄送，并确认已送达丈夫最后的住址。</p>
<h2>结果</h2>
<blockquote>法院依据韩国《国际私法》认定本国法院具有管辖权，并因一方当事人系惯常居所在韩国的韩国国民，认定适用韩国法律。</blockquote>
<p>法院以恶意遗弃为由准予离婚，并指定委托人为亲权人与抚养人。抚养费定为每月70万韩元，低于请求金额；在国外的执行仍需另行办理程序。</p>`
    },
    result: { ko: '국내 관할 인정·이혼 인용', en: 'Jurisdiction accepted, divorce granted', cn: '认定管辖权，准予离婚' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-01',
    thumb: 'story-02',
    createdAt: '2026-10-21T02:00:00.000Z'
  },
  {
    key: 'story-03',
    subject: {
      ko: '배우자의 직장 동료를 상대로 한 위자료 청구',
      en: 'A compensation claim against a spouse’s colleague',
      cn: '向配偶同事提起的精神损害赔偿请求'
    },
    summary: {
      ko: '혼인을 유지하면서 부정행위 상대방에게만 책임을 물은 사건입니다. 청구한 4,000만 원 가운데 2,000만 원이 인용되었습니다.',
      en: 'The client kept the marriage and claimed only against the third party. Of KRW 40 million claimed, KRW 20 million was allowed.',
      cn: '委托人维持婚姻，仅向第三者追究责任。请求4,000万韩元，其中2,000万韩元获得支持。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 가족이 함께 쓰는 차량의 블랙박스 영상에서 남편과 직장 동료의 관계를 알게 되었습니다. 아이들을 생각하여 혼인은 유지하기로 하였지만, 상대방이 사과 대신 “이미 끝난 부부인 줄 알았다”고 답하자 책임을 묻기로 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>상대방이 혼인 사실을 알고 있었는지</li>
<li>의뢰인이 가진 자료를 증거로 쓸 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>남편의 휴대전화를 몰래 열어 보거나 대화를 녹음하는 방법은 처벌될 수 있어 쓰지 않도록 안내하였습니다. 그 대신 공용 차량의 영상과 남편이 작성한 확인서, 숙박업소에 대한 사실조회로 만남의 시기를 밝혔습니다. 상대방이 회사의 가족 행사에서 의뢰인과 인사한 사진도 제출하였습니다.</p>
<h2>결과</h2>
<p>법원은 상대방이 배우자가 있음을 알면서 관계를 이어 갔다고 보아 <strong>2,000만 원</strong>의 지급을 명하였습니다. 관계가 이어진 기간, 혼인이 유지되고 있는 점이 금액에 고려되었습니다. 부부는 현재 상담을 받으며 생활을 이어 가고 있습니다.</p>`,
      en: `<h2>The case</h2>
<p>From the dashcam of the family car the client learned of her husband’s relationship with a colleague. For the children’s sake she chose to keep the marriage, but when the colleague, instead of apologising, replied that she had “thought the marriage was over”, the client decided to seek redress.</p>
<h2>Issues</h2>
<ul>
<li>Whether the colleague knew of the marriage</li>
<li>Whether the client’s materials could be used as evidence</li>
</ul>
<h2>What was done</h2>
<p>We advised against opening the husband’s phone or recording other people’s conversations in secret, which can be a crime. Instead the dates of the meetings were shown through the shared car’s footage, a statement written by the husband and a court inquiry to a hotel. We also filed a photograph of the colleague greeting the client at a company family event.</p>
<h2>Outcome</h2>
<p>The court found that the colleague had continued the relationship knowing he was married, and ordered payment of <strong>KRW 20 million</strong>, taking into account how long it lasted and that the marriage continues. The couple are now in counselling.</p>`,
      cn: `<h2>案件概要</h2>
<p>委托人从家用车辆的行车记录仪中得知丈夫与同事的关系。为了孩子，她决定维持婚姻；但对方不仅没有道歉，反而回答“以为你们夫妻早已结束”，委托人因此决定追究其责任。</p>
<h2>争议焦点</h2>
<ul>
<li>对方是否知道婚姻存续的事实</li>
<li>委托人持有的资料能否作为证据</li>
</ul>
<h2>办理过程</h2>
<p>偷看丈夫的手机或秘密录下他人谈话可能构成犯罪，我们建议不要采用。取而代之，我们以全家共用车辆的影像、丈夫书写的确认书以及向酒店进行的事实查询，证明了二人见面的时间，并提交了对方在公司家属活动中与委托人打招呼的照片。</p>
<h2>结果</h2>
<p>法院认为对方明知其有配偶仍持续交往，判令支付<strong>2,000万韩元</strong>。交往时间的长短以及婚姻仍在维持，均在确定金额时予以考虑。夫妻二人目前正在接受咨询，继续共同生活。</p>`
    },
    result: { ko: '위자료 청구 일부 인용', en: 'Damages awarded in part', cn: '精神损害赔偿部分支持' },
    code: 'firm',
    practice: 'fornication',
    isDivorceMain: true,
    lawyer: 'lawyer-06',
    thumb: 'story-03',
    createdAt: '2026-10-06T01:30:00.000Z'
  },
  {
    key: 'story-04',
    subject: {
      ko: '주로 아이들을 돌봐 온 아버지의 양육자 지정',
      en: 'Custody for a father who had been the main carer',
      cn: '长期照料子女的父亲被指定为抚养人'
    },
    summary: {
      ko: '여덟 살과 다섯 살 자녀의 양육자를 다툰 사건입니다. 실제 양육의 연속성이 고려되어 아버지가 양육자로 지정되었습니다.',
      en: 'Custody of children aged eight and five was in dispute. With weight given to continuity of actual care, the father was designated.',
      cn: '围绕八岁与五岁子女的抚养人发生争议。考虑到实际照料的连续性，父亲被指定为抚养人。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 출장이 잦은 아내를 대신하여 육아휴직과 단축근무를 하며 두 자녀를 돌보았습니다. 이혼 소송에서 아내는 “어린아이에게는 엄마가 필요하다”며 양육자로 지정해 달라고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>자녀의 나이와 성별보다 실제 양육 상황을 우선할 수 있는지</li>
<li>이혼 뒤에도 어머니와의 관계를 지킬 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>등하원 기록과 알림장, 예방접종 내역, 담임 교사와의 대화를 모아 하루 일과표로 만들었습니다. 가사조사에서는 상대방을 비난하기보다 앞으로의 양육 계획을 설명하였고, 격주 주말과 방학의 면접교섭 일정을 먼저 제안하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 자녀의 성장과 복지에 가장 도움이 되는 방향을 기준으로, 안정된 양육 환경을 바꿀 특별한 사정이 없다고 판단하였습니다.</blockquote>
<p>의뢰인이 <strong>친권자와 양육자</strong>로 지정되었고, 어머니의 면접교섭은 제안한 일정에 주중 영상 통화를 더하여 정해졌습니다. 양육비는 양쪽의 소득을 고려하여 분담하게 되었습니다.</p>`,
      en: `<h2>The case</h2>
<p>With his wife often away on business, the client took parental leave and worked shorter hours to care for their two children. In the divorce the wife asked for custody, arguing that young children need their mother.</p>
<h2>Issues</h2>
<ul>
<li>Whether actual care could outweigh the children’s age and sex</li>
<li>Whether the bond with their mother could be kept after divorce</li>
</ul>
<h2>What was done</h2>
<p>We gathered drop-off records, school notices, vaccination history and messages with teachers into a picture of the children’s day. In the family investigation the client described his plans rather than criticise the other parent, and was the first to propose visitation on alternate weekends and in school holidays.</p>
<h2>Outcome</h2>
<blockquote>Taking the children’s growth and welfare as its standard, the court saw no special reason to change a settled environment.</blockquote>
<p>The client was given <strong>parental authority and custody</strong>. The mother’s visitation followed the proposed schedule, with weekday video calls added, and child support was shared according to both incomes.</p>`,
      cn: `<h2>案件概要</h2>
<p>妻子经常出差，委托人通过休育儿假、缩短工作时间来照料两个子女。在离婚诉讼中，妻子以“幼小的孩子需要母亲”为由，请求指定自己为抚养人。</p>
<h2>争议焦点</h2>
<ul>
<li>实际照料情况能否优先于子女的年龄与性别</li>
<li>离婚之后能否保持子女与母亲的关系</li>
</ul>
<h2>办理过程</h2>
<p>我们汇集接送记录、家校联系簿、预防接种明细以及与班主任的沟通内容，整理成孩子一天的作息表。在家事调查中，委托人没有指责对方，而是说明今后的抚养计划，并主动提出隔周周末及假期的探望安排。</p>
<h2>结果</h2>
<blockquote>法院以最有利于子女成长与福祉为标准，认为没有改变稳定抚养环境的特殊理由。</blockquote>
<p>委托人被指定为<strong>亲权人与抚养人</strong>；母亲的探望在所提方案的基础上增加了平日视频通话；抚养费根据双方收入分担。</p>`
    },
    result: { ko: '친권자·양육자 지정', en: 'Parental authority and custody', cn: '指定为亲权人与抚养人' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-02',
    thumb: 'story-04',
    createdAt: '2026-09-16T05:00:00.000Z'
  },
  {
    key: 'story-05',
    subject: {
      ko: '혼인신고 없이 9년을 함께 산 부부의 재산분할',
      en: 'Property division after nine years without registration',
      cn: '未登记共同生活九年的财产分割'
    },
    summary: {
      ko: '상대방이 단순한 동거였다고 주장한 사건입니다. 사실혼이 인정되어 함께 운영한 가게의 보증금과 예금을 나누었습니다.',
      en: 'The other party called it mere cohabitation. A de facto marriage was recognised, and the deposit and savings from a shop run together were divided.',
      cn: '对方主张仅为同居。法院认定为事实婚姻，双方共同经营店铺的押金与存款得以分割。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 재혼 가정이라는 이유로 혼인신고를 미룬 채 9년 동안 상대방과 함께 살며 작은 식당을 운영하였습니다. 헤어지자는 말이 나온 뒤 상대방은 “결혼한 적이 없으니 나눌 것도 없다”고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>동거를 넘어 부부로 살 의사와 생활의 실체가 있었는지</li>
<li>상대방 명의의 보증금과 예금에 의뢰인이 기여하였는지</li>
</ul>
<h2>진행 과정</h2>
<p>양가의 경조사 사진과 가족 모임 대화, 함께 가입한 보험의 수익자 기록, 이웃의 진술서를 모았습니다. 식당 매출은 상대방 계좌로 들어갔으나 재료 구입과 직원 급여를 의뢰인이 관리한 장부가 있어, 이를 연도별로 정리하여 제출하였습니다.</p>
<h2>결과</h2>
<p>법원은 주관적인 혼인 의사와 객관적인 부부 생활이 모두 있었다고 보아 <strong>사실혼</strong>을 인정하였습니다. 분할 비율은 <strong>40%</strong>로 정해졌고, 상대방이 동거 이전부터 가지고 있던 토지는 분할 대상에서 빠졌습니다. 파탄의 책임은 서로 비슷하다고 보아 위자료 청구는 받아들여지지 않았습니다.</p>`,
      en: `<h2>The case</h2>
<p>Both having been married before, the client and her partner put off registration. They lived together for nine years and ran a small restaurant. When they came to part, he said that as they had never married there was nothing to divide.</p>
<h2>Issues</h2>
<ul>
<li>Whether there was, beyond cohabitation, an intention to marry and a real married life</li>
<li>Whether she had contributed to the deposit and savings in his name</li>
</ul>
<h2>What was done</h2>
<p>We gathered photographs from both families’ weddings and funerals, family group messages, beneficiary records of insurance policies and neighbours’ statements. Takings went into his account, but the client had kept the ledgers for supplies and wages; these were set out year by year.</p>
<h2>Outcome</h2>
<p>The court found both the intention and the substance of married life, and recognised a <strong>de facto marriage</strong>. Her share was set at <strong>40%</strong>; land he had owned beforehand was excluded. As responsibility for the breakdown was held to be similar, her claim for compensation was not accepted.</p>`,
      cn: `<h2>案件概要</h2>
<p>因双方均为再婚，委托人与对方一直未办理结婚登记，共同生活九年并经营一家小餐馆。提出分手后，对方称“从未结过婚，没有什么可分”。</p>
<h2>争议焦点</h2>
<ul>
<li>是否超出同居，具有结为夫妻的意思与共同生活的实质</li>
<li>委托人对登记在对方名下的押金与存款是否有贡献</li>
</ul>
<h2>办理过程</h2>
<p>我们收集了双方家庭红白喜事的照片、家庭聚会的聊天记录、所投保险的受益人记录以及邻居的陈述书。餐馆营业额虽进入对方账户，但采购与员工工资的账簿由委托人管理，我们将其按年度整理后提交。</p>
<h2>结果</h2>
<p>法院认为既有结婚的主观意思，也有夫妻生活的客观实质，认定为<strong>事实婚姻</strong>。分割比例定为<strong>40%</strong>，对方同居之前已有的土地不计入分割对象。由于法院认为双方对破裂的责任相近，精神损害赔偿请求未获支持。</p>`
    },
    result: { ko: '사실혼 인정, 재산분할 40%', en: 'De facto marriage recognised, 40%', cn: '认定事实婚姻，分割40%' },
    code: 'firm',
    practice: 'commonlaw',
    isDivorceMain: true,
    lawyer: 'lawyer-04',
    thumb: 'story-05',
    createdAt: '2026-08-04T01:00:00.000Z'
  },
  {
    key: 'story-06',
    subject: {
      ko: '11년 동안 어머니를 돌본 딸의 기여분',
      en: 'Contributory share for a daughter who cared for her mother',
      cn: '照料母亲十一年的女儿的贡献份'
    },
    summary: {
      ko: '형제자매 넷이 상속재산을 나누는 과정에서 돌봄의 무게가 다투어진 사건입니다. 딸의 기여분 20%가 인정되었습니다.',
      en: 'Four siblings disputed how much years of care should count in dividing an estate. A contributory share of 20% was recognised.',
      cn: '四名兄弟姐妹在分割遗产时，就照料的分量产生争议。法院认定女儿的贡献份为20%。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 뇌졸중으로 쓰러진 어머니를 자신의 집에 모시고 11년 동안 간병하였습니다. 어머니가 돌아가신 뒤 다른 형제들은 “같이 살면서 집값을 아낀 것도 있다”며 법정상속분대로 똑같이 나누자고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>자녀로서 통상 기대되는 수준을 넘는 특별한 부양이었는지</li>
<li>어머니에게서 받은 도움을 특별수익으로 볼 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>의뢰인이 직장을 그만둔 시기, 병원비와 간병 용품의 지출, 장기요양 등급의 변화를 연표로 정리하였습니다. 형제들이 보낸 생활비도 숨기지 않고 모두 밝히고, 그 금액으로는 시설 비용에 미치지 못하였다는 점을 자료로 비교하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 부양의 기간과 방법, 비용의 부담, 다른 상속인의 부양 정도를 함께 살펴 특별한 부양에 해당한다고 보았습니다.</blockquote>
<p>청구한 40%보다 낮은 <strong>20%의 기여분</strong>이 인정되었고, 나머지를 네 사람이 나누게 되었습니다. 심판이 확정된 뒤 형제들은 집을 팔지 않고 의뢰인이 지분을 사들이는 방법에 합의하였습니다.</p>`,
      en: `<h2>The case</h2>
<p>The client took her mother, disabled by a stroke, into her own home and nursed her for eleven years. After the mother’s death the other siblings, remarking that she had saved on housing, proposed to divide the estate equally.</p>
<h2>Issues</h2>
<ul>
<li>Whether this was special support beyond what is ordinarily expected of a child</li>
<li>Whether help received from the mother counted as an advancement</li>
</ul>
<h2>What was done</h2>
<p>We drew up a timeline of when she left her job, what was spent on hospitals and nursing supplies, and how the long-term care grade changed. The money her siblings had sent was disclosed in full, and compared with what residential care would have cost.</p>
<h2>Outcome</h2>
<blockquote>Weighing the length and manner of the care, who bore the cost and what the other heirs had done, the court held that it was special support.</blockquote>
<p>A <strong>contributory share of 20%</strong> was recognised, less than the 40% claimed, and the rest was divided among the four. After the decision became final, the siblings agreed that the client would buy their shares rather than sell the house.</p>`,
      cn: `<h2>案件概要</h2>
<p>母亲因中风倒下后，委托人将其接到自己家中照护十一年。母亲去世后，其他兄弟姐妹称“同住也省下了房费”，主张按法定继承份平均分割。</p>
<h2>争议焦点</h2>
<ul>
<li>是否属于超出子女通常被期待程度的特别扶养</li>
<li>从母亲处得到的帮助应否视为特别受益</li>
</ul>
<h2>办理过程</h2>
<p>我们将委托人离职的时间、医疗费与护理用品的支出、长期疗养等级的变化整理成年表。兄弟姐妹寄来的生活费也毫无隐瞒地全部列出，并以资料比较说明该金额不足以支付机构照护的费用。</p>
<h2>结果</h2>
<blockquote>法院综合考虑扶养的期间与方式、费用负担以及其他继承人的扶养程度，认为构成特别扶养。</blockquote>
<p>法院认定<strong>20%的贡献份</strong>，低于所请求的40%，其余由四人分割。裁定生效后，兄弟姐妹没有出售房屋，而是达成由委托人购买各自份额的协议。</p>`
    },
    result: { ko: '기여분 20% 인정', en: 'Contributory share of 20%', cn: '认定贡献份20%' },
    code: 'representative',
    practice: 'inheritance',
    isDivorceMain: true,
    lawyer: 'lawyer-01',
    thumb: 'story-06',
    createdAt: '2026-08-25T02:30:00.000Z'
  },
  {
    key: 'story-07',
    subject: {
      ko: '3년 동안 받지 못한 양육비의 이행 절차',
      en: 'Enforcing three years of unpaid child support',
      cn: '三年未付抚养费的履行程序'
    },
    summary: {
      ko: '직장을 자주 옮기며 양육비를 보내지 않던 상대방에 대하여 이행명령을 받았습니다. 감치 심문을 앞두고 밀린 금액이 나누어 지급되었습니다.',
      en: 'The father kept changing jobs and paid nothing. A performance order was obtained, and the arrears were paid in instalments before the detention hearing.',
      cn: '对方频繁更换工作、不付抚养费。取得履行命令后，对方在拘留审问前分期支付了欠款。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 조정으로 이혼하면서 두 자녀의 양육비로 매달 120만 원을 받기로 하였습니다. 그러나 상대방은 넉 달 만에 송금을 멈추었고, 직장을 옮겨 다니며 3년 가까이 연락을 피하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>일하는 곳을 알 수 없는 상대방에게 어떤 절차를 쓸 것인지</li>
<li>“형편이 어렵다”는 말이 정당한 이유가 되는지</li>
</ul>
<h2>진행 과정</h2>
<p>재산명시와 재산조회로 소득이 신고된 사업장을 확인한 뒤 이행명령을 신청하였습니다. 상대방이 명령을 받고도 세 번 이상 지키지 않자 감치를 신청하였습니다. 같은 기간의 카드 사용 내역과 차량 구입 사실을 제출하여 지급할 여력이 있음을 설명하였습니다.</p>
<h2>결과</h2>
<p>상대방은 심문 기일을 앞두고 밀린 양육비의 절반을 지급하고, 나머지는 열 달에 나누어 내기로 하였습니다. 앞으로의 양육비는 급여에서 바로 지급되도록 <strong>직접지급명령</strong>을 받았습니다. 상대방이 직장을 옮기면 다시 신청해야 한다는 점도 의뢰인에게 안내하였습니다.</p>`
    },
    result: { ko: '이행명령, 밀린 양육비 지급', en: 'Performance order, arrears paid', cn: '履行命令，欠付抚养费支付' },
    code: 'firm',
    practice: 'alimony',
    isDivorceMain: true,
    lawyer: 'lawyer-08',
    thumb: 'story-07',
    createdAt: '2026-07-14T04:00:00.000Z'
  },
  {
    key: 'story-08',
    subject: {
      ko: '재산분할로 받은 건물 지분에 부과된 증여세',
      en: 'Gift tax imposed on a share received in property division',
      cn: '对财产分割所得房产份额课征的赠与税'
    },
    summary: {
      ko: '과세관청이 이혼을 가장한 증여로 본 사건입니다. 혼인이 실제로 해소되었고 분할이 지나치지 않다고 인정되어 처분이 취소되었습니다.',
      en: 'The tax office saw a gift disguised as divorce. As the marriage had truly ended and the division was not excessive, the assessment was cancelled.',
      cn: '税务机关认为系假借离婚的赠与。法院认定婚姻确已解除、分割并不过度，撤销了课税处分。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 30년 가까운 혼인을 조정으로 끝내며 남편에게서 건물 지분을 재산분할로 받았습니다. 2년 뒤 남편이 세상을 떠나자 과세관청은 상속세를 줄이려는 가장이혼이라며 의뢰인에게 증여세를 부과하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>이혼 뒤에도 왕래가 있었다는 사정만으로 이혼을 무효로 볼 수 있는지</li>
<li>분할한 지분이 상당한 범위를 지나치게 넘었는지</li>
</ul>
<h2>진행 과정</h2>
<p>별거를 시작한 시기의 임대차계약과 각자의 생활비 지출, 조정 과정에서 다툰 내용을 제출하였습니다. 건물을 사고 넓히는 동안 의뢰인이 일해 모은 돈과 임대 관리에 들인 노력을 정리하여 기여도를 설명하였습니다. 병문안과 간병은 자녀의 부탁에 따른 것임을 밝혔습니다.</p>
<h2>결과</h2>
<blockquote>법원은 이혼이 가장된 것이어서 무효라고 볼 사정이 없는 이상, 재산분할은 원칙적으로 증여세의 대상이 아니라고 판단하였습니다.</blockquote>
<p>지분의 가액도 기여도에 비추어 지나치지 않다고 보아 <strong>부과처분이 취소</strong>되었습니다. 소송에 앞선 조세심판에서는 청구가 받아들여지지 않았던 사건입니다.</p>`
    },
    result: { ko: '증여세 부과처분 취소', en: 'Gift tax assessment cancelled', cn: '撤销赠与税课税处分' },
    code: 'representative',
    practice: 'tax',
    isDivorceMain: false,
    lawyer: 'lawyer-05',
    thumb: 'story-08',
    createdAt: '2026-06-23T01:00:00.000Z'
  },
  {
    key: 'story-09',
    subject: {
      ko: '돌 지난 아이의 단계별 면접교섭 조정',
      en: 'Step-by-step visitation for a one-year-old',
      cn: '一岁幼儿的分阶段探望调解'
    },
    summary: {
      ko: '바로 숙박을 원하는 아버지와 불안해하는 어머니 사이에서 아이의 발달에 맞춘 단계별 일정으로 조정이 이루어졌습니다.',
      en: 'The father wanted overnight stays at once; the mother was anxious. A schedule in stages, fitted to the child’s development, was agreed in mediation.',
      cn: '父亲希望立即留宿，母亲心有不安。双方以符合孩子发展阶段的分段安排达成调解。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 14개월 된 딸을 키우는 어머니입니다. 별거 중인 남편은 격주로 1박 2일의 면접교섭을 요구하였고, 의뢰인은 아이가 아직 밤에 여러 번 깨고 낯을 가려 맡기기 어렵다고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>영아에게 알맞은 만남의 횟수와 시간, 장소</li>
<li>숙박 면접교섭을 언제부터 시작할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>면접교섭은 부모의 권리이면서 아이의 권리이기도 하다는 점을 두 사람과 함께 확인하였습니다. 아동복지 고문의 의견을 받아 수면과 식사 시간을 적은 표를 만들고, 처음 석 달은 면접교섭 지원기관에서 만나는 안을 제안하였습니다. 아버지에게는 이유식과 낮잠 방법을 정리한 안내문을 전하였습니다.</p>
<h2>결과</h2>
<p>처음에는 매주 두 시간, 여섯 달 뒤에는 낮 시간 전체, 만 세 살이 되면 <strong>격주 1박 2일</strong>로 넓히는 내용으로 조정이 성립하였습니다. 아이가 아플 때의 연락 방법과 일정을 바꾸는 절차도 함께 적었습니다. 아이의 적응에 맞추어 계획을 1년 뒤 다시 살펴보기로 하였습니다.</p>`
    },
    result: { ko: '단계별 면접교섭 조정 성립', en: 'Staged visitation agreed', cn: '达成分阶段探望调解' },
    code: 'firm',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-09',
    thumb: 'story-09',
    createdAt: '2026-05-07T02:00:00.000Z'
  },
  {
    key: 'story-10',
    subject: {
      ko: '오랜 폭언과 통제를 이유로 한 이혼 판결',
      en: 'Divorce on the ground of long verbal abuse and control',
      cn: '因长期辱骂与控制而判决离婚'
    },
    summary: {
      ko: '눈에 보이는 상처가 없던 사건입니다. 일기와 상담 기록으로 부당한 대우가 인정되어 이혼과 위자료 일부가 인용되었습니다.',
      en: 'There were no visible injuries. Diaries and counselling records established ill-treatment; divorce and part of the compensation were granted.',
      cn: '本案没有可见的伤痕。日记与咨询记录证明了不当对待，法院准予离婚并支持部分精神损害赔偿。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 13년 동안 남편에게 모욕적인 말을 듣고, 생활비와 외출, 친정과의 연락까지 허락을 받아야 하였습니다. 맞은 적이 없어 “이 정도로는 이혼이 안 된다”고 생각하며 오래 망설이셨습니다.</p>
<h2>쟁점</h2>
<ul>
<li>폭언과 통제가 민법 제840조 제3호의 심히 부당한 대우인지</li>
<li>집을 나온 뒤의 안전을 어떻게 확보할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>주소가 알려지지 않도록 서류의 송달 장소를 법인으로 하고, 접근과 연락을 금지하는 사전처분을 먼저 신청하였습니다. 의뢰인이 여러 해 적어 둔 일기, 정신건강의학과의 진료 기록, 언니에게 보낸 메시지를 날짜별로 맞추어 반복된 행동임을 보였습니다. 자녀에게는 진술의 부담을 지우지 않았습니다.</p>
<h2>결과</h2>
<blockquote>법원은 한 번의 다툼이 아니라 오랜 기간 인격을 억누른 행위이며, 혼인의 지속을 강요하는 것이 가혹하다고 보았습니다.</blockquote>
<p><strong>이혼이 인용</strong>되었고 위자료는 청구액의 절반인 1,500만 원으로 정해졌습니다. 소송이 진행되는 동안 접근금지의 사전처분이 유지되었습니다.</p>`
    },
    result: { ko: '이혼 인용, 위자료 일부 인용', en: 'Divorce granted, damages awarded in part', cn: '准予离婚，赔偿部分支持' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-03',
    thumb: 'story-10',
    createdAt: '2026-05-26T01:00:00.000Z'
  },
  {
    key: 'story-11',
    subject: {
      ko: '장남에게 모두 증여된 토지와 유류분',
      en: 'The reserved portion when all land went to the eldest son',
      cn: '土地全部赠与长子时的特留份'
    },
    summary: {
      ko: '아버지가 생전에 토지를 장남에게 증여하여 남은 재산이 거의 없던 사건입니다. 두 누이가 조정으로 유류분의 일부에 해당하는 금액을 지급받기로 하였습니다.',
      en: 'The father had given his land to the eldest son, leaving almost nothing. In mediation two sisters settled for part of the value of their reserved portions.',
      cn: '父亲生前将土地赠与长子，几乎未留遗产。两姐妹经调解，约定获得相当于部分特留份的金额。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인 자매는 아버지가 돌아가신 뒤에야 토지 네 필지가 15년 전에 모두 오빠에게 증여된 것을 알았습니다. 오빠는 “부모님을 모시는 조건이었다”며 나눌 수 없다고 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>상속인이 오래전에 받은 증여도 유류분 계산에 들어가는지</li>
<li>부양의 대가로 볼 부분이 있는지, 토지의 가액은 언제를 기준으로 하는지</li>
</ul>
<h2>진행 과정</h2>
<p>유류분은 증여 사실을 안 때부터 1년 안에 청구해야 하므로 먼저 내용증명을 보내고 소를 제기하였습니다. 토지의 시가 감정을 신청하는 한편, 오빠가 실제로 부모님을 모신 기간과 비용도 확인하여 주장에서 다툴 부분과 인정할 부분을 나누었습니다. 어머니가 살아 계시는 동안 가족 모임이 끊기지 않기를 바라는 뜻에 따라 조정을 신청하였습니다.</p>
<h2>결과</h2>
<p>오빠의 부양을 일부 반영하여 자매가 각자 유류분의 80% 정도에 해당하는 <strong>가액을 3년에 나누어</strong> 받기로 조정이 성립하였습니다. 토지는 나누지 않고, 지급을 담보하기 위하여 한 필지에 근저당권을 설정하였습니다.</p>`
    },
    result: { ko: '유류분 반환 조정 성립', en: 'Reserved portion settled', cn: '特留份返还调解成立' },
    code: 'firm',
    practice: 'inheritance',
    isDivorceMain: false,
    lawyer: 'lawyer-07',
    thumb: 'story-11',
    createdAt: '2026-03-31T06:00:00.000Z'
  },
  {
    key: 'story-12',
    subject: {
      ko: '결혼식 뒤 혼인신고를 미루다 떠난 상대방',
      en: 'A partner who left after postponing registration',
      cn: '婚礼后拖延登记并离去的对方'
    },
    summary: {
      ko: '3년을 부부로 살던 상대방이 일방적으로 관계를 끝낸 사건입니다. 사실혼의 부당한 파기로 위자료가 일부 인용되었습니다.',
      en: 'After three years of married life, one partner ended it unilaterally. Compensation was allowed in part for unjust termination of a de facto marriage.',
      cn: '以夫妻身份生活三年后，对方单方面终止关系。法院认定为不当终止事实婚姻，部分支持赔偿请求。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 양가의 축복 속에 결혼식을 올리고 신혼집에서 3년을 살았습니다. 상대방은 대출 조건을 이유로 혼인신고를 미루다가 어느 날 짐을 옮기고 “마음이 식었다”는 메시지만 남겼습니다.</p>
<h2>쟁점</h2>
<ul>
<li>혼인신고가 없어도 일방적인 파기에 책임을 물을 수 있는지</li>
<li>예식 비용과 혼수를 돌려받을 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>청첩장과 예식 계약서, 함께 낸 관리비와 생활비 통장, 명절의 왕래를 제출하여 부부 공동생활의 실체를 밝혔습니다. 상대방이 떠나기 두 달 전부터 다른 거처를 준비한 사실도 확인하였습니다. 이미 3년을 함께 살았으므로 예식 비용의 반환은 인정되기 어렵다는 점을 미리 말씀드리고, 위자료와 혼수의 정리에 집중하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 사실혼의 부부에게도 동거하고 부양하며 협조할 의무가 있고, 정당한 이유 없이 관계를 깨뜨린 쪽이 손해를 배상해야 한다고 보았습니다.</blockquote>
<p>위자료 <strong>1,200만 원</strong>이 인용되었고, 의뢰인이 마련한 가전과 가구는 돌려받았습니다. 예식 비용에 관한 청구는 기각되었습니다.</p>`
    },
    result: { ko: '사실혼 파기 위자료 일부 인용', en: 'Damages awarded in part', cn: '赔偿请求部分支持' },
    code: 'representative',
    practice: 'commonlaw',
    isDivorceMain: true,
    lawyer: 'lawyer-01',
    thumb: 'story-12',
    createdAt: '2026-02-24T01:00:00.000Z'
  },
  {
    key: 'story-13',
    subject: {
      ko: '협의이혼 뒤에 알게 된 퇴직연금과 예금',
      en: 'A pension and savings found after a consensual divorce',
      cn: '协议离婚后发现的退休年金与存款'
    },
    summary: {
      ko: '이혼한 지 20개월이 지나 빠진 재산을 알게 된 사건입니다. 2년의 기간 안에 청구하여 추가로 분할받았습니다.',
      en: 'Undisclosed assets came to light 20 months after the divorce. The claim was filed within the two-year limit and a further division was made.',
      cn: '离婚20个月后发现遗漏的财产。在两年期限内提出请求，获得追加分割。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 협의이혼을 하면서 집과 차량만 나누고 “더는 청구하지 않는다”는 각서를 썼습니다. 이혼한 지 20개월이 지난 뒤 우연히 상대방에게 퇴직연금과 따로 모은 예금이 있었음을 알게 되었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>각서가 당시 알지 못한 재산에까지 효력이 미치는지</li>
<li>이혼한 날부터 2년인 청구 기간을 지킬 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>남은 기간이 넉 달뿐이어서 확인된 재산만으로 먼저 심판을 청구하고, 이어서 재산명시와 금융기관에 대한 조회를 신청하였습니다. 이혼을 의논하던 때의 대화에서 상대방이 “다른 재산은 없다”고 말한 부분을 찾아 제출하였습니다. 혼인 전부터 쌓인 연금은 입사일과 혼인신고일을 기준으로 기간을 나누어 계산하였습니다.</p>
<h2>결과</h2>
<p>법원은 각서가 서로 알고 있던 재산을 전제로 한 것이라고 보아 <strong>누락된 재산의 추가 분할</strong>을 명하였습니다. 혼인 기간에 해당하는 퇴직연금과 예금의 40%가 인정되었고, 혼인 전에 쌓인 부분은 제외되었습니다.</p>`
    },
    result: { ko: '누락 재산 추가 분할', en: 'Further division ordered', cn: '遗漏财产追加分割' },
    code: 'firm',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-10',
    thumb: 'story-13',
    createdAt: '2026-01-15T01:30:00.000Z'
  },
  {
    key: 'story-14',
    subject: {
      ko: '이미 별거 중이던 사람과의 만남과 위자료',
      en: 'Compensation claimed over meeting a person already separated',
      cn: '与已分居者交往引发的赔偿请求'
    },
    summary: {
      ko: '의뢰인이 위자료 청구를 당한 사건입니다. 만남 이전에 혼인이 이미 파탄되었음이 인정되어 청구가 기각되었습니다.',
      en: 'The client was sued for compensation. As the marriage had already broken down before they met, the claim was dismissed.',
      cn: '委托人被诉请求赔偿。法院认定二人相识之前婚姻已经破裂，驳回了请求。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 모임에서 알게 된 사람과 교제하던 중, 그 사람의 법률상 배우자에게서 위자료 3,000만 원을 청구하는 소장을 받았습니다. 의뢰인은 상대가 2년 전부터 따로 살며 이혼 소송을 하고 있다고 들었고, 함께 아는 사람들도 그렇게 알고 있었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>교제를 시작한 때 부부 공동생활이 이미 파탄되어 있었는지</li>
<li>의뢰인이 이를 확인하려고 노력하였는지</li>
</ul>
<h2>진행 과정</h2>
<p>부부가 따로 살기 시작한 시기의 임대차계약과 전입 기록, 먼저 제기된 이혼 소송의 서면, 재산을 나누려던 대화를 확보하였습니다. 의뢰인이 처음 만난 날짜는 모임의 공지와 결제 내역으로 밝혔습니다. 원고의 상처를 가볍게 여기는 표현은 서면에 쓰지 않았습니다.</p>
<h2>결과</h2>
<blockquote>법원은 혼인의 실체가 사라져 회복할 수 없는 상태에 이른 뒤의 교제는 부부 공동생활을 침해한 것으로 보기 어렵다는 법리에 따라 판단하였습니다.</blockquote>
<p>원고의 <strong>청구는 기각</strong>되었습니다. 별거라는 사정만으로 늘 같은 결론이 나오는 것은 아니며, 파탄의 정도를 보여 주는 자료가 판단을 좌우하였습니다.</p>`
    },
    result: { ko: '위자료 청구 기각', en: 'Claim dismissed', cn: '驳回赔偿请求' },
    code: 'representative',
    practice: 'fornication',
    isDivorceMain: true,
    lawyer: 'lawyer-02',
    thumb: 'story-14',
    createdAt: '2025-12-09T01:00:00.000Z'
  },
  {
    key: 'story-15',
    subject: {
      ko: '아이의 입학 전에 마무리한 조정이혼',
      en: 'A mediated divorce completed before school began',
      cn: '在孩子入学前完成的调解离婚'
    },
    summary: {
      ko: '다툼을 길게 이어 가고 싶지 않던 부부가 석 달 만에 조정으로 이혼하였습니다. 양육과 주거, 대출을 한 번에 정리하였습니다.',
      en: 'A couple who did not wish to prolong the dispute divorced through mediation in three months, settling parenting, housing and loans together.',
      cn: '不愿久争的夫妻在三个月内以调解方式离婚，一并处理了抚养、住房与贷款。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인 부부는 성격과 생활 방식의 차이로 여러 해 다투다 헤어지기로 뜻을 모았습니다. 다만 아이의 초등학교 입학이 넉 달 앞이어서, 그 전에 사는 곳과 양육 문제를 정리하고 싶어 하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>공동명의 아파트와 남은 대출을 누가 맡을 것인지</li>
<li>입학 뒤의 돌봄과 면접교섭을 어떻게 나눌 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>서로의 잘못을 적는 대신 합의할 항목과 남은 항목을 표로 만들어 조정을 신청하였습니다. 은행에 대출 승계가 가능한지를 먼저 확인하여, 승계가 거절될 경우의 다음 방법까지 조항에 담았습니다. 돌봄 교실과 방학, 명절의 일정은 학사 일정표에 맞추어 정하였습니다.</p>
<h2>결과</h2>
<p>두 번째 조정 기일에 <strong>이혼 조정이 성립</strong>하였습니다. 의뢰인이 아파트와 대출을 맡고 상대방에게 정산금을 지급하며, 양육비와 면접교섭은 해마다 한 번 함께 점검하기로 하였습니다. 조정조서는 확정판결과 같은 효력이 있어, 정산금이나 양육비가 지급되지 않으면 강제집행을 신청할 수 있습니다.</p>`
    },
    result: { ko: '이혼 조정 성립', en: 'Divorce by mediation', cn: '离婚调解成立' },
    code: 'firm',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-12',
    thumb: 'story-15',
    createdAt: '2025-09-18T01:00:00.000Z'
  },
  {
    key: 'story-16',
    subject: {
      ko: '부모에게서 상속받은 상가와 특유재산',
      en: 'Inherited commercial premises as separate property',
      cn: '继承所得商铺与特有财产'
    },
    summary: {
      ko: '상속받은 상가를 나누어 달라는 청구를 다툰 사건입니다. 상가는 분할 대상에서 제외되고 임대수익으로 모은 예금만 나누었습니다.',
      en: 'A claim to divide inherited premises was contested. The premises were excluded; only savings built from the rent were divided.',
      cn: '对方请求分割继承所得商铺。法院将商铺排除在外，仅分割以租金积累的存款。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 혼인 5년째에 아버지에게서 상가를 상속받았습니다. 3년 뒤 이혼 소송에서 상대방은 상가도 함께 관리하였으니 절반을 나누어야 한다고 주장하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>상대방이 상가의 유지나 가치의 증가에 기여하였는지</li>
<li>상가에서 나온 임대수익은 어떻게 볼 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>혼인 중에 한쪽이 상속받은 재산은 특유재산으로 원칙적으로 분할 대상이 아니지만, 다른 쪽이 유지와 증가에 협력하였다면 달라질 수 있습니다. 상가의 수리비와 세금이 의뢰인의 별도 계좌에서 지급된 내역, 관리를 맡긴 중개사무소의 확인서를 제출하였습니다. 반면 임대수익의 일부가 생활비 통장에 들어간 사실은 그대로 인정하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 보유 기간이 짧고 상대방의 기여를 인정할 자료가 부족하다는 이유로 상가를 분할 대상에서 제외하였습니다.</blockquote>
<p>임대수익이 섞여 모인 예금은 <strong>부부 공동의 재산</strong>으로 보아 나누었습니다. 상대방에게 인정된 금액은 청구액의 4분의 1 정도였습니다.</p>`
    },
    result: { ko: '상속 상가 분할 대상 제외', en: 'Inherited premises excluded', cn: '继承商铺排除在分割之外' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-05',
    thumb: 'story-16',
    createdAt: '2025-10-28T02:00:00.000Z'
  },
  {
    key: 'story-17',
    subject: {
      ko: '중학생이 된 자녀의 양육비 증액 심판',
      en: 'Increasing child support for a child now in middle school',
      cn: '子女升入初中后的抚养费增额审判'
    },
    summary: {
      ko: '8년 전에 정한 양육비 40만 원을 사정의 변경에 따라 다시 정한 사건입니다. 월 85만 원으로 증액되었습니다.',
      en: 'Child support of KRW 400,000, set eight years earlier, was reviewed for change of circumstances and raised to KRW 850,000 a month.',
      cn: '因情势变更，重新确定八年前约定的40万韩元抚养费，增至每月85万韩元。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 아들이 여섯 살일 때 이혼하며 양육비를 월 40만 원으로 정하였습니다. 아이가 중학생이 되어 학비와 치과 치료비가 늘었지만, 상대방은 “한 번 정한 금액은 바꿀 수 없다”고 답하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>이혼할 때의 합의를 다시 정할 만한 사정의 변경이 있는지</li>
<li>상대방이 재혼하여 자녀를 둔 사정을 어떻게 고려할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>양육비는 합의한 뒤라도 자녀의 복리를 위하여 필요하면 법원이 바꿀 수 있습니다. 최근 1년의 지출을 꼭 필요한 비용과 선택할 수 있는 비용으로 나누어 제출하였고, 사실조회를 신청하여 상대방의 급여가 두 배 가까이 늘어난 점을 확인하였습니다. 상대방에게 새로 부양할 가족이 있다는 점도 계산에 넣어 청구 금액을 정하였습니다.</p>
<h2>결과</h2>
<p>법원은 양육비 산정기준표와 두 사람의 소득을 살펴 양육비를 <strong>월 85만 원</strong>으로 올렸습니다. 청구한 110만 원에는 미치지 못하였으며, 증액은 심판을 청구한 다음 달부터 적용되었습니다.</p>`
    },
    result: { ko: '양육비 증액 결정', en: 'Child support increased', cn: '抚养费增额' },
    code: 'firm',
    practice: 'alimony',
    isDivorceMain: true,
    lawyer: 'lawyer-09',
    thumb: 'story-17',
    createdAt: '2025-06-24T05:00:00.000Z'
  },
  {
    key: 'story-18',
    subject: {
      ko: '별거 중인 배우자에게 청구한 부양료',
      en: 'Spousal support claimed during separation',
      cn: '分居期间向配偶请求的扶养费'
    },
    summary: {
      ko: '이혼을 결정하지 못한 채 생활비가 끊긴 사건입니다. 청구한 때부터 월 90만 원의 부양료가 인정되었습니다.',
      en: 'Living expenses stopped while the client was still undecided about divorce. Support of KRW 900,000 a month was allowed from the date of demand.',
      cn: '尚未决定是否离婚，生活费已被中断。法院认定自请求之时起每月90万韩元的扶养费。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인이 수술을 받고 일을 쉬던 중 남편이 집을 나갔고 생활비도 끊겼습니다. 의뢰인은 당장 이혼할지를 정하지 못하였지만, 치료비와 월세를 혼자 감당할 수 없는 상황이었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>이혼하지 않은 별거 상태에서 부양료를 청구할 수 있는지</li>
<li>청구하기 전의 지난 생활비도 받을 수 있는지</li>
</ul>
<h2>진행 과정</h2>
<p>부부는 서로 같은 수준의 생활을 유지하도록 부양할 의무가 있습니다. 다만 지난 부양료는 특별한 사정이 없으면 이행을 요구한 뒤의 것만 인정되므로, 바로 내용증명으로 지급을 요구한 다음 심판을 청구하였습니다. 진단서와 휴직 기록으로 일하기 어려운 사정을, 남편의 급여와 주거비 자료로 부담할 능력을 설명하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 별거의 원인이 의뢰인에게만 있다고 보기 어렵고, 혼인이 이어지는 동안 부양의무도 이어진다고 판단하였습니다.</blockquote>
<p>내용증명이 도달한 다음 달부터 <strong>월 90만 원</strong>의 지급이 명해졌습니다. 그 이전 석 달의 생활비는 받아들여지지 않았습니다.</p>`
    },
    result: { ko: '부양료 월 90만 원 인정', en: 'Spousal support allowed', cn: '认定每月扶养费90万韩元' },
    code: 'representative',
    practice: 'alimony',
    isDivorceMain: true,
    lawyer: 'lawyer-04',
    thumb: 'story-18',
    createdAt: '2025-08-12T01:00:00.000Z'
  },
  {
    key: 'story-19',
    subject: {
      ko: '위자료와 재산분할을 나누어 적은 조정조항',
      en: 'Separating compensation from property division in a settlement',
      cn: '在调解条款中区分赔偿与财产分割'
    },
    summary: {
      ko: '아파트를 넘겨받으며 명목을 정하지 않아 세금 문제가 생길 수 있던 사건입니다. 실제 내용에 맞게 조항을 나누어 조정하였습니다.',
      en: 'A flat was to change hands without stating why, which could have raised tax problems. The terms were separated to match their true nature.',
      cn: '转让公寓时未写明名目，可能产生税务问题。经调解，按实际内容区分了条款。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인 부부는 “위자료 조로 아파트를 넘긴다”는 한 줄짜리 합의서를 만들어 왔습니다. 두 사람 모두 이대로 등기를 옮기면 된다고 생각하고 있었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>같은 아파트라도 위자료로 넘길 때와 재산분할로 넘길 때 세금이 어떻게 다른지</li>
<li>부부가 실제로 나누려던 내용이 무엇이었는지</li>
</ul>
<h2>진행 과정</h2>
<p>위자료를 부동산으로 대신 주면 넘기는 쪽에 양도소득세가 생길 수 있고, 재산분할로 나누는 경우에는 원칙적으로 양도나 증여로 보지 않습니다. 세무 고문과 함께 혼인 중의 자금 흐름을 살펴보니, 아파트는 두 사람이 함께 갚아 온 재산이었습니다. 세금을 피하려고 명목만 바꾸는 것이 아니라 실제에 맞게 적어야 한다는 점을 양쪽에 설명하였습니다.</p>
<h2>결과</h2>
<p>아파트는 재산분할로, 위자료 1,000만 원은 따로 현금으로 지급하는 <strong>조정이 성립</strong>하였습니다. 취득세와 등기 비용의 부담, 나중에 팔 때 취득 시기가 이어진다는 점도 조항과 안내문에 적었습니다.</p>`
    },
    result: { ko: '명목을 구분한 조정 성립', en: 'Settlement with separate terms', cn: '区分名目达成调解' },
    code: 'firm',
    practice: 'tax',
    isDivorceMain: false,
    lawyer: 'lawyer-10',
    thumb: 'story-19',
    createdAt: '2025-05-08T01:00:00.000Z'
  },
  {
    key: 'story-20',
    subject: {
      ko: '집을 나간 배우자의 이혼 청구가 기각된 판결',
      en: 'A departing spouse’s claim for divorce dismissed',
      cn: '离家配偶的离婚请求被驳回'
    },
    summary: {
      ko: '부정행위를 한 배우자가 이혼을 청구한 사건입니다. 혼인을 지키려는 의뢰인의 뜻이 인정되어 청구가 기각되었습니다.',
      en: 'The spouse who had been unfaithful sued for divorce. The client’s wish to preserve the marriage was recognised and the claim dismissed.',
      cn: '有不忠行为的配偶提出离婚。法院认可委托人维持婚姻的意愿，驳回了请求。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인의 남편은 다른 사람과 살기 위하여 집을 나간 지 1년 만에 성격 차이를 이유로 이혼 소송을 제기하였습니다. 의뢰인은 고등학생인 두 자녀와 함께 남편이 돌아오기를 기다리고 있었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>혼인을 깨뜨린 책임이 있는 배우자가 이혼을 청구할 수 있는지</li>
<li>의뢰인의 혼인 유지 의사가 오기나 보복이 아닌 진심인지</li>
</ul>
<h2>진행 과정</h2>
<p>유책배우자의 이혼 청구는 원칙적으로 허용되지 않고, 상대방도 혼인을 계속할 뜻이 없음이 분명하거나 책임을 상쇄할 만한 보호와 배려가 있는 경우 등에 예외가 인정됩니다. 의뢰인이 시부모의 병원에 동행하고 남편의 우편물과 보험을 챙겨 온 사정, 부부상담을 여러 차례 제안한 기록을 제출하였습니다. 남편이 생활비를 줄인 내역도 함께 밝혔습니다.</p>
<h2>결과</h2>
<blockquote>법원은 파탄의 주된 책임이 남편에게 있고 예외를 인정할 사정도 부족하다고 보았습니다.</blockquote>
<p>남편의 <strong>이혼 청구는 기각</strong>되었습니다. 판결로 관계가 저절로 회복되지는 않으므로, 이후의 생활비와 상담 절차를 따로 의논하였습니다.</p>`
    },
    result: { ko: '유책배우자의 이혼 청구 기각', en: 'Claim for divorce dismissed', cn: '驳回过错配偶的离婚请求' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-01',
    thumb: 'story-20',
    createdAt: '2025-03-18T01:00:00.000Z'
  },
  {
    key: 'story-21',
    subject: {
      ko: '면접교섭 뒤 돌아오지 않은 아이의 인도',
      en: 'Return of a child kept after visitation',
      cn: '探望后未被送回的子女的交还'
    },
    summary: {
      ko: '소송 중에 아버지가 아이를 돌려보내지 않은 사건입니다. 사전처분으로 아이가 19일 만에 본래의 생활로 돌아왔습니다.',
      en: 'During the proceedings the father did not return the child. Through an interim order the child came home after 19 days.',
      cn: '诉讼期间父亲未将孩子送回。通过临时处分，孩子在19天后回到原来的生活。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 별거하며 일곱 살 딸을 키우고 있었습니다. 주말 면접교섭을 나간 아이가 일요일 저녁에 돌아오지 않았고, 상대방은 “이제 내가 키우겠다”는 메시지만 보냈습니다.</p>
<h2>쟁점</h2>
<ul>
<li>판결 전이라도 아이를 임시로 돌려받을 수 있는지</li>
<li>아이에게 주는 충격을 어떻게 줄일 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>학교를 통하여 아이가 안전한지부터 확인하였습니다. 다음 날 유아인도와 임시양육자 지정의 사전처분을 신청하고, 그동안의 양육 기록과 결석으로 생긴 문제, 합의된 면접교섭 일정을 제출하였습니다. 의뢰인이 직접 찾아가 아이를 데려오는 방법은 또 다른 다툼과 법적 책임을 낳을 수 있어 피하시도록 말씀드렸습니다.</p>
<h2>결과</h2>
<p>법원은 심문을 거쳐 의뢰인을 <strong>임시양육자로 지정하고 아이를 인도</strong>하도록 하였습니다. 인도는 아이가 익숙한 학교 상담실에서 이루어졌습니다. 이후의 면접교섭은 한동안 지원기관에서 진행하였고, 아이가 안정을 찾은 뒤 본래의 일정으로 돌아갔습니다.</p>`
    },
    result: { ko: '유아인도 사전처분 인용', en: 'Interim order for return granted', cn: '准予交还子女的临时处分' },
    code: 'firm',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-08',
    thumb: 'story-21',
    createdAt: '2025-01-14T01:00:00.000Z'
  },
  {
    key: 'story-22',
    subject: {
      ko: '성년이 되어 알게 된 아버지의 빚',
      en: 'A father’s debts discovered on coming of age',
      cn: '成年后得知的父亲债务'
    },
    summary: {
      ko: '미성년일 때 상속된 빚으로 소송을 당한 사건입니다. 특별한정승인이 받아들여져 물려받은 재산의 범위에서만 책임지게 되었습니다.',
      en: 'The client was sued over debts inherited as a minor. Special qualified acceptance limited liability to the property inherited.',
      cn: '因未成年时继承的债务被诉。特别限定承认获准，仅在所继承财产范围内承担责任。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 열일곱 살에 아버지를 여의었습니다. 부모님이 오래전에 이혼하여 빚이 있는 줄 몰랐고, 상속을 정리하는 절차도 밟지 못하였습니다. 성년이 되자 금융회사가 8,600만 원을 갚으라는 소를 제기하였습니다.</p>
<h2>쟁점</h2>
<ul>
<li>사망 뒤 석 달이 지났어도 한정승인을 할 수 있는지</li>
<li>성년이 된 뒤 언제 빚을 알았다고 볼 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>미성년 상속인은 상속채무가 재산을 넘는 상속을 성년이 되기 전에 단순승인한 것으로 되더라도, 성년이 된 뒤 그 사실을 안 날부터 석 달 안에 한정승인을 할 수 있습니다. 의뢰인이 소장을 받은 날을 기준으로 바로 가정법원에 신고하고, 그 이전에는 아버지의 재산 상황을 알 수 없었던 사정을 주소 이력과 가족의 진술로 설명하였습니다.</p>
<h2>결과</h2>
<blockquote>법원은 한정승인의 효력을 인정하여, 의뢰인이 아버지에게서 상속받은 재산의 범위에서만 지급하도록 하였습니다.</blockquote>
<p>물려받은 재산은 소액의 예금뿐이었습니다. 의뢰인의 급여와 예금은 <strong>강제집행의 대상에서 벗어났습니다.</strong></p>`
    },
    result: { ko: '상속재산 한도의 책임 인정', en: 'Liability limited to the estate', cn: '仅以继承财产为限承担责任' },
    code: 'representative',
    practice: 'inheritance',
    isDivorceMain: false,
    lawyer: 'lawyer-06',
    thumb: 'story-22',
    createdAt: '2024-11-19T01:00:00.000Z'
  },
  {
    key: 'story-23',
    subject: {
      ko: '소송 대신 접촉금지 약정으로 마무리한 사건',
      en: 'Settled by a no-contact agreement instead of a lawsuit',
      cn: '以禁止接触协议代替诉讼的案件'
    },
    summary: {
      ko: '부정행위 상대방과 소송 없이 합의한 사건입니다. 연락하지 않겠다는 약정과 위약벌, 비밀유지 조항을 문서로 남겼습니다.',
      en: 'A matter settled with the third party without litigation: no contact, a penalty for breach and confidentiality, all in writing.',
      cn: '未经诉讼与第三者达成和解，以书面约定不再联系、违约罚金及保密条款。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 아내와 다른 사람의 관계를 알게 되었지만, 아내가 관계를 끝내고 상담을 받기로 하여 혼인을 이어 가기로 하였습니다. 주변에 알려지는 것을 가장 걱정하셨고, 다시 연락하지 않는다는 확실한 약속을 원하셨습니다.</p>
<h2>쟁점</h2>
<ul>
<li>소송을 하지 않고도 효력 있는 약속을 받을 수 있는지</li>
<li>약속을 어겼을 때의 책임을 어떻게 정할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>직장이나 가족에게 알리겠다는 말은 협박이 될 수 있으므로 연락은 모두 법인을 통하여 하시도록 하였습니다. 상대방에게 사실관계와 요청 사항을 차분히 적은 서면을 보냈고, 세 차례 협의를 거쳤습니다. 위약벌의 금액은 지나치게 크면 무효가 될 수 있어 한 번에 300만 원으로 조정하였습니다.</p>
<h2>결과</h2>
<p>상대방은 사과의 뜻과 함께 위로금 1,000만 원을 지급하고, 업무에 꼭 필요한 경우를 제외하고 <strong>연락하지 않기로 약정</strong>하였습니다. 서로 이 일을 밖에 알리지 않는다는 조항도 넣었습니다. 합의서에는 소를 제기하지 않는 범위와 예외를 함께 적었습니다.</p>`
    },
    result: { ko: '접촉금지·비밀유지 합의', en: 'No-contact agreement', cn: '达成禁止接触与保密协议' },
    code: 'firm',
    practice: 'fornication',
    isDivorceMain: true,
    lawyer: 'lawyer-11',
    thumb: 'story-23',
    createdAt: '2024-08-20T01:00:00.000Z'
  },
  {
    key: 'story-24',
    subject: {
      ko: '35년 혼인을 정리하며 나눈 공무원연금',
      en: 'Dividing a public pension after 35 years of marriage',
      cn: '三十五年婚姻结束时的公务员年金分割'
    },
    summary: {
      ko: '황혼이혼에서 이미 받고 있는 퇴직연금의 분할이 문제 된 사건입니다. 혼인 기간에 해당하는 연금의 절반이 인정되었습니다.',
      en: 'A late-life divorce in which a pension already in payment was at issue. Half of the part accrued during the marriage was recognised.',
      cn: '晚年离婚中就已在领取的退休年金产生争议。法院认定婚姻期间所对应年金的一半。'
    },
    content: {
      ko: `<h2>사건의 개요</h2>
<p>의뢰인은 예순여섯 살로, 공무원이던 남편의 근무지를 따라 여덟 번 이사하며 세 자녀를 키웠습니다. 자녀들이 독립한 뒤 오랜 별거를 끝내고 이혼을 결심하였으나, 자신의 이름으로 된 재산은 적금 하나뿐이었습니다.</p>
<h2>쟁점</h2>
<ul>
<li>남편이 매달 받는 퇴직연금을 나눌 수 있는지</li>
<li>별거한 기간을 혼인 기간에 넣어 계산할 것인지</li>
</ul>
<h2>진행 과정</h2>
<p>공무원연금의 분할에는 법이 정한 요건과 비율이 있고, 재판에서 비율을 달리 정할 수도 있습니다. 근무 기간과 혼인 기간이 겹치는 33년의 이력을 정리하고, 따로 산 6년 동안에도 의뢰인이 시어머니를 모시고 남편의 병원비를 관리한 자료를 제출하였습니다. 살던 집과 예금은 따로 목록을 만들었습니다.</p>
<h2>결과</h2>
<blockquote>법원은 따로 산 기간에도 가족으로서의 협력이 이어졌다고 보아 그 기간을 제외하지 않았습니다.</blockquote>
<p>혼인 기간에 해당하는 연금의 <strong>분할 비율이 50%</strong>로 정해졌고, 집은 의뢰인이 맡아 정산하였습니다. 연금공단에 대한 청구 기한도 따로 안내하였습니다.</p>`
    },
    result: { ko: '연금 분할 비율 50% 지정', en: 'Pension share set at 50%', cn: '年金分割比例定为50%' },
    code: 'representative',
    practice: 'divorce',
    isDivorceMain: true,
    lawyer: 'lawyer-02',
    thumb: 'story-24',
    createdAt: '2024-05-16T01:00:00.000Z'
  }
]
