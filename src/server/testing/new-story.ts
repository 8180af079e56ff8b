import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/api.ts'

export type NewStory = Body<'POST /api/console/success'>

/** A story for the console to publish, whose texts no other has. */
export const aNewStory = (change: Partial<Pick<NewStory, 'isPublished' | 'isDivorceMain'>> = {}) =>
  ({
    subject: { ko: `시험 사례 ${randomUUID()}`, en: `A case for a test ${randomUUID()}` },
    summary: { ko: '시험을 위한 요약입니다.' },
    result: { ko: '시험 결과' },
    content: { ko: `<p>시험 본문 ${randomUUID()}</p>` },
    thumb: null,
    code: 'firm',
    practice: 'inheritance',
    site: 'divorce',
    isDivorceMain: false,
    _lawyer: null,
    reviewedAt: null,
    ...change,
  }) satisfies NewStory
