import { msg } from '@lingui/core/macro'
import type { HelpText } from '../../console/module.ts'

/** Words of the help on this module's screens. */
export const help: readonly HelpText[] = [
  {
    at: ['terms', 'terms/*'],
    lines: [
      msg`약관은 고치지 말고 ‘새 판 만들기’로 시작합니다. 다음 판 번호가 적혀 있고, 시행일을 고르시면 됩니다.`,
      msg`시행일부터 새 판이 쓰이고, 그 전에 동의하신 분의 기록은 그대로 남습니다.`,
      msg`이용약관과 개인정보처리방침의 새 판은 시행 전에 회원 모두에게 알리고, 사이트에는 지금 판과 함께 보입니다.`,
      msg`약관을 열면 아래에서 다른 판과 견주고, 그 판에 동의한 수를 볼 수 있습니다.`,
    ],
  },
  {
    at: ['center/faqs', 'center/faqs/*', 'center/notifications', 'center/notifications/*'],
    lines: [msg`‘보이는 곳’에 따라 법인 홈페이지나 무역센터 가운데 한 곳에 보입니다.`],
  },
  {
    at: ['boards/comments', 'boards/comments/*'],
    lines: [
      msg`여러 개를 골라 한 번에 숨기거나 다시 보이게 합니다.`,
      msg`‘사이트 설정’의 ‘게시판’에서 확인한 뒤 보이게 하시면 새 댓글은 ‘보임’으로 바꾸실 때까지 쓴 분만 봅니다.`,
    ],
  },
  {
    at: ['center/questions', 'center/questions/*'],
    lines: [msg`회원의 문의에 답하는 화면입니다. 첨부 파일은 문의 위에서 열 수 있습니다.`],
  },
]
