import type { SeedFaq, SeedNotice } from '../types.ts'

/** What the trade centre is asked, in the order in which it is shown. */
export const tradeFaqs: SeedFaq[] = [
  {
    type: 'inquiry',
    question: { ko: '누가 상담회에 참가할 수 있습니까?', en: 'Who can take part in a fair?', cn: '谁可以参加洽谈会？' },
    answer: {
      ko: `<p>판매 기업은 서울어워드나 슈퍼루키 인증을 받은 기업, 바이어는 온라인이나 오프라인 유통을 하시는 기업이면 신청하실 수 있습니다. 회원으로 가입하신 뒤 상담회 화면의 ‘참가 신청’에서 신청하시면 담당자가 회사 정보를 확인하고 승인합니다.</p>
<p>승인은 보통 영업일 기준 2일 안에 이루어지며, <a href="/mypage/fairs">내 상담회</a>에서 상태를 보실 수 있습니다.</p>`,
      en: `<p>Sellers hold the Seoul Award or the Super Rookie certificate; buyers sell online or in shops. Join as a member and apply on the page of a fair. Staff look at your company and approve you.</p>
<p>This usually takes two business days. You see where it stands under <a href="/mypage/fairs">My events</a>.</p>`,
      cn: `<p>供应商须获得首尔奖或超级新秀认证，采购商须从事线上或线下流通。注册会员后，在洽谈会页面的“参加申请”中提出申请，由负责人核对企业信息后批准。</p>
<p>通常在两个工作日内完成，可在<a href="/mypage/fairs">我的洽谈会</a>查看状态。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '상담 제안은 어떻게 보냅니까?', en: 'How do I offer a meeting?', cn: '如何提出洽谈邀约？' },
    answer: {
      ko: `<p>바이어로 승인받으신 상담회의 ‘매칭 신청’에서 판매 기업과 가능한 시간을 고르십시오. 판매 기업은 그 가운데 최대 세 개를 골라 수락하고, 바이어가 하나를 확정하면 상담이 잡힙니다.</p>
<p>제안에는 답을 기다리는 기한이 있습니다. 기한이 지나면 제안이 저절로 끝나고, 다른 시간으로 다시 제안하실 수 있습니다.</p>`,
      en: `<p>On the page ‘Matching request’ of a fair that has approved you as a buyer, choose a seller and the times that suit you. The seller accepts up to three of them, and the meeting is agreed once you confirm one.</p>
<p>An offer waits for its answer until a deadline. After it the offer ends by itself, and you can make another for other times.</p>`,
      cn: `<p>在已批准您为采购商的洽谈会“配对申请”中，选择供应商和可行的时间。供应商最多从中选择三个时间接受，采购商确认其中一个后洽谈即告成立。</p>
<p>邀约设有答复期限。逾期后邀约自动结束，您可以另选时间重新提出。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '확정된 상담의 시간을 바꿀 수 있습니까?', en: 'Can an agreed meeting be moved?', cn: '已确定的洽谈可以改时间吗？' },
    answer: {
      ko: `<p>네. <a href="/mypage/matchings">내 매칭</a>에서 시간 변경을 요청하시면 상대방이 새 시간을 고를 때까지 원래 시간이 그대로 유지됩니다. 상담을 하기 어려우시면 까닭을 적어 취소하실 수 있고, 상대방에게 바로 알려 드립니다.</p>`,
      en: `<p>Yes. Ask for another time under <a href="/mypage/matchings">My matchings</a>: the old one stands until the other side has chosen a new one. If you cannot come, cancel with a reason; the other side is told at once.</p>`,
      cn: `<p>可以。在<a href="/mypage/matchings">我的配对</a>中申请变更时间，在对方选定新时间之前，原时间保持不变。如无法洽谈，可注明原因取消，我们会立即通知对方。</p>`,
    },
  },
  {
    type: 'inquiry',
    question: { ko: '온라인 상담과 현장 상담은 무엇이 다릅니까?', en: 'How do online and on-site meetings differ?', cn: '线上洽谈与现场洽谈有何不同？' },
    answer: {
      ko: `<p>현장 상담은 행사장에서 배정된 테이블에서 만나고, 온라인 상담은 화상으로 만납니다. 어느 쪽인지는 제안하실 때 고르십시오. 시간은 상담회의 시간대로 적혀 있고, 쓰시는 기기의 시간대가 다르면 함께 보여 드립니다.</p>`,
      en: `<p>On site you meet at a table of the hall that is assigned to you, online by video. Choose when you make the offer. Times are in the fair’s time zone; if your device is in another, both are shown.</p>`,
      cn: `<p>现场洽谈在会场的指定洽谈桌进行，线上洽谈通过视频进行。请在提出邀约时选择。时间按洽谈会的时区标注；如您的设备时区不同，会一并显示。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '상품은 어디에 올립니까?', en: 'Where do I put my products?', cn: '商品在哪里上传？' },
    answer: {
      ko: `<p><a href="/mypage/products">내 상품</a>에서 한 번 올리시면 여러 상담회에 보이실 수 있습니다. 지난 상담회의 상품을 그대로 가져오실 수도 있습니다. 사진은 상품마다 여덟 장까지 올리실 수 있습니다.</p>`,
      en: `<p>Add them once under <a href="/mypage/products">My products</a>, and show them at as many fairs as you like, or bring over those of an earlier fair. Each product can have up to eight pictures.</p>`,
      cn: `<p>在<a href="/mypage/products">我的商品</a>中上传一次，即可在多个洽谈会展示，也可以直接沿用以往洽谈会的商品。每个商品最多可上传八张照片。</p>`,
    },
  },
  {
    type: 'homepage',
    question: { ko: '인터넷이 없는 곳에서도 상담회를 볼 수 있습니까?', en: 'Can I read about fairs without a connection?', cn: '没有网络时能查看洽谈会吗？' },
    answer: {
      ko: `<p>네. 한 번 방문하신 기기에는 열려 있거나 끝난 지 얼마 되지 않은 상담회와 상품이 저장되어 연결이 없어도 보실 수 있습니다. 무엇이 저장되어 있는지는 <a href="/device">기기 보관함</a>에서 확인하십시오.</p>`,
      en: `<p>Yes. A device that has visited once keeps the fairs that are open or were over recently, with their products, and shows them without a connection. See what is kept on <a href="/device">this device</a>.</p>`,
      cn: `<p>可以。访问过一次的设备会保存正在进行或刚刚结束的洽谈会及其商品，没有网络也能查看。保存的内容可在<a href="/device">设备收藏夹</a>中确认。</p>`,
    },
  },
  {
    type: 'personal',
    question: { ko: '회사소개서는 누가 볼 수 있습니까?', en: 'Who can read our company introduction?', cn: '谁可以查看公司介绍？' },
    answer: {
      ko: `<p>담당자가 승인한 판매 기업과 바이어만 내려받을 수 있습니다. 로그인하지 않은 방문자와 검색 서비스에는 보이지 않습니다. 올리신 파일은 <a href="/mypage/company">회사 정보</a>에서 언제든 바꾸거나 지우실 수 있습니다.</p>`,
      en: `<p>Only sellers and buyers whose company staff have approved can download it. Visitors who are not logged in and search engines never see it. Change or remove the file at any time under <a href="/mypage/company">Company</a>.</p>`,
      cn: `<p>只有经负责人批准的卖方企业和采购商可以下载，未登录的访客和搜索引擎均无法看到。您可以随时在<a href="/mypage/company">公司信息</a>中更换或删除文件。</p>`,
    },
  },
  {
    type: 'other',
    question: { ko: '참가하는 데 비용이 듭니까?', en: 'Does it cost anything to take part?', cn: '参加需要费用吗？' },
    answer: {
      ko: `<p>참가 신청과 상담에는 비용이 들지 않습니다. 행사장까지의 교통과 견본 운송은 참가 기업이 준비하십니다.</p>`,
      en: `<p>Applying and meeting are free of charge. Travel to the hall and the transport of samples are up to each company.</p>`,
      cn: `<p>参加申请和洽谈均不收取费用。前往会场的交通和样品运输由参会企业自行安排。</p>`,
    },
  },
]

export const tradeNotices: SeedNotice[] = [
  {
    subject: {
      ko: '가을 상담회에 참가하시는 기업에 드리는 안내',
      en: 'For those who take part in the autumn fair',
      cn: '秋季洽谈会参会企业须知',
    },
    content: {
      ko: `<p>승인된 참가 기업은 <a href="/mypage/fairs">내 상담회</a>에서 상담할 수 있는 시간을 미리 정해 주십시오. 시간을 정해 두시면 바이어가 맞는 때를 골라 제안합니다.</p>
<ul><li>제안에는 기한 안에 답해 주십시오. 답이 없으면 제안이 끝납니다.</li><li>현장 상담은 시작 10분 전까지 안내대에 오십시오.</li></ul>`,
      en: `<p>If you are approved, please set the times at which you can meet under <a href="/mypage/fairs">My events</a>. Buyers choose from them when they make an offer.</p>
<ul><li>Please answer offers before their deadline: without an answer they end.</li><li>For meetings on site, come to the desk ten minutes ahead.</li></ul>`,
      cn: `<p>获批的参会企业请提前在<a href="/mypage/fairs">我的洽谈会</a>中设定可洽谈的时间，采购商会据此选择合适的时间提出邀约。</p>
<ul><li>请在期限内答复邀约，逾期未答复的邀约将结束。</li><li>现场洽谈请提前10分钟到达服务台。</li></ul>`,
    },
    isPinned: true,
    createdAt: '2026-10-12T01:00:00.000Z',
  },
  {
    subject: { ko: '상품 사진의 형식과 크기, 올리시는 방법 안내', en: 'Pictures of products', cn: '商品照片上传说明' },
    content: {
      ko: `<p>상품 사진은 JPEG, PNG, WebP 파일을 받으며, 대표 사진 한 장과 사진 여덟 장까지 올리실 수 있습니다. 배경이 단순하고 상품이 가운데 있는 정사각형 사진이 목록에서 가장 잘 보입니다.</p>
<p>사진 하나는 10MB까지이고, 하루에 모두 200MB까지 올리실 수 있습니다. 사람의 얼굴이나 다른 회사의 상표가 보이는 사진은 그 사람이나 회사의 동의를 받은 것만 올려 주십시오.</p>`,
      en: `<p>Pictures of products may be JPEG, PNG or WebP: one main picture and up to eight others. A square one with a plain background and the product in the middle shows best in lists.</p>
<p>A picture may have 10 MB, all of one day 200 MB. If it shows a person’s face or another company’s mark, add it only with their consent.</p>`,
      cn: `<p>商品照片支持JPEG、PNG、WebP格式，可上传一张主图和最多八张照片。背景简洁、商品居中的正方形照片在列表中显示效果最佳。</p>
<p>每张照片不超过10MB，每天合计不超过200MB。照片中如有人物面部或其他公司的商标，须事先征得其同意后上传。</p>`,
    },
    isPinned: false,
    createdAt: '2026-09-28T01:00:00.000Z',
  },
  {
    subject: { ko: '바이어 신청을 승인하는 절차와 걸리는 시간 안내', en: 'How buyers are approved', cn: '采购商审批流程' },
    content: {
      ko: `<p>바이어 신청은 담당자가 회사 정보와 유통 방식, 활동 지역을 확인한 뒤 승인합니다. 확인에 필요한 내용이 빠져 있으면 까닭을 적어 되돌려 드리니, <a href="/mypage/company">회사 정보</a>를 고쳐 다시 신청해 주십시오.</p>
<p>승인되시면 그 상담회의 판매 기업 소개서를 내려받으시고 상담을 제안하실 수 있습니다.</p>`,
      en: `<p>Staff approve a buyer once they have looked at the company, how it sells and where. If something is missing, the application comes back with the reason: complete your <a href="/mypage/company">company</a> and apply again.</p>
<p>Once approved, you can download the introductions of the sellers of that fair and offer them meetings.</p>`,
      cn: `<p>负责人核对企业信息、流通方式和活动区域后批准采购商申请。如缺少必要内容，会注明原因退回，请修改<a href="/mypage/company">公司信息</a>后重新申请。</p>
<p>获批后，您可以下载该洽谈会供应商的公司介绍，并提出洽谈邀约。</p>`,
    },
    isPinned: false,
    createdAt: '2026-09-07T01:00:00.000Z',
  },
  {
    subject: {
      ko: '상담회 일정을 캘린더에 받아 보는 방법 안내',
      en: 'How to have your meetings in your own calendar',
      cn: '如何在自己的日历中查看洽谈日程',
    },
    content: {
      ko: `<p>확정된 상담은 쓰시는 캘린더에서도 보실 수 있습니다. <a href="/mypage/matchings">내 매칭</a>에서 캘린더 주소를 만들어 캘린더 프로그램에 등록하시면, 시간이 바뀌거나 취소된 상담도 저절로 고쳐집니다.</p>
<p>주소를 아는 사람은 상담 상대와 시간을 볼 수 있으니 다른 분과 나누지 마십시오. 새 주소를 만드시면 먼저 만드신 주소는 쓸 수 없게 됩니다.</p>`,
      en: `<p>Your agreed meetings can also stand in the calendar that you use. Make an address for it under <a href="/mypage/matchings">My matchings</a> and add it to your calendar: meetings that are moved or cancelled follow by themselves.</p>
<p>Who has the address sees whom you meet and when, so keep it to yourself. A new address makes the former one void.</p>`,
      cn: `<p>已确定的洽谈也可以在您使用的日历中查看。在<a href="/mypage/matchings">我的配对</a>中生成日历地址并添加到日历程序后，变更或取消的洽谈会自动更新。</p>
<p>知道该地址的人可以看到洽谈对象和时间，请勿与他人分享。生成新地址后，原地址即失效。</p>`,
    },
    isPinned: false,
    createdAt: '2026-08-24T01:00:00.000Z',
  },
]
