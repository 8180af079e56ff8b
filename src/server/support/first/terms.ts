import { centreTerms } from './centre-terms.ts'
import type { InitialTerm as Term } from './term.ts'

/** What only the firm knows, marked for whoever reads it as for whoever fills it in. */
const open = {
  ko: (what: string) => `<p><strong>[사무소가 확인하여 적을 내용: ${what}]</strong></p>`,
  en: (what: string) => `<p><strong>[To be completed by the office: ${what}]</strong></p>`,
  cn: (what: string) => `<p><strong>[由事务所确认并填写：${what}]</strong></p>`,
}

const consult: Term = {
  site: 'firm',
  code: 'privacy-consult',
  edition: '1.0',
  subject: {
    ko: '상담 신청을 위한 개인정보 수집·이용 동의',
    en: 'Consent to the Collection and Use of Personal Information for Consultation',
    cn: '咨询申请个人信息收集与使用同意书',
  },
  content: {
    ko: `<p>이 홈페이지를 운영하는 법률사무소(이하 ‘사무소’)는 상담 신청을 접수하고 답변을 드리기 위하여 「개인정보 보호법」 제15조에 따라 개인정보를 수집·이용합니다. 목적과 항목, 보유 기간, 동의를 거부하실 권리는 신청하시는 화면에 적힌 것과 같습니다.</p>
<p>가사사건의 문의내용에는 건강이나 성생활 같은 민감정보가 들어갈 수 있습니다. 사무소는 신청 단계에서 민감정보를 요구하지 않으므로 꼭 필요한 만큼만 적어 주십시오. 주민등록번호와 계좌 비밀번호는 적지 말아 주십시오.</p>`,
    en: `<p>The law office that runs this site (the “Office”) collects and uses personal information under Article 15 of the Personal Information Protection Act of Korea in order to receive and answer your request. Purpose, items, period and your right to refuse are those stated on the form.</p>
<p>An enquiry in a family matter may contain sensitive information, on health or sexual life for instance. The Office does not ask for it at this stage: please write only what is necessary, and no resident registration numbers or account passwords.</p>`,
    cn: `<p>运营本网站的律师事务所（以下称“事务所”）为受理并答复您的咨询申请，依据韩国《个人信息保护法》第15条收集和使用个人信息。目的、项目、保存期限及拒绝权与申请页面所示一致。</p>
<p>家事案件的咨询内容可能包含健康、性生活等敏感信息。事务所在申请阶段不要求提供敏感信息，请仅填写必要内容，勿填写居民登录号码及账户密码。</p>`,
  },
  consent: {
    purpose: {
      ko: '상담 신청의 접수와 본인 확인, 연락과 답변, 상담 일정 조율, 이해충돌 여부 확인',
      en: 'Receiving the request and confirming identity, contacting and answering you, arranging an appointment, checking for conflicts of interest',
      cn: '受理咨询申请及确认本人身份、联系与答复、安排咨询时间、核查利益冲突',
    },
    items: {
      ko: '성함, 연락처, 문의내용, 적으신 경우 이메일 주소, 첨부하신 파일 (문의내용과 파일에 건강·성생활 등 민감정보가 포함될 수 있으므로 꼭 필요한 만큼만 보내 주십시오)',
      en: 'Name, contact details, enquiry, your e-mail address if you give it, files you attach (they may contain sensitive information such as health or sexual life; please send only what is necessary)',
      cn: '姓名、联系方式、咨询内容、您填写的电子邮箱地址、所附文件（咨询内容和文件可能包含健康、性生活等敏感信息，请仅提供必要内容）',
    },
    period: {
      ko: '상담이 끝난 날부터 1년. 그 전에 삭제를 요청하시면 지체 없이 파기합니다.',
      en: 'One year from the end of the consultation; destroyed without delay if you ask for it earlier.',
      cn: '自咨询结束之日起1年。如您在此之前要求删除，将及时销毁。',
    },
    refusal: {
      ko: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 온라인으로는 상담을 신청하실 수 없습니다.',
      en: 'You may refuse. Without consent, however, a consultation cannot be requested online.',
      cn: '您有权拒绝同意。但如不同意，则无法在线申请咨询。',
    },
    email: {
      ko: '답을 이메일로도 받고 싶으시면 적어 주십시오. 적으신 주소는 답변을 드리는 데에만, 신청하신 내용과 같은 기간 동안 이용합니다. 적지 않으셔도 신청하실 수 있습니다.',
      en: 'If you would like an answer by e-mail, too, please write your address. It is used for the answer only, and as long as your request is kept. You may send your request without it.',
      cn: '如希望也通过电子邮箱收到答复，请填写邮箱地址。该地址仅用于答复，使用期限与申请内容相同。不填写也可以提交申请。',
    },
    sensitive: {
      ko: '문의내용과 파일에 적으신 건강, 성생활, 범죄경력 등의 민감정보를 상담을 위해서만 위와 같은 기간 동안 이용합니다. 동의하지 않으셔도 신청하실 수 있으며, 그때에는 민감정보를 적지 마시고 상담하실 때 말씀해 주십시오.',
      en: 'We use sensitive information in your enquiry and files, such as health, sexual life or criminal records, for the consultation only and for the same period. You may send your request without this consent; in that case please leave such information out and tell us at the consultation.',
      cn: '您在咨询内容和附件中填写的健康、性生活、犯罪记录等敏感信息，仅用于咨询，使用期限同上。不同意也可以提交申请，此时请勿填写敏感信息，可在咨询时告知我们。',
    },
    months: 12,
  },
}

