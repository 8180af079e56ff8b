import { msg } from '@lingui/core/macro'
import type { HelpText } from '../../console/module.ts'

/** Words of the help on this module's screens. */
export const help: readonly HelpText[] = [
  {
    at: ['auction/programs', 'auction/programs/*'],
    lines: [
      msg`작가, 경매 프로그램, 작품의 차례로 만듭니다. 새 경매는 지난 경매에서 ‘복제’로 시작하세요.`,
      msg`프로그램 화면의 아래에서 응찰자의 한도를 바꾸고, 위에서 도록, 사진, 예행 연습을 엽니다.`,
    ],
  },
  {
    at: ['auction/works', 'auction/works/*'],
    lines: [msg`작품 화면 아래에 전화 응찰, 낙찰 결과, 위탁, 진품 보증서, 법원에 낼 증거가 있습니다.`],
  },
  {
    at: ['auction/programs/*/control'],
    lines: [
      msg`열려 있는 작품을 마감이 가까운 차례로 보는 화면입니다.`,
      msg`‘조치’에서 응찰을 중지하거나 재개하고, 마감을 늦추고, 응찰을 취소하고, 출품을 철회합니다. 사유는 지워지지 않습니다.`,
    ],
  },
  {
    at: ['auction/programs/*/rostrum'],
    lines: [
      msg`경매장에서 한 점씩 진행하는 화면입니다. ‘호가 시작’, 현장 응찰, ‘마지막 호가 알리기’, ‘낙찰’의 차례입니다.`,
      msg`그사이 온라인 응찰로 가격이 바뀌면 낙찰되지 않고 바뀐 금액을 보여 줍니다.`,
    ],
  },
  {
    at: ['auction/programs/*/lots'],
    lines: [msg`작품의 차례를 끌어서 바꾸고 번호를 한 번에 매기는 화면입니다. 응찰이 있으면 번호를 바꿀 수 없습니다.`],
  },
  {
    at: ['auction/programs/*/pictures'],
    lines: [msg`12.jpg, 12-2.jpg처럼 번호가 든 파일 이름으로 작품을 찾아 사진을 한꺼번에 올리는 화면입니다.`],
  },
  {
    at: ['auction/programs/*/rehearsal'],
    lines: [msg`로봇 응찰자와 빨리 가는 시계로 경매를 미리 해 보는 화면입니다. 아무것도 남지 않습니다.`],
  },
  {
    at: ['auction/programs/*/catalogue'],
    lines: [msg`게시된 작품을 번호 차례로 인쇄하는 화면입니다. 다른 언어를 골라 나란히 실을 수 있습니다.`],
  },
  {
    at: ['auction/programs/*/statements', 'auction/programs/*/statements/*'],
    lines: [
      msg`위탁자마다 지급할 금액을 보고, 정산서를 인쇄하고, 보낸 돈을 적는 화면입니다.`,
      msg`원천징수는 제안일 뿐이니 세무 담당자와 확인해 주세요.`,
    ],
  },
]
