import { homeTexts } from './home-texts.ts'
import { programTexts } from './program-texts.ts'
import type { InitialStatement } from './statement.ts'

/** Initial statements: what the law asks of any firm. There is no letter until somebody writes it. */
export const statements: readonly InitialStatement[] = [
  ...homeTexts,
  ...programTexts,
  {
    code: 'principles',
    title: { ko: '세 가지를 지킵니다', en: 'Three things we hold to', cn: '我们坚守三件事' },
    text: null,
    parts: [
      {
        title: { ko: '비밀을 지킵니다', en: 'Confidentiality', cn: '保守秘密' },
        text: {
          ko: '변호사는 직무를 하며 알게 된 비밀을 지킬 의무가 있습니다. 상담하신 사실과 말씀하신 내용은 사건을 맡기지 않으셔도 밖에 알리지 않습니다.',
          en: 'A lawyer must by law keep confidential what is learned in the course of the work. That you asked us, and what you told us, stays with us even if you do not engage us.',
          cn: '律师对执业中知悉的秘密依法负有保密义务。即使您不委托，咨询的事实和内容我们也不会外泄。',
        },
      },
      {
        title: { ko: '결과를 약속하지 않습니다', en: 'No promise of a result', cn: '不承诺结果' },
        text: {
          ko: '같은 사안이라도 사정에 따라 판단이 달라집니다. 할 수 있는 일과 어려운 일을 나누어 말씀드리고, 결과를 미리 장담하지 않습니다.',
          en: 'Similar cases end differently as circumstances differ. We tell you what can be done and what is difficult, and never promise an outcome.',
          cn: '同类案件也会因具体情况而结果不同。我们会说明能做到的和难以做到的，不预先保证结果。',
        },
      },
      {
        title: { ko: '정하시는 분은 의뢰인입니다', en: 'The decision is yours', cn: '由您来决定' },
        text: {
          ko: '상담하셨다고 해서 사건을 맡기셔야 하는 것은 아닙니다. 맡기실 때에는 범위와 보수를 계약서에 적고 설명합니다.',
          en: 'A consultation does not oblige you to engage us. If you do, the scope and the fee are set out in a written agreement and explained.',
          cn: '咨询并不意味着必须委托。如您决定委托，委托范围与费用将写入合同并向您说明。',
        },
      },
    ],
  },
  {
    code: 'course',
    title: { ko: '첫 연락부터 마무리까지', en: 'From the first call to the end', cn: '从首次联系到结束' },
    text: null,
    parts: [
      {
        title: { ko: '첫 연락', en: 'First contact', cn: '首次联系' },
        text: {
          ko: '상담 문의를 남기시면 접수 번호를 바로 알려 드립니다. 이름은 가명으로 적으셔도 됩니다.',
          en: 'When you send an enquiry you get a receipt number at once. You may use a pseudonym.',
          cn: '提交咨询后会立即获得受理编号。可以使用化名。',
        },
      },
      {
        title: { ko: '이해충돌 확인', en: 'Conflict check', cn: '利益冲突核查' },
        text: {
          ko: '변호사는 상대방의 사건을 함께 맡을 수 없으므로, 상담하기 전에 이해충돌이 없는지 확인합니다.',
          en: 'A lawyer cannot act for both sides, so we check for conflicts of interest before a consultation.',
          cn: '律师不得同时代理对方当事人，因此在咨询前会核查是否存在利益冲突。',
        },
      },
      {
        title: { ko: '상담', en: 'Consultation', cn: '咨询' },
        text: {
          ko: '사실과 바라시는 것을 듣고, 고를 수 있는 절차와 각각의 기간, 비용을 정하는 것들을 말씀드립니다.',
          en: 'We listen to the facts and to what you hope for, and explain the procedures open to you, how long each takes and what its cost depends on.',
          cn: '听取事实和您的期望，说明可选择的程序、各自所需时间以及影响费用的因素。',
        },
      },
      {
        title: { ko: '위임계약', en: 'Engagement', cn: '委托合同' },
        text: {
          ko: '맡기시는 범위와 보수를 계약서에 적고 설명합니다. 돌아가서 생각하신 뒤에 정하셔도 됩니다.',
          en: 'The scope and the fee are written into an agreement and explained. You may take your time to decide.',
          cn: '将委托范围与费用写入合同并加以说明。您可以回去考虑后再决定。',
        },
      },
      {
        title: { ko: '협의, 조정, 재판', en: 'Agreement, mediation, trial', cn: '协议、调解、诉讼' },
        text: {
          ko: '사안에 맞는 절차를 진행하고, 기일이 끝날 때마다 다음에 할 일을 알려 드립니다.',
          en: 'We carry out the procedure that fits the case, and tell you after each hearing what comes next.',
          cn: '按案件情况推进相应程序，每次开庭后告知下一步事项。',
        },
      },
    ],
  },
]
