import * as z from 'zod'
import { labelled } from '../field.ts'

/** The six business areas of `/business/:code` (specification 2.3). */
export const practiceCodes = ['divorce', 'fornication', 'inheritance', 'alimony', 'tax', 'commonlaw'] as const

/** One of them. */
export const practice = labelled(/*i18n*/ '분야', z.enum(practiceCodes).meta({ id: 'Practice' }), {
  divorce: /*i18n*/ '이혼',
  fornication: /*i18n*/ '상간 소송',
  inheritance: /*i18n*/ '상속',
  alimony: /*i18n*/ '위자료',
  tax: /*i18n*/ '세무',
  commonlaw: /*i18n*/ '사실혼',
})