const policy: Term = {
  site: 'firm',
  code: 'privacy-policy',
  edition: '1.0',
  subject: { ko: '개인정보 처리방침', en: 'Privacy Policy', cn: '隐私政策' },
  consent: null,
  content: {
    ko: `<p>이 홈페이지를 운영하는 법률사무소(이하 ‘사무소’)가 홈페이지를 통하여 개인정보를 어떻게 처리하는지 알려 드립니다.</p>
<h2>1. 처리하는 개인정보와 목적</h2>
<p>상담을 신청하실 때 적으신 성함과 연락처, 이메일 주소, 문의내용, 보내신 파일을 상담의 접수와 답변, 이해충돌 확인에 이용합니다.</p>
<p>회원으로 가입하시면 아이디와 비밀번호, 이름, 인증하신 이메일 주소나 휴대전화번호, 로그인 기록을 회원 서비스의 제공과 부정 이용 방지에 이용합니다.</p>
<h2>2. 보유 기간과 파기</h2>
<p>상담이 끝난 날부터 1년 동안 보관한 뒤 복구할 수 없는 방법으로 파기합니다. 그 전에 삭제를 요청하시면 법령이 보존을 정한 경우를 제외하고 지체 없이 파기합니다.</p>
<p>회원의 정보는 탈퇴하시면 지체 없이 파기합니다. 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년 동안 보관합니다.</p>
${open.ko('위임하신 사건의 기록을 보관하는 기간, 처리를 맡기는 곳이 있으면 그 이름과 업무')}
<h2>3. 제3자 제공</h2>
<p>법령에 정함이 있는 경우를 제외하고 동의 없이 제3자에게 제공하지 않습니다.</p>
<h2>4. 정보주체의 권리</h2>
<p>열람과 정정, 삭제, 처리 정지를 언제든 요구하실 수 있습니다.</p>
<h2>5. 이 기기에 저장되는 것</h2>
<p>언어 선택, 다시 읽도록 저장하신 글, 보내기를 기다리는 신청이 이 기기에 저장됩니다. ‘앱 설치와 이용 안내’에서 모두 지우실 수 있습니다. 방문을 추적하거나 광고에 쓰는 쿠키는 없습니다.</p>
<h2>6. 개인정보 보호책임자</h2>
${open.ko('개인정보 보호책임자의 이름과 연락처')}
<p>도움이 필요하시면 개인정보침해 신고센터(국번 없이 118)나 개인정보 분쟁조정위원회(1833-6972)에 문의하실 수 있습니다.</p>`,
    en: `<p>How the law office that runs this site (the “Office”) handles personal information that it receives through the site.</p>
<h2>1. Information and purpose</h2>
<p>The name, contact details, e-mail address, enquiry and files that you send are used to receive and answer your request and to check for conflicts of interest.</p>
<p>If you join, your user name and password, name, confirmed e-mail address or mobile number and login records are used to provide services for members and to prevent abuse.</p>
<h2>2. Retention and destruction</h2>
<p>Kept for one year from the end of the consultation, then destroyed irrecoverably; destroyed without delay on your earlier request, unless the law requires retention.</p>
<p>Information on members is destroyed without delay when the account is closed. The record of consents is kept for three years after that, without name and contact details.</p>
${open.en('how long files of engaged cases are kept; processors, if any, and what they do')}
<h2>3. Disclosure</h2>
<p>Not disclosed to third parties without consent, except as the law provides.</p>
<h2>4. Your rights</h2>
<p>You may ask at any time for access, correction, erasure or suspension of processing.</p>
<h2>5. What this device stores</h2>
<p>Your choice of language, texts that you have saved, and requests that wait to be sent are stored on this device. All of it can be erased under “Installing and using the app”. There are no cookies for tracking or advertising.</p>
<h2>6. Privacy officer</h2>
${open.en('name and contact details of the privacy officer')}
<p>For help you may call the Personal Information Infringement Report Center (118) or the Personal Information Dispute Mediation Committee (1833-6972) in Korea.</p>`,
    cn: `<p>说明运营本网站的律师事务所（以下称“事务所”）如何处理通过网站获得的个人信息。</p>
<h2>1. 处理的个人信息与目的</h2>
<p>您申请咨询时填写的姓名、联系方式、电子邮箱地址、咨询内容及所附文件，用于受理与答复咨询、核查利益冲突。</p>
<p>如您注册为会员，用户名和密码、姓名、已验证的电子邮箱或手机号码及登录记录将用于提供会员服务和防止不当使用。</p>
<h2>2. 保存期限与销毁</h2>
<p>自咨询结束之日起保存1年，之后以无法恢复的方式销毁。如您在此之前要求删除，除法律规定须保存外，将及时销毁。</p>
<p>会员信息在注销账户后及时销毁。同意记录在不含姓名和联系方式的情况下保存至注销后3年。</p>
${open.cn('受托案件档案的保存期限；如有受托处理方，其名称与业务内容')}
<h2>3. 向第三方提供</h2>
<p>除法律另有规定外，未经同意不向第三方提供。</p>
<h2>4. 信息主体的权利</h2>
<p>您可随时要求查阅、更正、删除或停止处理。</p>
<h2>5. 本设备上保存的内容</h2>
<p>语言选择、您保存的文章以及等待发送的申请保存在本设备上，均可在“安装与使用指南”中清除。本网站没有用于跟踪或广告的Cookie。</p>
<h2>6. 个人信息保护负责人</h2>
${open.cn('个人信息保护负责人的姓名与联系方式')}
<p>如需帮助，可联系韩国个人信息侵害举报中心（118）或个人信息纠纷调解委员会（1833-6972）。</p>`,
  },
}

