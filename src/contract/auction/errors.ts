import type { ErrorDeclaration } from '../errors.ts'

/** Refusals of the auction: each says what is possible, and none what others have bid. */
export const auctionErrors = {
  notCertified: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.notCertified',
      message: '응찰하시려면 먼저 본인의 휴대전화나 이메일을 인증해 주십시오. ‘내 정보’에서 하실 수 있습니다.',
    },
  },
  staffCannotBid: {
    status: 403,
    text: /*i18n*/ { id: 'error.staffCannotBid', message: '경매를 맡은 직원은 응찰할 수 없습니다.' },
  },
  consignorCannotBid: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.consignorCannotBid',
      message: '회원님께서 위탁하신 작품에는 응찰하실 수 없습니다. 다른 계정으로도 마찬가지입니다.',
    },
  },
  registeredElsewhere: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.registeredElsewhere',
      message: '같은 휴대전화나 이메일을 쓰는 다른 계정으로 이미 등록하셨습니다. 그 계정으로 로그인해 응찰해 주십시오.',
    },
  },
  registered: {
    status: 409,
    text: /*i18n*/ { id: 'error.registered', message: '이 경매에 이미 등록하셨습니다. 회원님의 패들 번호는 {paddle}번입니다.' },
  },
  saleTermsChanged: {
    status: 409,
    text: /*i18n*/ { id: 'error.saleTermsChanged', message: '그사이 경매 약관이 바뀌었습니다. 바뀐 약관을 읽고 다시 동의해 주십시오.' },
  },
  notRegistered: {
    status: 409,
    text: /*i18n*/ { id: 'error.notRegistered', message: '응찰하시려면 먼저 이 경매에 응찰자로 등록해 주십시오.' },
  },
  bidTooLow: {
    status: 409,
    text: /*i18n*/ { id: 'error.bidTooLow', message: '지금은 {least}원부터 응찰하실 수 있습니다.' },
  },
  bidBelowPrice: {
    status: 409,
    text: /*i18n*/ { id: 'error.bidBelowPrice', message: '현재가가 {price}원이어서 최고 응찰가를 그보다 낮출 수 없습니다.' },
  },
  bidOverLimit: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.bidOverLimit',
      message: '응찰 한도가 {left}원 남아 있어 그만큼 응찰할 수 없습니다. 한도를 늘리시려면 경매 문의로 말씀해 주십시오.',
    },
  },
  bidTooLate: {
    status: 409,
    text: /*i18n*/ { id: 'error.bidTooLate', message: '마감되었습니다. 응찰이 마감보다 {late}초 늦게 도착해 받지 못했습니다.' },
  },
  lotClosed: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotClosed', message: '이미 마감된 작품입니다.' },
  },
  lotNotOpen: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotNotOpen', message: '아직 응찰을 받지 않습니다. {opens}(한국 시각)부터 응찰하실 수 있습니다.' },
  },
  lotPaused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.lotPaused',
      message: '이 작품의 경매를 잠시 멈췄습니다. 다시 시작하면 남은 시간 동안 응찰하실 수 있습니다.',
    },
  },
  lotWithdrawn: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotWithdrawn', message: '출품이 철회된 작품입니다.' },
  },
  bidStands: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.bidStands',
      message: '이 작품에 이미 응찰하셨습니다. 금액을 바꾸시려면 지금의 최고 응찰가를 고쳐 주십시오.',
    },
  },
  noBid: {
    status: 409,
    text: /*i18n*/ { id: 'error.noBid', message: '이 작품에 회원님의 응찰이 없습니다. 새로 응찰해 주십시오.' },
  },
  retractionOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.retractionOver', message: '응찰한 지 {minutes}분이 지나 철회할 수 없습니다.' },
  },
  retractionLate: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.retractionLate',
      message: '마감 전 마지막 한 시간이거나 경매사가 호가를 시작한 작품에서는 응찰을 철회할 수 없습니다.',
    },
  },
  certificateHolds: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.certificateHolds',
      message: '이 작품에는 이미 유효한 보증서가 있습니다. 먼저 그 보증서를 무효로 해 주십시오.',
    },
  },
  certificateRevoked: {
    status: 409,
    text: /*i18n*/ { id: 'error.certificateRevoked', message: '이미 무효가 된 보증서입니다.' },
  },
  lotMoved: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotMoved', message: '그사이 현재가나 선두가 바뀌었습니다. 바뀐 금액을 확인해 주십시오.' },
  },
  lotUnwarned: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotUnwarned', message: '먼저 마지막 호가를 알리고 3초가 지난 뒤에 낙찰해 주십시오.' },
  },
  lotCalled: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.lotCalled',
      message: '이 경매에서 다른 작품의 호가가 진행 중입니다. 먼저 그 작품을 낙찰하거나 멈춰 주십시오.',
    },
  },
  noPaddle: {
    status: 409,
    text: /*i18n*/ { id: 'error.noPaddle', message: '이 경매에 그 패들 번호로 응찰할 수 있는 회원이 없습니다.' },
  },
  lotStep: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotStep', message: '지금 이 작품에서는 할 수 없는 일입니다. 그사이 상태가 바뀌었는지 확인해 주십시오.' },
  },
  bidderBlocked: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.bidderBlocked',
      message: '낙찰받고 결제하지 않으신 일이 {count}번 있어 응찰하실 수 없습니다. 경매 문의로 말씀해 주십시오.',
    },
  },
  offerOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.offerOver', message: '이미 끝난 제안입니다. 다른 분이 먼저 결정하셨거나 기한이 지났습니다.' },
  },
  offerStands: {
    status: 409,
    text: /*i18n*/ { id: 'error.offerStands', message: '이 작품에 답을 기다리는 제안이 이미 있습니다.' },
  },
  offersUsed: {
    status: 409,
    text: /*i18n*/ { id: 'error.offersUsed', message: '이 작품에는 {limit}번까지 제안하실 수 있습니다.' },
  },
  offersClosed: {
    status: 409,
    text: /*i18n*/ { id: 'error.offersClosed', message: '이 작품은 지금 제안을 받지 않습니다. 유찰된 뒤 {days}일 동안 받습니다.' },
  },
  offerSum: {
    status: 409,
    text: /*i18n*/ { id: 'error.offerSum', message: '{least}원에서 {most}원까지 제안하실 수 있습니다.' },
  },
  noDefaults: {
    status: 409,
    text: /*i18n*/ { id: 'error.noDefaults', message: '이 응찰자에게는 결제하지 않은 것으로 세는 낙찰이 없습니다.' },
  },
  nothingDue: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.nothingDue',
      message: '지급할 것이 없습니다. 이미 지급한 것으로 적었거나 낙찰자가 아직 결제하지 않았습니다.',
    },
  },
  dueChanged: {
    status: 409,
    text: /*i18n*/ { id: 'error.dueChanged', message: '그사이 지급할 금액이 바뀌었습니다. 새 금액을 확인하고 다시 적어 주십시오.' },
  },
  consignorPaid: {
    status: 409,
    text: /*i18n*/ { id: 'error.consignorPaid', message: '위탁자에게 이미 지급한 작품입니다. 바꾸시려면 먼저 지급을 되돌려 주십시오.' },
  },
  lotsChanged: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotsChanged', message: '그사이 이 경매의 작품이 늘거나 줄었습니다. 새 목록에서 다시 정해 주십시오.' },
  },
  lotsFixed: {
    status: 409,
    text: /*i18n*/ { id: 'error.lotsFixed', message: '이 경매에 응찰이 있어 작품 번호를 바꿀 수 없습니다.' },
  },
  notWon: {
    status: 409,
    text: /*i18n*/ { id: 'error.notWon', message: '이 작품에는 결제를 알릴 낙찰자가 없습니다.' },
  },
} as const satisfies Record<string, ErrorDeclaration>
