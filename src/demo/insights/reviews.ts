import type { SeedInsight, Translated } from '../types.ts'

const letter: Translated = { ko: '의뢰인 편지', en: 'A client’s letter', cn: '委托人来信' }

export const reviews: SeedInsight[] = [
  {
    key: 'review-01',
    subject: {
      ko: '처음으로 끝까지 들어 준 자리였습니다',
      en: 'The first time someone heard me to the end',
      cn: '第一次有人听我把话说完',
    },
    label: letter,
    summary: {
      ko: '상담실에서 한 시간 동안 두서없이 말했지만 아무도 재촉하지 않았습니다. 돌아오는 길에 해야 할 일이 적힌 종이 한 장을 들고 있었습니다.',
      en: 'I talked for an hour in no particular order, and nobody hurried me. I went home holding one sheet of paper with what to do next.',
      cn: '我在咨询室里语无伦次地讲了一个小时，没有人催促我。回家路上，我手里拿着一张写有待办事项的纸。',
    },
    content: {
      ko: [
        '<p>상담을 예약하고도 두 번이나 취소했습니다. 세 번째에야 문을 열고 들어갔는데, 왜 늦었느냐고 묻지 않으셔서 고마웠습니다.</p>',
        '<p>저는 결혼한 이야기와 어젯밤의 이야기를 뒤섞어 말했습니다. 변호사님은 끊지 않고 들으신 뒤, 들은 내용을 날짜 순서로 다시 말씀해 주셨습니다. 남의 이야기처럼 들리니 조금 숨이 쉬어졌습니다.</p>',
        '<p>할 수 있는 일과 할 수 없는 일을 나누어 알려 주신 것이 가장 도움이 되었습니다. 그날 받은 종이 한 장이 아직 책상 서랍에 있습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-01',
    createdAt: '2026-11-05T05:00:00.000Z',
  },
  {
    key: 'review-02',
    subject: {
      ko: '아이의 하루를 먼저 물어봐 주셨습니다',
      en: 'They asked about my child’s day first',
      cn: '他们先问了孩子的一天',
    },
    label: letter,
    summary: {
      ko: '양육에 관한 상담이었는데 첫 질문이 아이가 아침에 무엇을 먹느냐는 것이었습니다. 그 질문 덕분에 무엇을 지켜야 하는지 알게 되었습니다.',
      en: 'It was a consultation about custody, and the first question was what my child eats for breakfast. It showed me what I needed to protect.',
      cn: '那是一次关于抚养的咨询，第一个问题却是孩子早上吃什么。这个问题让我明白了该守护什么。',
    },
    content: {
      ko: [
        '<p>저는 상대방의 잘못을 스무 장이나 적어 갔습니다. 그런데 첫 질문은 아이가 아침에 무엇을 먹고 누구와 등교하는지였습니다.</p>',
        '<p>처음에는 서운했지만 이야기하다 보니 제가 정말 걱정하는 것이 무엇인지 알 수 있었습니다. 가사조사를 앞두고는 꾸며서 말하지 말고 평소대로 설명하라고 하셨습니다.</p>',
        '<p>아이에게 대답을 연습시키지 말라는 당부를 오래 기억하고 있습니다. 그 시간을 지나는 동안 아이와 다투지 않은 것이 제게는 큰 위안입니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-02',
    createdAt: '2026-09-16T05:00:00.000Z',
  },
  {
    key: 'review-03',
    subject: {
      ko: '장례를 마치고 아무것도 모를 때',
      en: 'After the funeral, when I knew nothing',
      cn: '办完丧事，一无所知的时候',
    },
    label: letter,
    summary: {
      ko: '빚 독촉 우편을 받고 찾아갔습니다. 무엇을 하라는 말보다 무엇을 하지 말라는 말이 더 큰 도움이 되었습니다.',
      en: 'I came in after demand letters for a debt arrived. Being told what not to do helped even more than being told what to do.',
      cn: '收到催债函后我前来咨询。比起该做什么，告诉我不该做什么反而帮助更大。',
    },
    content: {
      ko: [
        '<p>아버지를 보내 드린 다음 주에 처음 보는 이름의 회사에서 우편이 왔습니다. 형제들은 서로 눈치만 보고 있었습니다.</p>',
        '<p>상담에서는 가족을 모두 불러 한자리에서 설명해 주셨습니다. 아버지 통장은 건드리지 말 것, 석 달의 날짜를 달력에 적을 것, 조카들에게도 알릴 것. 세 가지를 화이트보드에 써 주셔서 다 같이 사진을 찍었습니다.</p>',
        '<p>어려운 말을 쓰지 않고, 같은 질문을 여러 번 해도 차분히 답해 주셨습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: false,
    thumb: 'review-03',
    createdAt: '2026-07-29T05:00:00.000Z',
  },
  {
    key: 'review-04',
    subject: {
      ko: '싸움을 키우지 않는 글을 배웠습니다',
      en: 'I learned to write without feeding the fight',
      cn: '学会了不激化争执的写法',
    },
    label: letter,
    summary: {
      ko: '제가 쓴 진술서의 절반을 덜어 내셨습니다. 남은 절반을 읽어 보니 그제야 제 이야기 같았습니다.',
      en: 'Half of my written statement was taken out. When I read what was left, it finally sounded like my own story.',
      cn: '我写的陈述书被删去了一半。读着剩下的一半，我才觉得那是自己的故事。',
    },
    content: {
      ko: [
        '<p>밤마다 진술서를 썼습니다. 읽을수록 화가 나는 글이었습니다. 담당하신 분은 그 글을 다 읽고 나서, 이 문장은 사실이고 이 문장은 마음이라고 색을 나누어 표시해 주셨습니다.</p>',
        '<p>마음을 적은 문장이 틀렸다는 뜻은 아니라고 하셨습니다. 다만 법원에 낼 글과 저를 위해 남길 글은 다르다고 하셨습니다. 그래서 글을 두 벌로 나누었습니다.</p>',
        '<p>제출하기 전에 늘 먼저 보여 주고 제 뜻을 확인해 주신 점이 고마웠습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-04',
    createdAt: '2026-06-03T05:00:00.000Z',
  },
  {
    key: 'review-05',
    subject: {
      ko: '답이 늦을 때에는 늦는다고 알려 주셨습니다',
      en: 'When an answer would be late, they told me so',
      cn: '回复会晚时，他们会提前告诉我',
    },
    label: letter,
    summary: {
      ko: '기다리는 시간이 가장 힘들었습니다. 소식이 없는 주에도 소식이 없다는 연락을 받은 것이 큰 힘이 되었습니다.',
      en: 'Waiting was the hardest part. Even in weeks with no news, being told there was no news gave me strength.',
      cn: '等待的时间最难熬。即使没有进展的那几周，也会收到“暂无消息”的联系，这给了我很大的力量。',
    },
    content: {
      ko: [
        '<p>소송은 생각보다 조용했습니다. 몇 주씩 아무 일도 일어나지 않는 것처럼 보였고, 그럴 때마다 잊힌 것 같아 불안했습니다.</p>',
        '<p>그런데 금요일이면 짧은 연락이 왔습니다. 이번 주에는 새로 들어온 서류가 없습니다, 다음 기일은 언제입니다, 그때까지 준비할 것은 없습니다. 그 세 줄이 주말을 견디게 해 주었습니다.</p>',
        '<p>모르는 것은 확인한 뒤에 답하겠다고 솔직하게 말씀하신 것도 믿음이 갔습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-05',
    createdAt: '2026-04-15T05:00:00.000Z',
  },
  {
    key: 'review-06',
    subject: {
      ko: '서류가 없어도 괜찮다는 말',
      en: 'Being told it was all right to have no papers',
      cn: '“没有登记也没关系”这句话',
    },
    label: letter,
    summary: {
      ko: '혼인신고 없이 오래 살았습니다. 부끄러워 말하지 못하던 일을 담담하게 들어 주셔서 이야기를 시작할 수 있었습니다.',
      en: 'We lived together for many years without registering. They listened so calmly to what I had been ashamed to say that I could begin.',
      cn: '我们没有登记，却共同生活了多年。他们平静地倾听我羞于启齿的事，我才得以开口。',
    },
    content: {
      ko: [
        '<p>혼인신고를 하지 않은 것이 제 잘못 같아 상담을 미루었습니다. 접수하시는 분부터 호칭을 조심스럽게 물어 주셔서 마음이 놓였습니다.</p>',
        '<p>가진 것이 사진과 영수증뿐이라고 했더니, 그것으로 시작하면 된다고 하셨습니다. 상자 하나를 같이 펼쳐 놓고 연도별로 나누었습니다. 정리하다 보니 함께 산 세월이 헛되지만은 않았다는 생각이 들었습니다.</p>',
        '<p>기대하기 어려운 부분도 처음에 분명히 말씀해 주셔서 오히려 편안했습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: false,
    thumb: 'review-06',
    createdAt: '2026-01-28T05:00:00.000Z',
  },
  {
    key: 'review-07',
    subject: {
      ko: '안전을 먼저 확인해 주셨습니다',
      en: 'They checked that I was safe first',
      cn: '他们先确认了我的安全',
    },
    label: letter,
    summary: {
      ko: '전화를 걸었을 때 처음 들은 말은 지금 안전한 곳에 계시느냐는 물음이었습니다. 그 한마디로 다음 걸음을 뗄 수 있었습니다.',
      en: 'When I called, the first thing I heard was a question: are you somewhere safe now? That gave me the next step.',
      cn: '打去电话时，我听到的第一句话是：您现在在安全的地方吗？这句话让我迈出了下一步。',
    },
    content: {
      ko: [
        '<p>작은 목소리로 전화를 걸었습니다. 사건을 묻기 전에 지금 통화해도 괜찮은지, 안전한 곳인지 먼저 물으셨습니다. 다시 연락해도 되는 시간과 번호도 따로 정해 주셨습니다.</p>',
        '<p>상담에서는 보호명령이 무엇인지, 신고를 하면 어떤 일이 이어지는지 순서대로 설명해 주셨습니다. 서두르라고도, 참으라고도 하지 않으셨습니다.</p>',
        '<p>우편물이 집으로 가지 않도록 챙겨 주신 것까지, 작은 배려들이 기억에 남습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-07',
    createdAt: '2025-11-19T05:00:00.000Z',
  },
  {
    key: 'review-08',
    subject: {
      ko: '세금 이야기를 쉬운 말로 들었습니다',
      en: 'Tax, explained in plain words',
      cn: '用浅显的话听懂了税款',
    },
    label: letter,
    summary: {
      ko: '합의서에 서명하기 전날 찾아갔습니다. 표 한 장으로 설명을 듣고 나서야 제가 무엇에 서명하려 했는지 알았습니다.',
      en: 'I went the day before I was to sign. Only after a one-page table was explained to me did I see what I had been about to sign.',
      cn: '签协议的前一天我去了。听完一张表格的说明，我才明白自己原本要签的是什么。',
    },
    content: {
      ko: [
        '<p>숫자에 약해서 합의서의 금액만 보고 있었습니다. 상담에서는 제가 받을 재산을 한 줄씩 적고, 지금 드는 돈과 나중에 드는 돈을 칸으로 나누어 보여 주셨습니다.</p>',
        '<p>어느 쪽이 낫다고 대신 정해 주지는 않으셨습니다. 대신 제가 고를 수 있도록 같은 설명을 두 번 해 주셨고, 세무서에 확인해야 할 부분은 따로 표시해 주셨습니다.</p>',
        '<p>서명을 일주일 미룬 것이 그해에 제가 가장 차분하게 내린 결정이었습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: false,
    thumb: 'review-08',
    createdAt: '2025-08-27T05:00:00.000Z',
  },
  {
    key: 'review-09',
    subject: {
      ko: '멀리 살아도 혼자가 아니었습니다',
      en: 'Far away, but not alone',
      cn: '身在远方，却并不孤单',
    },
    label: letter,
    summary: {
      ko: '외국에 살며 상담을 받았습니다. 시차를 맞추어 화면으로 만났고, 모르는 절차를 그림으로 그려 설명해 주셨습니다.',
      en: 'I was living abroad. We met on screen around the time difference, and procedures I did not know were drawn out for me.',
      cn: '我住在国外接受咨询。他们配合时差与我视频见面，并用图画说明我不了解的程序。',
    },
    content: {
      ko: [
        '<p>한국을 떠난 지 오래되어 법률 용어가 외국어처럼 들렸습니다. 제가 사는 곳의 저녁 시간에 맞추어 화면 상담을 잡아 주셨고, 통화가 끝나면 나눈 이야기를 쉬운 한국어로 정리해 보내 주셨습니다.</p>',
        '<p>서류를 외국으로 보내는 데 시간이 걸린다는 것, 그동안 무엇을 준비할 수 있는지를 처음부터 알려 주셔서 조급해하지 않을 수 있었습니다.</p>',
        '<p>답장 끝에 늘 그곳의 날씨를 물어 주시던 것이 생각납니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-09',
    createdAt: '2025-05-28T05:00:00.000Z',
  },
  {
    key: 'review-10',
    subject: {
      ko: '이혼하지 않기로 한 날에도',
      en: 'Even on the day I chose not to divorce',
      cn: '即使在决定不离婚的那天',
    },
    label: letter,
    summary: {
      ko: '고민 끝에 소송을 하지 않기로 했습니다. 그 결정을 말씀드렸을 때 들은 대답이 오래 남아 있습니다.',
      en: 'After much thought I decided not to file. The reply I received when I said so has stayed with me.',
      cn: '几经考虑，我决定不起诉。说出这个决定时听到的回答，我一直记得。',
    },
    content: {
      ko: [
        '<p>세 번 상담을 받고 나서 소송을 하지 않겠다고 말씀드렸습니다. 시간을 빼앗은 것 같아 미안했는데, 변호사님은 충분히 살펴보고 정하신 것이니 잘하셨다고 하셨습니다.</p>',
        '<p>나중에 마음이 달라질 수도 있으니 지켜야 할 날짜와 남겨 둘 기록만 알려 주셨습니다. 부부 상담을 받을 수 있는 공공 기관도 알아보는 방법을 가르쳐 주셨습니다.</p>',
        '<p>결정을 떠밀지 않는 곳이 있다는 것만으로도 힘이 되었습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-10',
    createdAt: '2025-02-19T05:00:00.000Z',
  },
  {
    key: 'review-11',
    subject: {
      ko: '형제에게 보낼 편지를 함께 고쳐 썼습니다',
      en: 'We rewrote the letter to my siblings together',
      cn: '一起修改写给兄弟姐妹的信',
    },
    label: letter,
    summary: {
      ko: '상속 문제로 연락이 끊긴 형제에게 보낼 편지를 함께 고쳐 주셨습니다. 이기는 글이 아니라 이야기할 수 있는 글이었습니다.',
      en: 'They helped me rework a letter to siblings I had lost touch with over an inheritance. It was a letter for talking, not for winning.',
      cn: '因继承问题与兄弟姐妹断了联系，他们帮我修改要寄出的信。那不是为了取胜，而是为了能够对话的信。',
    },
    content: {
      ko: [
        '<p>어머니를 모신 시간이 숫자로 바뀌는 것이 싫었습니다. 그래서 처음에는 계산 이야기를 듣고 싶지 않았습니다.</p>',
        '<p>담당하신 분은 병원 기록과 가계부를 보기 전에 어머니가 어떤 분이셨는지 물어보셨습니다. 그 뒤에야 법이 그 시간을 어떻게 다루는지 설명해 주셨습니다. 형제에게 보낼 편지에서 따지는 말을 덜어 내고, 만나자는 말을 앞에 두도록 도와주셨습니다.</p>',
        '<p>절차보다 사람을 먼저 보아 주셔서 감사했습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: false,
    thumb: 'review-11',
    createdAt: '2024-10-16T05:00:00.000Z',
  },
  {
    key: 'review-12',
    subject: {
      ko: '모든 비용을 먼저 적어 주셨습니다',
      en: 'Every cost was written down first',
      cn: '他们先把所有费用写清楚',
    },
    label: letter,
    summary: {
      ko: '돈 이야기를 꺼내기 어려웠는데 먼저 종이에 적어 주셨습니다. 모르는 채로 서명하지 않도록 기다려 주신 것이 고마웠습니다.',
      en: 'I found it hard to raise the subject of money, so they wrote it down first. I was grateful that they waited until I understood before I signed.',
      cn: '我难以开口谈费用，他们先写在了纸上。让我弄明白之后再签字，这份等待令我感激。',
    },
    content: {
      ko: [
        '<p>따로 살기 시작하면서 통장에 남은 돈이 많지 않았습니다. 비용을 물으면 형편이 드러날까 걱정했습니다.</p>',
        '<p>그런데 묻기도 전에 어떤 비용이 언제 드는지, 법원에 내는 돈은 얼마인지 한 장에 적어 주셨습니다. 집에 가서 읽어 보고 오라며 그날은 서명을 받지 않으셨습니다. 소송구조 제도를 알아볼 수 있다는 것도 알려 주셨습니다.</p>',
        '<p>제 형편을 안쓰럽게 여기지 않고 그저 하나의 조건으로 다루어 주셔서 편안했습니다.</p>',
      ].join(''),
    },
    code: 'review',
    isDivorceMain: true,
    thumb: 'review-12',
    createdAt: '2024-05-29T05:00:00.000Z',
  },
]
