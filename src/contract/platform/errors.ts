import type { ErrorDeclaration } from '../errors.ts'

/** Refusals of the platform; each module declares its own. Specification 6 and 8; `api.md`, 'Conventions'. */
export const platformErrors = {
  invalid: { status: 400, text: /*i18n*/ { id: 'error.invalid', message: '입력하신 내용을 다시 확인해 주십시오.' } },
  unauthorized: { status: 401, text: /*i18n*/ { id: 'error.unauthorized', message: '로그인 후 이용가능합니다' } },
  forbidden: { status: 403, text: /*i18n*/ { id: 'error.forbidden', message: '접근권한이 없습니다' } },
  actingReadsOnly: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.actingReadsOnly',
      message: '회원의 화면을 보고 계시는 동안에는 보기만 하실 수 있고, 회원 본인만의 것은 열리지 않습니다.',
    },
  },
  notFound: { status: 404, text: /*i18n*/ { id: 'error.notFound', message: '찾으시는 내용이 없습니다.' } },
  running: { status: 409, text: /*i18n*/ { id: 'error.running', message: '같은 요청을 처리하고 있습니다. 잠시 후 다시 확인해 주십시오.' } },
  inUse: { status: 409, text: /*i18n*/ { id: 'error.inUse', message: '다른 항목에서 쓰고 있어 삭제할 수 없습니다.' } },
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
  pictureType: {
    status: 415,
    text: /*i18n*/ { id: 'error.pictureType', message: '사진은 JPG, PNG, WEBP 형식으로 보내 주십시오.' },
  },
  unsupportedType: { status: 415, text: /*i18n*/ { id: 'error.unsupportedType', message: '받을 수 없는 형식입니다.' } },
  fileType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.fileType',
      message:
        '첨부하실 수 없는 파일입니다. 문서(PDF, HWP, HWPX, DOC, DOCX, XLS, XLSX, PPT, PPTX, TXT, CSV), 사진(JPG, PNG, WEBP, HEIC), 녹음과 영상(MP3, M4A, WAV, AMR, AAC, OGG, MP4, MOV, 3GP), 메일(EML), 압축 파일(ZIP)을 보내 주십시오. 매크로나 프로그램이 든 것은 받지 않습니다.',
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
} as const satisfies Record<string, ErrorDeclaration>
