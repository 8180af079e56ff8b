import type { PracticeCode } from './types.ts'

/** The picture of each business area. */
export const areaPictures: Record<PracticeCode, string> = {
  alimony: 'column-03',
  commonlaw: 'column-02',
  divorce: 'intro-03',
  fornication: 'column-05',
  inheritance: 'column-07',
  tax: 'column-04',
}
