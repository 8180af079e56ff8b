import type { InitialStatement } from './statement.ts'

/** The texts of `/program`: what any such programme promises, and what it does not. */
export const programTexts: readonly InitialStatement[] = [
  {
    code: 'program',
    title: { ko: '심리 안정 프로그램', en: 'Emotional support programme', cn: '心理疏导项目' },
    text: {
      ko: '사건이 진행되는 동안에도 하루는 계속됩니다. 상담심리사와 네 번에서 여섯 번 만나, 잠과 식사, 일과 아이 돌봄처럼 오늘을 지내는 일부터 함께 살핍니다.',
      en: 'Days go on while a case does. In four to six meetings with a counsellor you begin with getting through today: sleep and meals, work and the children.',
      cn: '案件进行期间，日子仍在继续。与心理咨询师面谈四到六次，从睡眠、饮食、工作与照顾孩子这些过好今天的事开始。',
    },
    parts: [],
  },
  {
    code: 'program-what',
    title: { ko: '어떤 프로그램입니까', en: 'Overview', cn: '这是怎样的项目' },
    text: {
      ko: '법률 상담과 별도로, 자격을 갖춘 상담심리사가 한 번에 50분씩 만납니다. 변호사는 함께하지 않으며, 사건의 승패를 이야기하는 자리가 아닙니다. 의료 행위가 아니므로 진단이나 치료를 하지 않고, 마음이 나아진다고 약속드리지도 못합니다. 혼자 버티지 않으셔도 되는 시간을 마련해 드립니다.',
      en: 'Apart from legal advice, a qualified counsellor meets you for fifty minutes at a time. No lawyer takes part, and it is not about winning or losing. It is not medicine: there is no diagnosis or treatment, and we cannot promise that you will feel better. It is time in which you need not hold out alone.',
      cn: '在法律咨询之外，由具备资格的心理咨询师与您面谈，每次50分钟。律师不参加，也不谈案件的输赢。这不是医疗行为，不作诊断或治疗，也无法承诺心情一定好转。我们为您留出一段不必独自硬撑的时间。',
    },
    parts: [],
  },
  {
    code: 'program-readers',
    title: { ko: '이런 분을 위해 마련했습니다', en: 'For whom it is', cn: '适合这样的您' },
    text: null,
    parts: [
      {
        title: {
          ko: '잠을 이루지 못하거나 끼니를 거르는 날이 이어지는 분',
          en: 'If you cannot sleep, or day after day skip meals',
          cn: '接连失眠或吃不下饭的人',
        },
        text: null,
      },
      {
        title: {
          ko: '배우자의 외도나 갑작스러운 통보로 마음을 추스르기 어려운 분',
          en: 'If an affair or a sudden announcement has left you unable to collect yourself',
          cn: '因配偶出轨或突然的通知而难以平复的人',
        },
        text: null,
      },
      {
        title: {
          ko: '폭력이나 위협에서 벗어나 안전하게 지낼 방법을 찾는 분',
          en: 'If you are looking for a way to be safe from violence or threats',
          cn: '寻求摆脱暴力或威胁、安全生活的人',
        },
        text: null,
      },
      {
        title: {
          ko: '아이에게 어떻게 말해야 할지 막막한 분',
          en: 'If you do not know how to tell your child',
          cn: '不知该如何对孩子开口的人',
        },
        text: null,
      },
      {
        title: {
          ko: '조정이나 재판 기일이 다가올수록 불안이 커지는 분',
          en: 'If a mediation or hearing comes closer and the fear grows',
          cn: '随着调解或开庭临近而越来越不安的人',
        },
        text: null,
      },
      {
        title: {
          ko: '절차가 끝난 뒤에도 마음이 끝나지 않은 분',
          en: 'If the procedure is over, but not for you',
          cn: '程序已经结束、心里却还没放下的人',
        },
        text: null,
      },
    ],
  },
  {
    code: 'program-sessions',
    title: { ko: '네 번에서 여섯 번의 만남', en: 'Four to six sessions', cn: '四到六次面谈' },
    text: null,
    parts: [
      {
        title: { ko: '1회. 지금의 상태를 살핍니다', en: '1. How you are now', cn: '第1次：了解当下的状态' },
        text: {
          ko: '잠과 식사, 몸의 긴장, 일상에서 가장 무너지기 쉬운 때를 함께 확인합니다. 무엇을 이야기하고 무엇은 하지 않을지도 정하십니다.',
          en: 'Together you look at sleep and meals, at tension in the body, at the hours that are hardest. You also decide what to talk about and what not.',
          cn: '一起了解睡眠与饮食、身体的紧张，以及一天中最容易崩溃的时刻。谈什么、不谈什么，也由您决定。',
        },
      },
      {
        title: { ko: '2회. 하루를 지탱할 것을 찾습니다', en: '2. What carries you through a day', cn: '第2次：寻找支撑一天的力量' },
        text: {
          ko: '급한 불안을 가라앉히는 방법을 익히고, 도움을 청할 사람과 곳을 적어 둡니다. 안전이 걱정되시면 안전 계획을 먼저 세웁니다.',
          en: 'You learn ways to calm acute anxiety, and write down the people and places you can turn to. If you are worried about your safety, a safety plan comes first.',
          cn: '学习缓解急性焦虑的方法，写下可以求助的人与机构。若担心安全，则先制定安全计划。',
        },
      },
      {
        title: { ko: '3회. 감정과 결정을 나눕니다', en: '3. Separating feelings from decisions', cn: '第3次：把情绪与决定分开' },
        text: {
          ko: '화와 슬픔, 미안함을 있는 그대로 꺼내 보고, 지금 정해야 할 일과 나중에 정해도 되는 일을 나눕니다. 결정을 대신하거나 권하지 않습니다.',
          en: 'Anger, grief and guilt may be what they are. You separate what has to be decided now from what can wait. Nobody decides for you or urges you.',
          cn: '如实说出愤怒、悲伤与愧疚，把现在必须决定的事与可以以后再决定的事分开。我们不代替您作决定，也不劝您作决定。',
        },
      },
      {
        title: { ko: '4회. 가족에게 전할 말을 준비합니다', en: '4. Words for your family', cn: '第4次：准备对家人说的话' },
        text: {
          ko: '아이의 나이에 맞는 말, 부모와 직장에 알릴 범위를 정합니다. 여기까지로 마치실 수 있습니다.',
          en: 'You find words that suit your child’s age, and decide how much your parents or your employer should know. You may stop here.',
          cn: '确定适合孩子年龄的说法，以及告知父母与单位的范围。可以到此结束。',
        },
      },
      {
        title: { ko: '5회. 기일을 앞둔 마음을 준비합니다', en: '5. Before a hearing', cn: '第5次：为开庭做好心理准备' },
        text: {
          ko: '상대방과 마주하는 일이 걱정되실 때, 그날의 순서를 미리 그려 보고 버티기 어려운 순간의 대처를 연습합니다.',
          en: 'If you dread facing the other side, you go through the day beforehand and practise what to do at the hardest moments.',
          cn: '若担心与对方见面，可以事先梳理当天的流程，练习如何应对难以承受的时刻。',
        },
      },
      {
        title: { ko: '6회. 그다음의 생활을 그립니다', en: '6. The life that follows', cn: '第6次：描绘之后的生活' },
        text: {
          ko: '절차가 끝난 뒤의 하루와 한 주를 그려 봅니다. 더 필요하신 경우에는 지역의 상담 기관이나 의료기관을 함께 찾습니다.',
          en: 'You picture a day and a week after it is over. If you need more, we look together for a counselling service or clinic near you.',
          cn: '设想程序结束之后的一天与一周。若还有需要，会一起寻找当地的心理咨询机构或医疗机构。',
        },
      },
    ],
  },
  {
    code: 'program-secrecy',
    title: { ko: '이야기는 사건 기록에 남지 않습니다', en: 'What you say stays out of the case file', cn: '您说的话不会留在案件卷宗里' },
    text: {
      ko: '상담심리사의 기록은 사건 기록과 따로 보관합니다. 담당 변호사를 포함하여 법인의 누구도 동의 없이 그 내용을 볼 수 없고, 변호사에게 전하고 싶은 이야기가 있으시면 어디까지 전할지를 직접 정하십니다.\n\n다만 본인이나 다른 사람의 생명이 위험하다고 보이거나 아동학대처럼 법이 신고를 정한 일을 알게 되면, 먼저 말씀드린 뒤 필요한 기관에 알릴 수 있습니다.',
      en: 'The counsellor’s notes are kept apart from the case file. Nobody at the firm, your lawyer included, can see them without your consent; if there is something you want your lawyer to know, you decide how much.\n\nThere are exceptions: if your life or somebody else’s appears to be in danger, or if the law requires a report, as with child abuse, the counsellor may inform the authority concerned, after telling you first.',
      cn: '心理咨询师的记录与案件卷宗分开保管。未经您同意，包括承办律师在内，所内任何人都不能查看；若有想转告律师的内容，由您自己决定转告到什么程度。\n\n但若判断您或他人的生命有危险，或得知虐待儿童等法律规定必须举报的情形，咨询师会先告知您，再向有关机构通报。',
    },
    parts: [],
  },
  {
    code: 'program-apply',
    title: { ko: '신청하는 방법', en: 'How to apply', cn: '申请方法' },
    text: {
      ko: '말씀하시기 어려우면 이름과 연락처만 남기셔도 됩니다.',
      en: 'If it is hard to put into words, a name and a number are enough.',
      cn: '若难以启齿，只留下姓名与联系方式即可。',
    },
    parts: [
      {
        title: {
          ko: '상담 문의나 전화로 ‘심리 안정 프로그램’이라고만 말씀해 주십시오. 사정을 자세히 적지 않으셔도 됩니다.',
          en: 'Send an enquiry or call, and just say “emotional support programme”. You need not describe your situation.',
          cn: '通过咨询申请或电话，只需说“心理疏导项目”即可，不必详细说明情况。',
        },
        text: null,
      },
      {
        title: {
          ko: '연락받으실 번호와 시간을 정하고, 만나는 방법과 비용을 먼저 말씀드립니다.',
          en: 'We agree on a number and a time to reach you, and tell you first how you would meet and what it costs.',
          cn: '约定联系您的号码与时间，并事先说明面谈方式与费用。',
        },
        text: null,
      },
      {
        title: {
          ko: '첫 회를 마친 뒤 이어 갈지, 몇 번 만날지를 함께 정합니다.',
          en: 'After the first session you decide together whether to go on, and how often to meet.',
          cn: '第一次面谈之后，一起决定是否继续以及面谈次数。',
        },
        text: null,
      },
    ],
  },
  {
    code: 'program-faqs',
    title: { ko: '자주 묻는 질문', en: 'Frequently asked questions', cn: '常见问题' },
    text: null,
    parts: [
      {
        title: { ko: '사건을 맡기지 않아도 신청할 수 있습니까?', en: 'May I apply without engaging you?', cn: '不委托案件也可以申请吗？' },
        text: {
          ko: '네. 상담을 받으신 분이면 사건을 맡기지 않으셔도 신청하실 수 있습니다. 프로그램을 이용하셨다고 해서 사건을 맡기셔야 하는 것도 아닙니다.',
          en: 'Yes. Anyone who has had a consultation may apply without engaging us. Nor does taking part oblige you to engage us later.',
          cn: '可以。凡接受过咨询的人，即使不委托案件也可以申请。参加本项目也不意味着必须委托案件。',
        },
      },
      {
        title: { ko: '비용이 듭니까?', en: 'Does it cost anything?', cn: '需要费用吗？' },
        text: {
          ko: '회차와 만나는 방법에 따라 다릅니다. 예약을 확정하기 전에 금액을 먼저 말씀드리고, 공공기관에서 무료로 받으실 수 있는 상담이 있으면 함께 알려 드립니다.',
          en: 'It depends on the number of sessions and on how you meet. You hear the amount before the booking is confirmed, and about free public services where there are any.',
          cn: '视次数与面谈方式而定。确认预约前会先告知金额；若公共机构有免费咨询，也会一并告知。',
        },
      },
      {
        title: { ko: '병원 치료를 대신할 수 있습니까?', en: 'Can it replace medical treatment?', cn: '可以代替医院治疗吗？' },
        text: {
          ko: '아닙니다. 진단이나 치료, 약 처방을 하지 않습니다. 이미 치료를 받고 계시면 그대로 이어 가시고, 의료의 도움이 필요해 보이면 병원에 가시도록 말씀드립니다.',
          en: 'No. There is no diagnosis, treatment or prescription. If you are already in treatment, please continue; where medical help seems needed, the counsellor will say so.',
          cn: '不可以。我们不作诊断、治疗，也不开药。若您正在接受治疗，请继续；若看起来需要医疗帮助，我们会建议您就医。',
        },
      },
      {
        title: { ko: '이야기한 내용이 재판에 쓰입니까?', en: 'Will what I say be used in court?', cn: '谈话内容会用于诉讼吗？' },
        text: {
          ko: '쓰지 않습니다. 상담 기록은 사건 기록과 따로 두며, 증거로 내기 위한 소견서도 이 프로그램에서는 쓰지 않습니다. 재판에 필요한 심리 평가는 다른 기관에서 받으셔야 합니다.',
          en: 'No. The notes are kept apart from the case file, and no opinion is written here to be used as evidence. A psychological assessment for the court has to come from another institution.',
          cn: '不会。面谈记录与案件卷宗分开存放，本项目也不出具用作证据的意见书。诉讼所需的心理评估，须在其他机构进行。',
        },
      },
      {
        title: { ko: '화상으로도 만날 수 있습니까?', en: 'Can we meet by video?', cn: '可以视频面谈吗？' },
        text: {
          ko: '네. 사무소에서 만나시거나 화상으로 만나실 수 있습니다. 집에서 말씀하시기 어려우면 가까운 사무소의 빈 방에서 화상으로 연결해 드립니다.',
          en: 'Yes, at one of our offices or by video. If it is hard to talk at home, we can connect you by video from a quiet room in the office nearest you.',
          cn: '可以。您可以来事务所面谈，也可以视频面谈。若在家中不便说话，可在就近办公室的空房间为您接通视频。',
        },
      },
      {
        title: { ko: '중간에 그만둘 수 있습니까?', en: 'May I stop half-way?', cn: '中途可以停止吗？' },
        text: {
          ko: '언제든 그만두실 수 있고 이유를 말씀하지 않으셔도 됩니다. 사건을 진행하는 데에는 아무런 영향이 없습니다.',
          en: 'At any time, and without giving a reason. It has no effect on your case.',
          cn: '随时可以停止，也无需说明理由，对案件的进行没有任何影响。',
        },
      },
    ],
  },
]
