import type { ErrorDeclaration } from '../errors.ts'

export const lawErrors = {
  uploadExpired: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.uploadExpired',
      message: '파일을 첨부하실 수 있는 24시간이 지났습니다. 전화로 말씀해 주시거나 상담을 다시 신청해 주십시오.',
    },
  },
  tooManyFiles: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyFiles', message: '파일은 상담 신청 하나에 10개까지 첨부하실 수 있습니다.' },
  },
  filesTooLarge: {
    status: 413,
    text: /*i18n*/ { id: 'error.filesTooLarge', message: '첨부하신 파일이 모두 200MB를 넘습니다. 나머지는 상담하실 때 전해 주십시오.' },
  },
} as const satisfies Record<string, ErrorDeclaration>
