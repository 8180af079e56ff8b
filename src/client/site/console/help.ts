import { msg } from '@lingui/core/macro'
import type { HelpText } from '../../console/module.ts'

/** Words of the help on this module's screens. */
export const help: readonly HelpText[] = [
  {
    at: ['email', 'message'],
    lines: [
      msg`한 분께 바로 보내는 화면입니다. ‘보내는 곳’에서 누구의 이름으로 보낼지 고릅니다.`,
      msg`적는 동안 받는 분이 볼 모습이 아래에 보입니다. 보낸 결과는 ‘발송 기록’에 남습니다.`,
    ],
  },
  {
    at: ['setting', 'setting/*'],
    lines: [
      msg`이름, 전화, 사무소, 운영 시간처럼 사이트 전체에 쓰이는 것을 적는 화면입니다. 저장하면 바로 나갑니다.`,
      msg`주제마다 따로 저장합니다. ‘빈칸’은 사이트에 있어야 할 것, ‘번역’은 다른 언어에 비어 있는 것의 수입니다.`,
    ],
  },
  {
    at: ['messages', 'messages/*/*/*'],
    lines: [
      msg`인증번호처럼 사이트가 스스로 보내는 글을 언어마다 바꾸는 화면입니다.`,
      msg`꼭 필요한 항목이 빠지면 저장되지 않습니다.`,
      msg`‘내 주소로 시험 삼아 보내기’로 받아 보신 뒤에 쓰세요.`,
    ],
  },
  {
    at: ['deliveries'],
    lines: [
      msg`보낸 메시지와 실패한 까닭을 보는 화면입니다. 회원에게 알린 것은 방법마다 한 줄씩 남습니다.`,
      msg`‘다시 보내기’는 같은 방법으로 지금의 주소에 다시 보냅니다.`,
    ],
  },
  {
    at: ['jobs'],
    lines: [msg`서버가 정해진 때에 하는 일과 마지막 실패를 보는 화면입니다. ‘지금 실행’을 누를 수 있습니다.`],
  },
  {
    at: ['outbox'],
    lines: [msg`이 서버를 시험하는 동안 밖으로 나가지 않은 메시지를 보는 화면입니다.`],
  },
  {
    at: ['alerts'],
    lines: [msg`어떤 일을 어떤 방법으로 알려 드릴지 정하는 화면입니다. 나에게만 적용됩니다.`],
  },
  {
    at: ['audit'],
    lines: [msg`누가 언제 누구의 것을 보고, 고치고, 내보냈는지 보는 화면입니다. 기록은 고칠 수 없습니다.`],
  },
  {
    at: ['banners', 'banners/*'],
    lines: [msg`첫 화면의 배너입니다. ‘보이는 곳’에서 어느 첫 화면인지 고르고, 넓은 화면과 휴대전화의 사진을 올립니다.`],
  },
  {
    at: ['popups', 'popups/*'],
    lines: [msg`보일 기간과 자리를 정합니다. 기간이 지나면 저절로 사라지고, 기간 전에도 미리 볼 수 있습니다.`],
  },
  {
    at: ['statements', 'statements/*'],
    lines: [msg`인사말, 일하는 원칙처럼 정해진 자리에 놓이는 글입니다. 게시를 내리면 그 부분이 화면에서 빠집니다.`],
  },
]
