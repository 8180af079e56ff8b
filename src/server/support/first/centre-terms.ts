import type { InitialTerm as Term } from './term.ts'

type Texts = Record<'ko' | 'en' | 'cn', string>

/** What the texts say of the centre that publishes them. */
interface Facts {
  /** As the subject of a sentence. */
  who: Texts
  /** Name and contact details of the privacy officer. */
  officer: Texts
  /** Who processes data on the centre’s behalf. */
  processors: Texts
}

const policyOf = ({ who, officer, processors }: Facts): Term => ({
  site: 'centre',
  code: 'privacy-policy',
  edition: '1.0',
  subject: { ko: '개인정보 처리방침', en: 'Privacy Policy', cn: '隐私政策' },
  consent: null,
  content: {
    ko: `<p>${who.ko}(이하 ‘센터’)가 무역 상담회를 열고 기업을 이어 드리면서 개인정보를 어떻게 처리하는지 알려 드립니다.</p>
<h2>1. 처리하는 개인정보와 목적</h2>
<p>회원으로 가입하시면 아이디와 비밀번호, 이름, 인증하신 이메일 주소나 휴대전화번호, 로그인 기록을 회원 확인과 서비스 제공, 부정 이용 방지에 이용합니다.</p>
<p>판매 기업과 바이어로 참가하시면 회사 이름과 대표자, 사업자등록 서류, 업종과 주소, 인증, 상품과 회사 소개를 참가 심사와 상대 기업에 대한 소개에 이용합니다. 상담 제안과 답변, 일정, 출석, 상담 결과와 후기는 상담을 주선하고 다음 행사를 준비하는 데 이용합니다.</p>
<p>온라인 상담의 영상과 음성은 두 참가자 사이에 오갈 뿐이며 녹화하거나 보관하지 않습니다.</p>
<h2>2. 다른 참가자에게 보이는 것</h2>
<p>승인된 기업의 회사 소개와 상품은 상담회 페이지에 공개됩니다. 상담을 제안하거나 받으시면 상대 기업이 회사 정보와 남기신 말씀, 일정을 봅니다. 담당자의 이메일 주소와 휴대전화번호는 공개하지 않습니다.</p>
<h2>3. 보유 기간과 파기</h2>
<p>회원의 정보는 탈퇴하시면 지체 없이 파기합니다. 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년 동안 보관합니다. 법령이 보존을 정한 정보가 있으면 그 기간 동안 따로 보관합니다.</p>
<h2>4. 제3자 제공과 처리 위탁</h2>
<p>위 2항에서 알려 드린 참가자 사이의 공개와 법령에 정함이 있는 경우를 제외하고, 동의 없이 제3자에게 제공하지 않습니다.</p>
<p>${processors.ko}</p>
<h2>5. 정보주체의 권리</h2>
<p>열람과 정정, 삭제, 처리 정지를 언제든 요구하실 수 있습니다. ‘내 정보’에서 센터가 보관하는 자료를 내려받고 직접 고치거나 탈퇴하실 수 있습니다.</p>
<h2>6. 이 기기에 저장되는 것</h2>
<p>언어 선택, 둘러보신 상담회와 상품, 로그인하신 동안 내 매칭과 일정, 보내기를 기다리는 답변이 이 기기에 저장됩니다. 회원의 자료는 로그아웃하시면 지워집니다. ‘앱 설치와 이용 안내’에서 모두 지우실 수 있습니다. 방문을 추적하거나 광고에 쓰는 쿠키는 없습니다.</p>
<h2>7. 개인정보 보호책임자</h2>
<p>${officer.ko}</p>
<p>도움이 필요하시면 개인정보침해 신고센터(국번 없이 118)나 개인정보 분쟁조정위원회(1833-6972)에 문의하실 수 있습니다.</p>`,
    en: `<p>${who.en} (the “Centre”) holds trade fairs and brings companies together. This is how it handles personal information.</p>
<h2>1. Information and purpose</h2>
<p>If you join, your user name and password, name, confirmed e-mail address or mobile number and login records are used to recognise you, to provide the service and to prevent abuse.</p>
<p>If you take part as a seller or a buyer, the company’s name and CEO, business registration, line of business and address, certificates, products and introduction are used to examine the application and to present you to other companies. Offers and answers, schedules, attendance, results and reviews of meetings are used to arrange meetings and to prepare later fairs.</p>
<p>Picture and sound of an online meeting pass between its two participants only; they are neither recorded nor kept.</p>
<h2>2. What other participants see</h2>
<p>Introduction and products of an approved company are published on the pages of the fair. If you offer or receive a meeting, the other company sees your company, your message and your schedule for it. E-mail addresses and mobile numbers of contact persons are not published.</p>
<h2>3. Retention and destruction</h2>
<p>Information on members is destroyed without delay when the account is closed. The record of consents is kept for three years after that, without name and contact details. What the law requires to be retained is kept apart for the period it sets.</p>
<h2>4. Disclosure and processors</h2>
<p>Not disclosed to third parties without consent, except between participants as said in section 2 and as the law provides.</p>
<p>${processors.en}</p>
<h2>5. Your rights</h2>
<p>You may ask at any time for access, correction, erasure or suspension of processing. Under “My account” you can download what the Centre keeps of you, correct it, and close the account.</p>
<h2>6. What this device stores</h2>
<p>Your choice of language, fairs and products that you have looked at, your meetings and schedule while you are logged in, and answers that wait to be sent are stored on this device. What belongs to a member is erased at logout. All of it can be erased under “Installing and using the app”. There are no cookies for tracking or advertising.</p>
<h2>7. Privacy officer</h2>
<p>${officer.en}</p>
<p>For help you may call the Personal Information Infringement Report Center (118) or the Personal Information Dispute Mediation Committee (1833-6972) in Korea.</p>`,
    cn: `<p>${who.cn}（以下称“中心”）举办贸易洽谈会并为企业牵线搭桥，在此说明如何处理个人信息。</p>
<h2>1. 处理的个人信息与目的</h2>
<p>如您注册为会员，用户名和密码、姓名、已验证的电子邮箱或手机号码及登录记录将用于识别会员、提供服务和防止不当使用。</p>
<p>如您作为供应商或采购商参加，公司名称与代表人、营业执照文件、行业与地址、认证、商品及公司简介将用于参展审核和向对方企业介绍。洽谈邀约与答复、日程、签到、洽谈结果与评价将用于安排洽谈和筹备后续活动。</p>
<p>在线洽谈的影像和声音仅在双方之间传输，不录制、不保存。</p>
<h2>2. 其他参加者可见的内容</h2>
<p>已获批准企业的公司简介和商品将公布在洽谈会页面。您发出或收到洽谈邀约时，对方企业可看到您的公司信息、留言和日程。联系人的电子邮箱和手机号码不予公开。</p>
<h2>3. 保存期限与销毁</h2>
<p>会员信息在注销账户后及时销毁。同意记录在不含姓名和联系方式的情况下保存至注销后3年。法律规定须保存的信息，按其规定期限另行保存。</p>
<h2>4. 向第三方提供与委托处理</h2>
<p>除第2项所述参加者之间的公开及法律另有规定外，未经同意不向第三方提供。</p>
<p>${processors.cn}</p>
<h2>5. 信息主体的权利</h2>
<p>您可随时要求查阅、更正、删除或停止处理。您可在“我的信息”中下载中心保存的资料、自行更正或注销账户。</p>
<h2>6. 本设备上保存的内容</h2>
<p>语言选择、您浏览过的洽谈会与商品、登录期间的配对与日程以及等待发送的答复保存在本设备上。会员资料在退出登录时清除，全部内容均可在“安装与使用指南”中清除。本网站没有用于跟踪或广告的Cookie。</p>
<h2>7. 个人信息保护负责人</h2>
<p>${officer.cn}</p>
<p>如需帮助，可联系韩国个人信息侵害举报中心（118）或个人信息纠纷调解委员会（1833-6972）。</p>`,
  },
})

