import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { load as start } from '../../../../data/load.ts'
import { useLocale } from '../../../../data/use-locale.ts'
import { ItemPage } from '../../../../site/item-page.tsx'
import { NoticePage } from '../../../../support/notices/notice-page.tsx'
import { noticeQueries } from '../../../../support/queries.ts'

export const Route = createFileRoute('/_firm/center/notice/$_notification')({
  loader: ({ context: { queryClient, i18n }, params: { _notification } }) => {
    const locale = localeOf(i18n)
    return start(queryClient, [noticeQueries.detail(locale, _notification), noticeQueries.neighbours(locale, _notification)])
  },
  component: Notice,
})

function Notice() {
  const load = useQuery(noticeQueries.detail(useLocale(), Route.useParams()._notification))
  return <ItemPage load={load}>{({ notification }) => <NoticePage notice={notification} />}</ItemPage>
}
