import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from '../../site/not-found.tsx'

/** Every path that is no page: a helpful 404, with its status. */
export const Route = createFileRoute('/_firm/$')({
  head: ({ match: { context } }) => ({
    meta: [{ title: context.i18n._(msg`찾으시는 화면이 없습니다`) }, { name: 'robots', content: 'noindex' }],
  }),
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFound,
})