const useOf = ({ who }: Facts): Term => ({
  site: 'centre',
  code: 'terms-of-use',
  edition: '1.0',
  subject: { ko: '이용약관', en: 'Terms of Use', cn: '使用条款' },
  consent: null,
  content: {
    ko: `<h2>1. 서비스</h2>
<p>${who.ko}(이하 ‘센터’)는 무역 상담회의 안내와 참가 신청, 상품과 기업의 소개, 상담 주선과 일정 관리, 온라인 상담실을 제공합니다. 행사와 상품을 둘러보시는 데에는 가입이 필요하지 않습니다.</p>
<h2>2. 가입과 참가</h2>
<p>회원은 자신의 이름으로 가입하고 비밀번호를 스스로 관리하며, 언제든 ‘내 정보’에서 탈퇴할 수 있습니다. 판매 기업과 바이어는 사실대로 회사 정보를 적고 서류를 내야 하며, 센터가 살펴보고 승인한 뒤에 참가할 수 있습니다.</p>
<h2>3. 상담</h2>
<p>상담은 한쪽이 제안하고 다른 쪽이 받아들인 뒤 시간을 확정하면 이루어집니다. 확정하신 상담에 오시지 못하면 되도록 일찍 취소하여 상대 기업과 다른 참가자가 그 시간을 쓸 수 있게 해 주십시오. 알림 없이 거듭 오지 않으시면 다음 참가가 제한될 수 있습니다.</p>
<h2>4. 거래에 대한 책임</h2>
<p>센터는 만남을 주선하며, 기업 사이의 계약과 거래의 당사자가 아닙니다. 거래 조건과 이행은 당사자가 정하고 책임집니다. 참가 기업이 적은 상품과 회사 소개의 내용은 그 기업이 책임집니다.</p>
<h2>5. 올리신 내용</h2>
<p>다른 사람의 권리를 해치거나 법령에 어긋나는 내용은 지울 수 있고, 그런 이용이 거듭되면 참가와 회원 서비스를 멈추게 할 수 있습니다. 올리신 상품과 회사 소개의 권리는 그 기업에 있으며, 센터는 상담회를 알리고 운영하는 데 그 내용을 씁니다.</p>
<h2>6. 변경과 중단</h2>
<p>행사의 일정이나 장소가 바뀌면 참가자에게 알려 드립니다. 약관을 바꾸면 시행일과 함께 이 페이지에 먼저 알리고, 바뀐 약관에 다시 동의를 받습니다.</p>`,
    en: `<h2>1. The service</h2>
<p>${who.en} (the “Centre”) offers information on trade fairs and applications to take part, presentation of products and companies, arrangement and scheduling of meetings, and rooms for online meetings. Looking at fairs and products needs no membership.</p>
<h2>2. Joining and taking part</h2>
<p>Members join in their own name, take care of their password, and may close their account under “My account” at any time. Sellers and buyers state the facts of their company truthfully, hand in the documents asked for, and take part once the Centre has examined and approved them.</p>
<h2>3. Meetings</h2>
<p>A meeting is agreed when one side has offered it, the other has accepted, and a time is confirmed. If you cannot keep a confirmed meeting, please cancel as early as you can, so that the other company and other participants can use the time. Repeated absence without notice may limit later participation.</p>
<h2>4. Responsibility for business</h2>
<p>The Centre arranges meetings and is no party to contracts and business between companies. The parties settle the terms and are responsible for performing them. Each company is responsible for what it says of its products and itself.</p>
<h2>5. What you publish</h2>
<p>Contents that infringe the rights of others or the law may be removed, and repeated misuse may lead to suspension. Products and introductions remain the company’s own; the Centre uses them to announce and run its fairs.</p>
<h2>6. Changes</h2>
<p>Participants are told when dates or venue of a fair change. Changes of these terms are announced on this page with their date beforehand, and you are asked to agree to them again.</p>`,
    cn: `<h2>1. 服务</h2>
<p>${who.cn}（以下称“中心”）提供贸易洽谈会的介绍与参加申请、商品与企业展示、洽谈撮合与日程管理以及在线洽谈室。浏览活动和商品无需注册。</p>
<h2>2. 注册与参加</h2>
<p>会员应以本人名义注册并自行保管密码，可随时在“我的信息”中注销账户。供应商和采购商应如实填写公司信息并提交所需文件，经中心审核批准后方可参加。</p>
<h2>3. 洽谈</h2>
<p>一方发出邀约、另一方接受并确认时间后，洽谈即告成立。如无法出席已确认的洽谈，请尽早取消，以便对方企业和其他参加者使用该时段。多次无故缺席的，后续参加可能受到限制。</p>
<h2>4. 交易责任</h2>
<p>中心负责撮合，并非企业间合同与交易的当事人。交易条件及履行由当事人自行约定并承担责任。参加企业对其填写的商品与公司简介内容负责。</p>
<h2>5. 您发布的内容</h2>
<p>侵害他人权利或违反法律的内容可被删除，屡次不当使用的，可暂停其参加和会员服务。商品和公司简介的权利归该企业所有，中心为宣传和举办洽谈会而使用。</p>
<h2>6. 变更</h2>
<p>洽谈会的日期或地点如有变更，将通知参加者。本条款如有修改，将连同生效日期提前在本页公布，并再次征得您的同意。</p>`,
  },
})

