import type { ErrorDeclaration } from '../errors.ts'

export const supportErrors = {
  consentOutdated: {
    status: 409,
    text: /*i18n*/ { id: 'error.consentOutdated', message: '동의 내용이 바뀌었습니다. 새 내용을 읽고 다시 동의해 주십시오.' },
  },
  answered: {
    status: 409,
    text: /*i18n*/ { id: 'error.answered', message: '답변을 드린 문의는 고치실 수 없습니다. 덧붙이실 말씀은 새 문의로 남겨 주십시오.' },
  },
} as const satisfies Record<string, ErrorDeclaration>
