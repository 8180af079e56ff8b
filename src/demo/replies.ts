import type { Translated } from './types.ts'

/** What the office often answers a request with. */
export const replies: { title: string; subject: Translated; content: Translated }[] = [
  {
    title: '상담 시간 정하기',
    subject: {
      ko: '상담 시간을 정하려고 합니다 (접수번호 {receipt})',
      en: 'Arranging a time for your consultation ({receipt})',
      cn: '关于咨询时间（受理编号 {receipt}）',
    },
    content: {
      ko: `<p>{name} 님, 상담을 신청해 주셔서 고맙습니다.</p>
<p>편하신 날과 시간을 두세 가지 알려 주시면 그 가운데에서 정해 드립니다. 전화와 화상으로도 상담하실 수 있습니다.</p>
<p>이 메일을 다른 분이 함께 보실 수 있다면, 안전하게 연락드릴 방법을 알려 주십시오.</p>`,
      en: `<p>Dear {name},</p>
<p>Thank you for your request. Please tell us two or three days and times that suit you, and we will confirm one of them. You may also talk to us by telephone or video.</p>
<p>If somebody else may read this mailbox, please tell us a safe way to reach you.</p>`,
      cn: `<p>{name} 您好，感谢您申请咨询。</p>
<p>请告诉我们两三个方便的日期和时间，我们将从中确定。也可以通过电话或视频咨询。</p>
<p>如果其他人可能看到这封邮件，请告诉我们一个安全的联系方式。</p>`,
    },
  },
  {
    title: '준비하실 서류',
    subject: {
      ko: '상담에 가져오실 서류 (접수번호 {receipt})',
      en: 'Documents to bring to your consultation ({receipt})',
      cn: '咨询时请携带的材料（受理编号 {receipt}）',
    },
    content: {
      ko: `<p>{name} 님, 상담 때 아래 서류를 가져오시면 도움이 됩니다. 구하기 어려운 것은 없으셔도 괜찮습니다.</p>
<ul><li>혼인관계증명서, 가족관계증명서</li><li>부동산과 예금을 알 수 있는 서류</li><li>그동안 있었던 일을 적은 메모</li></ul>`,
      en: `<p>Dear {name},</p>
<p>These documents help us at the consultation. Please do not worry about any that are hard to get.</p>
<ul><li>Certificates of marriage and of family relations</li><li>Papers about property and savings</li><li>Notes of what has happened so far</li></ul>`,
      cn: `<p>{name} 您好，咨询时携带以下材料会有所帮助。不便取得的材料没有也无妨。</p>
<ul><li>婚姻关系证明、家庭关系证明</li><li>能够说明房产和存款的材料</li><li>记录经过的笔记</li></ul>`,
    },
  },
  {
    title: '맡을 수 없는 상담',
    subject: {
      ko: '신청하신 상담에 대하여 (접수번호 {receipt})',
      en: 'About your request ({receipt})',
      cn: '关于您的咨询申请（受理编号 {receipt}）',
    },
    content: {
      ko: `<p>{name} 님, 신청하신 내용을 살펴보았으나 저희가 상담을 맡기 어렵습니다. 이유를 자세히 말씀드리지 못하는 점을 이해해 주십시오.</p>
<p>대한법률구조공단(132)과 각 지방변호사회에서 다른 변호사를 안내받으실 수 있습니다.</p>`,
      en: `<p>Dear {name},</p>
<p>We have read your request and are sorry that we cannot take it on. Please understand that we may not be able to explain why.</p>
<p>The Korea Legal Aid Corporation (132) and the local bar associations can refer you to another lawyer.</p>`,
      cn: `<p>{name} 您好，我们已了解您的申请，但很抱歉无法受理，也可能无法说明具体原因，敬请谅解。</p>
<p>您可以通过大韩法律救助公团（132）或各地律师协会联系其他律师。</p>`,
    },
  },
]
