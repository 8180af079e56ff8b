import type { SeedNotice } from './types.ts'

export const notices: SeedNotice[] = [
  {
    subject: { ko: '연말연시 상담 시간 안내', en: 'Opening hours over the turn of the year', cn: '年末年初咨询时间安排' },
    content: {
      ko: `<p>12월에도 평일 상담은 평소와 같이 09:00부터 18:00까지 운영합니다. 아래의 날에는 모든 사무소가 쉽니다.</p>
<ul><li>2026년 12월 25일 금요일 (성탄절)</li><li>2027년 1월 1일 금요일</li></ul>
<p>쉬는 날에 남기신 온라인 문의는 다음 영업일에 접수된 순서대로 연락드립니다. 주말 상담은 예약하신 분에 한하여 진행합니다.</p>
<p>해를 넘기면 지나가 버리는 기한이 있을 수 있습니다. 법원에서 받은 서류에 날짜가 적혀 있다면 12월 18일까지 먼저 알려 주십시오. 순서를 앞당겨 살펴보겠습니다.</p>`,
      en: `<p>In December our weekday hours stay the same, 09:00 to 18:00. All offices are closed on these days:</p>
<ul><li>Friday, 25 December 2026</li><li>Friday, 1 January 2027</li></ul>
<p>Enquiries left online on a day off are answered in order on the next business day. Weekend consultations are by appointment.</p>
<p>Some time limits may run out with the year. If a paper from a court names a date, please let us know by 18 December, and we will look at it first.</p>`,
      cn: `<p>12月工作日咨询照常进行，时间为09:00至18:00。以下日期所有办公室休息。</p>
<ul><li>2026年12月25日（星期五）</li><li>2027年1月1日（星期五）</li></ul>
<p>休息日的在线留言，将在下一个工作日按提交顺序答复。周末咨询需提前预约。</p>
<p>有些期限可能随年末届满。如果法院文书上写有日期，请在12月18日之前告知，我们会优先查看。</p>`,
    },
    isPinned: true,
    createdAt: '2026-11-16T00:30:00.000Z',
  },
  {
    subject: {
      ko: '홈페이지 정기 점검 안내 (11월 1일)',
      en: 'Scheduled maintenance of this site on 1 November',
      cn: '网站定期维护通知（11月1日）',
    },
    content: {
      ko: `<p>더 안정적인 이용을 위하여 아래와 같이 홈페이지를 점검합니다.</p>
<table><tbody><tr><th scope="row">일시</th><td>2026년 11월 1일 일요일 02:00~05:00</td></tr><tr><th scope="row">멈추는 기능</th><td>온라인 상담 신청, 채팅 연결</td></tr></tbody></table>
<p>점검 중에도 설치한 앱에서는 이미 받아 둔 글을 읽으실 수 있습니다. 점검이 일찍 끝나면 바로 이용하실 수 있도록 하겠습니다.</p>`,
      en: `<p>To keep the site reliable, we will carry out maintenance as follows.</p>
<table><tbody><tr><th scope="row">Time</th><td>Sunday, 1 November 2026, 02:00–05:00 (Korean time)</td></tr><tr><th scope="row">Not available</th><td>Online consultation requests and chat</td></tr></tbody></table>
<p>In the installed app you can still read what it has already stored. If we finish early, everything will be back at once.</p>`,
      cn: `<p>为提供更稳定的服务，网站将进行如下维护。</p>
<table><tbody><tr><th scope="row">时间</th><td>2026年11月1日（星期日）02:00—05:00（韩国时间）</td></tr><tr><th scope="row">暂停功能</th><td>在线咨询申请、在线聊天</td></tr></tbody></table>
<p>维护期间，已安装的应用中仍可阅读已保存的文章。如提前完成，将立即恢复使用。</p>`,
    },
    isPinned: false,
    createdAt: '2026-10-26T01:00:00.000Z',
  },
  {
    subject: { ko: '추석 연휴 휴무 안내', en: 'Closed over Chuseok', cn: '中秋假期休息通知' },
    content: {
      ko: `<p>9월 24일 목요일부터 27일 일요일까지 모든 사무소가 쉽니다. 28일 월요일 09:00부터 다시 상담합니다.</p>
<p>명절에는 가족이 모이면서 다툼이 커지기도 합니다. 위험을 느끼시면 112에 먼저 신고하시고, 여성긴급전화 1366에서는 연휴에도 하루 종일 상담을 받으실 수 있습니다.</p>
<p>연휴 중의 면접교섭 일정이 걱정되시면 9월 21일까지 담당 변호사에게 알려 주십시오.</p>`,
      en: `<p>All offices are closed from Thursday, 24 September, to Sunday, 27 September. We open again on Monday the 28th at 09:00.</p>
<p>Holidays bring families together, and quarrels may grow. If you feel in danger, call 112 first; the women’s emergency line 1366 listens around the clock, on holidays too.</p>
<p>If you are worried about visitation during the holiday, please tell your lawyer by 21 September.</p>`,
      cn: `<p>9月24日（星期四）至27日（星期日），所有办公室休息，28日（星期一）09:00恢复咨询。</p>
<p>节日团聚时，矛盾有时也会加剧。如感到危险，请先拨打112报警；女性紧急热线1366在假期期间也全天提供咨询。</p>
<p>如担心假期中的探望安排，请在9月21日之前告知负责律师。</p>`,
    },
    isPinned: false,
    createdAt: '2026-09-14T00:30:00.000Z',
  },
  {
    subject: {
      ko: '법인을 사칭하는 전화와 문자에 주의해 주십시오',
      en: 'Beware of calls and messages in our name',
      cn: '请警惕冒充本所的电话和短信',
    },
    content: {
      ko: `<p>이음새의 변호사나 직원이라고 하면서 사건번호 확인이나 합의금 입금을 요구하는 전화와 문자가 있다는 제보를 받았습니다. 저희는 다음과 같은 요구를 하지 않습니다.</p>
<ul><li>문자로 계좌번호를 보내고 당장 입금하라고 하는 것</li><li>링크를 눌러 앱을 설치하거나 화면을 함께 보자고 하는 것</li><li>비밀번호, 인증번호, 신분증 사진을 보내라고 하는 것</li></ul>
<p>의심스러운 연락을 받으시면 답하지 마시고, 받은 번호가 아니라 대표전화 02-0100-2000으로 확인해 주십시오. 이미 송금하셨거나 앱을 설치하셨다면 바로 112에 신고하시고 거래 은행에 지급정지를 요청하십시오.</p>`,
      en: `<p>We have been told of calls and messages from people who claim to be our lawyers or staff and ask for a case number or for settlement money. We never do any of the following.</p>
<ul><li>Send an account number by text and press for payment at once</li><li>Ask you to install an app through a link or to share your screen</li><li>Ask for passwords, verification codes or a photograph of your identity card</li></ul>
<p>If something seems wrong, do not answer. Check with us on 02-0100-2000, not on the number that contacted you. If you have already sent money or installed an app, report it to 112 and ask your bank to stop the payment right away.</p>`,
      cn: `<p>我们接到反映，有人自称怡音的律师或员工，以确认案件编号、支付和解金为由打电话、发短信。我们不会提出以下要求。</p>
<ul><li>用短信发送账号并要求立即汇款</li><li>要求点击链接安装应用或共享屏幕</li><li>要求发送密码、验证码或身份证照片</li></ul>
<p>收到可疑联系时请勿回复，不要拨打对方号码，请致电02-0100-2000向我们确认。如已汇款或安装应用，请立即拨打112报警，并要求银行止付。</p>`,
    },
    isPinned: true,
    createdAt: '2026-08-27T02:00:00.000Z',
  },
  {
    subject: {
      ko: '인천 분사무소가 같은 건물 4층으로 옮깁니다',
      en: 'Our Incheon office moves to the 4th floor',
      cn: '仁川分所迁至同一大楼4层',
    },
    content: {
      ko: `<p>인천 분사무소가 7월 20일 월요일부터 같은 건물 4층에서 여러분을 뵙습니다. 주소의 층만 바뀌고 전화(032-0300-4000)와 팩스 번호는 그대로입니다.</p>
<p>상담실이 두 칸에서 네 칸으로 늘었고, 방마다 문과 벽의 방음을 새로 하였습니다. 승강기에서 내리시면 대기실을 거치지 않고 예약하신 방으로 바로 안내해 드립니다.</p>
<p>짐을 옮기는 7월 17일 금요일 오후와 18일 토요일에는 인천에서 상담하지 않습니다. 이틀 동안의 급한 문의는 서울 주사무소에서 받습니다.</p>`,
      en: `<p>From Monday, 20 July, you will find our Incheon office on the 4th floor of the same building. Only the floor changes; telephone (032-0300-4000) and fax stay the same.</p>
<p>There are now four consultation rooms instead of two, each with new soundproofing in walls and door. From the lift we take you straight to your room, without a waiting area in between.</p>
<p>While we move, on the afternoon of Friday, 17 July, and on Saturday the 18th, there are no consultations in Incheon. The Seoul office takes urgent calls.</p>`,
      cn: `<p>自7月20日（星期一）起，仁川分所在同一大楼4层接待来访。地址仅楼层变更，电话（032-0300-4000）和传真号码不变。</p>
<p>咨询室由两间增至四间，各房间的门和墙壁均重新做了隔音。走出电梯后，无需经过等候区，我们会直接带您到预约的房间。</p>
<p>搬迁期间，7月17日（星期五）下午和18日（星期六）仁川分所不提供咨询，紧急事宜由首尔总所受理。</p>`,
    },
    isPinned: false,
    thumb: 'office-03',
    createdAt: '2026-07-06T01:00:00.000Z',
  },
  {
    subject: { ko: '상담 통역을 준비해 드립니다', en: 'Interpreters for consultations', cn: '咨询可安排翻译' },
    content: {
      ko: `<p>한국어로 말씀하시기 어려운 분을 위하여 상담에 통역인을 모십니다.</p>
<ul><li>영어, 중국어: 상담일 3일 전까지 신청</li><li>그 밖의 언어: 가능한지 먼저 알려 드립니다</li></ul>
<p>화상 상담에도 통역인이 함께할 수 있습니다. 통역인은 비밀유지 서약을 하며, 같은 지역이나 모임에서 아는 사이가 아닌지 미리 확인합니다. 원하지 않는 통역인이 있으시면 이유를 말씀하지 않으셔도 바꾸어 드립니다.</p>
<p>신청은 전화 02-0100-2100 또는 온라인 문의로 받습니다.</p>`,
      en: `<p>For those who find it hard to speak in Korean, we bring an interpreter to the consultation.</p>
<ul><li>English and Chinese: please ask three days ahead</li><li>Other languages: we tell you first whether it is possible</li></ul>
<p>Interpreters can join video calls too. They sign a confidentiality undertaking, and we check beforehand that they do not know you from the same neighbourhood or community. If you would rather not have a certain interpreter, we change without asking why.</p>
<p>Please call 02-0100-2100 or write to us online.</p>`,
      cn: `<p>为不便使用韩语的来访者，我们在咨询时安排翻译。</p>
<ul><li>英语、中文：请在咨询日3天前申请</li><li>其他语言：先告知能否安排</li></ul>
<p>视频咨询也可由翻译一同参加。翻译人员均签署保密承诺书，我们会事先确认其与您并非同一地区或社群的熟人。如不希望由某位翻译担任，无需说明理由，即可更换。</p>
<p>请致电02-0100-2100或在线留言申请。</p>`,
    },
    isPinned: false,
    createdAt: '2026-06-17T01:30:00.000Z',
  },
  {
    subject: {
      ko: '공개 강좌 ‘면접교섭과 아이의 하루’',
      en: 'Open lecture: visitation and a child’s day',
      cn: '公开讲座“探望与孩子的一天”',
    },
    content: {
      ko: `<p>떨어져 지내는 부모와 아이가 무리 없이 만나려면 일정을 어떻게 짜야 하는지, 나이별로 이야기를 나눕니다.</p>
<table><tbody><tr><th scope="row">일시</th><td>2026년 5월 16일 토요일 14:00~16:00</td></tr><tr><th scope="row">장소</th><td>서울 주사무소 7층 회의실 (화상으로도 참여)</td></tr><tr><th scope="row">강사</th><td>은서현 변호사, 태명희 고문</td></tr><tr><th scope="row">신청</th><td>5월 12일까지 전화 02-0100-2100</td></tr></tbody></table>
<p>이름표를 쓰지 않으며, 화상으로 참여하시는 분은 이름과 얼굴을 보이지 않으셔도 됩니다. 개별 사건에 관한 질문은 강좌에서 받지 않습니다. 강좌는 녹화하지 않습니다.</p>`,
      en: `<p>How can a parent and a child who live apart meet without strain? We talk through schedules, age by age.</p>
<table><tbody><tr><th scope="row">Time</th><td>Saturday, 16 May 2026, 14:00–16:00</td></tr><tr><th scope="row">Place</th><td>Meeting room, Seoul office, 7th floor (or by video)</td></tr><tr><th scope="row">Speakers</th><td>Eun Seo-hyeon, lawyer; Tae Myeong-hui, adviser</td></tr><tr><th scope="row">Registration</th><td>By 12 May, telephone 02-0100-2100</td></tr></tbody></table>
<p>There are no name tags, and those who join by video need show neither name nor face. Questions about individual cases are not taken, and the lecture is not recorded. It is held in Korean.</p>`,
      cn: `<p>分开生活的父母与孩子怎样安排见面才不勉强？我们将按年龄分别探讨。</p>
<table><tbody><tr><th scope="row">时间</th><td>2026年5月16日（星期六）14:00—16:00</td></tr><tr><th scope="row">地点</th><td>首尔总所7层会议室（亦可视频参加）</td></tr><tr><th scope="row">讲师</th><td>殷瑞贤律师、太明姬顾问</td></tr><tr><th scope="row">报名</th><td>5月12日前致电02-0100-2100</td></tr></tbody></table>
<p>现场不使用名牌，视频参加者可以不显示姓名和面容。讲座不回答个案问题，也不录像，以韩语进行。</p>`,
    },
    isPinned: false,
    createdAt: '2026-04-22T01:00:00.000Z',
  },
  {
    subject: {
      ko: '수원 분사무소에 아이와 함께 기다리는 방을 열었습니다',
      en: 'A room for children at our Suwon office',
      cn: '水原分所设立亲子等候室',
    },
    content: {
      ko: `<p>아이를 맡길 곳이 없어 상담을 미루시는 분이 많았습니다. 수원 분사무소 5층에 작은 방을 따로 마련하여 그림책과 색연필, 낮은 책상을 두었습니다.</p>
<p>상담하시는 동안 직원이 옆방에서 아이를 지켜봅니다. 어른들의 이야기가 들리지 않도록 두 방 사이에 문을 하나 더 두었습니다. 한 번에 한 가족만 쓰시므로 예약하실 때 아이의 나이를 알려 주십시오.</p>
<p>방에는 카메라를 두지 않았습니다. 그린 그림은 아이가 가져가고, 상담이나 사건의 자료로 쓰지 않습니다.</p>`,
      en: `<p>Many people put off a consultation because there was nobody to look after the children. On the 5th floor of our Suwon office there is now a small room with picture books, coloured pencils and a low table.</p>
<p>A member of staff stays with your child next door while we talk, and a second door keeps the grown-ups’ words from being heard. One family uses it at a time, so please tell us your child’s age when you book.</p>
<p>There is no camera in the room. Drawings go home with the child and are never used as material for a case.</p>`,
      cn: `<p>不少人因无处托付孩子而推迟咨询。为此，我们在水原分所5层设立了一间小屋，备有绘本、彩色铅笔和矮桌。</p>
<p>咨询期间，员工会在隔壁照看孩子；两间屋子之间加了一道门，以免孩子听到大人的谈话。每次只供一个家庭使用，预约时请告知孩子的年龄。</p>
<p>房间内没有摄像头。孩子画的画由孩子带走，不会用作咨询或案件的材料。</p>`,
    },
    isPinned: false,
    thumb: 'office-02',
    createdAt: '2026-03-18T01:00:00.000Z',
  },
  {
    subject: { ko: '설 연휴 휴무 안내', en: 'Closed over Seollal', cn: '春节假期休息通知' },
    content: {
      ko: `<p>2월 16일 월요일부터 18일 수요일까지 모든 사무소가 쉽니다. 연휴 앞의 14일 토요일에는 예약하신 분과 평소처럼 상담하고, 19일 목요일 09:00부터 다시 문을 엽니다.</p>
<p>연휴 중에 남기신 온라인 문의는 19일부터 접수된 순서대로 연락드립니다. 법원에서 온 서류를 받으셨다면 받은 날짜를 봉투에 적어 두십시오. 기한은 쉬는 날에도 흐릅니다.</p>`,
      en: `<p>All offices are closed from Monday, 16 February, to Wednesday, 18 February. Appointments on Saturday the 14th take place as usual, and we open again on Thursday the 19th at 09:00.</p>
<p>Enquiries left online over the holiday are answered in order from the 19th. If a paper arrives from a court, please note the day you received it on the envelope: time limits run on holidays too.</p>`,
      cn: `<p>2月16日（星期一）至18日（星期三），所有办公室休息。节前14日（星期六）的预约咨询照常进行，19日（星期四）09:00恢复办公。</p>
<p>假期内的在线留言，自19日起按提交顺序答复。如收到法院寄来的文书，请在信封上写下收到的日期。休息日期限也会继续计算。</p>`,
    },
    isPinned: false,
    createdAt: '2026-02-09T00:30:00.000Z',
  },
  {
    subject: {
      ko: '개인정보 처리방침 개정 안내 (3월 2일 시행)',
      en: 'New privacy policy from 2 March',
      cn: '隐私政策修订通知（3月2日起施行）',
    },
    content: {
      ko: `<p>개인정보 처리방침과 상담 동의서를 읽기 쉽게 고쳐 2026년 3월 2일부터 적용합니다. 달라지는 점은 다음과 같습니다.</p>
<ul><li>문의내용에 건강 등 민감정보가 적힐 수 있다는 점과 그때의 처리 기준을 따로 적었습니다.</li><li>상담 신청의 보관 기간을 ‘상담이 끝난 날부터 1년’으로, 접속 기록의 보관 기간을 3개월로 분명히 하였습니다.</li><li>배우자나 가족이라는 사정만으로는 상담 여부를 확인해 드리지 않는다는 원칙을 넣었습니다.</li><li>맞춤형 광고를 위한 정보를 수집하지 않는다고 밝혔습니다.</li></ul>
<p>전문은 <a href="/privacy-policy">개인정보 처리방침</a>에서 보실 수 있습니다. 궁금하신 점은 privacy@ieumsae.example로 보내 주십시오.</p>`,
      en: `<p>We have rewritten our privacy policy and the consent for consultations in plainer words. They apply from 2 March 2026. What changes:</p>
<ul><li>A section of its own says that an enquiry may contain sensitive information, such as health, and how we treat it.</li><li>Requests are kept for one year from the end of the consultation, access records for three months.</li><li>Being a spouse or family member is not enough to be told whether someone has consulted us.</li><li>We state that nothing is collected for targeted advertising.</li></ul>
<p>The full text is in the <a href="/privacy-policy">privacy policy</a>. Questions are welcome at privacy@ieumsae.example.</p>`,
      cn: `<p>我们以更易懂的文字修订了隐私政策和咨询同意书，自2026年3月2日起适用。主要变化如下。</p>
<ul><li>单独说明咨询内容中可能包含健康等敏感信息，以及相应的处理标准。</li><li>明确咨询申请自咨询结束之日起保存1年，访问记录保存3个月。</li><li>写明仅凭配偶或家人的身份，不予确认是否曾经咨询的原则。</li><li>声明不收集用于定向广告的信息。</li></ul>
<p>全文请见<a href="/privacy-policy">隐私政策</a>。如有疑问，请发送至privacy@ieumsae.example。</p>`,
    },
    isPinned: false,
    createdAt: '2026-01-29T01:00:00.000Z',
  },
  {
    subject: {
      ko: '서울 주사무소 휠체어 이용 안내',
      en: 'Wheelchair access to our Seoul office',
      cn: '首尔总所轮椅通行说明',
    },
    content: {
      ko: `<p>서울 주사무소의 출입구와 상담실을 고쳐 휠체어로 끝까지 오실 수 있게 하였습니다.</p>
<ul><li>건물 왼쪽 출입구에 경사로가 있고, 문은 버튼을 누르면 열립니다.</li><li>7층 상담실 두 곳의 문턱을 없애고 탁자의 높이를 조절할 수 있게 하였습니다.</li><li>장애인용 화장실은 같은 층 승강기 오른쪽에 있습니다.</li><li>지하 1층 장애인 주차구역에서 승강기까지 단차가 없습니다.</li></ul>
<p>도움이 필요하시면 도착하기 전에 02-0100-2000으로 전화해 주십시오. 직원이 1층으로 내려가겠습니다. 수어 통역이 필요하신 분은 상담일 일주일 전까지 알려 주십시오.</p>`,
      en: `<p>We have altered the entrance and the consultation rooms of our Seoul office so that wheelchair users can come all the way.</p>
<ul><li>There is a ramp at the entrance on the left of the building; the door opens at the push of a button.</li><li>Two rooms on the 7th floor have no threshold any more, and their tables can be raised and lowered.</li><li>An accessible toilet is on the same floor, to the right of the lift.</li><li>From the accessible parking bays on basement level 1 the way to the lift has no steps.</li></ul>
<p>If you would like help, call 02-0100-2000 before you arrive and someone will come down. If you need a sign language interpreter, please tell us a week ahead.</p>`,
      cn: `<p>我们改造了首尔总所的出入口和咨询室，乘坐轮椅可以全程通行。</p>
<ul><li>大楼左侧出入口设有坡道，按下按钮即可开门。</li><li>7层两间咨询室取消了门槛，桌面高度可以调节。</li><li>无障碍卫生间位于同层电梯右侧。</li><li>地下一层无障碍停车位到电梯之间没有台阶。</li></ul>
<p>如需协助，请在到达之前致电02-0100-2000，员工会到1层迎接。如需手语翻译，请在咨询日一周前告知。</p>`,
    },
    isPinned: false,
    thumb: 'office-01',
    createdAt: '2025-12-10T01:00:00.000Z',
  },
  {
    subject: {
      ko: '새 구성원 태명희 고문을 소개합니다',
      en: 'Introducing our adviser Tae Myeong-hui',
      cn: '新成员介绍：太明姬顾问',
    },
    content: {
      ko: `<p>아동복지학을 연구해 온 태명희 교수가 고문으로 함께합니다. 부모의 이혼을 겪는 아이들이 어떻게 적응하는지를 오래 살펴 온 분입니다.</p>
<p>태명희 고문은 양육 계획과 면접교섭 일정이 아이의 나이에 맞는지를 변호사와 함께 검토합니다. 자문은 의뢰인이 원하시는 때에만 진행하고, 아이를 직접 만나 평가하거나 법원에 의견서를 내지는 않습니다.</p>
<p>약력은 <a href="/member/advisory">고문·자문위원</a>에서 보실 수 있습니다.</p>`,
      en: `<p>Professor Tae Myeong-hui, a scholar of child welfare, has joined us as an adviser. She has long studied how children adjust to their parents’ divorce.</p>
<p>With our lawyers she looks at whether parenting plans and visitation schedules suit a child’s age. She is consulted only where the client wishes, and neither assesses children in person nor submits opinions to a court.</p>
<p>Her career is set out under <a href="/member/advisory">Advisers</a>.</p>`,
      cn: `<p>长期研究儿童福利学的太明姬教授以顾问身份加入本所。她多年来关注孩子如何适应父母离婚。</p>
<p>太明姬顾问与律师一起审视抚养计划和探望安排是否适合孩子的年龄。仅在委托人希望时进行咨询，她不直接会见、评估孩子，也不向法院提交意见书。</p>
<p>履历请见<a href="/member/advisory">顾问团</a>。</p>`,
    },
    isPinned: false,
    createdAt: '2025-11-12T01:00:00.000Z',
  },
]
