import type { ErrorDeclaration } from '../errors.ts'

export const shopErrors = {
  stockTooLow: {
    status: 409,
    text: /*i18n*/ { id: 'error.stockTooLow', message: '재고가 {left}개뿐이라 그만큼 뺄 수 없습니다.' },
  },
  stockTooHigh: {
    status: 409,
    text: /*i18n*/ { id: 'error.stockTooHigh', message: '재고는 {limit}개까지 적을 수 있습니다.' },
  },
  tooManyStocks: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyStocks',
      message: '고르신 상품의 품목이 {limit}개를 넘습니다. 상품을 나누어 골라 주십시오.',
    },
  },
  notUndoable: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.notUndoable',
      message: '이미 모두 되돌렸거나 {hours}시간이 지나 되돌릴 수 없습니다.',
    },
  },
  notOrderable: {
    status: 409,
    text: /*i18n*/ { id: 'error.notOrderable', message: '지금은 온라인 주문을 받지 않습니다. 전화나 문의로 말씀해 주십시오.' },
  },
  cartChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.cartChanged',
      message: '그사이 가격이나 재고가 바뀌어 주문하지 못했습니다. 바뀐 내용을 확인하고 다시 주문해 주십시오.',
    },
  },
  tooManyUnpaid: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyUnpaid',
      message: '입금을 기다리는 주문이 {limit}건 있습니다. 입금하시거나 취소하신 뒤에 다시 주문해 주십시오.',
    },
  },
  couponUnknown: {
    status: 404,
    text: /*i18n*/ { id: 'error.couponUnknown', message: '그런 쿠폰이 없거나, 지금은 받으실 수 없는 쿠폰입니다.' },
  },
  couponHad: {
    status: 409,
    text: /*i18n*/ { id: 'error.couponHad', message: '이 쿠폰은 한 분이 {limit}장까지 받으실 수 있습니다.' },
  },
  couponOut: {
    status: 409,
    text: /*i18n*/ { id: 'error.couponOut', message: '준비한 쿠폰이 모두 나갔습니다.' },
  },
  couponGone: {
    status: 409,
    text: /*i18n*/ { id: 'error.couponGone', message: '이 쿠폰은 이미 쓰셨거나 기한이 지났습니다. 쿠폰을 다시 골라 주십시오.' },
  },
  refundChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.refundChanged',
      message: '그사이 돌려 드릴 금액이 {amount}원으로 바뀌었습니다. 확인하고 다시 신청해 주십시오.',
    },
  },
  tooManyPieces: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyPieces', message: '이 상품은 {left}개까지 취소·반품·교환하실 수 있습니다.' },
  },
  tooManyUnsent: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyUnsent', message: '아직 보내지 않은 것은 {left}개입니다. 새로 고쳐 확인하고 다시 해 주십시오.' },
  },
  postageChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.postageChanged',
      message: '그사이 교환 배송비가 {amount}원으로 바뀌었습니다. 확인하고 다시 신청해 주십시오.',
    },
  },
  notExchangeable: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.notExchangeable',
      message: '고르신 것으로는 지금 바꿔 드릴 수 없습니다. 다른 옵션을 고르시거나 반품해 주십시오.',
    },
  },
  postageDiffers: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.postageDiffers',
      message: '교환 배송비는 {postage}원입니다. 금액이 다르면 보내지 말고 고객과 먼저 맞추어 주십시오.',
    },
  },
  returnOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.returnOver', message: '그 사유로는 지금 반품·교환하실 수 없습니다. 기한이 지났는지 확인해 주십시오.' },
  },
  pointsGone: {
    status: 409,
    text: /*i18n*/ { id: 'error.pointsGone', message: '포인트가 {left}P 있어 그만큼 쓸 수 없습니다. 확인하고 다시 적어 주십시오.' },
  },
  noGateway: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.noGateway',
      message: '지금은 온라인 결제를 하실 수 없습니다. 계좌이체로 결제하시거나 전화로 말씀해 주십시오.',
    },
  },
  chargeUnderWay: {
    status: 409,
    text: /*i18n*/ { id: 'error.chargeUnderWay', message: '이 주문의 결제를 확인하고 있습니다. 잠시 뒤에 주문 내역을 확인해 주십시오.' },
  },
  tooManyCharges: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyCharges',
      message: '이 주문은 결제를 여러 번 시도하셨습니다. 계좌이체로 결제하시거나 전화로 말씀해 주십시오.',
    },
  },
  guestOrder: {
    status: 404,
    text: /*i18n*/ { id: 'error.guestOrder', message: '주문 번호와 연락처가 맞는 주문이 없습니다. 다시 확인해 주십시오.' },
  },
  collectionCode: {
    status: 404,
    text: /*i18n*/ {
      id: 'error.collectionCode',
      message: '맞는 수령 코드가 없습니다. 다시 읽거나, 아래 목록에서 주문 번호나 연락처로 찾아 주십시오.',
    },
  },
  receiptIssued: {
    status: 409,
    text: /*i18n*/ { id: 'error.receiptIssued', message: '이 주문의 증빙은 이미 발급되어 바꿀 수 없습니다.' },
  },
  receiptDiffers: {
    status: 409,
    text: /*i18n*/ { id: 'error.receiptDiffers', message: '그사이 금액이 바뀌었습니다. 지금 처리할 금액은 {amount}원입니다.' },
  },
  contentsFixed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.contentsFixed',
      message: '결제가 진행 중이거나 일부를 취소하신 주문이라, 지금은 상품과 받는 방법을 바꿀 수 없습니다.',
    },
  },
  linesPaid: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.linesPaid',
      message: '결제하신 주문에서 상품을 아예 빼시려면, 바꾸기 대신 그 상품의 취소를 눌러 주십시오.',
    },
  },
  differenceChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.differenceChanged',
      message: '그사이 금액이 바뀌었습니다. 지금 더 내실 금액은 {more}원, 돌려 드릴 금액은 {back}원입니다. 확인하고 다시 눌러 주십시오.',
    },
  },
  changeWaits: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.changeWaits',
      message: '차액 {amount}원의 결제를 기다리는 변경이 있습니다. 차액을 결제하시거나 변경을 거두신 뒤에 다시 시도해 주십시오.',
    },
  },
  changeUnpayable: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.changeUnpayable',
      message: '지금은 차액을 결제하실 방법이 없어 더 비싼 것으로 바꿀 수 없습니다. 전화로 말씀해 주십시오.',
    },
  },
  placeFixed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.placeFixed',
      message:
        '그 주소는 배송비가 {fee}원이라 결제 금액이 달라집니다. 결제가 진행 중이거나 일부를 취소하신 주문은 그 주소로 바꿀 수 없으니, 취소하고 새로 주문하시거나 전화로 말씀해 주십시오.',
    },
  },
  addressKeyword: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.addressKeyword',
      message: '그렇게는 찾을 수 없습니다. 도로 이름과 번호나 건물 이름으로 조금 더 자세히 적어 주십시오. 예: 이음로 100',
    },
  },
  addressSearchFailed: {
    status: 503,
    text: /*i18n*/ { id: 'error.addressSearchFailed', message: '지금은 주소를 찾을 수 없습니다. 우편번호와 주소를 직접 적어 주십시오.' },
  },
  orderChanged: {
    status: 409,
    text: /*i18n*/ { id: 'error.orderChanged', message: '그사이 고객이 주문 내용을 바꿨습니다. 바뀐 내용을 확인하고 다시 눌러 주십시오.' },
  },
  orderState: {
    status: 409,
    text: /*i18n*/ { id: 'error.orderState', message: '지금 이 주문에서는 할 수 없는 일입니다. 그사이 상태가 바뀌었는지 확인해 주십시오.' },
  },
  notReviewable: {
    status: 409,
    text: /*i18n*/ { id: 'error.notReviewable', message: '상품을 받으신 뒤에 후기를 쓰실 수 있습니다.' },
  },
  reviewWritten: {
    status: 409,
    text: /*i18n*/ { id: 'error.reviewWritten', message: '이 상품의 후기를 이미 쓰셨습니다. 쓰신 후기를 고쳐 주십시오.' },
  },
  questionAnswered: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.questionAnswered',
      message: '답변을 드린 문의는 지우실 수 없습니다. 덧붙이실 말씀은 새 문의로 남겨 주십시오.',
    },
  },
  notSoldOut: {
    status: 409,
    text: /*i18n*/ { id: 'error.notSoldOut', message: '지금 사실 수 있는 상품입니다. 화면을 새로 고쳐 주십시오.' },
  },
  shopOff: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.shopOff',
      message: '상점이 닫혀 있어 팔 수 없습니다. ‘사이트 설정’에서 상점을 연 뒤에 다시 눌러 주십시오.',
    },
  },
  saleChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.saleChanged',
      message: '그사이 가격이나 재고가 바뀌어 팔지 않았습니다. 바뀐 내용을 고객과 확인하고 다시 눌러 주십시오.',
    },
  },
  takingsChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.takingsChanged',
      message: '그사이 판매나 환불이 있어 현금이 {cash}원이어야 합니다. 다시 세고 마감해 주십시오.',
    },
  },
  deskClosed: {
    status: 409,
    text: /*i18n*/ { id: 'error.deskClosed', message: '오늘은 이미 마감했습니다. 그 뒤에 판 것은 다음 마감에 들어갑니다.' },
  },
  salesChanged: {
    status: 409,
    text: /*i18n*/ { id: 'error.salesChanged', message: '그사이 매출이 달라졌습니다. 바뀐 금액을 확인하고 다시 마감해 주십시오.' },
  },
  monthNotNext: {
    status: 409,
    text: /*i18n*/ { id: 'error.monthNotNext', message: '이 달은 지금 마감할 수 없습니다. 지난달까지, 앞선 달부터 차례로 마감합니다.' },
  },
  monthNotLast: {
    status: 409,
    text: /*i18n*/ { id: 'error.monthNotLast', message: '가장 나중에 마감한 달만 다시 열 수 있습니다.' },
  },
  depositDecided: {
    status: 409,
    text: /*i18n*/ { id: 'error.depositDecided', message: '이 입금은 그사이 처리되었습니다. 지금 상태를 확인해 주십시오.' },
  },
  depositOrder: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.depositOrder',
      message: '이 주문은 그사이 결제되었거나 취소되어, 이 입금으로 결제하지 않았습니다. 입금을 다시 정해 주십시오.',
    },
  },
  depositLink: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.depositLink',
      message: '손으로 입금을 확인한 주문 가운데, 금액이 같고 아직 다른 입금과 잇지 않은 주문에만 이을 수 있습니다.',
    },
  },
  depositShort: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.depositShort',
      message: '주문 금액보다 {short}원이 모자라 결제하지 않았습니다. 나머지가 들어오면 함께 고르시거나, 고객과 맞추어 주십시오.',
    },
  },
  depositSpare: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.depositSpare',
      message: '고르신 입금 가운데 없어도 주문 금액이 차는 것이 있습니다. 그 입금을 빼고 다시 눌러 주십시오.',
    },
  },
  interestTooHigh: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.interestTooHigh',
      message: '지금 돌려주실 때의 지연이자는 {interest}원입니다. 그보다 많이 적을 수 없습니다.',
    },
  },
  amountDiffers: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.amountDiffers',
      message: '결제 금액은 {total}원입니다. 금액이 다르면 입금을 확인하지 말고 고객과 먼저 맞추어 주십시오.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