const use: Term = {
  site: 'firm',
  code: 'terms-of-use',
  edition: '1.0',
  subject: { ko: '이용약관', en: 'Terms of Use', cn: '使用条款' },
  consent: null,
  content: {
    ko: `<p>이 홈페이지에 실린 글은 일반적인 법률 정보이며 개별 사건에 대한 법률 의견이 아닙니다. 법령과 판례는 바뀔 수 있고, 같은 사안이라도 사정에 따라 판단이 달라집니다.</p>
<p>상담을 신청하시는 것만으로 위임계약이 이루어지지는 않습니다. 위임계약은 범위와 보수를 적은 문서로 따로 맺습니다.</p>
<p>글 읽기와 상담 신청에는 가입이 필요하지 않습니다. 회원은 자신의 이름으로 가입하고 비밀번호를 스스로 관리하며, 언제든 ‘내 정보’에서 탈퇴할 수 있습니다. 다른 사람의 권리를 해치거나 법령에 어긋나는 글은 지울 수 있고, 그런 이용이 거듭되면 회원 서비스의 이용을 멈추게 할 수 있습니다.</p>
<p>글과 그림의 저작권은 이 홈페이지를 운영하는 법률사무소나 원저작자에게 있습니다. 개인이 참고하기 위하여 저장하고 인쇄하실 수 있습니다.</p>
${open.ko('사무소가 따로 정한 이용 조건이 있으면 그 내용')}`,
    en: `<p>What is published here is general legal information and no opinion on any particular case. Laws and case law change, and similar cases end differently as circumstances differ.</p>
<p>A request for a consultation does not make an engagement. An engagement is made separately, in writing, with its scope and fee.</p>
<p>Reading and requesting a consultation need no membership. Members join in their own name, take care of their password, and may close their account under “My account” at any time. Contributions that infringe the rights of others or the law may be removed, and repeated misuse may lead to suspension.</p>
<p>Texts and pictures belong to the law office that runs this site or to their authors. You may save and print them for your own use.</p>
${open.en('any further conditions of the office')}`,
    cn: `<p>本网站刊载的内容为一般法律信息，并非针对个案的法律意见。法律与判例可能变化，同类案件也会因具体情况而结果不同。</p>
<p>仅提交咨询申请并不构成委托合同。委托合同须另行以书面形式约定范围与费用。</p>
<p>浏览文章和申请咨询无需注册。会员应以本人名义注册并自行保管密码，可随时在“我的信息”中注销账户。侵害他人权利或违反法律的内容可被删除，屡次不当使用的，可暂停其会员服务。</p>
<p>文字与图片的著作权归运营本网站的律师事务所或原作者所有。您可为个人参考而保存和打印。</p>
${open.cn('如事务所另有使用条件，其内容')}`,
  },
}

