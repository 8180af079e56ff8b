import type { SeedFaq } from './types.ts'

/** In the order in which they are shown. */
export const faqs: SeedFaq[] = [
  {
    type: 'inquiry',
    question: { ko: '상담은 어떻게 신청합니까?', en: 'How do I ask for a consultation?', cn: '如何申请咨询？' },
    answer: {
      ko: `<p>홈페이지의 상담 신청, 전화(02-0100-2100), 채팅 가운데 편하신 방법을 고르시면 됩니다. 성함과 연락처, 지금 가장 궁금하신 점을 짧게 적어 주시면 충분합니다.</p>
<p>온라인으로 신청하시면 접수번호가 나오고, 보통 영업일 기준 2일 안에 담당자가 연락드려 시간과 사무소를 정합니다. 법원에 서류를 내야 하는 날이 며칠 남지 않았다면 기다리지 마시고 전화로 말씀해 주십시오.</p>`,
      en: `<p>Use the request form on this site, telephone 02-0100-2100, or chat, whichever suits you. A name, a way to reach you and a line or two about what worries you most are enough.</p>
<p>An online request gives you a receipt number, and we usually contact you within two business days to settle a time and an office. If a court deadline is only days away, please do not wait: telephone us.</p>`,
      cn: `<p>可以通过网站的咨询申请、电话（02-0100-2100）或在线聊天，任选方便的方式。只需简单写下姓名、联系方式以及目前最想了解的问题即可。</p>
<p>在线申请后会显示受理编号，我们通常会在两个工作日内与您联系，商定时间和办公室。如果向法院提交材料的期限只剩几天，请不要等待，直接来电告知。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '상담에는 비용이 얼마나 듭니까?', en: 'What does a consultation cost?', cn: '咨询需要多少费用？' },
    answer: {
      ko: `<p>온라인으로 문의를 남기시거나 예약을 위해 통화하시는 데에는 비용이 들지 않습니다. 변호사와의 정식 상담에는 시간과 방법에 따른 상담료가 있으며, 예약을 확정하기 전에 금액을 먼저 말씀드립니다.</p>
<p>사건을 맡기실 때의 보수는 사정과 예상되는 절차를 들은 뒤 계약서로 정합니다. 인지대, 송달료, 감정료처럼 법원 절차에 드는 비용은 보수와 나누어 안내해 드립니다.</p>`,
      en: `<p>Leaving an enquiry online, or talking with us to arrange an appointment, costs nothing. A formal consultation with a lawyer is charged by its length and form, and we tell you the amount before the appointment is confirmed.</p>
<p>If you decide to engage us, the fee is set in a written agreement once we have heard the facts and can see which steps lie ahead. Court costs such as stamp duty, service fees and appraisals are listed separately.</p>`,
      cn: `<p>在线留言或为预约而通话，均不收取费用。与律师的正式咨询按时间和方式收取咨询费，确认预约之前我们会先告知金额。</p>
<p>委托案件时的报酬，在了解情况和预计程序之后以合同约定。印花税、送达费、鉴定费等法院程序所需的费用，会与报酬分开说明。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '화상이나 전화로도 상담할 수 있습니까?', en: 'Can I consult you by video or telephone?', cn: '可以通过视频或电话咨询吗？' },
    answer: {
      ko: `<p>네. 예약하실 때 방문, 화상, 전화 가운데 고르시면 됩니다. 화상 상담에 들어오시는 방법은 연락받기로 하신 번호나 이메일로 미리 알려 드립니다.</p>
<p>다른 사람이 들을 수 없는 곳에서 이어폰을 쓰시기를 권합니다. 상담 도중 누가 들어오면 말없이 끊으셔도 괜찮습니다. 다시 연락해도 되는 시간을 정해 두시면 그때까지 먼저 연락드리지 않겠습니다. 상담을 녹음하거나 녹화하지 않습니다.</p>`,
      en: `<p>Yes. When you book, choose between a visit, a video call and a telephone call. We send the way into the video call beforehand, to the number or e-mail address you have named.</p>
<p>We suggest a place where nobody can overhear you, and earphones. If someone comes in, you may simply hang up. Tell us when it is safe to call again and we will not contact you before then. We do not record consultations.</p>`,
      cn: `<p>可以。预约时可在来访、视频、电话中选择。视频咨询的进入方式，会事先发送到您指定的号码或电子邮箱。</p>
<p>建议在他人听不到的地方并使用耳机。咨询途中如有人进来，您可以直接挂断。请约定可以再次联系的时间，在此之前我们不会主动联系。我们不会对咨询进行录音或录像。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '상담에 무엇을 준비해 가면 됩니까?', en: 'What should I bring to a consultation?', cn: '咨询时需要准备什么？' },
    answer: {
      ko: `<p>준비된 것이 없어도 상담하실 수 있습니다. 다만 아래 자료가 있으면 이야기가 빨라집니다.</p>
<ul><li>혼인관계증명서와 가족관계증명서, 주민등록등본</li><li>혼인한 때와 별거한 때, 중요한 일이 있었던 날을 적은 메모</li><li>집의 등기사항증명서나 임대차계약서, 예금과 대출의 대략적인 금액</li><li>법원에서 온 서류가 있으면 봉투까지 그대로</li></ul>
<p>배우자의 휴대전화나 계정을 몰래 열어 자료를 모으지는 말아 주십시오. 법에 어긋날 수 있습니다. 무엇이 더 필요한지는 상담에서 함께 정하겠습니다.</p>`,
      en: `<p>You may come with nothing at all. If you have any of the following, it saves time.</p>
<ul><li>Certificates of marriage and of family relations, and a resident register</li><li>A note of when you married, when you separated, and the dates that mattered</li><li>The property register or lease of your home, and rough figures for savings and loans</li><li>Anything received from a court, with its envelope</li></ul>
<p>Please do not open your spouse’s telephone or accounts in secret to collect material: that may be against the law. We will decide together what else is needed.</p>`,
      cn: `<p>即使什么都没有准备，也可以咨询。如有以下材料，沟通会更快。</p>
<ul><li>婚姻关系证明书、家庭关系证明书、居民登录誊本</li><li>记下结婚、分居以及重要事件日期的便条</li><li>住房的登记事项证明书或租赁合同，存款与贷款的大致金额</li><li>法院寄来的文件，请连同信封一并保留</li></ul>
<p>请不要擅自打开配偶的手机或账户收集材料，这可能违法。还需要什么材料，我们会在咨询时与您一起确定。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '상담한 내용은 비밀로 지켜집니까?', en: 'Is what I tell you confidential?', cn: '咨询内容会保密吗？' },
    answer: {
      ko: `<p>변호사에게는 직무상 알게 된 비밀을 지킬 법률상 의무가 있습니다. 저희는 사건을 맡기지 않으신 분의 이야기도 똑같이 지키며, 상담하셨다는 사실을 포함하여 어떤 것도 가족, 직장, 상대방에게 알리지 않습니다.</p>
<p>온라인으로 남기신 문의는 상담을 맡은 담당자만 열어 볼 수 있고, 직원 모두가 비밀유지 서약을 하였습니다.</p>`,
      en: `<p>Lawyers are bound by law to keep what they learn in their work confidential. We keep the words of those who never engage us just as carefully, and tell nothing to family, employers or the other party, including the fact that you came.</p>
<p>Online enquiries can be opened only by the people who handle consultations, and every member of staff has signed a confidentiality undertaking.</p>`,
      cn: `<p>律师依法负有保守职务上所知秘密的义务。对于没有委托案件的来访者，我们同样保密，包括您曾来咨询这一事实在内，不会向家人、单位或对方透露任何内容。</p>
<p>在线留言仅由负责咨询的人员查看，全体员工均已签署保密承诺书。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '배우자가 상담 사실을 알게 될 수 있습니까?', en: 'Could my spouse find out that I consulted you?', cn: '配偶会知道我来咨询过吗？' },
    answer: {
      ko: `<p>저희가 배우자에게 연락하거나 상담 사실을 확인해 드리는 일은 없습니다. 배우자나 가족이라고 밝히고 물으셔도 답하지 않습니다. 연락받으실 번호와 시간, 문자를 보내도 되는지를 적어 주시면 그대로 따르고, 우편물은 먼저 여쭙지 않고 보내지 않습니다.</p>
<p>다만 함께 쓰는 휴대전화와 컴퓨터에는 흔적이 남을 수 있습니다. ‘빠른 나가기’는 화면을 바로 바꾸어 드리지만 방문 기록까지 지우지는 못하므로, 필요한 때에는 브라우저에서 기록을 직접 지워 주십시오.</p>
<p>소송이나 조정을 신청하면 법원이 상대방에게 서류를 보냅니다. 그 시점은 시작하기 전에 함께 상의합니다.</p>`,
      en: `<p>We never contact your spouse or confirm to anyone that you came, not even to a person who says they are your husband, wife or family. Tell us which number to use, at what time, and whether a text message is safe; we keep to it, and we send no post without asking first.</p>
<p>A shared telephone or computer may still hold traces. “Quick exit” changes the screen at once but cannot erase the browsing history, so please clear that yourself where it matters.</p>
<p>Once a lawsuit or mediation is filed, the court sends papers to the other party. We talk through that moment with you before anything begins.</p>`,
      cn: `<p>我们不会联系您的配偶，也不会向任何人确认您是否来咨询过，即使对方自称是配偶或家人也不会答复。请写明可联系的号码、时间以及是否可以发短信，我们会照此办理；未经事先询问，不会寄送邮件。</p>
<p>不过，共用的手机和电脑上可能留有痕迹。“快速离开”可以立即切换画面，但无法清除浏览记录，必要时请在浏览器中自行清除。</p>
<p>提起诉讼或申请调解后，法院会向对方寄送文书。这一时点，我们会在开始之前与您商量。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: {
      ko: '가까운 곳에 사무소가 없는데 맡길 수 있습니까?',
      en: 'There is no office near me. Can you still act for me?',
      cn: '附近没有办公室，也可以委托吗？',
    },
    answer: {
      ko: `<p>네. 사무소는 서울, 수원, 인천, 대구에 있으며, 그 밖의 지역이나 해외에 계신 분과는 화상이나 전화로 상담하고 서류는 우편과 이메일로 주고받습니다.</p>
<p>재판은 사건을 맡는 법원에서 열립니다. 변론기일에는 보통 변호사가 나가며, 조정이나 가사조사처럼 본인이 직접 나오셔야 하는 날은 미리 알려 드립니다. 먼 거리의 출장에 비용이 드는 경우에는 계약하기 전에 말씀드립니다.</p>`,
      en: `<p>Yes. Our offices are in Seoul, Suwon, Incheon and Daegu; with people elsewhere in Korea or abroad we meet by video or telephone and exchange papers by post and e-mail.</p>
<p>Hearings take place at the court in charge of the case. A lawyer usually attends them for you, and we tell you well ahead of the days on which you must come in person, such as mediation or a family court investigation. If long journeys cost extra, we say so before you sign.</p>`,
      cn: `<p>可以。我们在首尔、水原、仁川、大邱设有办公室，其他地区或海外的当事人可通过视频或电话咨询，材料以邮寄和电子邮件往来。</p>
<p>庭审在管辖法院进行。辩论期日通常由律师出庭，调解、家事调查等必须本人到场的日子会提前通知。远途出差如需费用，会在签约之前说明。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '주말이나 저녁에도 상담할 수 있습니까?', en: 'Do you see people at weekends or in the evening?', cn: '周末或晚上可以咨询吗？' },
    answer: {
      ko: `<p>평일은 09:00부터 18:00까지이고 점심시간은 12:00부터 13:00까지입니다. 토요일에는 네 곳 모두 예약하신 분과 상담하며, 서울 주사무소는 일요일과 공휴일에도 예약을 받습니다. 설과 추석 연휴, 성탄절과 1월 1일에는 모든 사무소가 쉽니다.</p>
<p>평일 저녁은 변호사의 일정에 따라 가능한 날이 다르므로, 신청하실 때 원하시는 시간을 적어 주십시오.</p>`,
      en: `<p>On weekdays we are open from 09:00 to 18:00, with a break from 12:00 to 13:00. All four offices see people by appointment on Saturdays, and the Seoul office on Sundays and public holidays too. All offices are closed over Seollal and Chuseok, on 25 December and on 1 January.</p>
<p>Weekday evenings depend on the lawyer’s schedule, so please name the time you would like in your request.</p>`,
      cn: `<p>工作日为09:00至18:00，午休12:00至13:00。周六四处办公室均接待预约来访，首尔总所在周日和公休日也接受预约。春节与中秋假期、12月25日和1月1日，所有办公室休息。</p>
<p>工作日晚间能否安排视律师日程而定，请在申请时写明希望的时间。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '상담을 받으면 꼭 사건을 맡겨야 합니까?', en: 'Do I have to hire you after a consultation?', cn: '咨询之后一定要委托吗？' },
    answer: {
      ko: `<p>아닙니다. 상담은 지금의 상황을 정리하고 고를 수 있는 길을 알아보는 자리입니다. 돌아가서 생각해 보시고, 혼자 진행하시거나 다른 변호사와 의논하셔도 괜찮습니다. 위임계약은 서면으로 맺을 때에만 성립합니다.</p>
<p>상대방을 이미 대리하고 있는 경우처럼 이해가 부딪히면 상담을 진행하지 못할 수 있습니다. 이때 이유를 자세히 말씀드리지 못하는 점 양해를 부탁드립니다.</p>`,
      en: `<p>No. A consultation is there to set out where you stand and which ways are open. Take it home and think; you may go on alone or talk to another lawyer. An engagement exists only once it is agreed in writing.</p>
<p>Where there is a conflict of interest, for example because we already act for the other party, we may be unable to see you, and we ask for your understanding that we may not be free to explain why.</p>`,
      cn: `<p>不必。咨询是为了理清现状、了解有哪些选择。您可以回去慢慢考虑，自行办理或与其他律师商量都没有关系。委托关系仅在签订书面合同时成立。</p>
<p>如已代理对方等存在利益冲突的情形，我们可能无法提供咨询，届时恕难详细说明理由，敬请谅解。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '홈페이지를 앱으로 설치할 수 있습니까?', en: 'Can I install this site as an app?', cn: '可以把网站安装成应用吗？' },
    answer: {
      ko: `<p>네. 앱 마켓을 거치지 않고 브라우저에서 바로 설치하실 수 있습니다. 크롬과 엣지에서는 메뉴의 앱 설치를, 아이폰과 아이패드의 사파리에서는 공유 버튼의 ‘홈 화면에 추가’를 누르시면 됩니다. 쓰시는 기기에 맞는 순서는 <a href="/guide">앱 설치와 이용 안내</a>에 있습니다.</p>
<p>설치하면 앱의 이름과 그림이 화면에 보입니다. 다른 사람과 함께 쓰는 기기라면 설치하지 않으시는 편이 안전하고, 설치하시려면 눈에 띄지 않는 이름과 그림을 고르실 수 있습니다.</p>`,
      en: `<p>Yes, straight from the browser, without an app store. In Chrome and Edge, choose to install the app from the menu; in Safari on an iPhone or iPad, tap Share and then “Add to Home Screen”. The <a href="/guide">guide</a> shows the steps for your own device.</p>
<p>Once installed, its name and icon are visible on the device. If others use it too, it is safer not to install the app; if you do, you can choose a name and an icon that say nothing.</p>`,
      cn: `<p>可以，无需经过应用商店，直接在浏览器中安装。在Chrome和Edge中点击菜单里的安装应用，在iPhone和iPad的Safari中点击分享按钮后选择“添加到主屏幕”。适合您设备的步骤请见<a href="/guide">安装与使用说明</a>。</p>
<p>安装后，应用的名称和图标会显示在屏幕上。与他人共用的设备，不安装更为安全；如需安装，可以选择不显眼的名称和图标。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '인터넷이 연결되지 않아도 볼 수 있습니까?', en: 'Can I read it without a connection?', cn: '没有网络也能浏览吗？' },
    answer: {
      ko: `<p>네. 한 번 접속하시면 변호사 소개, 사례, 글이 기기에 보관되어 연결이 없을 때에도 읽으실 수 있습니다. 다시 연결되면 바뀐 내용만 받아 옵니다.</p>
<p>연결이 없는 동안 적으신 상담 신청은 기기에 암호화하여 두었다가, 연결이 돌아오면 저절로 한 번만 보내 드립니다. 접수번호가 나와야 접수가 끝나며, 그 전에는 고치거나 거두실 수 있습니다. 급한 일이라면 전화로 문의해 주십시오. 무엇이 보관되어 있는지는 <a href="/device">기기 보관함</a>에서 보시고 한 번에 지우실 수 있습니다.</p>`,
      en: `<p>Yes. Once you have visited, our people, case stories and articles are kept on your device and can be read offline. When the connection returns, only what changed is fetched.</p>
<p>A request written while you are offline is kept on your device, encrypted, and sent by itself, once, when the connection returns. It has reached us only when you see a receipt number; until then you can change it or take it back. If the matter is urgent, please telephone. <a href="/device">On this device</a> shows what is there, and erases all of it in one step.</p>`,
      cn: `<p>可以。访问过一次之后，律师介绍、案例和文章会保存在设备上，没有网络时也能阅读。重新连接后，只更新有变动的内容。</p>
<p>没有网络时填写的咨询申请会加密保存在设备上，恢复连接后自动发送，且只发送一次。显示受理编号之后才算受理完成，在此之前可以修改或撤回。如有急事，请来电咨询。保存了哪些内容，可在<a href="/device">本机保存内容</a>中查看，并可一次清除。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '다른 언어로 보려면 어떻게 합니까?', en: 'How do I change the language?', cn: '如何切换语言？' },
    answer: {
      ko: `<p>화면 위쪽이나 메뉴에서 KR, EN, CN 가운데 고르시면 됩니다. 고르신 언어는 기기에 기억되어 다음에도 그대로 열립니다.</p>
<p>아직 번역되지 않은 글은 한국어로 보여 드립니다. 번역문은 이해를 돕기 위한 것이며, 뜻이 다를 때에는 한국어를 기준으로 합니다.</p>`,
      en: `<p>Choose KR, EN or CN at the top of the page or in the menu. Your choice is remembered on the device.</p>
<p>What has not been translated yet is shown in Korean. Translations are there to help; where they differ, the Korean text prevails.</p>`,
      cn: `<p>在页面上方或菜单中选择KR、EN或CN即可。所选语言会保存在设备上，下次仍以该语言打开。</p>
<p>尚未翻译的文章以韩文显示。译文仅供参考，与韩文不一致时，以韩文为准。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '접수번호는 무엇이고 어디에 씁니까?', en: 'What is the receipt number for?', cn: '受理编号是什么，有什么用？' },
    answer: {
      ko: `<p>상담 신청이 접수되면 나오는 번호로, 접수한 날짜와 여섯 자리 기호로 되어 있습니다. 문의하실 때 말씀해 주시면 신청하신 내용을 빨리 찾을 수 있습니다. 이 번호로 알 수 있는 것은 처리 단계뿐이며, 성함이나 문의내용은 나오지 않습니다.</p>
<p>번호를 잊으셨다면 신청하실 때 적으신 성함과 연락처로 찾아 드립니다. 같은 내용을 다시 보내실 필요는 없습니다.</p>`,
      en: `<p>It appears when your request has reached us: the date and six signs. Mention it when you contact us and we find your request quickly. All the number reveals is how far the request has come, never your name or what you wrote.</p>
<p>If you have lost it, we can find the request by the name and contact details you gave. There is no need to send it again.</p>`,
      cn: `<p>咨询申请受理后显示的编号，由受理日期和六位符号组成。联系我们时告知该编号，可以更快找到您的申请。通过编号只能得知处理进度，不会显示姓名或咨询内容。</p>
<p>如果忘记编号，可凭申请时填写的姓名和联系方式查找，无需重复提交相同内容。</p>`,
    },
  },
  {
    type: 'personal',
    question: { ko: '상담을 신청하면 어떤 정보가 남습니까?', en: 'What is kept when I send a request?', cn: '申请咨询会留下哪些信息？' },
    answer: {
      ko: `<p>성함, 연락처, 문의내용과 첨부하신 파일, 그리고 어느 동의서에 언제 동의하셨는지가 남습니다. 성함은 가명으로 적으셔도 신청에는 지장이 없습니다. 주민등록번호와 계좌 비밀번호, 상대방의 개인정보는 적지 말아 주십시오.</p>
<p>홈페이지의 접속 기록은 안정적인 운영을 위하여 3개월 동안 보관하며, 맞춤형 광고를 위한 정보는 모으지 않습니다. 자세한 내용은 <a href="/privacy-policy">개인정보 처리방침</a>에 있습니다.</p>`,
      en: `<p>Your name, contact details, enquiry and the files you attach, together with which consent you gave and when. You may use a pseudonym when you ask for a consultation. Please leave out resident registration numbers, account passwords and the other party’s personal information.</p>
<p>Access records of the website are kept for three months so that it runs reliably; nothing is collected for targeted advertising. The <a href="/privacy-policy">privacy policy</a> says more.</p>`,
      cn: `<p>会留下姓名、联系方式、咨询内容和您上传的附件，以及您在何时同意了哪一份同意书。申请时可以使用化名。请勿填写居民登录号码、账户密码以及对方的个人信息。</p>
<p>为保障网站稳定运行，访问记录保存3个月；我们不收集用于定向广告的信息。详情请见<a href="/privacy-policy">隐私政策</a>。</p>`,
    },
  },
  {
    type: 'personal',
    question: { ko: '신청한 내용은 얼마 동안 보관합니까?', en: 'How long is my request kept?', cn: '申请内容保存多久？' },
    answer: {
      ko: `<p>상담이 끝난 날부터 1년 동안 보관한 뒤 복구할 수 없는 방법으로 파기합니다. 그 전에 삭제를 요청하시면 법령에 따라 보존해야 하는 경우를 제외하고 지체 없이 지웁니다.</p>
<p>사건을 맡기신 경우에는 위임계약과 「변호사법」 등 관계 법령이 정한 기간을 따릅니다.</p>`,
      en: `<p>For one year from the end of the consultation, after which it is destroyed irrecoverably. If you ask us to delete it earlier, we do so without delay unless the law requires it to be kept.</p>
<p>If you engage us, the period is set by the engagement agreement, the Lawyer-at-Law Act and other applicable laws.</p>`,
      cn: `<p>自咨询结束之日起保存1年，之后以无法恢复的方式销毁。在此之前如您要求删除，除法律规定须保存的情形外，将及时删除。</p>
<p>如已委托案件，则按委托合同及《律师法》等相关法律规定的期限保存。</p>`,
    },
  },
  {
    type: 'personal',
    question: { ko: '남긴 내용을 고치거나 지워 달라고 할 수 있습니까?', en: 'Can I have what I wrote corrected or deleted?', cn: '可以要求更正或删除所留内容吗？' },
    answer: {
      ko: `<p>언제든지 요청하실 수 있습니다. 이메일(privacy@ieumsae.example), 서면, 팩스(02-0100-2001) 가운데 편하신 방법으로 접수번호와 요청하시는 내용을 보내 주십시오. 본인인지 확인한 뒤 10일 이내에 처리하고 결과를 알려 드립니다.</p>
<p>대리인이 요청하시는 때에는 위임장이 필요합니다. 배우자나 가족이라는 사정만으로는 응하지 않습니다.</p>`,
      en: `<p>At any time. Write by e-mail (privacy@ieumsae.example), post or fax (02-0100-2001) with your receipt number and what you would like done. Once we have made sure that the request is yours, we act within ten days and tell you the result.</p>
<p>A representative needs your written authority. Being a spouse or a family member is not enough.</p>`,
      cn: `<p>可以随时要求。请以电子邮件（privacy@ieumsae.example）、书面或传真（02-0100-2001）告知受理编号和具体要求。确认系本人后，我们会在10日内处理并告知结果。</p>
<p>由代理人提出时，需要授权委托书。仅凭配偶或家人的身份，我们不予受理。</p>`,
    },
  },
  {
    type: 'personal',
    question: { ko: '제 정보는 누가 볼 수 있습니까?', en: 'Who can see my information?', cn: '谁可以看到我的信息？' },
    answer: {
      ko: `<p>상담 업무를 맡은 직원과 변호사에게만 열람 권한이 있습니다. 홈페이지의 글과 사진을 관리하는 직원은 상담 신청을 볼 수 없습니다. 정보를 제3자에게 제공하거나 처리를 외부에 맡기지 않습니다.</p>
<p>보관 중인 본인의 정보를 열람하고 싶으시면 개인정보 보호책임자 금소연 변호사에게 요청해 주십시오(privacy@ieumsae.example, 02-0100-2000).</p>`,
      en: `<p>Only the staff and lawyers who handle consultations. Those who look after the texts and pictures of this site cannot open requests. We neither pass information to third parties nor have it processed outside the firm.</p>
<p>To see what we keep about you, please write to our privacy officer, lawyer Geum So-yeon (privacy@ieumsae.example, 02-0100-2000).</p>`,
      cn: `<p>仅负责咨询业务的员工和律师有权查看。管理网站文章和图片的员工无法查看咨询申请。我们不向第三方提供信息，也不委托外部处理。</p>
<p>如需查阅我们保存的本人信息，请向个人信息保护负责人琴昭妍律师提出（privacy@ieumsae.example，02-0100-2000）。</p>`,
    },
  },
  {
    type: 'other',
    question: { ko: '주차할 수 있습니까?', en: 'Is there parking?', cn: '可以停车吗？' },
    answer: {
      ko: `<ul><li>서울, 대구: 건물 지하 주차장을 쓰시면 상담 시간에 해당하는 주차권을 드립니다.</li><li>수원: 지하 2층에 주차하신 뒤 5층에서 등록해 드립니다.</li><li>인천: 건물 뒤편 기계식 주차장이나 가까운 공영주차장을 쓰실 수 있습니다. 높이가 높은 차량은 공영주차장을 이용해 주십시오.</li></ul>
<p>공간이 넉넉하지 않으므로 예약하실 때 차량을 이용하시는지 알려 주십시오. 오시는 길은 <a href="/contact">사무소 안내</a>에 있습니다.</p>`,
      en: `<ul><li>Seoul and Daegu: in the basement; we give you a ticket for the time of your appointment.</li><li>Suwon: on basement level 2; we register your car on the 5th floor.</li><li>Incheon: in the mechanical car park behind the building, or the public one nearby, which tall vehicles should use.</li></ul>
<p>Space is limited, so please tell us when booking if you plan to drive. Directions are under <a href="/contact">Offices</a>.</p>`,
      cn: `<ul><li>首尔、大邱：可使用大楼地下停车场，我们提供面谈时段的停车券。</li><li>水原：请停放在地下二层，我们在5层为您登记。</li><li>仁川：可使用大楼后方的机械式停车场或附近的公共停车场，车身较高的车辆请使用公共停车场。</li></ul>
<p>车位有限，预约时请告知是否驾车前来。路线请见<a href="/contact">办公室指南</a>。</p>`,
    },
  },
  {
    type: 'other',
    question: { ko: '통역을 받을 수 있습니까?', en: 'Can you provide an interpreter?', cn: '可以提供翻译吗？' },
    answer: {
      ko: `<p>영어와 중국어는 상담일 3일 전까지 알려 주시면 통역인과 함께 상담하실 수 있습니다. 그 밖의 언어도 되도록 준비해 드리니 먼저 문의해 주십시오. 비용이 드는 경우에는 예약을 확정하기 전에 말씀드립니다.</p>
<p>통역인도 비밀유지 서약을 합니다. 자녀나 친척이 통역을 맡으면 서로 말하기 어려운 이야기가 생기므로 권하지 않습니다. 재판과 조정의 통역은 법원에 따로 신청합니다.</p>`,
      en: `<p>For English and Chinese, tell us three days before the appointment and an interpreter will join us. Please ask about other languages; we do what we can. If there is a charge, we say so before the appointment is confirmed.</p>
<p>Interpreters sign a confidentiality undertaking too. We advise against asking a child or relative, since some things are hard to say in front of them. For hearings and mediation, interpretation is requested from the court separately.</p>`,
      cn: `<p>英语和中文，请在咨询日3天前告知，可安排翻译人员一同参加。其他语言也请先咨询，我们会尽力安排。如需费用，会在确认预约之前说明。</p>
<p>翻译人员同样签署保密承诺书。由子女或亲属翻译，难免有些话不便开口，因此不建议这样做。庭审和调解的翻译须另行向法院申请。</p>`,
    },
  },
  {
    type: 'other',
    question: { ko: '취재나 강연은 어디에 요청합니까?', en: 'Whom do I ask about press or lectures?', cn: '采访或讲座应向哪里提出？' },
    answer: {
      ko: `<p>contact@ieumsae.example로 매체나 기관의 이름, 주제, 희망하시는 날짜를 보내 주십시오. 영업일 기준 3일 안에 가능한지 알려 드립니다.</p>
<p>진행 중이거나 끝난 사건의 당사자에 관한 질문, 의뢰인을 소개해 달라는 요청, 사건 기록의 제공에는 응하지 않습니다.</p>`,
      en: `<p>Please write to contact@ieumsae.example with the name of your publication or organisation, the subject and the date you have in mind. We answer within three business days.</p>
<p>We do not answer questions about the people in a case, past or present, introduce clients, or hand out case records.</p>`,
      cn: `<p>请将媒体或机构名称、主题和希望的日期发送至contact@ieumsae.example，我们会在三个工作日内答复是否可行。</p>
<p>关于在办或已结案件当事人的提问、介绍委托人的请求以及提供案件记录的要求，恕不接受。</p>`,
    },
  },
]
