import { msg } from '@lingui/core/macro'
import type { HelpText } from '../../console/module.ts'

/** Words of the help on this module's screens. */
export const help: readonly HelpText[] = [
  {
    at: ['users'],
    lines: [
      msg`회원과 직원의 계정입니다. 이름, 아이디, 연락처의 일부로 찾습니다. 찾은 것은 열람 기록에 남습니다.`,
      msg`직원의 계정은 구분에 직원을 고르고 등급을 줍니다. 등급에 없는 메뉴는 보이지 않습니다.`,
    ],
  },
  {
    at: ['users/create'],
    lines: [msg`직원의 계정은 구분에 직원을 고르고 등급을 줍니다. 등급에 없는 메뉴는 보이지 않습니다.`],
  },
  {
    at: ['users/*'],
    lines: [
      msg`한 분에 관한 것이 모두 있는 화면입니다. 아래의 부분은 펼칠 때 불러옵니다.`,
      msg`‘회원의 화면 보기’는 사유를 적고 15분 동안 보기만 합니다. 시작과 끝이 열람 기록에 남습니다.`,
      msg`회사나 문의가 있는 회원은 삭제할 수 없으니 ‘탈퇴 처리’를 씁니다.`,
      msg`기기를 잃어버리신 분을 도울 때는 ‘모든 기기에서 로그아웃’을 누릅니다.`,
    ],
  },
  {
    at: ['companies', 'companies/*'],
    lines: [
      msg`회사를 살펴보고 승인하거나 까닭을 적어 반려하는 화면입니다. 서류의 ‘보기’를 누르면 그 자리에서 열립니다.`,
      msg`결정은 회원의 언어로 한 번 알립니다. 사업자등록증이 없는 판매 기업은 승인할 수 없습니다.`,
      msg`승인된 회사가 바꾼 이름은 승인하실 때까지 이전 이름이 보입니다.`,
    ],
  },
  {
    at: ['users/levels'],
    lines: [
      msg`등급마다 할 수 있는 일을 정하는 표입니다. 저장하면 그 등급의 모든 분에게 바로 적용됩니다.`,
      msg`본인에게 없는 권한은 주거나 거둘 수 없고, 마지막 관리자의 권한은 거둘 수 없습니다.`,
    ],
    hasNoPattern: true,
  },
  {
    at: ['users/withdrawals'],
    listOf: 'users',
    lines: [msg`탈퇴한 회원의 기록입니다. 이름과 연락처는 탈퇴할 때 지워집니다.`],
  },
]
