import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../data/list-search.ts'
import { load } from '../../../data/load.ts'
import { useSetting } from '../../../site/queries.ts'
import { FairList } from '../../../trade/fair/fair-list.tsx'
import { fairList } from '../../../trade/queries.ts'
import { Announcements, announcementReads } from '../../../site/frame/trade/announcements.tsx'

export const Route = createFileRoute('/_fairs/fairs/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [fairList(locale, deps), ...announcementReads(locale)]),
  component: Fairs,
})

function Fairs() {
  const tagline = useSetting().data?.setting.centre.tagline
  return (
    <>
      <Announcements />
      <FairList lead={tagline == null ? null : <p className="mt-2 text-muted">{tagline}</p>} />
    </>
  )
}
