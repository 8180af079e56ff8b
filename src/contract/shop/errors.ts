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
} as const satisfies Record<string, ErrorDeclaration>
