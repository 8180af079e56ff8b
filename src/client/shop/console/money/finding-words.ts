import type { DepositFinding } from '#contract/shop/deposit-states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for what an open deposit looks like, and what can be done with it. */
export const findingWords: Readonly<Record<DepositFinding, { name: MessageDescriptor; hint: MessageDescriptor }>> = {
  match: {
    name: msg`금액과 이름이 맞음`,
    hint: msg`금액과 이름이 같은 주문이 하나뿐입니다.`,
  },
  several: {
    name: msg`맞는 주문이 여럿`,
    hint: msg`금액과 이름이 같은 주문이 여럿입니다. 어느 주문의 돈인지 골라 주십시오.`,
  },
  together: {
    name: msg`나누어 들어옴`,
    hint: msg`같은 이름의 다른 입금과 더하면 주문 금액이 됩니다. 함께 고르면 결제됩니다.`,
  },
  tooLittle: {
    name: msg`적게 들어옴`,
    hint: msg`주문 금액보다 적습니다. 나머지가 들어올 때까지 두시거나, 고객과 맞추어 돌려 드리십시오. 모자란 채로는 결제되지 않습니다.`,
  },
  tooMuch: {
    name: msg`많이 들어옴`,
    hint: msg`주문 금액보다 많습니다. 주문을 결제하면 나머지는 돌려줄 것으로 적습니다.`,
  },
  noted: {
    name: msg`이미 입금 확인함`,
    hint: msg`이 금액과 이름의 주문은 손으로 입금을 확인했습니다. 그 주문의 돈이면 이어 주십시오. 다시 결제하지 않습니다.`,
  },
  twice: {
    name: msg`두 번 들어옴`,
    hint: msg`한 주문에 같은 돈이 두 번 들어온 것으로 보입니다. 고객과 확인하고, 한 번은 돌려 드리십시오.`,
  },
  late: {
    name: msg`늦게 들어옴`,
    hint: msg`기한이 지났거나 취소된 주문입니다. 그 주문은 다시 살릴 수 없습니다. 돌려 드리거나, 고객이 새로 주문하시면 그 주문에 쓰십시오.`,
  },
  otherName: {
    name: msg`이름이 다름`,
    hint: msg`금액이 같은 주문은 있지만 입금자 이름이 다릅니다. 고객과 확인하고 골라 주십시오.`,
  },
  none: {
    name: msg`맞는 주문 없음`,
    hint: msg`맞는 주문을 찾지 못했습니다. 주문 번호나 이름으로 찾아보시고, 없으면 돌려 드리거나 상점 것이 아님으로 두십시오.`,
  },
}
