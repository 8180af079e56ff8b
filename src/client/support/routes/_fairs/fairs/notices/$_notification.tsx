import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { NoticePage } from '../../../../notices/notice-page.tsx'
import { noticeQueries } from '../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/notices/$_notification')({
  loader: ({ context, params: { _notification } }) =>
    load(context, (locale) => [noticeQueries.detail(locale, _notification), noticeQueries.neighbours(locale, _notification)]),
  component: Notice,
})

function Notice() {
  const read = noticeQueries.detail(useLocale(), Route.useParams()._notification)
  return <ItemPage read={read}>{({ notification }) => <NoticePage notice={notification} />}</ItemPage>
}
