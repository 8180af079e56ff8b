import { codeLimits } from '#contract/account/certification.ts'
import { messageTemplate, type MessageTemplate } from '../mail/templates.ts'

const code = { label: /*i18n*/ '인증번호', isRequired: true }
const minutes = { label: /*i18n*/ '인증번호를 쓸 수 있는 시간(분)' }
const username = { label: /*i18n*/ '아이디' }
const company = { label: /*i18n*/ '회사 이름', isRequired: true }

/** Minutes for which a code can be used. */
export const codeMinutes = String(codeLimits.minutes)
const usefulFor = codeLimits.minutes * 60
const exampleCode = { code: '012345', minutes: codeMinutes }
const exampleMember = { username: 'haneul2026' }
const exampleCompany = { ...exampleMember, company: '가온상사' }

export const certification = messageTemplate({
  name: 'certification',
  label: /*i18n*/ '인증번호',
  variables: { code, minutes },
  subject: /*i18n*/ { id: 'mail.certification.subject', message: '[{firm}] 인증번호를 보내 드립니다' },
  mail: /*i18n*/ {
    id: 'mail.certification.text',
    message:
      '인증번호는 {code}입니다.\n\n{minutes}분 안에 화면에 입력해 주십시오. 다른 사람에게는 알려 주지 마십시오.\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  sms: /*i18n*/ { id: 'mail.certification.sms', message: '[{firm}] 인증번호 {code} ({minutes}분 안에 입력, 타인에게 알리지 마십시오)' },
  example: exampleCode,
  usefulFor,
})

export const recovery = messageTemplate({
  name: 'recovery',
  label: /*i18n*/ '아이디·비밀번호 찾기',
  variables: { code, usernames: { label: /*i18n*/ '아이디 목록', isRequired: true }, minutes },
  subject: /*i18n*/ { id: 'mail.recovery.subject', message: '[{firm}] 아이디와 비밀번호 찾기 인증번호' },
  mail: /*i18n*/ {
    id: 'mail.recovery.text',
    message:
      '이 주소로 인증하신 아이디: {usernames}\n\n비밀번호를 새로 정하실 인증번호는 {code}입니다.\n\n{minutes}분 안에 화면에 입력해 주십시오. 다른 사람에게는 알려 주지 마십시오.\n직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
  },
  sms: /*i18n*/ {
    id: 'mail.recovery.sms',
    message: '[{firm}] 비밀번호 찾기 인증번호 {code} ({minutes}분 안에 입력, 타인에게 알리지 마십시오)\n아이디: {usernames}',
  },
  example: { ...exampleCode, usernames: ['haneul2026', 'kim.bada'] as readonly string[] },
  usefulFor,
})

export const passwordChanged = messageTemplate({
  name: 'passwordChanged',
  label: /*i18n*/ '비밀번호 변경 알림',
  variables: { username: { ...username, isRequired: true } },
  subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: '[{firm}] 비밀번호가 바뀌었습니다' },
  mail: /*i18n*/ {
    id: 'mail.passwordChanged.text',
    message:
      '아이디 {username}의 비밀번호가 바뀌었고, 다른 기기의 로그인은 모두 끝났습니다.\n\n직접 바꾸지 않으셨다면 바로 로그인 화면의 ‘아이디·비밀번호 찾기’에서 비밀번호를 새로 정하시고 저희에게 알려 주십시오.',
  },
  sms: /*i18n*/ {
    id: 'mail.passwordChanged.sms',
    message: '[{firm}] {username}의 비밀번호가 바뀌었습니다. 직접 바꾸지 않으셨다면 바로 비밀번호를 새로 정하십시오.',
  },
  example: exampleMember,
})

export const addressChanged = messageTemplate({
  name: 'addressChanged',
  label: /*i18n*/ '연락처 변경 알림',
  variables: { username: { ...username, isRequired: true }, days: { label: /*i18n*/ '되찾을 수 있는 날수' } },
  subject: /*i18n*/ { id: 'mail.addressChanged.subject', message: '[{firm}] 계정의 연락처가 바뀌었습니다' },
  mail: /*i18n*/ {
    id: 'mail.addressChanged.text',
    message:
      '아이디 {username}의 이메일이나 휴대전화가 바뀌었습니다.\n\n직접 바꾸지 않으셨다면 {days}일 안에 로그인 화면의 ‘아이디·비밀번호 찾기’에서 바뀌기 전의 연락처로 인증해 주십시오. 비밀번호를 새로 정하시면 연락처도 되돌아오고 다른 로그인은 모두 끝납니다.',
  },
  sms: /*i18n*/ {
    id: 'mail.addressChanged.sms',
    message:
      '[{firm}] {username}의 연락처가 바뀌었습니다. 직접 바꾸지 않으셨다면 {days}일 안에 바뀌기 전의 연락처로 비밀번호를 찾아 주십시오.',
  },
  example: { ...exampleMember, days: '7' },
})

