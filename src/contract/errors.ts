/**
 * Every error that the API answers with: its HTTP status and the text that a person reads (Korean here, translated in
 * `locales/<language>/server.po`). Specification 6 and 8; `api.md`, 'Conventions'.
 */
export const errors = {
  invalid: { status: 400, text: /*i18n*/ { id: 'error.invalid', message: '입력하신 내용을 다시 확인해 주십시오.' } },
  certificateRefused: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.certificateRefused',
      message:
        '판매 회원은 서울어워드(SEOUL AWARD)나 슈퍼루키(SUPER ROOKIE) 인증을 받은 기업만 가입하실 수 있습니다. 다른 인증으로는 참가를 받지 않습니다.',
    },
  },
  badCredentials: { status: 401, text: /*i18n*/ { id: 'error.badCredentials', message: '아이디 또는 비밀번호가 맞지 않습니다.' } },
  passkeyUnknown: {
    status: 401,
    text: /*i18n*/ {
      id: 'error.passkeyUnknown',
      message: '이 패스키로 로그인하실 수 없습니다. 아이디와 비밀번호로 로그인해 주십시오.',
    },
  },
  codeNeeded: { status: 401, text: /*i18n*/ { id: 'error.codeNeeded', message: '인증 앱의 6자리 코드를 입력해 주십시오.' } },
  codeRefused: {
    status: 401,
    text: /*i18n*/ { id: 'error.codeRefused', message: '코드가 맞지 않거나 이미 사용되었습니다. 새 코드를 입력해 주십시오.' },
  },
  sealExpired: {
    status: 401,
    text: /*i18n*/ { id: 'error.sealExpired', message: '로그인 요청이 만료되었습니다. 다시 시도해 주십시오.' },
  },
  unauthorized: { status: 401, text: /*i18n*/ { id: 'error.unauthorized', message: '로그인 후 이용가능합니다' } },
  forbidden: { status: 403, text: /*i18n*/ { id: 'error.forbidden', message: '접근권한이 없습니다' } },
  actingReadsOnly: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.actingReadsOnly',
      message: '회원의 화면을 보고 계시는 동안에는 보기만 하실 수 있고, 회원 본인만의 것은 열리지 않습니다.',
    },
  },
  wrongPassword: { status: 403, text: /*i18n*/ { id: 'error.wrongPassword', message: '비밀번호가 맞지 않습니다.' } },
  uploadExpired: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.uploadExpired',
      message: '파일을 첨부하실 수 있는 24시간이 지났습니다. 전화로 말씀해 주시거나 상담을 다시 신청해 주십시오.',
    },
  },
  notFound: { status: 404, text: /*i18n*/ { id: 'error.notFound', message: '찾으시는 내용이 없습니다.' } },
  running: { status: 409, text: /*i18n*/ { id: 'error.running', message: '같은 요청을 처리하고 있습니다. 잠시 후 다시 확인해 주십시오.' } },
  consentOutdated: {
    status: 409,
    text: /*i18n*/ { id: 'error.consentOutdated', message: '동의 내용이 바뀌었습니다. 새 내용을 읽고 다시 동의해 주십시오.' },
  },
  consentNeeded: {
    status: 409,
    text: /*i18n*/ { id: 'error.consentNeeded', message: '회원에게 꼭 필요한 동의입니다. 탈퇴하시면 거두어집니다.' },
  },
  tooManyFiles: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyFiles', message: '파일은 상담 신청 하나에 10개까지 첨부하실 수 있습니다.' },
  },
  tooManyUploads: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyUploads',
      message: '보내시던 파일이 이미 {limit}개 있습니다. 이어서 보내시거나 하나를 취소하고 다시 시도해 주십시오.',
    },
  },
  offsetWrong: {
    status: 409,
    text: /*i18n*/ { id: 'error.offsetWrong', message: '파일의 다른 부분을 기다리고 있습니다. 받은 곳부터 이어서 보내 주십시오.' },
  },
  registrationNeeded: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.registrationNeeded',
      message: '사업자등록증을 올리지 않은 판매 회원은 승인할 수 없습니다.',
    },
  },
  inUse: { status: 409, text: /*i18n*/ { id: 'error.inUse', message: '다른 항목에서 쓰고 있어 삭제할 수 없습니다.' } },
  memberInUse: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.memberInUse',
      message: '회사나 문의가 있는 회원은 삭제할 수 없습니다. 회원 화면의 ‘탈퇴 처리’로 개인정보를 지우실 수 있습니다.',
    },
  },
  actingRefused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.actingRefused',
      message: '직원의 계정과 쓰이지 않는 계정의 화면은 볼 수 없습니다.',
    },
  },
  actingOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.actingOver',
      message: '이 링크는 이미 쓰였거나 시간이 지났습니다. 콘솔에서 다시 열어 주십시오.',
    },
  },
  lastAdministrator: {
    status: 409,
    text: /*i18n*/ { id: 'error.lastAdministrator', message: '콘솔에 들어갈 수 있는 관리자가 한 명은 남아야 합니다.' },
  },
  codeWrong: { status: 409, text: /*i18n*/ { id: 'error.codeWrong', message: '인증번호가 맞지 않습니다. 다시 확인해 주십시오.' } },
  codeExpired: {
    status: 409,
    text: /*i18n*/ { id: 'error.codeExpired', message: '인증번호를 쓰실 수 있는 시간이나 횟수가 지났습니다. 다시 인증해 주십시오.' },
  },
  passkeyRefused: {
    status: 400,
    text: /*i18n*/ { id: 'error.passkeyRefused', message: '패스키를 등록하지 못했습니다. 잠시 후 다시 시도해 주십시오.' },
  },
  factorExists: { status: 409, text: /*i18n*/ { id: 'error.factorExists', message: '2단계 인증을 이미 쓰고 계십니다.' } },
  answered: {
    status: 409,
    text: /*i18n*/ { id: 'error.answered', message: '답변을 드린 문의는 고치실 수 없습니다. 덧붙이실 말씀은 새 문의로 남겨 주십시오.' },
  },
  tooManyOwn: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyOwn',
      message: '한 분이 {limit}개까지 두실 수 있습니다. 필요 없는 것을 지우고 다시 시도해 주십시오.',
    },
  },
  tooManyRows: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyRows',
      message: '한 번에 {limit}줄까지 내보내실 수 있습니다. 조건을 더해 목록을 줄이고 다시 시도해 주십시오.',
    },
  },
  noOwnAddress: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.noOwnAddress',
      message: '회원님의 계정에 이 방법으로 받을 주소가 없습니다. 계정에 이메일이나 휴대전화를 적은 뒤 다시 시도해 주십시오.',
    },
  },
  notResendable: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.notResendable',
      message:
        '다시 보낼 수 없습니다. 회원이 그 방법의 알림을 끄셨거나 탈퇴하셨을 수 있고, 회원 알림이 아닌 글은 처음 보낸 화면에서 보냅니다.',
    },
  },
  slotTaken: {
    status: 409,
    text: /*i18n*/ { id: 'error.slotTaken', message: '그 시간은 방금 다른 상담에 쓰이게 되었습니다. 남은 시간에서 다시 골라 주십시오.' },
  },
  matchingState: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.matchingState',
      message: '지금 이 상담에서는 하실 수 없는 일입니다. 그사이 상태가 바뀌었는지 확인해 주십시오.',
    },
  },
  matchingExists: {
    status: 409,
    text: /*i18n*/ { id: 'error.matchingExists', message: '이 기업과의 상담이 이미 진행 중입니다.' },
  },
  limitReached: {
    status: 409,
    text: /*i18n*/ { id: 'error.limitReached', message: '이 상담회에서는 {limit}건까지 하실 수 있습니다.' },
  },
  tooManyToday: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyToday', message: '24시간 동안 {limit}번까지 하실 수 있습니다. 내일 다시 시도해 주십시오.' },
  },
  belowMinimum: {
    status: 409,
    text: /*i18n*/ { id: 'error.belowMinimum', message: '이 상담을 빼면 {names}의 상담이 정해 둔 최소 상담 수보다 적어집니다.' },
  },
  notParticipating: {
    status: 409,
    text: /*i18n*/ { id: 'error.notParticipating', message: '이 상담회에 참가가 승인된 기업만 하실 수 있습니다.' },
  },
  companyNotApproved: {
    status: 409,
    text: /*i18n*/ { id: 'error.companyNotApproved', message: '기업 정보가 승인된 뒤에 하실 수 있습니다.' },
  },
  reviewed: { status: 409, text: /*i18n*/ { id: 'error.reviewed', message: '검토가 끝난 신청은 고치실 수 없습니다.' } },
  notInPeriod: { status: 409, text: /*i18n*/ { id: 'error.notInPeriod', message: '지금은 신청을 받는 기간이 아닙니다.' } },
  roomClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.roomClosed',
      message: '온라인 상담실은 상담 시작 10분 전에 열리고 상담이 끝나고 30분 뒤에 닫힙니다.',
    },
  },
  taken: { status: 409, text: /*i18n*/ { id: 'error.taken', message: '같은 값을 쓰는 항목이 이미 있습니다.' } },
  gone: { status: 410, text: /*i18n*/ { id: 'error.gone', message: '삭제된 내용입니다.' } },
  stale: { status: 412, text: /*i18n*/ { id: 'error.stale', message: '그사이 다른 사람이 고쳤습니다. 지금 내용을 확인해 주십시오.' } },
  tooLarge: { status: 413, text: /*i18n*/ { id: 'error.tooLarge', message: '보내신 내용이 너무 큽니다.' } },
  fileTooLarge: {
    status: 413,
    text: /*i18n*/ { id: 'error.fileTooLarge', message: '파일이 너무 큽니다. 하나에 {limit}MB까지 보내실 수 있습니다.' },
  },
  tooManyPixels: {
    status: 413,
    text: /*i18n*/ {
      id: 'error.tooManyPixels',
      message: '사진이 너무 큽니다. 이 형식({format})은 {limit}메가픽셀까지 받습니다. 줄이시거나 일반 JPEG로 바꾸어 보내 주십시오.',
    },
  },
  filesTooLarge: {
    status: 413,
    text: /*i18n*/ { id: 'error.filesTooLarge', message: '첨부하신 파일이 모두 200MB를 넘습니다. 나머지는 상담하실 때 전해 주십시오.' },
  },
  pictureType: {
    status: 415,
    text: /*i18n*/ { id: 'error.pictureType', message: '사진은 JPG, PNG, WEBP 형식으로 보내 주십시오.' },
  },
  videoType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.videoType',
      message: '동영상은 MP4(H.264)나 WEBM, 자막은 WebVTT 파일을 올려 주십시오.',
    },
  },
  unsupportedType: { status: 415, text: /*i18n*/ { id: 'error.unsupportedType', message: '받을 수 없는 형식입니다.' } },
  fileType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.fileType',
      message:
        '첨부하실 수 없는 파일입니다. 문서(PDF, DOCX, XLSX, HWP, HWPX, TXT), 사진(JPG, PNG, WEBP, HEIC), 녹음과 영상(MP3, M4A, MP4, MOV)을 보내 주십시오.',
    },
  },
  introductionType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.introductionType',
      message: '회사소개서로 받을 수 없는 파일입니다. PDF, XLSX, JPG, PNG 파일을 보내 주십시오. PDF가 가장 좋습니다.',
    },
  },
  registrationType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.registrationType',
      message: '사업자등록증으로 받을 수 없는 파일입니다. PDF, JPG, PNG 파일을 보내 주십시오.',
    },
  },
  badRange: { status: 416, text: /*i18n*/ { id: 'error.badRange', message: '요청하신 부분이 파일에 없습니다.' } },
  upgradeNeeded: { status: 426, text: /*i18n*/ { id: 'error.upgradeNeeded', message: '이 주소는 웹소켓(WebSocket)으로만 열립니다.' } },
  keyReused: { status: 422, text: /*i18n*/ { id: 'error.keyReused', message: '이미 다른 내용에 쓰인 요청 번호입니다.' } },
  tooMany: { status: 429, text: /*i18n*/ { id: 'error.tooMany', message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주십시오.' } },
  filesFull: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.filesFull',
      message: '오늘은 파일을 더 받을 수 없습니다. 전화로 말씀해 주시거나 상담하실 때 전해 주십시오.',
    },
  },
  internal: { status: 500, text: /*i18n*/ { id: 'error.internal', message: '일시적인 문제가 생겼습니다. 잠시 후 다시 시도해 주십시오.' } },
  unavailable: {
    status: 503,
    text: /*i18n*/ { id: 'error.unavailable', message: '지금은 응답할 수 없습니다. 잠시 후 다시 시도해 주십시오.' },
  },
  noMail: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.noMail',
      message: '이 서버에는 메일을 보낼 곳이 설정되어 있지 않습니다. 서버를 관리하는 분께 말씀해 주십시오.',
    },
  },
  noSms: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.noSms',
      message: '이 서버에는 문자를 보낼 곳이 설정되어 있지 않습니다. 서버를 관리하는 분께 말씀해 주십시오.',
    },
  },
} as const

export type ErrorCode = keyof typeof errors

/** The body of every error answer. `message` is fit to be shown in an alert. */
export interface ErrorAnswer {
  message: string
  code: ErrorCode
  issues?: { path: string; message: string }[]
  /** With 412: the item as it is now. With 409 and 410: what can be done instead. */
  current?: unknown
}