const joiningOf = ({ who }: Facts): Term => ({
  site: 'centre',
  code: 'privacy-join',
  edition: '1.0',
  subject: {
    ko: '회원 가입을 위한 개인정보 수집·이용 동의',
    en: 'Consent to the Collection and Use of Personal Information for Membership',
    cn: '会员注册个人信息收集与使用同意书',
  },
  content: {
    ko: `<p>${who.ko}(이하 ‘센터’)는 회원 가입과 무역 상담회 참가를 위하여 「개인정보 보호법」 제15조와 제22조에 따라 동의를 받아 개인정보를 수집·이용합니다. 목적과 항목, 보유 기간, 동의를 거부하실 권리는 가입하시는 화면에 적힌 것과 같습니다.</p>
<p>승인된 기업의 회사 소개와 상품은 상담회 페이지에 공개되고, 상담을 제안하거나 받으시면 상대 기업이 회사 정보를 봅니다.</p>
<p>탈퇴하시면 아이디와 비밀번호, 이름, 이메일 주소, 휴대전화번호, 회사 정보, 로그인 기록을 지체 없이 파기합니다. 동의하신 기록은 동의를 받았음을 증명하기 위하여 이름과 연락처 없이 탈퇴하신 날부터 3년 동안 보관한 뒤 파기합니다.</p>
<p>만 14세 미만은 가입하실 수 없습니다. 주민등록번호는 받지 않습니다.</p>`,
    en: `<p>${who.en} (the “Centre”) collects and uses personal information for membership and for taking part in trade fairs with your consent, under Articles 15 and 22 of the Personal Information Protection Act of Korea. Purpose, items, period and your right to refuse are those stated where you join.</p>
<p>Introduction and products of an approved company are published on the pages of the fair, and a company that you meet or that wishes to meet you sees yours.</p>
<p>When you close your account, its user name, password, name, e-mail address, mobile number, company and login records are destroyed without delay. The record of what you agreed to is kept for three years from that day, without your name and contact details, as proof that consent was given, and is then destroyed.</p>
<p>Children under 14 cannot join. Resident registration numbers are not accepted.</p>`,
    cn: `<p>${who.cn}（以下称“中心”）为会员注册和参加贸易洽谈会，依据韩国《个人信息保护法》第15条和第22条，经您同意后收集和使用个人信息。目的、项目、保存期限及拒绝权与注册页面所示一致。</p>
<p>已获批准企业的公司简介和商品将公布在洽谈会页面；您发出或收到洽谈邀约时，对方企业可看到您的公司信息。</p>
<p>注销账户后，用户名、密码、姓名、电子邮箱、手机号码、公司信息及登录记录将及时销毁。同意记录作为已征得同意的证明，在不含姓名和联系方式的情况下自注销之日起保存3年后销毁。</p>
<p>未满14周岁者不得注册。不收集居民登录号码。</p>`,
  },
  consent: {
    purpose: {
      ko: '가입 의사와 본인 확인, 회원 식별과 로그인, 참가 심사, 상담 주선과 일정 관리, 부정 이용 방지, 서비스에 관한 알림과 문의 답변',
      en: 'Confirming the wish to join and your identity, recognising members and logging in, examining applications to take part, arranging and scheduling meetings, preventing abuse, notices about the service and answers to enquiries',
      cn: '确认注册意愿及本人身份、识别会员与登录、参加审核、洽谈撮合与日程管理、防止不当使用、发送服务通知及答复咨询',
    },
    items: {
      ko: '아이디, 비밀번호, 이름, 개인·법인 구분, 인증하신 이메일 주소 또는 휴대전화번호, 언어와 알림 방법. 판매 기업과 바이어: 회사 이름, 대표자 이름, 사업자등록 서류, 업종, 주소, 인증과 상품 분류 또는 바이어 유형과 활동 지역, 회사 소개. 이용하실 때 만들어지는 것: 상담 제안과 일정, 출석과 상담 결과, 로그인 일시, 접속 네트워크(IP 주소), 브라우저 정보',
      en: 'User name, password, name, whether you are a person or a company, the e-mail address or mobile number that you confirmed, language and means of notification. Of sellers and buyers: the company’s name, the name of its CEO, business registration, line of business, address, certificate and product category or type of buyer and region, what the company says of itself. Recorded as you use the service: offers and schedule of meetings, attendance and results, times of login, network (IP address), browser',
      cn: '用户名、密码、姓名、个人或法人、已验证的电子邮箱或手机号码、语言与通知方式；供应商与采购商：公司名称、代表人姓名、营业执照文件、行业、地址、认证与商品分类或采购商类型与业务地区、公司简介；使用过程中产生的洽谈邀约与日程、签到与洽谈结果、登录时间、网络（IP地址）、浏览器信息',
    },
    period: {
      ko: '탈퇴하실 때까지. 다만 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년까지 보관하며, 법령이 보존을 정한 정보가 있으면 그 기간 동안 보관합니다.',
      en: 'Until you close your account. The record of your consent is kept for three years after that, without name and contact details; what the law requires to be retained is kept for the period it sets.',
      cn: '至您注销账户时止。但同意记录在不含姓名和联系方式的情况下保存至注销后3年；法律规定须保存的信息，按其规定期限保存。',
    },
    refusal: {
      ko: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 회원으로 가입하거나 상담회에 참가하실 수 없습니다. 행사와 상품은 가입하지 않고도 둘러보실 수 있습니다.',
      en: 'You may refuse. Without consent, however, you cannot join or take part in a fair. Looking at fairs and products needs no membership.',
      cn: '您有权拒绝同意。但如不同意，则无法注册为会员或参加洽谈会。浏览活动和商品无需注册。',
    },
    email: null,
    sensitive: null,
    months: 36,
  },
})