export const accountSuspended = messageTemplate({
  name: 'accountSuspended',
  label: /*i18n*/ '계정 정지 알림',
  variables: { username: { ...username, isRequired: true } },
  subject: /*i18n*/ { id: 'mail.accountSuspended.subject', message: '[{firm}] 계정이 정지되었습니다' },
  mail: /*i18n*/ {
    id: 'mail.accountSuspended.text',
    message: '아이디 {username}의 계정이 정지되어 로그인하실 수 없습니다. 까닭을 알고 싶으시면 저희에게 문의해 주십시오.',
  },
  sms: /*i18n*/ { id: 'mail.accountSuspended.sms', message: '[{firm}] {username}의 계정이 정지되었습니다. 문의해 주십시오.' },
  example: exampleMember,
})

export const accountRestored = messageTemplate({
  name: 'accountRestored',
  label: /*i18n*/ '계정 정지 해제 알림',
  variables: { username: { ...username, isRequired: true } },
  subject: /*i18n*/ { id: 'mail.accountRestored.subject', message: '[{firm}] 계정을 다시 쓰실 수 있습니다' },
  mail: /*i18n*/ { id: 'mail.accountRestored.text', message: '아이디 {username}의 계정을 다시 쓰실 수 있습니다. 로그인해 주십시오.' },
  sms: /*i18n*/ { id: 'mail.accountRestored.sms', message: '[{firm}] {username}의 계정을 다시 쓰실 수 있습니다.' },
  example: exampleMember,
})

export const passwordHelp = messageTemplate({
  name: 'passwordHelp',
  label: /*i18n*/ '비밀번호 찾기 안내',
  variables: { username: { ...username, isRequired: true }, link: { label: /*i18n*/ '볼 수 있는 곳(주소)', isRequired: true } },
  subject: /*i18n*/ { id: 'mail.passwordHelp.subject', message: '[{firm}] 비밀번호를 새로 정하시는 방법' },
  mail: /*i18n*/ {
    id: 'mail.passwordHelp.text',
    message:
      '아이디 {username}의 비밀번호는 아래 화면에서 이 주소로 인증하신 뒤 새로 정하실 수 있습니다. 저희 직원은 회원님의 비밀번호를 알지 못하고 대신 정하지도 않습니다.\n\n{link}',
  },
  sms: /*i18n*/ { id: 'mail.passwordHelp.sms', message: '[{firm}] {username}의 비밀번호 새로 정하기: {link}' },
  example: { ...exampleMember, link: 'https://example.com/recovery' },
})

export const companyApproved = messageTemplate({
  name: 'companyApproved',
  label: /*i18n*/ '회사 승인',
  site: 'centre',
  variables: { company, username },
  subject: /*i18n*/ { id: 'mail.companyApproved.subject', message: '[{firm}] 회사가 승인되었습니다' },
  mail: /*i18n*/ {
    id: 'mail.companyApproved.text',
    message: '아이디 {username}로 신청하신 {company}이(가) 승인되었습니다. 이제 상담회에 참가하실 수 있습니다.',
  },
  sms: /*i18n*/ { id: 'mail.companyApproved.sms', message: '[{firm}] {company}이(가) 승인되었습니다. 상담회에 참가하실 수 있습니다.' },
  example: exampleCompany,
})

