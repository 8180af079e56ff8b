import type { SeedBoard, Translated } from './types.ts'

const clientSupport: Translated = { ko: '상담지원팀', en: 'Client support team', cn: '咨询支持组' }
const litigationSupport: Translated = { ko: '송무지원팀', en: 'Litigation support team', cn: '诉讼支持组' }

export const boards: SeedBoard[] = [
  {
    code: 'default-board',
    subject: { ko: '우리 사건은 어느 법원에서 열립니까', en: 'Which court will hear my case?', cn: '我的案件由哪个法院审理' },
    author: litigationSupport,
    content: {
      ko: `<p>사는 곳이 바뀐 분들이 자주 물으시는 것을 정리했습니다. 이혼 사건은 법이 정한 법원에서만 다룰 수 있어, 가까운 법원을 마음대로 고르지는 못합니다.</p>
<h2>재판상 이혼</h2>
<p>차례대로 살펴 먼저 맞는 곳이 관할 법원입니다.</p>
<ol><li>부부가 지금 같은 가정법원의 관할 구역에 살면 그 법원</li><li>아니라면, 부부가 마지막으로 함께 살던 곳의 가정법원. 다만 한 사람이라도 아직 그 구역에 살고 있어야 합니다.</li><li>그것도 아니라면, 소송을 당하는 상대방이 사는 곳의 가정법원</li></ol>
<h2>협의이혼과 그 밖의 사건</h2>
<ul><li>협의이혼은 등록기준지나 주소지를 관할하는 가정법원에 부부가 함께 신청합니다.</li><li>이혼하지 않고 상간자에게만 위자료를 청구하는 사건은 가정법원이 아니라 민사 법원에서 다룹니다.</li></ul>
<p>가정법원이 따로 없는 지역에서는 그 지역의 지방법원이나 지원이 가사사건을 맡습니다. 주소를 알 수 없는 상대방, 외국에 사는 상대방의 경우에는 기준이 달라지니 먼저 확인해 주십시오.</p>`,
      en: `<p>People who have moved often ask us this. A divorce can be heard only by the court that the law names, so one cannot simply choose the nearest.</p>
<h2>Divorce by judgment</h2>
<p>Go down the list: the first that fits is the court in charge.</p>
<ol><li>If both spouses now live in the district of the same family court, that court.</li><li>If not, the family court of the place where they last lived together, provided that one of them still lives in its district.</li><li>If neither applies, the family court where the spouse who is sued lives.</li></ol>
<h2>Divorce by agreement, and other cases</h2>
<ul><li>A divorce by agreement is applied for together, at the family court of the registration base or of the address.</li><li>A claim for damages against a third party alone, without a divorce, is heard by a civil court, not a family court.</li></ul>
<p>Where there is no family court, the district court or its branch takes its place. Other rules apply when the other party’s address is unknown or abroad; please check first.</p>`,
      cn: `<p>搬过家的当事人常问这个问题，特此整理。离婚案件只能由法律规定的法院审理，不能随意选择就近的法院。</p>
<h2>裁判离婚</h2>
<p>依次对照，最先符合的即为管辖法院。</p>
<ol><li>夫妻目前居住在同一家庭法院辖区内的，由该法院管辖。</li><li>否则，由夫妻最后共同居住地的家庭法院管辖，但至少一方仍须住在该辖区内。</li><li>以上均不符合的，由被告一方居住地的家庭法院管辖。</li></ol>
<h2>协议离婚及其他案件</h2>
<ul><li>协议离婚由夫妻双方共同向登记基准地或住所地的家庭法院申请。</li><li>不离婚而仅向第三者请求精神损害赔偿的案件，由民事法院而非家庭法院审理。</li></ul>
<p>没有设立家庭法院的地区，由当地地方法院或其支院受理家事案件。对方住址不明或居住在国外时适用不同标准，请先行确认。</p>`,
    },
    createdAt: '2026-11-10T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '아이가 묻는 말에 답하기', en: 'Answering a child’s questions', cn: '如何回答孩子的提问' },
    author: { ko: '태명희 고문', en: 'Tae Myeong-hui, adviser', cn: '太明姬顾问' },
    content: {
      ko: `<p>부모가 따로 살게 되면 아이는 같은 질문을 여러 번 합니다. 대답을 못 들어서가 아니라, 오늘도 같은 대답인지 확인하고 싶어서입니다. 짧고 같은 말로 답해 주시면 됩니다.</p>
<h2>“나 때문이야?”</h2>
<p>“아니야. 어른들 사이의 일이고, 네가 한 일과는 상관이 없어.” 아이는 자기 탓이라고 생각하기 쉽습니다. 묻지 않아도 먼저 말해 주십시오.</p>
<h2>“이제 아빠는 안 와?”</h2>
<p>정해진 것을 말해 주십시오. “토요일 열 시에 만나.” 정해지지 않았다면 그대로 말해도 됩니다. “아직 정하는 중이야. 정해지면 너에게 제일 먼저 말해 줄게.”</p>
<h2>“누가 더 잘못했어?”</h2>
<p>대답하지 않으셔도 됩니다. “그건 어른들이 이야기할게. 너는 둘 다 좋아해도 괜찮아.”</p>
<p>잠을 못 자거나 어려진 듯한 행동이 몇 주 넘게 이어지면 학교의 상담 교사나 가까운 가족센터, 소아정신건강의학과와 의논해 보시기 바랍니다.</p>`,
      en: `<p>When parents begin to live apart, a child asks the same thing again and again. Not because nobody answered, but to make sure that the answer is still the same today. Short, and in the same words: that is enough.</p>
<h2>“Is it because of me?”</h2>
<p>“No. This is between grown-ups and has nothing to do with anything you did.” Children easily blame themselves, so say it before they ask.</p>
<h2>“Isn’t Dad coming any more?”</h2>
<p>Say what is settled: “You will see him on Saturday at ten.” If nothing is settled yet, say that: “We are still working it out. You will be the first to know.”</p>
<h2>“Whose fault is it?”</h2>
<p>You need not answer. “We grown-ups will talk about that. It is all right for you to love us both.”</p>
<p>If a child sleeps badly or seems to grow younger for more than a few weeks, please talk with the school counsellor, a family centre near you, or a child psychiatrist.</p>`,
      cn: `<p>父母分开生活后，孩子会反复问同样的问题。这不是因为没有听到回答，而是想确认今天的回答是否依旧。用简短、一致的话回答就好。</p>
<h2>“是因为我吗？”</h2>
<p>“不是。这是大人之间的事，和你做过的事没有关系。”孩子容易归咎于自己，请不要等孩子问起，先告诉他。</p>
<h2>“爸爸不来了吗？”</h2>
<p>请告诉孩子已经定下来的事：“星期六十点见面。”如果还没有定，也可以如实说：“还在商量，定了第一个告诉你。”</p>
<h2>“谁更不对？”</h2>
<p>可以不回答。“这个由大人来谈。你两个人都喜欢也没关系。”</p>
<p>如果睡不好或行为变得幼稚的情况持续数周以上，建议与学校的心理老师、附近的家庭中心或儿童精神科医生商量。</p>`,
    },
    thumb: 'column-02',
    createdAt: '2026-10-13T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '조정기일을 앞두고 알아 두실 것', en: 'Before a mediation session', cn: '调解期日之前须知' },
    author: litigationSupport,
    content: {
      ko: `<p>이혼 소송은 판결에 앞서 조정을 거치는 것이 원칙입니다. 조정은 이기고 지는 자리가 아니라, 두 사람이 받아들일 수 있는 내용을 찾는 자리입니다.</p>
<h2>미리 정해 두실 것</h2>
<ul><li>꼭 지키고 싶은 것 한두 가지와, 양보할 수 있는 것</li><li>한 달에 실제로 드는 생활비와 양육비</li><li>면접교섭이 어려운 요일과 시간</li></ul>
<h2>당일의 흐름</h2>
<p>조정실에는 조정위원이 함께 앉습니다. 상대방과 한방에 있기 어려우시면 미리 말씀해 주십시오. 번갈아 들어가도록 요청할 수 있습니다. 조정에서 양보하려고 한 말은 나중에 재판에서 근거로 삼지 못하도록 되어 있습니다.</p>
<h2>합의가 되면</h2>
<p>합의한 내용은 조서에 적히고 확정판결과 같은 효력을 가집니다. 되돌리기 어려우므로, 문장을 끝까지 읽고 이해되지 않는 부분은 그 자리에서 물어 주십시오. 이혼 조정이 성립하면 그날부터 1개월 안에 이혼신고를 합니다.</p>`,
      en: `<p>As a rule, a divorce suit goes through mediation before judgment. Mediation is not about winning; it is about finding terms that both can accept.</p>
<h2>Decide beforehand</h2>
<ul><li>The one or two things that matter most to you, and what you could give up</li><li>What living and raising the children really cost in a month</li><li>Days and times when visitation is difficult</li></ul>
<h2>On the day</h2>
<p>Mediators sit with you in the room. If being in one room with the other party is hard, tell us beforehand: we can ask that you go in by turns. What is said in mediation in order to settle may not be relied on later in court.</p>
<h2>If you agree</h2>
<p>The terms are written into a record that has the force of a final judgment. It is hard to undo, so read every sentence and ask on the spot about anything unclear. Once a divorce is settled in mediation, it is reported within one month of that day.</p>`,
      cn: `<p>离婚诉讼原则上须先经调解再作判决。调解不是分胜负，而是寻找双方都能接受的内容。</p>
<h2>请事先想好</h2>
<ul><li>最想守住的一两件事，以及可以让步的部分</li><li>每月实际所需的生活费和抚养费</li><li>不便安排探望的日期和时间</li></ul>
<h2>当天的流程</h2>
<p>调解室内有调解委员在座。如难以与对方同处一室，请事先告知，可以请求轮流进入。为达成调解而作的让步表示，日后不得在诉讼中援引。</p>
<h2>达成合意之后</h2>
<p>合意内容记入笔录，与确定判决具有同等效力。由于难以撤回，请逐句读完，有不明白之处当场询问。离婚调解成立的，应自当日起一个月内办理离婚申报。</p>`,
    },
    thumb: 'article-26',
    createdAt: '2026-09-08T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: {
      ko: '함께 쓰던 휴대전화와 계정을 살펴보는 순서',
      en: 'Going through shared phones and accounts',
      cn: '检查共用手机和账户的顺序',
    },
    author: { ko: '경예은 변호사', en: 'Gyeong Ye-eun, lawyer', cn: '庆睿恩律师' },
    content: {
      ko: `<p>상담 내용이나 위치가 뜻하지 않게 알려지는 일은 대부분 함께 쓰던 계정에서 생깁니다. 서두르지 말고 한 가지씩 살펴보십시오.</p>
<ol><li>이메일과 클라우드에 로그인되어 있는 기기의 목록을 봅니다.</li><li>사진과 연락처, 일정이 다른 기기와 함께 쓰이고 있지 않은지 봅니다.</li><li>가족 공유와 위치 공유, 자동차와 공유기의 앱을 봅니다.</li><li>복구용 전화번호와 이메일이 누구의 것인지 확인합니다.</li><li>새 비밀번호는 안전한 다른 기기에서 정하고, 두 단계 인증을 켭니다.</li></ol>
<p>갑자기 모두 끊으면 상대방이 알아차리고 상황이 위험해질 수 있습니다. 폭력이 걱정되시면 설정을 바꾸기 전에 여성긴급전화 <a href="tel:1366">1366</a>이나 경찰과 먼저 의논하십시오.</p>
<p>거꾸로, 상대방의 기기나 계정을 허락 없이 열어 보는 일은 삼가 주십시오. 법에 어긋날 수 있고, 그렇게 얻은 자료가 오히려 불리해질 수 있습니다.</p>`,
      en: `<p>When a consultation or a place becomes known by accident, a shared account is nearly always the cause. Take your time and go through them one by one.</p>
<ol><li>Look at the list of devices that are signed in to your e-mail and cloud.</li><li>See whether photographs, contacts and calendars are shared with another device.</li><li>Check family sharing, location sharing, and the apps of the car and the router.</li><li>Find out whose telephone number and e-mail address are set for recovery.</li><li>Choose new passwords on another, safe device, and turn on two-step verification.</li></ol>
<p>Cutting everything at once may be noticed and make matters dangerous. If you fear violence, talk to the women’s emergency line <a href="tel:1366">1366</a> or the police before you change any settings.</p>
<p>Conversely, please do not open the other person’s device or accounts without permission. It may be against the law, and material obtained in that way may turn against you.</p>`,
      cn: `<p>咨询内容或所在位置意外泄露，多半源于共用的账户。不必着急，请逐一检查。</p>
<ol><li>查看已登录您的邮箱和云端的设备列表。</li><li>查看照片、联系人、日程是否与其他设备共享。</li><li>查看家庭共享、位置共享，以及汽车和路由器的应用。</li><li>确认用于恢复账户的电话号码和邮箱属于谁。</li><li>在另一台安全的设备上设置新密码，并开启两步验证。</li></ol>
<p>一下子全部切断，可能引起对方察觉而带来危险。如担心暴力，请在更改设置之前先与女性紧急热线<a href="tel:1366">1366</a>或警察商量。</p>
<p>反过来，也请不要未经允许打开对方的设备或账户。这可能违法，由此取得的材料也可能反而对您不利。</p>`,
    },
    thumb: 'article-09',
    createdAt: '2026-08-11T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '협의이혼을 신청하는 날의 준비물', en: 'What to bring when applying for divorce by agreement', cn: '申请协议离婚当天的准备材料' },
    author: { ko: '국승현 변호사', en: 'Guk Seung-hyeon, lawyer', cn: '鞠承贤律师' },
    content: {
      ko: `<p>서류가 하나 빠져 두 번 걸음하시는 일이 없도록 적어 둡니다. 부부가 함께 법원에 가야 합니다.</p>
<h2>모든 부부</h2>
<ul><li>협의이혼의사확인신청서 1통</li><li>부부 각자의 가족관계증명서와 혼인관계증명서 각 1통</li><li>주소지의 법원에 신청한다면 주민등록등본 1통</li><li>신분증과 도장</li></ul>
<h2>미성년 자녀가 있는 부부</h2>
<ul><li>양육과 친권자 결정에 관한 협의서 1통과 사본 2통</li><li>협의하지 못하였다면 법원의 심판정본과 확정증명서</li></ul>
<h2>그 뒤의 날짜</h2>
<p>법원의 안내를 받은 날부터 자녀가 있으면 3개월, 없으면 1개월이 지난 뒤 확인기일에 다시 함께 나갑니다. 미성년 자녀가 있으면 자녀양육 안내도 받아야 합니다. 확인서 등본을 받은 날부터 3개월 안에 구청이나 읍·면사무소에 신고하지 않으면 효력이 없어집니다.</p>
<p>법원마다 요구하는 통수가 조금씩 다를 수 있으니, 가시기 전에 그 법원의 협의이혼 담당 부서에 확인하시기를 권합니다. 재산과 위자료는 이 절차에서 정해 주지 않으므로 따로 문서로 남겨 두십시오.</p>`,
      en: `<p>So that a missing paper does not cost you a second trip. Both spouses have to go to the court together.</p>
<h2>All couples</h2>
<ul><li>One application for confirmation of the intent to divorce</li><li>A certificate of family relations and one of marriage for each spouse</li><li>A resident register, if you apply at the court of your address</li><li>Identity cards and seals</li></ul>
<h2>Couples with minor children</h2>
<ul><li>One agreement on custody and parental authority, with two copies</li><li>If you could not agree, the court’s ruling with proof that it is final</li></ul>
<h2>The dates that follow</h2>
<p>Three months after the court’s guidance if there are children, one month if not, you attend together again for confirmation. Parents of minors must also receive the guidance on raising children. The divorce has to be reported at a district or township office within three months of receiving the certified confirmation, or it loses its effect.</p>
<p>Courts differ a little in how many copies they want, so please ask the court’s own desk before you go. This procedure does not settle property or damages: put those in writing separately.</p>`,
      cn: `<p>为避免因缺少一份材料而多跑一趟，特此列出。夫妻双方须一同前往法院。</p>
<h2>所有夫妻</h2>
<ul><li>协议离婚意思确认申请书1份</li><li>夫妻各自的家庭关系证明书和婚姻关系证明书各1份</li><li>向住所地法院申请的，居民登录誊本1份</li><li>身份证件和印章</li></ul>
<h2>有未成年子女的夫妻</h2>
<ul><li>关于抚养和确定亲权人的协议书1份及副本2份</li><li>未能达成协议的，法院的审判正本和确定证明书</li></ul>
<h2>之后的日期</h2>
<p>自接受法院说明之日起，有子女的经过三个月，没有子女的经过一个月，双方须再次一同出席确认期日。有未成年子女的，还须接受子女抚养说明。自收到确认书副本之日起三个月内未向区厅或邑、面事务所申报的，确认即失去效力。</p>
<p>各法院要求的份数可能略有不同，建议前往之前先向该法院协议离婚窗口确认。该程序不处理财产和精神损害赔偿，请另以书面约定。</p>`,
    },
    thumb: 'article-01',
    createdAt: '2026-07-14T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '첫 상담 전에 한 장으로 적어 보십시오', en: 'One page before the first consultation', cn: '第一次咨询之前，写一页纸' },
    author: clientSupport,
    content: {
      ko: `<p>막상 자리에 앉으면 무엇부터 말해야 할지 막막하다고 하십니다. 종이 한 장에 아래 다섯 줄만 적어 오셔도 상담 시간을 훨씬 알차게 쓰실 수 있습니다.</p>
<ol><li>혼인한 날, 함께 살기 시작한 날, 따로 살기 시작한 날</li><li>아이들의 나이와 지금 함께 사는 사람</li><li>가장 걱정되는 일 한 가지</li><li>집, 예금, 빚을 대략의 금액으로</li><li>법원이나 상대방에게서 받은 서류와 받은 날짜</li></ol>
<p>감정이 담긴 긴 글을 쓰셨다면 그것도 좋습니다. 다만 날짜와 사실을 따로 뽑아 두시면 변호사가 먼저 읽을 곳을 찾기 쉽습니다.</p>
<p>종이나 파일을 어디에 둘지 꼭 생각해 주십시오. 함께 쓰는 컴퓨터보다 직장의 서랍이나 믿을 수 있는 사람에게 맡기는 편이 안전합니다.</p>`,
      en: `<p>Many people tell us that, once seated, they did not know where to begin. Five lines on a sheet of paper make the hour go much further.</p>
<ol><li>The dates when you married, moved in together, and began to live apart</li><li>The children’s ages, and whom they live with now</li><li>The one thing that worries you most</li><li>Home, savings and debts, in rough figures</li><li>Papers from a court or from the other party, and when you received them</li></ol>
<p>A long letter full of feeling is welcome too. If dates and facts are set apart, the lawyer finds more easily where to start reading.</p>
<p>Please think about where to keep the sheet or the file. A drawer at work or a person you trust is safer than a computer you share.</p>`,
      cn: `<p>不少来访者说，真正坐下来却不知从何说起。只要在一张纸上写下以下五行，咨询时间就能用得更充分。</p>
<ol><li>结婚、开始同住、开始分居的日期</li><li>孩子的年龄，以及目前与谁同住</li><li>最担心的一件事</li><li>住房、存款、债务的大致金额</li><li>从法院或对方收到的文书及收到日期</li></ol>
<p>如果写了饱含情感的长文，也很好。只要把日期和事实单独列出，律师就更容易找到先读的部分。</p>
<p>请务必考虑这张纸或文件放在哪里。比起共用的电脑，放在单位的抽屉里或托付给信任的人更为安全。</p>`,
    },
    createdAt: '2026-06-09T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '도움을 받을 수 있는 기관과 전화번호', en: 'Where else to find help', cn: '可以求助的机构与电话' },
    author: clientSupport,
    content: {
      ko: `<p>변호사보다 먼저 연락하셔야 할 때가 있습니다. 아래의 번호는 지역번호 없이 누르시면 됩니다.</p>
<table><thead><tr><th scope="col">이런 때</th><th scope="col">기관</th><th scope="col">전화</th></tr></thead><tbody><tr><td>지금 위험할 때</td><td>경찰</td><td><a href="tel:112">112</a></td></tr><tr><td>가정폭력, 성폭력, 피할 곳이 필요할 때 (24시간)</td><td>여성긴급전화</td><td><a href="tel:1366">1366</a></td></tr><tr><td>법률 상담이나 소송 비용이 부담될 때</td><td>대한법률구조공단</td><td><a href="tel:132">132</a></td></tr></tbody></table>
<h2>그 밖에</h2>
<ul><li>가정법원: 협의이혼 안내, 자녀양육 안내, 법원에 따라 면접교섭센터</li><li>양육비이행관리원: 정해진 양육비를 받지 못할 때의 지원</li><li>지역의 가족센터: 부부와 가족 상담, 다문화가족을 위한 통역</li></ul>
<p>통화 기록이 남는 것이 걱정되시면 공중전화나 믿을 수 있는 사람의 전화를 쓰십시오. 여성긴급전화 1366은 국적에 관계없이 상담을 받습니다.</p>`,
      en: `<p>There are times when somebody else should come before a lawyer. Dial these numbers within Korea as they are, without an area code.</p>
<table><thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">Telephone</th></tr></thead><tbody><tr><td>You are in danger now</td><td>Police</td><td><a href="tel:112">112</a></td></tr><tr><td>Domestic or sexual violence, or you need shelter (24 hours)</td><td>Women’s emergency line</td><td><a href="tel:1366">1366</a></td></tr><tr><td>Legal advice or court costs are hard to afford</td><td>Korea Legal Aid Corporation</td><td><a href="tel:132">132</a></td></tr></tbody></table>
<h2>Also</h2>
<ul><li>Family courts: guidance on divorce by agreement and on raising children; some have a visitation centre</li><li>Child Support Agency: help when child support that was fixed is not paid</li><li>Family centres in each district: counselling for couples and families, interpreting for multicultural families</li></ul>
<p>If a call in the history worries you, use a public telephone or that of a person you trust. The women’s emergency line 1366 is there for callers of any nationality.</p>`,
      cn: `<p>有些时候，应当先联系律师以外的机构。以下号码在韩国境内无需加拨区号。</p>
<table><thead><tr><th scope="col">情形</th><th scope="col">机构</th><th scope="col">电话</th></tr></thead><tbody><tr><td>此刻有危险</td><td>警察</td><td><a href="tel:112">112</a></td></tr><tr><td>家庭暴力、性暴力，或需要避难场所（24小时）</td><td>女性紧急热线</td><td><a href="tel:1366">1366</a></td></tr><tr><td>难以负担法律咨询或诉讼费用</td><td>大韩法律救助公团</td><td><a href="tel:132">132</a></td></tr></tbody></table>
<h2>此外</h2>
<ul><li>家庭法院：协议离婚说明、子女抚养说明，部分法院设有探望中心</li><li>抚养费履行管理院：未能收到既定抚养费时的支援</li><li>各地家庭中心：夫妻与家庭咨询，为多元文化家庭提供翻译</li></ul>
<p>如担心留下通话记录，请使用公用电话或信任之人的电话。女性紧急热线1366不分国籍接受咨询。</p>`,
    },
    createdAt: '2026-05-12T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '면접교섭 달력, 이렇게 만들어 보십시오', en: 'Making a visitation calendar', cn: '这样制作探望日历' },
    author: { ko: '은서현 변호사', en: 'Eun Seo-hyeon, lawyer', cn: '殷瑞贤律师' },
    content: {
      ko: `<p>면접교섭이 흔들리는 까닭은 미움보다 빈칸일 때가 많습니다. 한 해의 달력을 펴 놓고 다음 차례로 채워 보시기를 권합니다.</p>
<ol><li>평소의 날: 몇째 주 무슨 요일, 몇 시부터 몇 시까지</li><li>방학: 며칠을 어느 주에, 누가 데리러 가는지</li><li>명절과 생일: 해마다 번갈아 할지, 하루를 나눌지</li><li>못 만나게 된 날: 며칠 전에 알리고, 언제로 옮기는지</li><li>전화와 영상통화: 무슨 요일 몇 시, 몇 분쯤</li></ol>
<h2>작은 약속이 오래갑니다</h2>
<ul><li>만나는 곳과 기다리는 시간을 정해 둡니다. 예를 들면 역 앞에서 20분.</li><li>약과 준비물, 숙제는 가방에 쪽지로 적어 넣습니다. 아이에게 말로 전하게 하지 않습니다.</li><li>여섯 달마다 한 번 다시 봅니다. 아이가 자라면 달력도 자라야 합니다.</li></ul>
<p>어린아이는 짧게 자주, 초등학생은 규칙적으로, 중학생부터는 아이의 일정을 먼저 놓고 정하는 것이 무리가 적습니다.</p>`,
      en: `<p>When visitation falters, the cause is often not ill will but a blank. Lay out a calendar for the year and fill it in this order.</p>
<ol><li>Ordinary days: which weeks, which day, from when to when</li><li>School holidays: how many days, in which week, and who picks the child up</li><li>Festivals and birthdays: by turns each year, or half a day each</li><li>Days that fall through: how long before to say so, and when to make up for them</li><li>Telephone and video calls: which day, at what time, for about how long</li></ol>
<h2>Small agreements last</h2>
<ul><li>Fix the meeting place and how long to wait: in front of the station, say, for twenty minutes.</li><li>Write medicine, things to bring and homework on a slip in the bag. Do not let the child carry messages.</li><li>Look at it again every six months. As the child grows, so should the calendar.</li></ul>
<p>Short and often for the very young, regular for schoolchildren, and from about thirteen around the child’s own plans: that tends to cause the least strain.</p>`,
      cn: `<p>探望难以维持，往往不是出于怨恨，而是因为留有空白。建议摊开一年的日历，按以下顺序填写。</p>
<ol><li>平日：第几周、星期几、几点到几点</li><li>寒暑假：哪一周、几天、由谁接</li><li>节日和生日：逐年轮流，还是各占半天</li><li>不能见面的日子：提前几天告知，改到什么时候</li><li>电话和视频通话：星期几、几点、大约几分钟</li></ol>
<h2>小约定才能持久</h2>
<ul><li>约定见面地点和等候时间，例如在车站前等20分钟。</li><li>药品、物品和作业写在纸条上放进书包，不要让孩子传话。</li><li>每半年重新看一次。孩子长大，日历也要跟着长大。</li></ul>
<p>年幼的孩子宜短而频繁，小学生宜有规律，中学以后先考虑孩子自己的日程，这样较少勉强。</p>`,
    },
    thumb: 'article-05',
    createdAt: '2026-04-15T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '법원에 가시는 날', en: 'The day you go to court', cn: '去法院的那一天' },
    author: litigationSupport,
    content: {
      ko: `<p>법원이 처음인 분이 대부분입니다. 큰일처럼 느껴지지만, 몇 가지만 알아 두시면 마음이 한결 놓입니다.</p>
<ul><li>신분증과 기일통지서를 챙기십시오. 사건번호와 법정 번호가 적혀 있습니다.</li><li>입구의 보안 검색에 시간이 걸리니 30분 먼저 도착하십시오.</li><li>단정한 평상복이면 충분합니다. 법정에 들어가기 전에 휴대전화를 끄거나 무음으로 바꾸십시오.</li><li>재판이 늦어지는 일이 잦습니다. 그날 오후의 약속은 넉넉히 비워 두십시오.</li><li>복도에서 상대방과 마주치는 것이 걱정되시면 전날까지 알려 주십시오. 만날 곳과 나가는 길을 따로 정해 드립니다.</li></ul>
<h2>법정에서</h2>
<p>판사가 물을 때 짧게 답하시면 됩니다. 모르는 것은 모른다고 하셔도 됩니다. 변론은 변호사가 하며, 그날은 몇 분 만에 끝나기도 합니다. 다음 기일이 정해지면 그 자리에서 함께 적어 둡니다.</p>
<p>아이는 꼭 필요한 때가 아니면 데려오지 않으시는 편이 좋습니다. 맡길 곳이 없으시면 먼저 의논해 주십시오.</p>`,
      en: `<p>For most people it is the first time. It feels like a great thing, but knowing a few points makes it easier.</p>
<ul><li>Bring your identity card and the notice of hearing: it names the case number and the courtroom.</li><li>The security check takes time, so arrive thirty minutes early.</li><li>Neat everyday clothes are fine. Switch your telephone off or to silent before you go in.</li><li>Hearings often start late. Keep the rest of the afternoon free.</li><li>If you are worried about meeting the other party in the corridor, tell us by the day before. We will agree on where to meet and which way to leave.</li></ul>
<h2>In the courtroom</h2>
<p>When the judge asks you something, a short answer is enough, and you may say that you do not know. Your lawyer does the arguing, and it may be over in minutes. When the next date is set, we note it together.</p>
<p>It is better not to bring children unless they are needed. If there is nobody to look after them, please talk to us first.</p>`,
      cn: `<p>大多数人都是第一次去法院。虽然感觉是件大事，但了解几点之后会安心许多。</p>
<ul><li>请携带身份证件和期日通知书，上面写有案件编号和法庭号。</li><li>入口安检需要时间，请提前30分钟到达。</li><li>穿整洁的便装即可。进入法庭之前，请关闭手机或调至静音。</li><li>开庭时间常有延迟，当天下午请尽量不要安排其他事情。</li><li>如担心在走廊遇到对方，请在前一天之前告知，我们会另行约定见面地点和离开路线。</li></ul>
<h2>在法庭上</h2>
<p>法官提问时简短回答即可，不知道的可以说不知道。辩论由律师进行，当天有时几分钟就结束。下次期日确定后，我们会当场一起记下。</p>
<p>非必要时，最好不要带孩子前来。如无处托付，请先与我们商量。</p>`,
    },
    createdAt: '2026-03-10T01:00:00.000Z',
  },
  {
    code: 'default-board',
    subject: { ko: '가사조사를 앞두고 계신 분께', en: 'If a family court investigation lies ahead', cn: '致即将接受家事调查的您' },
    author: { ko: '명재훈 변호사', en: 'Myeong Jae-hun, lawyer', cn: '明宰勋律师' },
    content: {
      ko: `<p>가사조사는 시험이 아닙니다. 법원이 아이의 하루를 알기 위해 여쭙는 자리라고 생각하시면 됩니다.</p>
<h2>일주일 전</h2>
<ul><li>아이의 하루를 시간표로 적어 봅니다. 누가 깨우고, 먹이고, 데려다주는지.</li><li>어린이집이나 학교, 병원, 학원의 이름과 담당 선생님을 적습니다.</li><li>앞으로의 집과 일, 돌봄 계획을 한 장으로 정리합니다.</li></ul>
<h2>조사실에서</h2>
<ul><li>상대방의 잘못은 날짜와 있었던 일로 짧게 말합니다.</li><li>상대방이 잘하는 점을 물으면 솔직하게 답해도 괜찮습니다. 불리해지는 질문이 아닙니다.</li><li>기억나지 않으면 기억나지 않는다고 합니다.</li></ul>
<h2>아이에게</h2>
<p>“선생님이 너의 이야기를 들어 주실 거야. 하고 싶은 말만 하면 돼.” 이 정도면 됩니다. 대답을 연습시키거나 다녀온 뒤에 무엇을 말했는지 묻지 말아 주십시오.</p>
<p>조사에 쓰이는 자료는 미리 변호사에게 보여 주십시오. 아이의 일기나 녹음은 내기 전에 반드시 의논해 주시기 바랍니다.</p>`,
      en: `<p>It is not an examination. Think of it as the court asking about your child’s day.</p>
<h2>A week before</h2>
<ul><li>Write the child’s day as a timetable: who wakes, feeds and takes them where.</li><li>Note the nursery or school, the doctor and the classes, and whom to ask for there.</li><li>Put your plans for home, work and care on one page.</li></ul>
<h2>In the room</h2>
<ul><li>Speak of the other party’s faults briefly, by date and event.</li><li>If you are asked what the other parent does well, you may answer honestly. The question is not a trap.</li><li>If you do not remember, say so.</li></ul>
<h2>To your child</h2>
<p>“Someone will listen to what you have to say. You only need to say what you want to.” That is enough. Please neither rehearse answers nor ask afterwards what was said.</p>
<p>Show your lawyer in advance what you intend to hand in. Be sure to ask before submitting a child’s diary or any recording.</p>`,
      cn: `<p>家事调查不是考试。可以把它看作法院为了解孩子的一天而进行的询问。</p>
<h2>一周之前</h2>
<ul><li>把孩子的一天写成时间表：谁叫醒、谁喂饭、谁接送。</li><li>写下幼儿园或学校、医院、补习班的名称和负责老师。</li><li>用一页纸整理今后的住处、工作和照顾计划。</li></ul>
<h2>在调查室</h2>
<ul><li>对方的过错，按日期和事实简短说明。</li><li>如问到对方做得好的地方，可以坦率回答，这并不会对您不利。</li><li>记不清的，就说记不清。</li></ul>
<h2>对孩子</h2>
<p>“老师会听你说话，只说你想说的就好。”这样就够了。请不要让孩子练习回答，也不要在回来之后追问说了什么。</p>
<p>准备提交的材料，请事先给律师看。孩子的日记或录音，务必在提交之前商量。</p>`,
    },
    thumb: 'article-23',
    createdAt: '2026-02-11T01:00:00.000Z',
  },
]
