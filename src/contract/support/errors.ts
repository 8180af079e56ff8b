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
  inquiryFileType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.inquiryFileType',
      message:
        '첨부하실 수 없는 파일입니다. 사진(JPG, PNG, WEBP)이나 문서(PDF, HWP, HWPX, DOC, DOCX, XLS, XLSX, PPT, PPTX, TXT, CSV), 메일(EML), 압축 파일(ZIP)을 보내 주십시오. 매크로나 프로그램이 든 것은 받지 않습니다.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
