import type { PageTarget } from '../../content/page-link.tsx'
import type { SupportOf } from '../queries.ts'

/** Where the notices of each are listed. */
export const noticeListOf = { firm: '/center/notice', fairs: '/fairs/notices' } as const

/** The page of a notice. */
export const noticeTarget = ({ _id, code }: { _id: string; code: SupportOf }): PageTarget => ({
  to: `${noticeListOf[code]}/$_notification`,
  params: { _notification: _id },
})