const refusal: Term = {
  site: 'firm',
  code: 'email-refusal',
  edition: '1.0',
  subject: { ko: '이메일 무단수집 거부', en: 'No Harvesting of E-mail Addresses', cn: '禁止擅自收集电子邮箱' },
  consent: null,
  content: {
    ko: `<p>이 홈페이지에 실린 이메일 주소를 전자우편 수집 프로그램이나 그 밖의 기술적 장치로 무단 수집하는 것을 거부합니다. 이를 어기면 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」에 따라 처벌받을 수 있습니다.</p>`,
    en: `<p>The e-mail addresses on this site may not be collected by programs or other technical means. Doing so may be punished under the Act on Promotion of Information and Communications Network Utilization and Information Protection of Korea.</p>`,
    cn: `<p>禁止使用电子邮箱收集程序或其他技术手段擅自收集本网站上的电子邮箱地址。违者可依据韩国《信息通信网利用促进及信息保护法》受到处罚。</p>`,
  },
}

const joining: Term = {
  site: 'firm',
  code: 'privacy-join',
  edition: '1.0',
  subject: {
    ko: '회원 가입을 위한 개인정보 수집·이용 동의',
    en: 'Consent to the Collection and Use of Personal Information for Membership',
    cn: '会员注册个人信息收集与使用同意书',
  },
  content: {
    ko: `<p>이 홈페이지를 운영하는 법률사무소(이하 ‘사무소’)는 회원 가입과 회원 서비스 제공을 위하여 「개인정보 보호법」 제15조와 제22조에 따라 동의를 받아 개인정보를 수집·이용합니다. 목적과 항목, 보유 기간, 동의를 거부하실 권리는 가입하시는 화면에 적힌 것과 같습니다.</p>
<p>탈퇴하시면 아이디와 비밀번호, 이름, 이메일 주소, 휴대전화번호, 로그인 기록을 지체 없이 파기합니다. 남기신 댓글은 이름을 지우고 그대로 두므로, 글까지 지우기를 원하시면 탈퇴하시기 전에 알려 주십시오. 동의하신 기록은 동의를 받았음을 증명하기 위하여 이름과 연락처 없이 탈퇴하신 날부터 3년 동안 보관한 뒤 파기합니다.</p>
<p>만 14세 미만은 가입하실 수 없습니다. 주민등록번호는 받지 않습니다.</p>`,
    en: `<p>The law office that runs this site (the “Office”) collects and uses personal information for membership with your consent, under Articles 15 and 22 of the Personal Information Protection Act of Korea. Purpose, items, period and your right to refuse are those stated where you join.</p>
<p>When you close your account, its user name, password, name, e-mail address, mobile number and login records are destroyed without delay. Comments that you have written stay, without your name: if you want them removed too, please tell us before you close the account. The record of what you agreed to is kept for three years from that day, without your name and contact details, as proof that consent was given, and is then destroyed.</p>
<p>Persons under 14 cannot join. Resident registration numbers are not collected.</p>`,
    cn: `<p>运营本网站的律师事务所（以下称“事务所”）为办理会员注册并提供会员服务，依据韩国《个人信息保护法》第15条和第22条，经您同意后收集和使用个人信息。目的、项目、保存期限及拒绝权与注册页面所示一致。</p>
<p>您注销账户后，用户名、密码、姓名、电子邮箱、手机号码及登录记录将及时销毁。您发表的评论将在删除姓名后保留；如希望一并删除，请在注销前告知我们。同意记录用于证明已取得您的同意，将在不含姓名和联系方式的情况下自注销之日起保存3年，之后销毁。</p>
<p>未满14周岁者不能注册。本网站不收集居民登录号码。</p>`,
  },
  consent: {
    purpose: {
      ko: '가입 의사와 본인 확인, 회원 식별과 로그인, 댓글 등 회원 서비스 제공, 부정 이용 방지, 서비스에 관한 알림과 문의 답변',
      en: 'Confirming the wish to join and your identity, recognising members and logging in, comments and other services for members, preventing abuse, notices about the service and answers to enquiries',
      cn: '确认注册意愿及本人身份、识别会员与登录、提供评论等会员服务、防止不当使用、发送服务通知及答复咨询',
    },
    items: {
      ko: '아이디, 비밀번호, 이름, 개인·법인 구분, 인증하신 이메일 주소 또는 휴대전화번호, 언어와 알림 방법. 이용하실 때 만들어지는 것: 로그인 일시, 접속 네트워크(IP 주소), 브라우저 정보',
      en: 'User name, password, name, whether you are a person or a company, the e-mail address or mobile number that you confirmed, language and means of notification. Recorded as you use the service: times of login, network (IP address), browser',
      cn: '用户名、密码、姓名、个人或法人、已验证的电子邮箱或手机号码、语言与通知方式；使用过程中产生的登录时间、网络（IP地址）、浏览器信息',
    },
    period: {
      ko: '탈퇴하실 때까지. 다만 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년까지 보관하며, 법령이 보존을 정한 정보가 있으면 그 기간 동안 보관합니다.',
      en: 'Until you close your account. The record of your consent is kept for three years after that, without name and contact details; what the law requires to be retained is kept for the period it sets.',
      cn: '至您注销账户时止。但同意记录在不含姓名和联系方式的情况下保存至注销后3年；法律规定须保存的信息，按其规定期限保存。',
    },
    refusal: {
      ko: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 회원으로 가입하실 수 없습니다. 글 읽기와 상담 신청은 가입하지 않고도 하실 수 있습니다.',
      en: 'You may refuse. Without consent, however, you cannot join. Reading and requesting a consultation need no membership.',
      cn: '您有权拒绝同意。但如不同意，则无法注册为会员。浏览文章和申请咨询无需注册。',
    },
    email: null,
    sensitive: null,
    months: 36,
  },
}

