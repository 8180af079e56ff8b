import { centreTerms as textsOf } from '#server/support/first/centre-terms.ts'

/** Terms of the demo’s trade centre. */
export const centreTerms = textsOf({
  who: { ko: '재단법인 이음새무역센터', en: 'The Ieumsae Trade Centre Foundation', cn: '怡音贸易中心财团法人' },
  officer: {
    ko: '개인정보 보호책임자: 한누리 (전화 02-0100-3000, 이메일 fairs@ieumsae.example)',
    en: 'Privacy officer: Han Nuri (telephone 02-0100-3000, e-mail fairs@ieumsae.example)',
    cn: '个人信息保护负责人：韩努里（电话 02-0100-3000，电子邮箱 fairs@ieumsae.example）'
  },
  processors: {
    ko: '개인정보의 처리를 맡기는 곳은 없습니다. 맡기게 되면 맡는 곳의 이름과 업무를 이 페이지에 먼저 알립니다.',
    en: 'No processor is engaged. Should one be, its name and what it does are announced on this page beforehand.',
    cn: '目前没有受托处理方。如有委托，将提前在本页公布其名称与业务内容。'
  }
}).map((term) => ({ ...term, effectiveAt: '2026-11-16T00:00:00.000Z' }))
