import { forms, formStages } from '#contract/law/forms.ts'
import { success } from '#contract/law/success.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Database } from '#server/db/database.ts'
import { complete } from '#server/db/complete.ts'
import { repositoryOf } from '#server/db/repository-of.ts'

const day = 24 * 60 * 60 * 1000
const names = ['김하늘', '이바다', '박나무', '최가람', '정다운', '강보름', '조이슬', '윤새봄']

export const numbered = (count: number) => count.toString(36).padStart(6, '0')
export const nameOf = (count: number) => `${names[count % names.length]} ${numbered(count)}`

/** Many items of a resource, and what each differs in from the others. */
export interface Many {
  resource: AnyResource
  size: number
  make: (count: number) => Record<string, unknown>
}

export const stories = (size: number): Many => ({
  resource: success,
  size,
  make: (count) => ({
    subject: { ko: `이야기 ${nameOf(count)}` },
    summary: { ko: '재산분할과 양육비에 관한 요약입니다.' },
    result: { ko: '인용' },
    content: { ko: `<p>사건의 개요 ${numbered(count)}</p>`.repeat(40) },
    thumb: null,
    code: count % 3 === 0 ? 'representative' : 'firm',
    practice: 'divorce',
  }),
})

export const requests = (size: number): Many => ({
  resource: forms,
  size,
  make: (count) => ({
    kind: count % 5 === 0 ? 'callback' : 'consultation',
    receipt: `261124-${numbered(count)}`,
    status: (['received', 'answered', 'closed'] as const)[count % 3],
    stage: formStages[count % formStages.length],
    name: nameOf(count),
    phone: `010${String(10_000_000 + count)}`,
    content: `양육비와 재산분할을 여쭙습니다. ${numbered(count * 7)} `.repeat(8),
    site: 'divorce',
    locale: 'ko',
    consent: null,
    _lawyer: null,
    memo: '',
    files: [],
  }),
})

/** Stores them, the last one as of now, 40 a day. */
export async function addMany({ db }: Database, { resource, size, make }: Many): Promise<void> {
  const batch = 500
  for (let from = 0; from < size; from += batch)
    await db.transaction().execute(async (transaction) => {
      for (let count = from; count < Math.min(from + batch, size); count += 1) {
        const createdAt = new Date(Date.now() - (size - count) * (day / 40)).toISOString()
        const made = make(count)
        await repositoryOf(resource).insert(transaction, { ...complete(resource.shapes.all, made), ...made, createdAt })
      }
    })
}