const marketing: Term = {
  site: 'firm',
  code: 'marketing',
  edition: '1.0',
  subject: {
    ko: '소식과 광고성 정보 수신 동의',
    en: 'Consent to News and Advertising',
    cn: '接收资讯与广告信息同意书',
  },
  content: {
    ko: `<p>이 홈페이지를 운영하는 법률사무소(이하 ‘사무소’)가 업무 소식과 법률 정보, 행사 안내를 보내 드리기 위하여 「개인정보 보호법」 제15조와 제22조, 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 제50조에 따라 받는 동의입니다. <strong>보내 드리는 글에는 광고가 들어갈 수 있습니다.</strong></p>
<p>선택하시는 것이며, 동의하지 않으셔도 가입과 서비스 이용에 아무런 차이가 없습니다. 동의하신 뒤에도 언제든 ‘내 정보’에서 알림 방법을 모두 끄시거나 사무소에 알려 받지 않으실 수 있습니다. 가입과 인증, 비밀번호에 관한 안내처럼 서비스에 꼭 필요한 알림은 이 동의와 관계없이 보내 드립니다.</p>`,
    en: `<p>This consent lets the law office that runs this site (the “Office”) send you news of its work, legal information and invitations, under Articles 15 and 22 of the Personal Information Protection Act and Article 50 of the Act on Promotion of Information and Communications Network Utilization and Information Protection of Korea. <strong>What is sent may contain advertising.</strong></p>
<p>It is optional: without it you join and use the service just the same. You may stop it at any time by switching off all means of notification under “My account”, or by telling the Office. Messages that the service needs, on joining, certification or your password, are sent whether you consent or not.</p>`,
    cn: `<p>运营本网站的律师事务所（以下称“事务所”）为向您发送业务资讯、法律信息与活动通知，依据韩国《个人信息保护法》第15条、第22条及《信息通信网利用促进及信息保护法》第50条征得本同意。<strong>所发送的内容可能包含广告。</strong></p>
<p>本项为可选，不同意也不影响注册和使用服务。同意后，您可随时在“我的信息”中关闭全部通知方式或告知事务所，以停止接收。与注册、验证、密码有关的必要通知，无论是否同意均会发送。</p>`,
  },
  consent: {
    purpose: {
      ko: '업무 소식, 법률 정보, 행사 안내의 발송 (광고 포함)',
      en: 'Sending news of our work, legal information and invitations (including advertising)',
      cn: '发送业务资讯、法律信息与活动通知（含广告）',
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
      ko: '동의하지 않으실 수 있으며, 그래도 가입하고 모든 회원 서비스를 이용하실 수 있습니다.',
      en: 'You may refuse, and still join and use every service for members.',
      cn: '您有权拒绝同意，仍可注册并使用全部会员服务。',
    },
    email: null,
    sensitive: null,
    months: 36,
  },
}

/** Terms of the centre with what only it knows marked, as `open` does for the firm. */
const openCentre = centreTerms({
  who: { ko: '이 홈페이지를 운영하는 무역센터', en: 'The trade centre that runs this site', cn: '运营本网站的贸易中心' },
  officer: {
    ko: '<strong>[무역센터가 확인하여 적을 내용: 개인정보 보호책임자의 이름과 연락처]</strong>',
    en: '<strong>[To be completed by the centre: name and contact details of the privacy officer]</strong>',
    cn: '<strong>[由贸易中心确认并填写：个人信息保护负责人的姓名与联系方式]</strong>',
  },
  processors: {
    ko: '<strong>[무역센터가 확인하여 적을 내용: 처리를 맡기는 곳이 있으면 그 이름과 업무]</strong>',
    en: '<strong>[To be completed by the centre: processors, if any, and what they do]</strong>',
    cn: '<strong>[由贸易中心确认并填写：如有受托处理方，其名称与业务内容]</strong>',
  },
})

/** In force from the first start, since a consultation and joining need a consent; what a site has to fill in is said in them. */
export const terms: readonly Term[] = [consult, policy, use, refusal, joining, marketing, ...openCentre]