export const companyRejected = messageTemplate({
  name: 'companyRejected',
  label: /*i18n*/ '회사 반려',
  site: 'centre',
  variables: { company, reason: { label: /*i18n*/ '반려 사유', isRequired: true }, username },
  subject: /*i18n*/ { id: 'mail.companyRejected.subject', message: '[{firm}] 회사를 승인해 드리지 못했습니다' },
  mail: /*i18n*/ {
    id: 'mail.companyRejected.text',
    message:
      '아이디 {username}로 신청하신 {company}을(를) 승인해 드리지 못했습니다.\n\n까닭: {reason}\n\n로그인하신 뒤 ‘내 회사’에서 내용을 고쳐 저장하시면 다시 살펴봅니다.',
  },
  sms: /*i18n*/ {
    id: 'mail.companyRejected.sms',
    message: '[{firm}] {company}을(를) 승인해 드리지 못했습니다. 까닭: {reason} ‘내 회사’에서 고치시면 다시 살펴봅니다.',
  },
  example: { ...exampleCompany, reason: '사업자등록증의 회사 이름이 다릅니다.' },
})

export const companyChangeApproved = messageTemplate({
  name: 'companyChangeApproved',
  label: /*i18n*/ '회사 내용 변경 승인',
  site: 'centre',
  variables: { company, username },
  subject: /*i18n*/ { id: 'mail.companyChangeApproved.subject', message: '[{firm}] 바꾸신 회사 내용이 승인되었습니다' },
  mail: /*i18n*/ {
    id: 'mail.companyChangeApproved.text',
    message: '아이디 {username}로 바꾸신 {company}의 내용이 승인되어 이제 상담회에 보입니다.',
  },
  sms: /*i18n*/ { id: 'mail.companyChangeApproved.sms', message: '[{firm}] 바꾸신 {company}의 내용이 승인되었습니다.' },
  example: exampleCompany,
})

export const companyChangeRejected = messageTemplate({
  name: 'companyChangeRejected',
  label: /*i18n*/ '회사 내용 변경 반려',
  site: 'centre',
  variables: { company, reason: { label: /*i18n*/ '반려 사유', isRequired: true }, username },
  subject: /*i18n*/ { id: 'mail.companyChangeRejected.subject', message: '[{firm}] 바꾸신 회사 내용을 승인해 드리지 못했습니다' },
  mail: /*i18n*/ {
    id: 'mail.companyChangeRejected.text',
    message:
      '아이디 {username}로 바꾸신 {company}의 내용을 승인해 드리지 못했습니다. 전에 승인된 내용은 그대로이고 상담회에 계속 참가하실 수 있습니다.\n\n까닭: {reason}',
  },
  sms: /*i18n*/ {
    id: 'mail.companyChangeRejected.sms',
    message: '[{firm}] 바꾸신 {company}의 내용을 승인해 드리지 못했습니다. 전의 승인은 그대로입니다. 까닭: {reason}',
  },
  example: { ...exampleCompany, reason: '사업자등록증의 회사 이름이 다릅니다.' },
})

export const colleagueInvited = messageTemplate({
  name: 'colleagueInvited',
  label: /*i18n*/ '회사 담당자 초대',
  site: 'centre',
  variables: {
    company,
    owner: { label: /*i18n*/ '초대한 분', isRequired: true },
    link: { label: /*i18n*/ '받아들일 수 있는 곳(주소)', isRequired: true },
    days: { label: /*i18n*/ '초대를 받아들일 수 있는 날수' },
  },
  subject: /*i18n*/ { id: 'mail.colleagueInvited.subject', message: '[{firm}] {company}의 담당자로 초대받으셨습니다' },
  mail: /*i18n*/ {
    id: 'mail.colleagueInvited.text',
    message:
      '{owner} 님이 {company}의 담당자로 초대하셨습니다. {days}일 안에 아래 주소에서 받아들이시면 상담회에 따로 참가하여 자기 일정으로 상담하실 수 있습니다.\n\n{link}\n\n모르는 초대라면 이 메일을 무시하셔도 됩니다.',
  },
  sms: /*i18n*/ {
    id: 'mail.colleagueInvited.sms',
    message: '[{firm}] {owner} 님이 {company}의 담당자로 초대하셨습니다({days}일 안에): {link}',
  },
  example: { company: '가온상사', owner: '김가온', link: 'https://example.com/join', days: '14' },
})

/** Messages about accounts. */
export const accountMessages: readonly MessageTemplate[] = [
  certification,
  recovery,
  passwordChanged,
  addressChanged,
  passwordHelp,
  accountSuspended,
  accountRestored,
  companyApproved,
  companyRejected,
  companyChangeApproved,
  companyChangeRejected,
  colleagueInvited,
]
