import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { NotThere } from '../frame/not-there.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ResourceList } from '../list/resource-list.tsx'
import { importItemParts, importListColumns } from '../module.ts'
import { modules } from '../modules.ts'
import { placeOf } from '../resources.ts'
import { CreateScreen, ItemScreen } from '../screens/item-screen.tsx'

/** Every list, item and form of the standard pattern: a resource that the contract declares is here. */
export const Route = createFileRoute('/$')({
  validateSearch: (search): ListSearch => search as ListSearch,
  loader: async ({ params: { _splat = '' } }) => {
    const place = placeOf(_splat)
    const path = place?.resource.path ?? ''
    const isList = place?.screen === 'list'
    const [parts, columns] = await Promise.all([
      importItemParts(place === undefined || isList ? [] : modules, path),
      importListColumns(isList ? modules : [], path),
    ])
    return { parts, columns }
  },
  component: ResourceScreen,
})

function ResourceScreen() {
  const { _splat = '' } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { parts, columns } = Route.useLoaderData()
  const place = placeOf(_splat)
  const { q } = search
  // Words that are typed on stand for those before them: one step back leaves the search.
  const show = useCallback(
    (next: ListSearch) => void navigate({ search: next, replace: q !== undefined && next['q'] !== undefined }),
    [navigate, q],
  )
  const path = place?.resource.path ?? ''
  const links = useMemo(() => modules.flatMap(({ listLinks }) => listLinks?.[path] ?? []), [path])
  if (place === undefined || (place.screen === 'form' && parts.Front === undefined)) return <NotThere />
  const { resource } = place
  if (place.screen === 'one' || place.screen === 'form')
    return <ItemScreen key={_splat} resource={resource} _id={place._id} parts={parts} isForm={place.screen === 'form'} />
  if (place.screen === 'create') return <CreateScreen key={_splat} resource={resource} from={search['from']} parts={parts} />
  return <ResourceList key={_splat} resource={resource} search={search} onSearch={show} links={links} more={columns} />
}