const marketingOf = ({ who }: Facts): Term => ({
  site: 'centre',
  code: 'marketing',
  edition: '1.0',
  subject: { ko: '소식과 광고성 정보 수신 동의', en: 'Consent to News and Advertising', cn: '接收资讯与广告信息同意书' },
  content: {
    ko: `<p>${who.ko}(이하 ‘센터’)가 새 상담회와 지원 사업, 참가 기업의 소식을 보내 드리기 위하여 「개인정보 보호법」 제15조와 제22조, 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 제50조에 따라 받는 동의입니다. <strong>보내 드리는 글에는 광고가 들어갈 수 있습니다.</strong></p>
<p>선택하시는 것이며, 동의하지 않으셔도 가입과 상담회 참가에 아무런 차이가 없습니다. 동의하신 뒤에도 언제든 ‘내 정보’에서 동의를 거두실 수 있습니다. 상담 제안과 일정, 인증, 비밀번호에 관한 안내처럼 서비스에 꼭 필요한 알림은 이 동의와 관계없이 보내 드립니다.</p>`,
    en: `<p>With this consent you let the trade centre send you news of fairs, support programmes and participating companies. ${who.en} (the “Centre”) asks for it under Articles 15 and 22 of the Personal Information Protection Act and Article 50 of the Act on Promotion of Information and Communications Network Utilization and Information Protection of Korea. <strong>What is sent may contain advertising.</strong></p>
<p>It is optional: without it you join and take part in fairs just the same. You may withdraw it at any time under “My account”. Messages that the service needs, on offers and schedules, certification or your password, are sent whether you consent or not.</p>`,
    cn: `<p>${who.cn}（以下称“中心”）为向您发送新洽谈会、支援项目及参加企业的资讯，依据韩国《个人信息保护法》第15条、第22条及《信息通信网利用促进及信息保护法》第50条征得本同意。<strong>所发送的内容可能包含广告。</strong></p>
<p>本项为可选，不同意也不影响注册和参加洽谈会。同意后，您可随时在“我的信息”中撤回。与洽谈邀约、日程、验证、密码有关的必要通知，无论是否同意均会发送。</p>`,
  },
  consent: {
    purpose: {
      ko: '새 상담회와 지원 사업, 참가 기업 소식의 발송 (광고 포함)',
      en: 'Sending news of fairs, support programmes and participating companies (including advertising)',
      cn: '发送新洽谈会、支援项目及参加企业的资讯（含广告）',
    },
    items: {
      ko: '이름, 이메일 주소 또는 휴대전화번호, 언어, 고르신 알림 방법',
      en: 'Name, e-mail address or mobile number, language, the means of notification that you choose',
      cn: '姓名、电子邮箱或手机号码、语言、您选择的通知方式',
    },
    period: {
      ko: '동의를 철회하시거나 탈퇴하실 때까지. 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년까지 보관합니다.',
      en: 'Until you withdraw this consent or close your account. The record of your consent is kept for three years after that, without name and contact details.',
      cn: '至您撤回同意或注销账户时止。同意记录在不含姓名和联系方式的情况下保存至注销后3年。',
    },
    refusal: {
      ko: '동의하지 않으실 수 있으며, 그래도 가입하고 상담회에 참가하실 수 있습니다.',
      en: 'You may refuse, and still join and take part in fairs.',
      cn: '您有权拒绝同意，仍可注册并参加洽谈会。',
    },
    email: null,
    sensitive: null,
    months: 36,
  },
})

/** First texts of the centre, a company of its own (contract/sites.ts). */
export const centreTerms = (facts: Facts): readonly Term[] => [policyOf(facts), useOf(facts), joiningOf(facts), marketingOf(facts)]
