import type { InitialStatement } from './statement.ts'

/** The texts of sections 4 to 6 of the home page (specification 2.5): what is true of any firm that takes family matters. */
export const homeTexts: readonly InitialStatement[] = [
  {
    code: 'introduction',
    title: { ko: '서두르지 않고, 빠뜨리지 않습니다', en: 'Unhurried and thorough', cn: '不匆忙，不遗漏' },
    text: null,
    parts: [
      {
        title: { ko: '비밀을 지킵니다', en: 'We keep your confidence', cn: '严守秘密' },
        text: {
          ko: '상담 예약부터 사건이 끝난 뒤까지, 연락 방법과 시간을 미리 정하고 그 약속대로만 연락드립니다. 가족에게도 먼저 알리지 않습니다.',
          en: 'From your first booking until after your case ends, we agree with you how and when to be in touch, and contact you only in that way. We do not raise it with anyone first, your family included.',
          cn: '从预约咨询到案件结束之后，我们都会事先约定联系方式与时间，并只按约定与您联系。即使对您的家人，我们也不会主动提及。',
        },
        icon: 'lock',
      },
      {
        title: { ko: '이혼 사건은 한 팀이 함께 봅니다', en: 'One team for your divorce', cn: '离婚案件，由一个团队共同负责' },
        text: {
          ko: '변호사와 상담 실무자가 처음부터 끝까지 같은 사건을 맡습니다. 담당자가 바뀌어 같은 이야기를 다시 하시는 일이 없도록 합니다.',
          en: 'A lawyer and a client coordinator stay with your case from beginning to end, so that you need not tell your story again to someone new.',
          cn: '律师与咨询工作人员自始至终负责同一案件，避免您因更换负责人而重复讲述同样的经历。',
        },
        icon: 'people',
      },
      {
        title: { ko: '이어지는 문제까지 한곳에서', en: 'Related matters, in one place', cn: '相关问题，一并处理' },
        text: {
          ko: '이혼에서 비롯된 민사·형사 사건, 상속과 세금 문제까지 나누지 않고 함께 살핍니다. 필요한 순서대로 하나씩 안내해 드립니다.',
          en: 'Civil and criminal cases arising from divorce, inheritance, tax: we look at them together, and guide you through them one at a time, in the order they are needed.',
          cn: '由离婚引发的民事、刑事案件，以及继承与税务问题，我们会一并考虑，并按所需的先后顺序逐一为您说明。',
        },
        icon: 'paths',
      },
    ],
  },
  {
    code: 'business',
    title: { ko: '어떤 일로 오셨는지부터 듣겠습니다', en: 'First, tell us what brings you here', cn: '先听您说，是什么⁠事让您来到这里' },
    text: null,
    parts: [
      {
        title: { ko: '이혼', en: 'Divorce', cn: '离婚' },
        text: { ko: '협의·조정·재판상 이혼', en: 'By agreement, mediation or court judgment', cn: '协议、调解与诉讼离婚' },
        icon: 'home',
        area: 'divorce',
      },
      {
        title: { ko: '재산분할', en: 'Property division', cn: '财产分割' },
        text: { ko: '기여도와 특유재산', en: 'Contribution and separate property', cn: '贡献度与特有财产' },
        icon: 'split',
        area: 'divorce',
      },
      {
        title: { ko: '양육권·양육비', en: 'Custody and child support', cn: '抚养权与抚养费' },
        text: { ko: '친권, 면접교섭, 이행 확보', en: 'Parental authority, visitation, enforcement', cn: '亲权、探望与履行保障' },
        icon: 'child',
        area: 'divorce',
      },
      {
        title: { ko: '상간 소송', en: 'Claims against a third party (affair)', cn: '向第三者索赔' },
        text: { ko: '청구와 방어', en: 'Claim and defence', cn: '请求与抗辩' },
        icon: 'heart',
        area: 'fornication',
      },
      {
        title: { ko: '위자료', en: 'Damages for distress', cn: '精神抚慰金' },
        text: { ko: '책임의 정도와 산정', en: 'Degree of fault and amount', cn: '责任程度与金额认定' },
        icon: 'coins',
        area: 'alimony',
      },
      {
        title: { ko: '사실혼', en: 'De facto marriage', cn: '事实婚姻' },
        text: { ko: '성립의 증명과 해소', en: 'Proof and dissolution', cn: '成立的证明与解除' },
        icon: 'link',
        area: 'commonlaw',
      },
      {
        title: { ko: '상속', en: 'Inheritance', cn: '继承' },
        text: {
          ko: '유류분, 기여분, 한정승인',
          en: 'Reserved portion, contributory share, qualified acceptance',
          cn: '特留份、贡献份、限定承认',
        },
        icon: 'scroll',
        area: 'inheritance',
      },
      {
        title: { ko: '세무', en: 'Tax', cn: '税务' },
        text: { ko: '증여세와 양도소득세', en: 'Gift tax and capital gains tax', cn: '赠与税与资产转让所得税' },
        icon: 'receipt',
        area: 'tax',
      },
    ],
  },
  {
    code: 'solution',
    title: { ko: '지금 서 계신 자리에서 시작합니다', en: 'We begin where you are now', cn: '从您此刻的处境开始' },
    text: {
      ko: '상황에 따라 절차와 기간은 달라질 수 있습니다. 자세한 내용은 상담에서 안내해 드립니다.',
      en: 'Procedures and timing vary with the circumstances. We will explain the details in a consultation.',
      cn: '程序与时间可能因具体情况而异，详情将在咨询时为您说明。',
    },
    parts: [
      {
        title: { ko: '부부 상담', en: 'Couples counselling', cn: '夫妻咨询' },
        text: {
          ko: '아직 결정하지 않으셨다면, 관계를 돌아보는 일부터 시작합니다.',
          en: 'If you have not yet decided, we begin by looking at the relationship.',
          cn: '如果您尚未做出决定，我们先从回顾这段关系开始。',
        },
        rows: [
          {
            situation: { ko: '대화가 끊긴 지 오래되었습니다', en: 'We stopped talking long ago', cn: '我们已经很久没有交流了' },
            help: {
              ko: '부부 상담 연계, 대화 회복 과정 4회',
              en: 'Referral to couples counselling; four sessions to help you talk again',
              cn: '转介夫妻咨询，四次对话修复课程',
            },
          },
          {
            situation: { ko: '별거를 생각하고 있습니다', en: 'I am thinking of separating', cn: '正在考虑分居' },
            help: {
              ko: '별거 합의서 검토, 생활비와 자녀 돌봄 정리',
              en: 'Review of a separation agreement; living costs and childcare settled',
              cn: '审阅分居协议，梳理生活费与子女照料安排',
            },
          },
          {
            situation: { ko: '배우자의 외도를 알게 되었습니다', en: 'I have learned of my spouse’s affair', cn: '得知配偶有外遇' },
            help: {
              ko: '심리 안정 상담, 증거의 적법한 보전 안내',
              en: 'Supportive counselling; how to preserve evidence lawfully',
              cn: '心理疏导，说明如何合法保全证据',
            },
          },
          {
            situation: { ko: '폭력이나 위협이 있습니다', en: 'There is violence, or the threat of it', cn: '存在暴力或威胁' },
            help: {
              ko: '안전 계획, 임시조치와 보호명령 신청 안내',
              en: 'A safety plan; how to apply for interim measures and a protection order',
              cn: '制定安全计划，说明如何申请临时措施与保护令',
            },
          },
        ],
      },
      {
        title: { ko: '이혼 상담과 소송 준비', en: 'Divorce advice and preparation', cn: '离婚咨询与诉讼准备' },
        text: {
          ko: '무엇을 확인하고 무엇을 남겨 두어야 하는지 함께 정리합니다.',
          en: 'Together we set out what to check and what to keep.',
          cn: '我们与您一起梳理，哪些需要确认、哪些需要留存。',
        },
        rows: [
          {
            situation: {
              ko: '이혼을 결심했지만 순서를 모릅니다',
              en: 'I have decided to divorce but do not know where to start',
              cn: '已决定离婚，却不知从何着手',
            },
            help: {
              ko: '협의·조정·재판 절차 비교 상담',
              en: 'Advice comparing agreement, mediation and court proceedings',
              cn: '比较协议、调解与诉讼程序的咨询',
            },
          },
          {
            situation: { ko: '재산을 숨길까 걱정됩니다', en: 'I am worried that assets may be hidden', cn: '担心对方隐匿财产' },
            help: {
              ko: '재산 목록 작성, 가압류·가처분 검토',
              en: 'A list of assets; provisional attachment or disposition considered',
              cn: '制作财产清单，研究是否申请假扣押、假处分',
            },
          },
          {
            situation: { ko: '자녀와 떨어지고 싶지 않습니다', en: 'I do not want to be parted from my children', cn: '不想与孩子分开' },
            help: {
              ko: '양육 계획서 작성, 사전처분 검토',
              en: 'A parenting plan; interim orders considered',
              cn: '制定抚养计划书，研究是否申请临时处分',
            },
          },
          {
            situation: {
              ko: '증거가 충분한지 알고 싶습니다',
              en: 'I want to know whether my evidence is enough',
              cn: '想知道证据是否充分',
            },
            help: {
              ko: '자료 점검표, 사실조회와 증거보전 계획',
              en: 'A checklist of records; a plan for court inquiries and preserving evidence',
              cn: '资料核对表，事实查询与证据保全计划',
            },
          },
        ],
      },
      {
        title: { ko: '이혼 소송', en: 'Divorce proceedings', cn: '离婚诉讼' },
        text: {
          ko: '절차마다 지금 어디쯤인지, 다음은 무엇인지 알려 드립니다.',
          en: 'At each stage we tell you where things stand and what comes next.',
          cn: '每一阶段，我们都会告知您进展到哪里、接下来是什么。',
        },
        rows: [
          {
            situation: { ko: '소장을 받았습니다', en: 'I have been served with court papers', cn: '收到了诉状' },
            help: {
              ko: '답변서 작성, 기한과 쟁점 정리',
              en: 'A written answer; deadlines and issues set in order',
              cn: '撰写答辩状，梳理期限与争议焦点',
            },
          },
          {
            situation: { ko: '조정 기일이 잡혔습니다', en: 'A mediation date has been set', cn: '调解日期已经确定' },
            help: { ko: '조정안 설계, 모의 조정', en: 'A mediation proposal; a mock mediation', cn: '设计调解方案，模拟调解' },
          },
          {
            situation: { ko: '재판이 길어져 지쳤습니다', en: 'The case has dragged on and I am worn out', cn: '诉讼拖得太久，身心疲惫' },
            help: {
              ko: '심리 안정 프로그램, 단계별 진행 보고',
              en: 'Emotional support programme; a progress report at each stage',
              cn: '心理疏导项目，分阶段报告进展',
            },
          },
          {
            situation: { ko: '판결 뒤 약속이 지켜지지 않습니다', en: 'The judgment is not being honoured', cn: '判决之后，对方没有履行' },
            help: {
              ko: '양육비 이행 확보, 면접교섭 이행명령',
              en: 'Enforcing child support; performance orders for visitation',
              cn: '督促抚养费履行，申请探望履行命令',
            },
          },
        ],
      },
    ],
  },
]
