import type { termCodes } from '#contract/support/terms.ts'
import type { Translated } from './types.ts'

export const terms: {
  key: string
  site: 'firm'
  code: (typeof termCodes)[number]
  subject: Translated
  edition: string
  effectiveAt: string
  content: Translated
  consent?: { purpose: Translated; items: Translated; period: Translated; refusal: Translated; email: Translated | null; sensitive: Translated | null; months: number }
}[] = [
  {
    site: 'firm',
    key: 'terms-privacy-consult',
    code: 'privacy-consult',
    subject: {
      ko: '상담 신청을 위한 개인정보 수집·이용 동의',
      en: 'Consent to the Collection and Use of Personal Information for Consultation',
      cn: '咨询申请个人信息收集与使用同意书'
    },
    edition: '1.2',
    effectiveAt: '2026-11-16T00:00:00.000Z',
    content: {
      ko: `<p>법무법인 이음새(이하 ‘법인’)는 상담 신청을 접수하고 답변을 드리기 위하여 「개인정보 보호법」 제15조에 따라 아래와 같이 개인정보를 수집·이용합니다. 내용을 읽어 보신 뒤 동의 여부를 결정해 주십시오.</p>
<h2>1. 수집하는 항목과 이용 목적</h2>
<table>
<thead><tr><th>구분</th><th>항목</th><th>이용 목적</th></tr></thead>
<tbody>
<tr><td>필수</td><td>성함, 연락처, 문의내용</td><td>상담 신청의 접수와 본인 확인, 연락과 답변, 상담 일정의 조율, 사건 상대방과의 이해충돌 여부 확인</td></tr>
<tr><td>선택</td><td>이메일 주소</td><td>이메일로 드리는 답변</td></tr>
<tr><td>선택</td><td>첨부 파일 (소장, 증명서, 대화 내용 등 보내 주시는 자료)</td><td>사건 내용의 검토와 상담 준비</td></tr>
</tbody>
</table>
<p>성함은 가명으로 적으셔도 상담 신청에는 지장이 없습니다. 다만 정식 상담과 사건 위임 단계에서는 본인 확인을 부탁드립니다.</p>
<h2>2. 문의내용에 포함될 수 있는 민감한 정보</h2>
<p>가사사건의 특성상 문의내용에는 건강, 성생활, 범죄경력 등 <strong>민감정보</strong>가 포함될 수 있습니다. 법인은 신청 단계에서 민감정보를 적으시도록 요구하지 않으므로, 꼭 필요한 만큼만 간단히 적어 주십시오. 민감정보의 처리에는 신청하실 때 따로 동의하실 수 있고, 동의하지 않으셔도 신청하실 수 있습니다. 적어 주신 민감정보는 상담 외의 목적으로 이용하지 않습니다.</p>
<p>주민등록번호와 같은 고유식별정보, 계좌 비밀번호, 상대방의 개인정보는 적지 말아 주십시오.</p>
<h2>3. 보유·이용 기간</h2>
<ul>
<li>상담이 끝난 날부터 1년 동안 보관한 뒤 복구할 수 없는 방법으로 파기합니다.</li>
<li>그 전에 삭제를 요청하시면 관계 법령에 따라 보존해야 하는 경우를 제외하고 지체 없이 파기합니다.</li>
<li>사건을 위임하신 경우에는 위임계약과 「변호사법」 등 관계 법령이 정한 기간 동안 보관합니다.</li>
</ul>
<h2>4. 동의를 거부하실 권리</h2>
<p>동의하지 않으실 수 있습니다. 다만 필수 항목이 없으면 연락과 답변을 드릴 수 없어 온라인 상담 신청을 접수하기 어렵습니다. 이 경우에도 대표전화나 방문을 통하여 문의하실 수 있습니다.</p>
<h2>5. 제3자 제공과 처리 위탁</h2>
<p>법인은 위 정보를 제3자에게 제공하지 않으며 처리를 외부에 위탁하지 않습니다. 신청하신 사실 자체도 변호사의 비밀유지 의무에 따라 가족을 포함한 누구에게도 알리지 않습니다.</p>
<p>그 밖의 사항은 개인정보 처리방침에서 확인하실 수 있습니다.</p>`,
      en: `<p>Ieumsae Law Group (the “Firm”) collects and uses personal information as set out below, under Article 15 of the Personal Information Protection Act of Korea, in order to receive and answer your request for consultation. Please read this notice before deciding whether to consent.</p>
<h2>1. Items collected and purpose</h2>
<table>
<thead><tr><th>Type</th><th>Items</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>Required</td><td>Name, contact details, enquiry</td><td>Receiving the request and confirming identity, contacting and answering you, arranging an appointment, checking for conflicts of interest</td></tr>
<tr><td>Optional</td><td>E-mail address</td><td>Answering you by e-mail</td></tr>
<tr><td>Optional</td><td>Attached files (complaints, certificates, conversations and other material you send)</td><td>Reviewing the matter and preparing the consultation</td></tr>
</tbody>
</table>
<p>You may use a pseudonym when requesting a consultation. We will ask you to confirm your identity at the formal consultation and engagement stage.</p>
<h2>2. Sensitive information in the enquiry</h2>
<p>Because of the nature of family matters, an enquiry may contain <strong>sensitive information</strong> concerning health, sexual life or criminal records. We do not require such information at this stage; please write only what is necessary. You may consent separately to the processing of sensitive information when you send your request, and you may send it without that consent. Sensitive information you choose to write is used for the consultation only.</p>
<p>Please do not enter resident registration numbers or other unique identifiers, account passwords, or the personal information of the other party.</p>
<h2>3. Retention</h2>
<ul>
<li>Kept for one year from the end of the consultation, then destroyed irrecoverably.</li>
<li>Destroyed without delay on your earlier request, unless the law requires retention.</li>
<li>If you engage the Firm, kept for the period set by the engagement agreement, the Lawyer-at-Law Act and other applicable laws.</li>
</ul>
<h2>4. Right to refuse</h2>
<p>You may refuse to consent. Without the required items, however, we cannot contact or answer you, and it is difficult to accept an online request. You may still enquire by telephone or in person.</p>
<h2>5. Disclosure and outsourcing</h2>
<p>We do not provide this information to third parties or outsource its processing. Under the lawyer’s duty of confidentiality, the very fact of your request is not disclosed to anyone, including family members.</p>
<p>For other matters, please see the Privacy Policy.</p>`,
      cn: `<p>怡音律师事务所（以下称“本所”）为受理并答复您的咨询申请，依据韩国《个人信息保护法》第15条，按以下内容收集和使用个人信息。请阅读后再决定是否同意。</p>
<h2>1. 收集项目与使用目的</h2>
<table>
<thead><tr><th>类别</th><th>项目</th><th>使用目的</th></tr></thead>
<tbody>
<tr><td>必填</td><td>姓名、联系方式、咨询内容</td><td>受理申请及确认本人身份、联系与答复、安排咨询时间、核查是否存在利益冲突</td></tr>
<tr><td>选填</td><td>电子邮箱地址</td><td>通过电子邮箱答复</td></tr>
<tr><td>选填</td><td>附件（诉状、证明、聊天记录等您提交的资料）</td><td>审阅案情及准备咨询</td></tr>
</tbody>
</table>
<p>申请咨询时可以使用化名。进入正式面谈与委托阶段时，我们会请您确认本人身份。</p>
<h2>2. 咨询内容中可能包含的敏感信息</h2>
<p>由于家事案件的特性，咨询内容中可能包含健康、性生活、犯罪记录等<strong>敏感信息</strong>。申请阶段本所不要求填写敏感信息，请仅简要填写必要内容。提交申请时，您可以另行同意处理敏感信息；不同意也可以提交申请。您自行填写的敏感信息仅用于咨询。</p>
<p>请勿填写居民登录号码等唯一识别信息、账户密码以及对方的个人信息。</p>
<h2>3. 保存与使用期限</h2>
<ul>
<li>自咨询结束之日起保存1年，之后以无法恢复的方式销毁。</li>
<li>在此之前如您要求删除，除法律规定须保存的情形外，将及时销毁。</li>
<li>如您委托本所办理案件，则按委托合同及《律师法》等相关法律规定的期限保存。</li>
</ul>
<h2>4. 拒绝同意的权利</h2>
<p>您有权拒绝同意。但缺少必填项目时，我们无法与您联系和答复，难以受理在线咨询申请。您仍可通过电话或来访方式咨询。</p>
<h2>5. 向第三方提供与委托处理</h2>
<p>本所不向第三方提供上述信息，也不委托外部处理。依据律师的保密义务，您提出申请这一事实本身，也不会告知包括家人在内的任何人。</p>
<p>其他事项请参阅隐私政策。</p>`
    },
    consent: {
      purpose: {
        ko: '상담 신청의 접수와 본인 확인, 연락과 답변, 상담 일정 조율, 이해충돌 여부 확인',
        en: 'Receiving the request and confirming identity, contacting and answering you, arranging an appointment, checking for conflicts of interest',
        cn: '受理咨询申请及确认本人身份、联系与答复、安排咨询时间、核查利益冲突'
      },
      items: {
        ko: '성함, 연락처, 문의내용, 적으신 경우 이메일 주소, 첨부하신 파일 (문의내용과 파일에 건강·성생활 등 민감정보가 포함될 수 있으므로 꼭 필요한 만큼만 보내 주십시오)',
        en: 'Name, contact details, enquiry, your e-mail address if you give it, files you attach (they may contain sensitive information such as health or sexual life; please send only what is necessary)',
        cn: '姓名、联系方式、咨询内容、您填写的电子邮箱地址、您上传的附件（其中可能包含健康、性生活等敏感信息，请仅提供必要内容）'
      },
      period: {
        ko: '상담이 끝난 날부터 1년 (삭제를 요청하시거나 관계 법령에 다른 정함이 있으면 그에 따름)',
        en: 'One year from the end of the consultation (or as you request or the law otherwise requires)',
        cn: '自咨询结束之日起1年（如您要求删除或法律另有规定，从其规定）'
      },
      refusal: {
        ko: '동의를 거부하실 수 있으며, 이 경우 온라인 상담 신청은 접수하기 어렵습니다. 전화나 방문 상담은 이용하실 수 있습니다.',
        en: 'You may refuse to consent; in that case we cannot accept an online request, but you may still consult us by telephone or in person.',
        cn: '您有权拒绝同意，此时将难以受理在线咨询申请，但仍可使用电话或来访咨询。'
      },
      email: {
        ko: '답을 이메일로도 받고 싶으시면 적어 주십시오. 적으신 주소는 답변을 드리는 데에만, 신청하신 내용과 같은 기간 동안 이용합니다. 적지 않으셔도 신청하실 수 있습니다.',
        en: 'If you would like an answer by e-mail, too, please write your address. It is used for the answer only, and as long as your request is kept. You may send your request without it.',
        cn: '如希望也通过电子邮箱收到答复，请填写邮箱地址。该地址仅用于答复，使用期限与申请内容相同。不填写也可以提交申请。'
      },
      sensitive: {
        ko: '문의내용과 파일에 적으신 건강, 성생활, 범죄경력 등의 민감정보를 상담을 위해서만 위와 같은 기간 동안 이용합니다. 동의하지 않으셔도 신청하실 수 있으며, 그때에는 민감정보를 적지 마시고 상담하실 때 말씀해 주십시오.',
        en: 'We use sensitive information in your enquiry and files, such as health, sexual life or criminal records, for the consultation only and for the same period. You may send your request without this consent; in that case please leave such information out and tell us at the consultation.',
        cn: '您在咨询内容和附件中填写的健康、性生活、犯罪记录等敏感信息，仅用于咨询，使用期限同上。不同意也可以提交申请，此时请勿填写敏感信息，可在咨询时告知我们。'
      },
      months: 12
    }
  },
  {
    site: 'firm',
    key: 'terms-privacy-policy',
    code: 'privacy-policy',
    subject: { ko: '개인정보 처리방침', en: 'Privacy Policy', cn: '隐私政策' },
    edition: '1.0',
    effectiveAt: '2026-03-02T00:00:00.000Z',
    content: {
      ko: `<p>법무법인 이음새(이하 ‘법인’)는 「개인정보 보호법」 제30조에 따라 정보주체의 개인정보를 보호하고, 이와 관련한 고충을 신속하게 처리하기 위하여 다음과 같이 개인정보 처리방침을 정하여 공개합니다.</p>
<h2>제1조 (처리 목적)</h2>
<p>법인은 다음 목적을 위하여 개인정보를 처리합니다. 처리하는 개인정보는 이 목적 외의 용도로 이용하지 않으며, 목적이 바뀌는 때에는 별도의 동의를 받는 등 필요한 조치를 합니다.</p>
<ul>
<li>상담 신청의 접수와 본인 확인, 연락과 답변, 상담 일정의 조율</li>
<li>「변호사법」상 수임 제한과 이해충돌 여부의 확인</li>
<li>위임받은 사건의 처리와 비용의 정산</li>
<li>홈페이지의 안정적인 운영과 부정 이용의 방지</li>
<li>법령상 의무의 이행과 분쟁에 대한 대응</li>
</ul>
<h2>제2조 (처리하는 항목과 보유 기간)</h2>
<table>
<thead><tr><th>구분</th><th>처리 항목</th><th>처리 근거</th><th>보유 기간</th></tr></thead>
<tbody>
<tr><td>온라인 상담 신청</td><td>성함, 연락처, 문의내용, 적으신 경우 이메일 주소</td><td>정보주체의 동의 (제15조 제1항 제1호)</td><td>상담이 끝난 날부터 1년</td></tr>
<tr><td>사건 위임</td><td>성함, 생년월일, 주소, 연락처, 사건 처리에 필요한 자료</td><td>계약의 체결과 이행 (제15조 제1항 제4호)</td><td>위임계약에서 정한 기간. 수임에 관한 장부는 「변호사법」에 따라 3년</td></tr>
<tr><td>회원</td><td>아이디, 비밀번호, 이름, 이메일 주소 또는 휴대전화번호, 로그인 기록</td><td>정보주체의 동의 (제15조 제1항 제1호)</td><td>탈퇴하실 때까지. 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년</td></tr>
<tr><td>홈페이지 이용</td><td>접속 IP 주소, 접속 일시, 이용 기록, 브라우저 정보</td><td>법령상 의무의 준수와 정당한 이익 (제15조 제1항 제2호·제6호)</td><td>3개월</td></tr>
</tbody>
</table>
<p>표의 처리 근거는 「개인정보 보호법」의 조항입니다. 법인은 만 14세 미만 아동의 개인정보를 온라인으로 직접 수집하지 않습니다.</p>
<h2>제3조 (민감정보와 고유식별정보)</h2>
<p>문의내용에는 건강, 성생활, 범죄경력 등 민감정보가 포함될 수 있습니다. 법인은 신청 단계에서 민감정보의 입력을 요구하지 않으며, 이용자가 스스로 적은 민감정보는 상담 목적으로만 이용합니다. 상담과 사건 처리에 민감정보가 더 필요한 때에는 「개인정보 보호법」 제23조에 따라 따로 동의를 받거나 법령이 허용하는 범위에서 처리합니다. 주민등록번호는 법령에 근거가 있는 때에만 처리합니다.</p>
<h2>제4조 (개인정보의 제3자 제공)</h2>
<p>법인은 정보주체의 동의가 있거나 법률에 특별한 규정이 있는 경우가 아니면 개인정보를 제3자에게 제공하지 않습니다. 위임받은 사건에서 법원 등에 서면과 증거를 제출하는 일은 위임의 범위 안에서 의뢰인과 협의하여 진행합니다.</p>
<h2>제5조 (처리의 위탁과 국외 이전)</h2>
<p>법인은 현재 개인정보의 처리를 외부에 위탁하거나 국외로 이전하지 않습니다. 위탁하거나 이전하게 되는 때에는 수탁자와 업무의 내용, 이전받는 자와 국가 등을 미리 이 방침에 공개하고 법령이 정한 절차를 따릅니다.</p>
<h2>제6조 (파기의 절차와 방법)</h2>
<ul>
<li>보유 기간이 지나거나 처리 목적을 달성한 개인정보는 지체 없이 파기합니다.</li>
<li>다른 법령에 따라 보존해야 하는 개인정보는 다른 정보와 분리하여 보관하고 그 목적으로만 이용합니다.</li>
<li>전자 파일은 복구할 수 없는 방법으로 삭제하고, 종이 문서는 분쇄하거나 소각합니다.</li>
</ul>
<h2>제7조 (정보주체의 권리와 행사 방법)</h2>
<p>정보주체는 언제든지 개인정보의 열람, 정정, 삭제, 처리정지와 동의의 철회를 요구할 수 있습니다. 서면, 전자우편 또는 팩스로 요구하실 수 있으며, 법인은 본인이거나 정당한 대리인인지를 확인한 뒤 10일 이내에 조치하고 그 결과를 알려 드립니다. 법령에서 보존하도록 정한 정보는 삭제가 제한될 수 있습니다.</p>
<p>대리인이 요구하시는 때에는 위임장을 확인합니다. <strong>배우자나 가족이라는 사정만으로는 본인의 상담 여부와 내용을 확인해 드리지 않습니다.</strong></p>
<h2>제8조 (안전성 확보 조치)</h2>
<ul>
<li>관리적 조치: 내부 관리계획의 수립과 시행, 취급자의 최소화, 정기 교육, 비밀유지 서약</li>
<li>기술적 조치: 접근 권한의 관리, 접속 기록의 보관과 점검, 전송 구간의 암호화, 보안 프로그램의 설치와 갱신</li>
<li>물리적 조치: 기록 보관실과 전산 장비의 출입 통제, 잠금장치가 있는 보관함의 사용</li>
</ul>
<h2>제9조 (쿠키와 행태정보)</h2>
<p>법인은 언어 선택과 안내창 닫기 상태를 기억하는 등 홈페이지 이용에 꼭 필요한 범위에서 쿠키와 브라우저 저장 공간을 이용합니다. 이용자는 브라우저의 설정에서 저장을 거부하거나 지울 수 있으며, 이 경우 일부 설정이 유지되지 않을 수 있습니다.</p>
<p>법인은 맞춤형 광고를 위하여 행태정보를 수집하지 않습니다. 방문 통계 도구를 이용하게 되는 때에는 도구의 이름과 수집 항목, 거부 방법을 미리 이 방침에 알립니다.</p>
<h2>제10조 (자동화된 결정)</h2>
<p>법인은 인공지능 등을 이용한 완전히 자동화된 시스템으로 정보주체의 권리나 의무에 중대한 영향을 미치는 결정을 하지 않습니다.</p>
<h2>제11조 (개인정보 보호책임자)</h2>
<table>
<tbody>
<tr><th>보호책임자</th><td>금소연 (파트너변호사)</td></tr>
<tr><th>전화</th><td>02-0100-2000</td></tr>
<tr><th>팩스</th><td>02-0100-2001</td></tr>
<tr><th>전자우편</th><td>privacy@ieumsae.example</td></tr>
</tbody>
</table>
<p>개인정보의 열람 청구와 불만, 피해 구제에 관한 사항을 위 연락처로 문의하시면 지체 없이 답변드리고 처리하겠습니다.</p>
<h2>제12조 (권익침해의 구제)</h2>
<p>개인정보 침해에 관한 상담이나 구제가 필요하신 때에는 개인정보분쟁조정위원회, 개인정보침해신고센터, 수사기관에 분쟁의 해결이나 상담을 신청하실 수 있습니다. 열람 등의 요구에 대한 법인의 처분으로 권리가 침해되었다고 생각하시면 관계 법령에 따라 이의를 제기하실 수 있습니다.</p>
<h2>제13조 (유출 등의 통지)</h2>
<p>개인정보가 분실·도난·유출되었음을 알게 된 때에는 「개인정보 보호법」 제34조에 따라 그 항목과 시점, 경위, 피해를 줄일 수 있는 방법과 대응 조치를 지체 없이 정보주체에게 알립니다. 이때에도 상담 사실이 주위에 드러나지 않도록 본인이 지정하신 연락 방법을 먼저 이용합니다.</p>
<h2>제14조 (처리방침의 변경)</h2>
<p>이 방침은 2026년 3월 2일부터 적용합니다. 내용을 추가하거나 고치는 때에는 시행 7일 전부터 홈페이지에 알리고, 정보주체의 권리에 중요한 변경이 있는 때에는 30일 전에 알립니다.</p>`,
      en: `<p>Ieumsae Law Group (the “Firm”) publishes this Privacy Policy under Article 30 of the Personal Information Protection Act of Korea (the “Act”), to protect personal information and to handle related concerns promptly.</p>
<h2>1. Purposes of processing</h2>
<ul>
<li>Receiving consultation requests, confirming identity, contacting and answering you, arranging appointments</li>
<li>Checking engagement restrictions and conflicts of interest under the Lawyer-at-Law Act</li>
<li>Handling matters entrusted to the Firm and settling fees</li>
<li>Operating the website reliably and preventing misuse</li>
<li>Complying with legal duties and responding to disputes</li>
</ul>
<p>Information is not used for any other purpose. If a purpose changes, we take the necessary steps, including obtaining fresh consent.</p>
<h2>2. Items processed and retention</h2>
<table>
<thead><tr><th>Type</th><th>Items</th><th>Legal basis</th><th>Retention</th></tr></thead>
<tbody>
<tr><td>Online consultation request</td><td>Name, contact details, enquiry, e-mail address if given</td><td>Consent (Art. 15(1)1)</td><td>One year from the end of the consultation</td></tr>
<tr><td>Engagement</td><td>Name, date of birth, address, contact details, materials needed for the matter</td><td>Entering into and performing a contract (Art. 15(1)4)</td><td>The period set in the engagement agreement; engagement ledgers for three years under the Lawyer-at-Law Act</td></tr>
<tr><td>Membership</td><td>User name, password, name, e-mail address or mobile number, login records</td><td>Consent (Art. 15(1)1)</td><td>Until the account is closed; the record of consents, without name and contact details, three years after that</td></tr>
<tr><td>Website use</td><td>IP address, access time, usage record, browser information</td><td>Legal duty and legitimate interest (Art. 15(1)2 and 6)</td><td>Three months</td></tr>
</tbody>
</table>
<p>The legal bases are provisions of the Act. The Firm does not collect personal information online directly from children under 14.</p>
<h2>3. Sensitive information and unique identifiers</h2>
<p>An enquiry may contain sensitive information such as health, sexual life or criminal records. We do not require it at the request stage and use what you choose to write for the consultation only. Where more is needed, we obtain separate consent under Article 23 of the Act or process it as the law permits. Resident registration numbers are processed only where the law so provides.</p>
<h2>4. Disclosure to third parties</h2>
<p>We do not provide personal information to third parties without consent or a specific legal provision. Filing documents and evidence with a court is done within the scope of the engagement and in consultation with the client.</p>
<h2>5. Outsourcing and transfer abroad</h2>
<p>We currently neither outsource the processing of personal information nor transfer it abroad. Should this change, we will disclose the particulars in this Policy beforehand and follow the procedure required by law.</p>
<h2>6. Destruction</h2>
<p>Information is destroyed without delay when the retention period ends or the purpose is achieved. Information that must be kept by law is stored separately. Electronic files are deleted irrecoverably; paper is shredded or incinerated.</p>
<h2>7. Your rights</h2>
<p>You may at any time request access, correction, deletion or suspension of processing, or withdraw consent, in writing, by e-mail or by fax. After confirming that the request comes from you or your authorised representative, we act within ten days and tell you the result. Deletion may be limited where the law requires retention.</p>
<p><strong>Being a spouse or family member is not enough: we do not confirm to them whether a person has consulted us, or about what.</strong></p>
<h2>8. Security measures</h2>
<ul>
<li>Administrative: internal management plan, fewest possible handlers, regular training, confidentiality undertakings</li>
<li>Technical: access control, retention and review of access logs, encryption in transit, security software kept up to date</li>
<li>Physical: controlled entry to record rooms and equipment, locked storage</li>
</ul>
<h2>9. Cookies and behavioural information</h2>
<p>We use cookies and browser storage only as needed to operate the site, for example to remember your language and dismissed notices. You may refuse or erase them in your browser settings, though some settings may then be lost. We do not collect behavioural information for targeted advertising. If we adopt a visitor statistics tool, we will state its name, the items collected and how to opt out in this Policy beforehand.</p>
<h2>10. Automated decisions</h2>
<p>We make no decision that significantly affects a person’s rights or duties by a fully automated system.</p>
<h2>11. Privacy Officer</h2>
<table>
<tbody>
<tr><th>Privacy Officer</th><td>Geum So-yeon (Partner)</td></tr>
<tr><th>Telephone</th><td>02-0100-2000</td></tr>
<tr><th>Fax</th><td>02-0100-2001</td></tr>
<tr><th>E-mail</th><td>privacy@ieumsae.example</td></tr>
</tbody>
</table>
<h2>12. Remedies</h2>
<p>For advice or redress you may apply to the Personal Information Dispute Mediation Committee, the Personal Information Infringement Report Centre or the investigative authorities of Korea.</p>
<h2>13. Notice of a breach</h2>
<p>If personal information is lost, stolen or leaked, we notify you without delay under Article 34 of the Act, using first the means of contact you have chosen so that your consultation is not revealed to others.</p>
<h2>14. Changes</h2>
<p>This Policy applies from 2 March 2026. Changes are announced on the website 7 days in advance, or 30 days in advance where they materially affect your rights. If the Korean text and a translation differ, the Korean text prevails.</p>`,
      cn: `<p>怡音律师事务所（以下称“本所”）依据韩国《个人信息保护法》（以下称“该法”）第30条制定并公开本方针，以保护个人信息，并迅速处理相关诉求。</p>
<h2>1. 处理目的</h2>
<ul>
<li>受理咨询申请、确认本人身份、联系与答复、安排咨询时间</li>
<li>依据《律师法》核查受托限制与利益冲突</li>
<li>办理受托案件及结算费用</li>
<li>保障网站稳定运行、防止不当使用</li>
<li>履行法定义务、应对纠纷</li>
</ul>
<p>个人信息不会用于上述目的以外的用途。目的如有变更，本所将采取另行征得同意等必要措施。</p>
<h2>2. 处理项目与保存期限</h2>
<table>
<thead><tr><th>类别</th><th>处理项目</th><th>处理依据</th><th>保存期限</th></tr></thead>
<tbody>
<tr><td>在线咨询申请</td><td>姓名、联系方式、咨询内容、您填写的电子邮箱地址</td><td>本人同意（第15条第1款第1项）</td><td>自咨询结束之日起1年</td></tr>
<tr><td>案件委托</td><td>姓名、出生日期、地址、联系方式、办理案件所需资料</td><td>合同的订立与履行（第15条第1款第4项）</td><td>委托合同约定的期限；受托账簿依《律师法》保存3年</td></tr>
<tr><td>会员</td><td>用户名、密码、姓名、电子邮箱或手机号码、登录记录</td><td>本人同意（第15条第1款第1项）</td><td>至注销账户时止；同意记录在不含姓名和联系方式的情况下保存至注销后3年</td></tr>
<tr><td>网站使用</td><td>IP地址、访问时间、使用记录、浏览器信息</td><td>履行法定义务与正当利益（第15条第1款第2项、第6项）</td><td>3个月</td></tr>
</tbody>
</table>
<p>表中依据为该法条款。本所不在线直接收集未满14周岁儿童的个人信息。</p>
<h2>3. 敏感信息与唯一识别信息</h2>
<p>咨询内容可能包含健康、性生活、犯罪记录等敏感信息。申请阶段本所不要求填写，您自行填写的敏感信息仅用于咨询。确有需要时，依该法第23条另行征得同意，或在法律允许的范围内处理。居民登录号码仅在有法律依据时处理。</p>
<h2>4. 向第三方提供</h2>
<p>未经本人同意或无法律特别规定，本所不向第三方提供个人信息。在受托案件中向法院等提交书面材料与证据，均在委托范围内与当事人协商后进行。</p>
<h2>5. 委托处理与跨境转移</h2>
<p>本所目前不委托外部处理个人信息，也不向境外转移。如有变更，将事先在本方针中公开相关内容，并遵循法定程序。</p>
<h2>6. 销毁程序与方法</h2>
<p>保存期限届满或处理目的达成后，及时销毁个人信息。依法须保存的信息另行分开保管。电子文件以无法恢复的方式删除，纸质文件予以粉碎或焚烧。</p>
<h2>7. 您的权利与行使方法</h2>
<p>您可随时以书面、电子邮件或传真方式要求查阅、更正、删除、停止处理或撤回同意。本所在确认系本人或正当代理人后，于10日内处理并告知结果。依法须保存的信息，其删除可能受到限制。</p>
<p><strong>仅凭配偶或家人的身份，本所不会确认本人是否咨询过以及咨询的内容。</strong></p>
<h2>8. 安全保障措施</h2>
<ul>
<li>管理措施：制定并执行内部管理计划、最小化经办人员、定期培训、签署保密承诺</li>
<li>技术措施：访问权限管理、访问记录的保存与检查、传输加密、安全软件的安装与更新</li>
<li>物理措施：档案室与设备的出入管制、使用带锁的保管柜</li>
</ul>
<h2>9. Cookie与行为信息</h2>
<p>本所仅在网站使用所必需的范围内使用Cookie与浏览器存储空间，例如记住语言选择和已关闭的提示。您可在浏览器设置中拒绝或清除，届时部分设置可能无法保留。本所不为定向广告收集行为信息。如采用访问统计工具，将事先在本方针中说明其名称、收集项目与拒绝方法。</p>
<h2>10. 自动化决定</h2>
<p>本所不以完全自动化的系统作出对权利义务有重大影响的决定。</p>
<h2>11. 个人信息保护负责人</h2>
<table>
<tbody>
<tr><th>负责人</th><td>琴昭妍（合伙人律师）</td></tr>
<tr><th>电话</th><td>02-0100-2000</td></tr>
<tr><th>传真</th><td>02-0100-2001</td></tr>
<tr><th>电子邮件</th><td>privacy@ieumsae.example</td></tr>
</tbody>
</table>
<h2>12. 权益救济</h2>
<p>如需就个人信息侵害进行咨询或寻求救济，可向韩国个人信息纠纷调解委员会、个人信息侵害举报中心或侦查机关提出。</p>
<h2>13. 泄露通知</h2>
<p>如个人信息发生遗失、被盗或泄露，本所将依该法第34条及时通知您，并优先使用您指定的联系方式，以免咨询事实为他人所知。</p>
<h2>14. 方针的变更</h2>
<p>本方针自2026年3月2日起适用。变更将提前7日在网站公告，对权利有重大影响的变更将提前30日公告。韩文本与译文不一致时，以韩文本为准。</p>`
    }
  },
  {
    site: 'firm',
    key: 'terms-terms-of-use',
    code: 'terms-of-use',
    subject: { ko: '이용약관', en: 'Terms of Use', cn: '使用条款' },
    edition: '1.0',
    effectiveAt: '2026-03-02T00:00:00.000Z',
    content: {
      ko: `<h2>제1조 (목적)</h2>
<p>이 약관은 법무법인 이음새(이하 ‘법인’)가 운영하는 홈페이지(이하 ‘홈페이지’)의 이용 조건과 절차, 법인과 이용자의 권리·의무를 정하는 것을 목적으로 합니다.</p>
<h2>제2조 (정의)</h2>
<ul>
<li>‘이용자’란 홈페이지에 접속하여 법인이 제공하는 서비스를 이용하는 사람을 말합니다.</li>
<li>‘서비스’란 업무와 구성원 안내, 사례와 글의 게시, 온라인 상담 신청, 채팅 상담 연결 등 홈페이지에서 제공하는 것을 말합니다.</li>
<li>‘게시물’이란 법인이 홈페이지에 올린 글, 사진, 영상, 도안 등을 말합니다.</li>
</ul>
<h2>제3조 (약관의 효력과 변경)</h2>
<p>이 약관은 홈페이지에 게시함으로써 효력이 생깁니다. 법인은 관계 법령을 어기지 않는 범위에서 약관을 고칠 수 있으며, 고치는 때에는 적용일과 이유를 밝혀 적용일 7일 전부터 홈페이지에 알립니다. 이용자에게 불리한 변경은 30일 전에 알립니다.</p>
<h2>제4조 (서비스의 제공과 중단)</h2>
<p>글 읽기와 상담 신청은 회원 가입 없이 이용하실 수 있습니다. 회원은 자신의 이름으로 가입하고 비밀번호를 스스로 관리하며, 언제든 ‘내 정보’에서 탈퇴할 수 있습니다. 법인은 점검, 장비의 고장, 통신 장애 등 부득이한 사유가 있는 때에는 서비스의 전부나 일부를 일시적으로 중단할 수 있으며, 예정된 중단은 미리 알립니다.</p>
<h2>제5조 (게시된 정보의 성격)</h2>
<p>홈페이지의 글과 영상은 일반적인 법률 정보를 안내하기 위한 것으로, 개별 사건에 대한 법률 의견이 아닙니다. 법령과 판례는 바뀔 수 있고 사건마다 사정이 다르므로, 구체적인 결정을 하시기 전에 변호사와 상담하시기를 권합니다.</p>
<h2>제6조 (사례와 후기)</h2>
<p>홈페이지의 사례와 후기는 당사자를 알아볼 수 없도록 이름, 지역, 금액, 시기 등을 바꾸어 정리한 것입니다. <strong>과거의 결과가 다른 사건에서 같은 결과를 보장하지 않습니다.</strong></p>
<h2>제7조 (온라인 상담 신청)</h2>
<ul>
<li>상담 신청은 상담을 요청하는 절차이며, 신청이나 답변만으로 위임계약이 성립하지 않습니다. 위임계약은 서면으로 체결한 때에 성립합니다.</li>
<li>법인은 접수한 날부터 영업일 기준 2일 이내에 연락드리려고 노력하나, 사정에 따라 늦어질 수 있습니다. 소송 기한이 임박한 사항은 전화로 문의해 주십시오.</li>
<li>상대방을 이미 대리하고 있는 등 이해충돌이 있는 때에는 상담을 진행하지 못할 수 있습니다. 이때 법인은 이유를 자세히 말씀드리지 못하는 점에 양해를 구합니다.</li>
<li>신청하신 내용은 위임계약이 체결되지 않은 경우에도 비밀로 지킵니다.</li>
</ul>
<h2>제8조 (이용자의 의무)</h2>
<p>이용자는 다음 행위를 하여서는 안 됩니다.</p>
<ul>
<li>다른 사람의 이름이나 연락처를 몰래 사용하여 상담을 신청하는 행위</li>
<li>다른 사람의 개인정보나 비밀을 부당하게 입력하는 행위</li>
<li>홈페이지의 운영을 방해하거나 보안을 해치는 행위, 자동화된 수단으로 정보를 대량으로 수집하는 행위</li>
<li>게시물을 법인의 동의 없이 영리 목적으로 이용하는 행위</li>
<li>그 밖에 법령이나 선량한 풍속에 어긋나는 행위</li>
</ul>
<h2>제9조 (안전한 이용)</h2>
<p>다른 사람과 함께 쓰는 기기에서는 방문 기록이 남을 수 있습니다. 홈페이지의 빠른 나가기 기능은 화면을 다른 사이트로 바꾸어 줄 뿐 기기에 남은 방문 기록까지 모두 지우지는 못하므로, 필요한 때에는 브라우저에서 기록을 직접 지워 주십시오.</p>
<h2>제10조 (저작권)</h2>
<p>게시물의 저작권은 법인 또는 정당한 권리자에게 있습니다. 개인적인 용도로 출력하거나 출처를 밝혀 인용하시는 것은 자유롭게 하실 수 있으나, 그 밖의 복제·배포·변경에는 법인의 사전 동의가 필요합니다.</p>
<h2>제11조 (외부 사이트)</h2>
<p>홈페이지에 연결된 외부 사이트는 각 운영자가 관리합니다. 법인은 외부 사이트의 내용과 개인정보 처리에 관하여 책임을 지지 않으므로, 이용하시기 전에 해당 사이트의 약관과 방침을 확인해 주십시오.</p>
<h2>제12조 (개인정보의 보호)</h2>
<p>법인은 관계 법령과 개인정보 처리방침에 따라 이용자의 개인정보를 보호합니다.</p>
<h2>제13조 (책임의 제한)</h2>
<p>법인은 천재지변, 통신 장애 등 불가항력으로 서비스를 제공하지 못한 경우와 이용자의 책임 있는 사유로 생긴 손해에 대하여 책임을 지지 않습니다. 다만 법인의 고의나 과실로 생긴 손해에 대한 책임은 이 약관으로 배제되지 않습니다.</p>
<h2>제14조 (언어)</h2>
<p>홈페이지의 영어와 중국어 글은 이해를 돕기 위한 것으로, 한국어와 뜻이 다른 때에는 한국어를 기준으로 합니다.</p>
<h2>제15조 (준거법과 관할)</h2>
<p>이 약관은 대한민국 법에 따라 해석합니다. 홈페이지의 이용과 관련한 분쟁은 먼저 협의하여 해결하고, 협의가 이루어지지 않으면 「민사소송법」이 정한 관할 법원에서 해결합니다.</p>
<h2>부칙</h2>
<p>이 약관은 2026년 3월 2일부터 시행합니다.</p>`,
      en: `<h2>1. Purpose</h2>
<p>These Terms set out the conditions for using the website operated by Ieumsae Law Group (the “Firm”) and the rights and duties of the Firm and users.</p>
<h2>2. The service</h2>
<p>The website provides information on our work and people, case stories and articles, online consultation requests and a link to chat consultation. Reading and requesting a consultation need no membership. Members join in their own name, take care of their password, and may close their account under “My account” at any time. We may suspend the service temporarily for maintenance, equipment failure or network faults, and announce planned suspensions in advance.</p>
<h2>3. Effect and changes</h2>
<p>These Terms take effect when posted. Changes are announced with their date and reason 7 days in advance, or 30 days in advance where they are unfavourable to users.</p>
<h2>4. Nature of the information</h2>
<p>Articles and videos give general legal information and are not legal opinions on particular matters. Law and precedent change and every case differs; please consult a lawyer before making a decision.</p>
<h2>5. Case stories and reviews</h2>
<p>Names, places, amounts and dates are altered so that no one can be identified. <strong>Past results do not guarantee a similar result in another case.</strong></p>
<h2>6. Online consultation requests</h2>
<ul>
<li>A request, or our reply to it, does not create an engagement. An engagement begins only with a written agreement.</li>
<li>We aim to contact you within two business days, though it may take longer. If a court deadline is near, please telephone.</li>
<li>We may be unable to proceed where there is a conflict of interest, and may not be free to explain why in detail.</li>
<li>What you tell us is kept confidential even if no engagement follows.</li>
</ul>
<h2>7. Duties of users</h2>
<ul>
<li>Do not request a consultation in another person’s name or with another person’s contact details without permission.</li>
<li>Do not improperly enter the personal information or secrets of others.</li>
<li>Do not disrupt the site, compromise its security or harvest information in bulk by automated means.</li>
<li>Do not use our content commercially without consent, or act against the law.</li>
</ul>
<h2>8. Safe use</h2>
<p>On a shared device your visit may remain in the browsing history. Quick exit only replaces the screen with another site; it does not erase every trace. Please clear your browsing history yourself where needed.</p>
<h2>9. Copyright</h2>
<p>Copyright in the content belongs to the Firm or its rightful owners. You may print it for personal use or quote it with attribution; other copying, distribution or alteration requires our prior consent.</p>
<h2>10. External sites</h2>
<p>Linked external sites are managed by their operators. Please check their terms and policies; we are not responsible for their content or handling of personal information.</p>
<h2>11. Personal information</h2>
<p>We protect personal information under applicable law and our Privacy Policy.</p>
<h2>12. Limitation of liability</h2>
<p>We are not liable for failure to provide the service owing to force majeure, or for damage caused by the user’s own fault. Nothing in these Terms excludes liability for our intent or negligence.</p>
<h2>13. Language, governing law and jurisdiction</h2>
<p>If the Korean text and a translation differ, the Korean text prevails. These Terms are governed by the law of the Republic of Korea. Disputes are first discussed in good faith and otherwise resolved by the court having jurisdiction under the Civil Procedure Act.</p>
<h2>Addendum</h2>
<p>These Terms take effect on 2 March 2026.</p>`,
      cn: `<h2>1. 目的</h2>
<p>本条款规定怡音律师事务所（以下称“本所”）运营之网站的使用条件，以及本所与用户的权利义务。</p>
<h2>2. 服务内容</h2>
<p>网站提供业务与成员介绍、案例与文章、在线咨询申请以及聊天咨询链接等服务；浏览文章和申请咨询无需注册会员。会员应以本人名义注册并自行保管密码，可随时在“我的信息”中注销账户。因维护、设备故障、通信障碍等不得已的事由，服务可能暂时中断；计划内的中断将事先告知。</p>
<h2>3. 条款的效力与变更</h2>
<p>本条款自公布之时起生效。变更时将载明适用日期与理由，提前7日公告；对用户不利的变更提前30日公告。</p>
<h2>4. 所载信息的性质</h2>
<p>网站的文章与视频旨在介绍一般法律信息，并非针对个案的法律意见。法律与判例可能变化，每个案件情况各异，作出决定之前请先咨询律师。</p>
<h2>5. 案例与评价</h2>
<p>为避免识别当事人，案例与评价中的姓名、地区、金额、时间等均已作改动。<strong>以往的结果不保证在其他案件中得到相同结果。</strong></p>
<h2>6. 在线咨询申请</h2>
<ul>
<li>提出申请或得到答复，并不构成委托合同。委托合同自签订书面协议时成立。</li>
<li>我们力争在2个工作日内与您联系，但可能因故延迟。诉讼期限临近的事项，请致电咨询。</li>
<li>存在利益冲突时，可能无法提供咨询，且未必能够详细说明理由，敬请谅解。</li>
<li>即使未签订委托合同，您所告知的内容也将予以保密。</li>
</ul>
<h2>7. 用户的义务</h2>
<ul>
<li>不得擅自使用他人的姓名或联系方式申请咨询。</li>
<li>不得不当输入他人的个人信息或秘密。</li>
<li>不得妨碍网站运行、危害安全，或以自动化手段大量收集信息。</li>
<li>未经同意不得将网站内容用于营利，亦不得从事其他违法行为。</li>
</ul>
<h2>8. 安全使用</h2>
<p>在与他人共用的设备上，浏览记录可能会留存。“快速离开”功能仅将画面切换至其他网站，并不能清除全部痕迹，必要时请自行清除浏览记录。</p>
<h2>9. 著作权</h2>
<p>网站内容的著作权归本所或正当权利人所有。供个人使用的打印及注明出处的引用不受限制，其他复制、传播、改动须事先征得本所同意。</p>
<h2>10. 外部网站</h2>
<p>所链接的外部网站由其运营者管理，本所对其内容及个人信息处理不承担责任，使用前请确认其条款与方针。</p>
<h2>11. 个人信息保护</h2>
<p>本所依照相关法律与隐私政策保护用户的个人信息。</p>
<h2>12. 责任限制</h2>
<p>因不可抗力无法提供服务，或因用户自身原因造成的损害，本所不承担责任。但本条款不排除本所因故意或过失应承担的责任。</p>
<h2>13. 语言、准据法与管辖</h2>
<p>韩文本与译文不一致时，以韩文本为准。本条款适用大韩民国法律。相关争议应先行协商，协商不成的，由韩国《民事诉讼法》规定的管辖法院处理。</p>
<h2>附则</h2>
<p>本条款自2026年3月2日起施行。</p>`
    }
  },
  {
    site: 'firm',
    key: 'terms-email-refusal',
    code: 'email-refusal',
    subject: {
      ko: '이메일 무단수집 거부',
      en: 'Refusal of Unauthorised E-mail Collection',
      cn: '禁止擅自收集电子邮箱'
    },
    edition: '1.0',
    effectiveAt: '2026-03-02T00:00:00.000Z',
    content: {
      ko: `<p>법무법인 이음새는 홈페이지에 게시된 전자우편 주소가 전자우편 수집 프로그램이나 그 밖의 기술적 장치로 무단 수집되는 것을 거부합니다.</p>
<ul>
<li>홈페이지에 게시된 전자우편 주소를 법인의 사전 동의 없이 자동으로 수집하는 행위를 금합니다.</li>
<li>그렇게 수집한 전자우편 주소를 판매하거나 유통하는 행위, 광고성 정보를 보내는 데 이용하는 행위를 금합니다.</li>
<li>이를 어기면 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 등 관계 법령에 따라 책임을 질 수 있습니다.</li>
</ul>
<p>이 안내는 2026년 3월 2일부터 적용합니다. 무단 수집이 의심되는 사례를 보셨다면 contact@ieumsae.example로 알려 주십시오.</p>`,
      en: `<p>Ieumsae Law Group refuses the unauthorised collection of e-mail addresses posted on this website by harvesting programs or other technical means.</p>
<ul>
<li>Automatic collection of e-mail addresses from this website without the Firm’s prior consent is prohibited.</li>
<li>Selling or distributing addresses so collected, or using them to send advertising, is prohibited.</li>
<li>Violations may give rise to liability under the Act on Promotion of Information and Communications Network Utilization and Information Protection and other laws of Korea.</li>
</ul>
<p>This notice applies from 2 March 2026. If you suspect unauthorised collection, please tell us at contact@ieumsae.example.</p>`,
      cn: `<p>怡音律师事务所拒绝他人以邮箱采集程序或其他技术手段，擅自收集本网站公布的电子邮箱地址。</p>
<ul>
<li>未经本所事先同意，禁止自动收集本网站公布的电子邮箱地址。</li>
<li>禁止出售、流通以此方式收集的电子邮箱地址，或将其用于发送广告信息。</li>
<li>违反者可能依据韩国《关于促进信息通信网利用及信息保护等的法律》等相关法律承担责任。</li>
</ul>
<p>本说明自2026年3月2日起适用。如发现疑似擅自收集的情形，请告知 contact@ieumsae.example。</p>`
    }
  },
  {
    site: 'firm',
    key: 'terms-privacy-join',
    code: 'privacy-join',
    subject: {
      ko: '회원 가입을 위한 개인정보 수집·이용 동의',
      en: 'Consent to the Collection and Use of Personal Information for Membership',
      cn: '会员注册个人信息收集与使用同意书'
    },
    edition: '1.0',
    effectiveAt: '2026-11-16T00:00:00.000Z',
    content: {
      ko: `<p>법무법인 이음새(이하 ‘법인’)는 회원 가입과 회원 서비스 제공을 위하여 「개인정보 보호법」 제15조와 제22조에 따라 아래와 같이 개인정보를 수집·이용합니다. 내용을 읽어 보신 뒤 동의 여부를 결정해 주십시오.</p>
<h2>1. 수집하는 항목과 이용 목적</h2>
<table>
<thead><tr><th>구분</th><th>항목</th><th>이용 목적</th></tr></thead>
<tbody>
<tr><td>가입하실 때 적으시는 것</td><td>아이디, 비밀번호, 이름, 개인·법인 구분, 인증하신 이메일 주소 또는 휴대전화번호</td><td>가입 의사와 본인 확인, 회원 식별과 로그인, 아이디와 비밀번호 찾기</td></tr>
<tr><td>고르시는 것</td><td>언어, 알림 방법</td><td>고르신 언어와 방법으로 알림</td></tr>
<tr><td>이용하실 때 만들어지는 것</td><td>로그인 일시, 접속 네트워크(IP 주소), 브라우저 정보</td><td>로그인 유지, 어디에서 로그인하셨는지 보여 드림, 부정 이용 방지</td></tr>
<tr><td>쓰시는 것</td><td>댓글</td><td>게시판에 이름과 함께 표시</td></tr>
</tbody>
</table>
<p>비밀번호는 원래 글자를 알아낼 수 없는 형태로만 저장합니다. 주민등록번호는 받지 않습니다. 만 14세 미만은 가입하실 수 없습니다.</p>
<h2>2. 보유·이용 기간</h2>
<ul>
<li>회원의 정보는 탈퇴하실 때까지 보관하고, 탈퇴하시면 아이디와 비밀번호, 이름, 이메일 주소, 휴대전화번호, 로그인 기록을 지체 없이 파기합니다.</li>
<li>남기신 댓글은 이름을 지우고 ‘탈퇴한 회원’의 글로 남습니다. 글까지 지우기를 원하시면 탈퇴하시기 전에 알려 주십시오.</li>
<li>동의하신 기록(약관의 이름과 버전, 일시, 언어, 접속 네트워크)은 동의를 받았음을 증명하기 위하여 이름과 연락처 없이 탈퇴하신 날부터 <strong>3년</strong> 동안 보관한 뒤 파기합니다.</li>
<li>그 밖에 관계 법령이 보존을 정한 정보가 있으면 그 기간 동안 따로 보관합니다. 지금 회원 가입과 관련하여 그러한 정보는 없습니다.</li>
</ul>
<h2>3. 동의를 거부하실 권리</h2>
<p>동의하지 않으실 수 있습니다. 다만 위 항목은 회원 서비스에 꼭 필요한 최소한의 것이므로, 동의하지 않으시면 가입하실 수 없습니다. 글 읽기와 상담 신청은 가입하지 않고도 하실 수 있습니다.</p>
<h2>4. 상담 신청과의 관계</h2>
<p>회원 가입과 상담 신청은 서로 별개입니다. 상담하신 내용은 회원 정보와 연결하지 않으며, 탈퇴하셔도 상담 신청의 처리에는 영향이 없습니다.</p>
<p>그 밖의 사항은 개인정보 처리방침에서 확인하실 수 있습니다.</p>`,
      en: `<p>Ieumsae Law Group (the “Firm”) collects and uses personal information as set out below, under Articles 15 and 22 of the Personal Information Protection Act of Korea, for membership and the services for members. Please read this notice before deciding whether to consent.</p>
<h2>1. Items collected and purpose</h2>
<table>
<thead><tr><th>Type</th><th>Items</th><th>Purpose</th></tr></thead>
<tbody>
<tr><td>What you enter</td><td>User name, password, name, person or company, the e-mail address or mobile number that you confirmed</td><td>Confirming the wish to join and your identity, recognising members and logging in, recovering user name and password</td></tr>
<tr><td>What you choose</td><td>Language, means of notification</td><td>Notifying you in the language and by the means of your choice</td></tr>
<tr><td>What is recorded</td><td>Times of login, network (IP address), browser</td><td>Keeping you logged in, showing you where you are logged in, preventing abuse</td></tr>
<tr><td>What you write</td><td>Comments</td><td>Shown on the board with your name</td></tr>
</tbody>
</table>
<p>Passwords are stored only in a form from which they cannot be read back. Resident registration numbers are not collected. Persons under 14 cannot join.</p>
<h2>2. Retention</h2>
<ul>
<li>Information on a member is kept until the account is closed; then its user name, password, name, e-mail address, mobile number and login records are destroyed without delay.</li>
<li>Your comments stay without your name, as those of a former member. If you want them removed too, please tell us before you close the account.</li>
<li>The record of what you agreed to (name and version of the text, time, language, network) is kept for <strong>three years</strong> from that day, without name and contact details, as proof that consent was given, and is then destroyed.</li>
<li>Information that the law requires to be retained is stored separately for the period it sets. At present there is none that concerns membership.</li>
</ul>
<h2>3. Right to refuse</h2>
<p>You may refuse to consent. As these items are the least that membership needs, you cannot join without consent. Reading and requesting a consultation need no membership.</p>
<h2>4. Consultations</h2>
<p>Membership and consultation requests are separate. What you tell us in a consultation is not linked to your account, and closing the account does not affect your request.</p>
<p>For other matters, please see the Privacy Policy.</p>`,
      cn: `<p>怡音律师事务所（以下称“本所”）为办理会员注册并提供会员服务，依据韩国《个人信息保护法》第15条和第22条，按以下内容收集和使用个人信息。请阅读后再决定是否同意。</p>
<h2>1. 收集项目与使用目的</h2>
<table>
<thead><tr><th>类别</th><th>项目</th><th>使用目的</th></tr></thead>
<tbody>
<tr><td>注册时填写</td><td>用户名、密码、姓名、个人或法人、已验证的电子邮箱或手机号码</td><td>确认注册意愿及本人身份、识别会员与登录、找回用户名和密码</td></tr>
<tr><td>由您选择</td><td>语言、通知方式</td><td>以您选择的语言和方式通知</td></tr>
<tr><td>使用中产生</td><td>登录时间、网络（IP地址）、浏览器信息</td><td>保持登录、显示登录位置、防止不当使用</td></tr>
<tr><td>由您撰写</td><td>评论</td><td>与姓名一并显示在留言板</td></tr>
</tbody>
</table>
<p>密码仅以无法还原的形式保存。本所不收集居民登录号码。未满14周岁者不能注册。</p>
<h2>2. 保存与使用期限</h2>
<ul>
<li>会员信息保存至注销账户时止；注销后，用户名、密码、姓名、电子邮箱、手机号码及登录记录将及时销毁。</li>
<li>您发表的评论将在删除姓名后以“已注销会员”名义保留。如希望一并删除，请在注销前告知我们。</li>
<li>同意记录（文本名称与版本、时间、语言、网络）用于证明已取得您的同意，在不含姓名和联系方式的情况下自注销之日起保存<strong>3年</strong>，之后销毁。</li>
<li>法律规定须保存的其他信息，按其规定期限另行保管。目前与会员注册有关的此类信息不存在。</li>
</ul>
<h2>3. 拒绝同意的权利</h2>
<p>您有权拒绝同意。但上述项目为会员服务所必需的最少信息，如不同意，则无法注册。浏览文章和申请咨询无需注册。</p>
<h2>4. 与咨询申请的关系</h2>
<p>会员注册与咨询申请相互独立。咨询内容不与会员信息关联，注销账户也不影响咨询申请的处理。</p>
<p>其他事项请参阅隐私政策。</p>`
    },
    consent: {
      purpose: {
        ko: '가입 의사와 본인 확인, 회원 식별과 로그인, 댓글 등 회원 서비스 제공, 부정 이용 방지, 서비스에 관한 알림과 문의 답변',
        en: 'Confirming the wish to join and your identity, recognising members and logging in, comments and other services for members, preventing abuse, notices about the service and answers to enquiries',
        cn: '确认注册意愿及本人身份、识别会员与登录、提供评论等会员服务、防止不当使用、发送服务通知及答复咨询'
      },
      items: {
        ko: '아이디, 비밀번호, 이름, 개인·법인 구분, 인증하신 이메일 주소 또는 휴대전화번호, 언어와 알림 방법, 쓰신 댓글. 이용하실 때 만들어지는 것: 로그인 일시, 접속 네트워크(IP 주소), 브라우저 정보',
        en: 'User name, password, name, person or company, the e-mail address or mobile number that you confirmed, language and means of notification, comments that you write. Recorded as you use the service: times of login, network (IP address), browser',
        cn: '用户名、密码、姓名、个人或法人、已验证的电子邮箱或手机号码、语言与通知方式、您撰写的评论；使用过程中产生的登录时间、网络（IP地址）、浏览器信息'
      },
      period: {
        ko: '탈퇴하실 때까지. 다만 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년까지 보관하며, 법령이 보존을 정한 정보가 있으면 그 기간 동안 보관합니다.',
        en: 'Until you close your account. The record of your consent is kept for three years after that, without name and contact details; what the law requires to be retained is kept for the period it sets.',
        cn: '至您注销账户时止。但同意记录在不含姓名和联系方式的情况下保存至注销后3年；法律规定须保存的信息，按其规定期限保存。'
      },
      refusal: {
        ko: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 회원으로 가입하실 수 없습니다. 글 읽기와 상담 신청은 가입하지 않고도 하실 수 있습니다.',
        en: 'You may refuse. Without consent, however, you cannot join. Reading and requesting a consultation need no membership.',
        cn: '您有权拒绝同意。但如不同意，则无法注册为会员。浏览文章和申请咨询无需注册。'
      },
      email: null,
      sensitive: null,
      months: 36
    }
  },
  {
    site: 'firm',
    key: 'terms-marketing',
    code: 'marketing',
    subject: {
      ko: '소식과 광고성 정보 수신 동의',
      en: 'Consent to News and Advertising',
      cn: '接收资讯与广告信息同意书'
    },
    edition: '1.0',
    effectiveAt: '2026-11-16T00:00:00.000Z',
    content: {
      ko: `<p>법무법인 이음새(이하 ‘법인’)가 업무 소식과 법률 정보, 행사 안내를 보내 드리기 위하여 「개인정보 보호법」 제15조와 제22조, 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 제50조에 따라 받는 동의입니다. <strong>보내 드리는 글에는 광고가 들어갈 수 있습니다.</strong></p>
<h2>1. 선택하시는 것입니다</h2>
<p>동의하지 않으셔도 가입과 서비스 이용에 아무런 차이가 없습니다.</p>
<h2>2. 보내 드리는 방법</h2>
<p>‘내 정보’에서 고르신 알림 방법(이메일, 문자, 전화)으로만 보내 드립니다. 광고에는 보내는 이의 이름과 거부하시는 방법을 함께 적으며, 밤 9시부터 다음 날 아침 8시까지는 문자와 전화로 보내지 않습니다.</p>
<h2>3. 언제든 그만 받으실 수 있습니다</h2>
<p>‘내 정보’에서 알림 방법을 모두 끄시거나 privacy@ieumsae.example로 알려 주시면 그때부터 보내지 않습니다. 가입과 인증, 비밀번호에 관한 안내처럼 서비스에 꼭 필요한 알림은 이 동의와 관계없이 보내 드립니다.</p>
<h2>4. 상담은 광고에 쓰지 않습니다</h2>
<p>상담하신 사실과 내용은 광고를 보내는 데 이용하지 않습니다. 다른 사람이 볼 수 있는 기기라면 알림을 받지 않으시기를 권합니다.</p>`,
      en: `<p>This consent lets Ieumsae Law Group (the “Firm”) send you news of its work, legal information and invitations, under Articles 15 and 22 of the Personal Information Protection Act and Article 50 of the Act on Promotion of Information and Communications Network Utilization and Information Protection of Korea. <strong>What is sent may contain advertising.</strong></p>
<h2>1. It is optional</h2>
<p>Without it you join and use the service just the same.</p>
<h2>2. How it is sent</h2>
<p>Only by the means that you choose under “My account” (e-mail, text message, telephone). Advertising names its sender and how to refuse it, and none is sent by text message or telephone from 9 p.m. to 8 a.m.</p>
<h2>3. You may stop it at any time</h2>
<p>Switch off all means of notification under “My account”, or write to privacy@ieumsae.example, and nothing more is sent. Messages that the service needs, on joining, certification or your password, are sent whether you consent or not.</p>
<h2>4. Consultations are not used for advertising</h2>
<p>Neither the fact nor the content of a consultation is used to send advertising. If others can see your device, we recommend not to receive any.</p>`,
      cn: `<p>怡音律师事务所（以下称“本所”）为向您发送业务资讯、法律信息与活动通知，依据韩国《个人信息保护法》第15条、第22条及《信息通信网利用促进及信息保护法》第50条征得本同意。<strong>所发送的内容可能包含广告。</strong></p>
<h2>1. 本项为可选</h2>
<p>不同意也不影响注册和使用服务。</p>
<h2>2. 发送方式</h2>
<p>仅以您在“我的信息”中选择的通知方式（电子邮件、短信、电话）发送。广告将注明发送者名称与拒收方法；晚9时至次日早8时不以短信和电话发送。</p>
<h2>3. 您可随时停止接收</h2>
<p>在“我的信息”中关闭全部通知方式，或致函 privacy@ieumsae.example，此后即不再发送。与注册、验证、密码有关的必要通知，无论是否同意均会发送。</p>
<h2>4. 咨询不用于广告</h2>
<p>您咨询的事实与内容均不用于发送广告。如他人可能看到您的设备，建议不要接收此类通知。</p>`
    },
    consent: {
      purpose: {
        ko: '업무 소식, 법률 정보, 행사 안내의 발송 (광고 포함)',
        en: 'Sending news of our work, legal information and invitations (including advertising)',
        cn: '发送业务资讯、法律信息与活动通知（含广告）'
      },
      items: {
        ko: '이름, 이메일 주소 또는 휴대전화번호, 언어, 고르신 알림 방법',
        en: 'Name, e-mail address or mobile number, language, the means of notification that you choose',
        cn: '姓名、电子邮箱或手机号码、语言、您选择的通知方式'
      },
      period: {
        ko: '동의를 철회하시거나 탈퇴하실 때까지. 동의하신 기록은 이름과 연락처 없이 탈퇴 후 3년까지 보관합니다.',
        en: 'Until you withdraw this consent or close your account. The record of your consent is kept for three years after that, without name and contact details.',
        cn: '至您撤回同意或注销账户时止。同意记录在不含姓名和联系方式的情况下保存至注销后3年。'
      },
      refusal: {
        ko: '동의하지 않으실 수 있으며, 그래도 가입하고 모든 회원 서비스를 이용하실 수 있습니다.',
        en: 'You may refuse, and still join and use every service for members.',
        cn: '您有权拒绝同意，仍可注册并使用全部会员服务。'
      },
      email: null,
      sensitive: null,
      months: 36
    }
  }
]
