import { minutesUntilTold } from '#contract/support/terms.ts'
import type { SiteName } from '#contract/sites.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../console/date-text.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

/** So often it is looked how far the telling is, in ms. */
const pollMs = 5000

interface Props {
  site: SiteName
  item: ConsoleItem | undefined
  /** Whether members would be told of the edition, as the form is now. */
  isToBeTold: boolean
}

/** Says how many members are told of an edition and when; then, how many have been. */
export function TermNotice({ site, item, isToBeTold }: Props) {
  const locale = useLocale()
  const query = { site, ...(item === undefined ? {} : { _term: item._id }) }
  const { data } = useQuery({
    ...readOptions('GET /api/console/terms/notice', locale, { query }),
    refetchInterval: (read) => (read.state.data?.notice?.endedAt === null ? pollMs : false),
  })
  if (data === undefined) return null
  const { members, mailed, notice } = data
  if (notice === null && !isToBeTold) return null
  const told = notice?.told ?? 0
  const at = notice?.endedAt == null ? '' : dateText(notice.endedAt, locale)
  return (
    <p role="status" className="mt-1.5 text-sm">
      {notice === null ? (
        <>
          {item?.isPublished === true ? (
            <Trans>
              저장하고 {minutesUntilTold}분 뒤부터 회원 {members}명에게 이 판을 알립니다.
            </Trans>
          ) : (
            <Trans>
              게시하시면 {minutesUntilTold}분 뒤부터 회원 {members}명에게 이 판을 알립니다.
            </Trans>
          )}{' '}
          <Trans>메일 주소가 있는 {mailed}명은 알림을 꺼 두셨어도 메일을 받습니다. 그 전에 게시를 거두시면 아무도 받지 않습니다.</Trans>
        </>
      ) : notice.endedAt === null ? (
        <Trans>
          회원에게 알리고 있습니다: {members}명 가운데 {told}명
        </Trans>
      ) : (
        <Trans>
          회원 {told}명에게 알렸습니다({at}). 고치셔도 다시 알리지 않습니다.
        </Trans>
      )}
    </p>
  )
}
