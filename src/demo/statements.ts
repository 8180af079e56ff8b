import { homeTexts } from '#server/site/first/home-texts.ts'
import { programTexts } from '#server/site/first/program-texts.ts'
import type { InitialStatement } from '#server/site/first/statement.ts'

/** What the firm says of itself. */
export const statements: readonly InitialStatement[] = [
  ...homeTexts,
  ...programTexts,
  {
    code: 'letter',
    title: {
      ko: '처음 찾아오신 분께 드리는 글입니다.',
      en: 'A letter to those who come for the first time.',
      cn: '写给初次来访的您。',
    },
    text: {
      ko: `안녕하십니까. 법무법인 이음새 대표변호사 설혜령입니다.

이 화면까지 오시는 데 오랜 시간이 걸리셨을지도 모르겠습니다. 누구에게 말해야 할지, 말해도 되는지, 말하고 나면 되돌릴 수 없게 되는 것은 아닌지 여러 번 망설이셨을 것입니다. 그 망설임은 약해서가 아니라, 함께 살아온 시간을 가볍게 여기지 않으시기 때문이라고 생각합니다.

이음새는 두 조각을 이은 자리를 이르는 우리말입니다. 혼인이 끝나는 자리는 끊어진 곳처럼 보이지만, 다음 삶이 시작되는 곳이기도 합니다. 아이와의 약속, 살 집과 생계, 오래 미뤄 둔 대화가 그 자리에서 다시 이어져야 합니다. 저희는 그 자리가 다시 벌어지지 않도록 한 땀씩 살피는 일을 합니다.

그래서 어떻게 다툴지보다 무엇을 지키고 싶으신지를 먼저 여쭙습니다. 할 수 있는 일과 어려운 일을 처음부터 나누어 말씀드리고, 소송이 아닌 길이 있으면 그 길도 함께 보여 드립니다. 결과를 약속드리지는 못합니다. 다만 지금 어디쯤 와 있고 다음은 무엇인지 모르는 채로 기다리시게 하지는 않겠습니다.

들려주신 이야기는 이곳을 벗어나지 않습니다. 연락드릴 번호와 시간, 문자를 남겨도 되는지를 먼저 여쭙고 그대로 지킵니다. 사건을 맡기지 않으셔도 마찬가지입니다.

준비된 서류가 없어도, 아직 마음을 정하지 못하셨어도 괜찮습니다. 서두르지 마시고, 말씀하실 수 있을 때 찾아와 주십시오.`,
      en: `I am Seol Hye-ryeong, Managing Partner of Ieumsae Law Group. Thank you for coming this far.

It may have taken you a long time to come to this page. You will have wondered, more than once, whom to tell, whether to tell anyone, and whether there would be a way back once it was said. I do not take that hesitation for weakness. It shows that you do not make light of the years you have shared.

Ieumsae is a Korean word for the seam where two pieces are joined. The place where a marriage ends looks like a break, yet it is also where the next life begins. Promises to a child, a home and a livelihood, conversations long put off: all of them have to be joined anew there. Our work is to look after that seam, stitch by stitch, so that it does not come apart again.

That is why we ask what you wish to protect before we ask how to fight for it. From the first day we tell you apart what can be done and what will be difficult, and where there is a way other than a lawsuit, we show you that one too. I cannot promise you a result. But you will not be left waiting without knowing where things stand and what comes next.

What you tell us does not leave this place. We ask first which number to call, when, and whether we may leave a message, and we keep to it, whether or not you engage us.

You need no papers, and you need not have made up your mind. Do not hurry. Come when you can speak of it.`,
      cn: `您好，我是怡音律师事务所主任律师薛惠玲。

来到这个页面，您也许已经走了很久。该对谁说、能不能说、说出口之后是不是就无法回头，您想必犹豫过许多次。我认为，这种犹豫并非软弱，而是因为您没有轻看共同生活的岁月。

我们的韩文名“Ieumsae”，意为两片相接之处。婚姻结束的地方看似断裂，却也是下一段人生开始的地方。对孩子的承诺、住处与生计、搁置已久的对话，都要在那里重新接上。我们所做的，就是一针一线地照看，让那里不再裂开。

因此，比起如何争，我们会先问您想守住什么。哪些能做、哪些有难度，从一开始就分别说明；若有诉讼以外的路，也会一并告诉您。我们无法承诺结果，但不会让您在不知道进展到哪一步、下一步是什么的情况下等待。

您告诉我们的事，不会离开这里。我们会先问清可以拨打的号码与时间、能否留言，并严格遵守。即使您不委托案件，也同样如此。

没有准备好材料，或者还没下定决心，都没关系。不必着急，等您愿意开口的时候再来。`,
    },
    parts: [],
  },
  {
    code: 'principles',
    title: {
      ko: '세 가지를 지킵니다',
      en: 'Three things we hold to',
      cn: '我们坚守三件事',
    },
    text: null,
    parts: [
      {
        title: {
          ko: '비밀이 먼저입니다',
          en: 'Confidentiality comes first',
          cn: '保密为先',
        },
        text: {
          ko: '연락할 번호와 시간, 문자를 남겨도 되는지를 처음에 정하고 그대로 따릅니다. 가족이라고 밝히고 물으셔도 상담하신 사실부터 확인해 드리지 않습니다. 우편물에는 사건을 짐작할 수 있는 말을 적지 않으며, 먼저 여쭙지 않고 보내지 않습니다.',
          en: 'At the outset we settle which number to call, when, and whether we may leave a message, and we keep to it. To anyone who asks, family included, we do not even confirm that you came. Our post gives nothing away and is never sent without asking.',
          cn: '一开始就约定可拨打的号码与时间、能否留言，并照此执行。即使自称家人来询问，我们也不会确认您是否来咨询过。邮件上不写能让人猜到案情的字样，未经询问也不会寄送。',
        },
      },
      {
        title: {
          ko: '한 사건을 한 팀이 끝까지 봅니다',
          en: 'One team, from start to finish',
          cn: '一个案件由一个团队跟到底',
        },
        text: {
          ko: '변호사 두 사람과 상담 실무자가 첫 상담부터 마지막 신고까지 함께합니다. 누가 받아도 지금 어디까지 왔는지 말씀드릴 수 있고, 담당자가 바뀌어 같은 이야기를 다시 하시는 일이 없도록 합니다.',
          en: 'Two lawyers and a case manager stay with you from the first consultation to the final report to the registry. Whoever answers the phone can tell you where things stand, and you never have to tell your story again because somebody has changed.',
          cn: '两名律师与一名咨询专员，从初次咨询到最后的申报全程陪同。无论谁接电话，都能告诉您目前的进展，不会因更换负责人而让您重复讲述。',
        },
      },
      {
        title: {
          ko: '이어지는 문제를 나누지 않습니다',
          en: 'Connected problems stay together',
          cn: '不割裂相连的问题',
        },
        text: {
          ko: '이혼은 집과 세금, 상속, 때로는 형사 사건과 이어집니다. 여러 곳을 찾아다니며 처음부터 설명하지 않으시도록 한곳에서 순서를 정하고, 저희가 맡지 않는 일은 어디에 물어야 하는지 알려 드립니다.',
          en: 'Divorce touches the home, taxes, inheritance, at times a criminal case. So that you need not explain everything anew in many places, we put it in order in one, and for what we do not handle we tell you whom to ask.',
          cn: '离婚会牵涉住房、税务、继承，有时还有刑事案件。为免您四处奔走、从头解释，我们在一处理清先后顺序；不由我们办理的事，也会告诉您该去哪里询问。',
        },
      },
    ],
  },
  {
    code: 'course',
    title: {
      ko: '첫 연락부터 마무리까지',
      en: 'From the first call to the end',
      cn: '从首次联系到结案',
    },
    text: null,
    parts: [
      {
        title: {
          ko: '첫 연락',
          en: 'First contact',
          cn: '首次联系',
        },
        text: {
          ko: '전화나 문의로 연락하시면 상담 실무자가 받습니다. 이름은 가명으로 말씀하셔도 됩니다. 어떤 일인지 짧게 듣고, 급하게 지켜야 할 것이 있는지부터 확인합니다.',
          en: 'A case manager answers your call or enquiry. You may use another name. We hear briefly what it is about, and first of all whether anything needs protecting at once.',
          cn: '您来电或提交咨询后，由咨询专员接待。可以使用化名。我们先简短了解情况，确认是否有需要立即保护的事项。',
        },
      },
      {
        title: {
          ko: '예약과 이해충돌 확인',
          en: 'Booking and conflict check',
          cn: '预约与利益冲突确认',
        },
        text: {
          ko: '상대방을 이미 상담한 적이 없는지 확인한 뒤 시간과 방법을 정합니다. 상담료가 드는 경우에는 예약을 확정하기 전에 금액을 말씀드립니다.',
          en: 'We make sure that we have not already advised the other side, then settle when and how to meet. If there is a fee, you hear the amount before the booking is confirmed.',
          cn: '先确认我们是否曾为对方提供过咨询，再约定时间与方式。若需咨询费，会在确认预约前告知金额。',
        },
      },
      {
        title: {
          ko: '첫 상담',
          en: 'First consultation',
          cn: '初次咨询',
        },
        text: {
          ko: '변호사가 사실과 바라시는 것을 나누어 듣습니다. 고를 수 있는 길과 각각의 기간, 비용을 정하는 것들, 지금 하지 말아야 할 일을 말씀드립니다.',
          en: 'A lawyer listens to the facts and to your wishes, one after the other. You hear which ways are open, how long each takes, what the cost depends on, and what not to do now.',
          cn: '律师会把事实与您的愿望分开来听，说明可选择的途径、各自所需时间、影响费用的因素，以及眼下不该做的事。',
        },
      },
      {
        title: {
          ko: '위임계약',
          en: 'Engagement',
          cn: '委托合同',
        },
        text: {
          ko: '돌아가서 생각하신 뒤에 정하셔도 됩니다. 어디까지 맡기시는지, 보수가 어떻게 정해지는지를 계약서에 적고 한 줄씩 설명합니다.',
          en: 'Take your time to decide. The contract says how far you engage us and how the fee is set, and we go through it with you line by line.',
          cn: '您可以回去考虑之后再决定。委托到哪一步、报酬如何确定，都写入合同并逐条说明。',
        },
      },
      {
        title: {
          ko: '협의, 조정, 재판',
          en: 'Agreement, mediation, court',
          cn: '协议、调解与诉讼',
        },
        text: {
          ko: '자료를 정리하고 급한 조치를 먼저 신청합니다. 서면은 내기 전에 보여 드리고, 기일이 끝날 때마다 무엇을 했고 다음은 무엇인지 알려 드립니다.',
          en: 'We put the papers in order and apply for urgent measures first. You see every brief before it is filed, and after each hearing you hear what was done and what comes next.',
          cn: '整理资料，先申请紧急措施。书面材料提交前会给您过目，每次开庭之后都会告知做了什么、下一步是什么。',
        },
      },
      {
        title: {
          ko: '마무리와 그 뒤',
          en: 'After the case',
          cn: '结案与之后',
        },
        text: {
          ko: '신고와 등기, 명의와 연금처럼 남은 일을 목록으로 드립니다. 양육비가 오지 않거나 약속이 지켜지지 않을 때 쓸 수 있는 절차도 미리 알려 드립니다. 맡기셨던 서류는 돌려드립니다.',
          en: 'You get a list of what remains: reports and registration, names and pensions. You also know in advance what to do if support is not paid or a promise not kept. Your documents come back to you.',
          cn: '申报、登记、名义变更、养老金等剩余事项，会列成清单交给您。抚养费未到账或约定未被遵守时可采取的程序，也会提前告知。您交付的材料将予归还。',
        },
      },
    ],
  },
]
