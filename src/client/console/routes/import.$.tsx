import { createFileRoute } from '@tanstack/react-router'
import { NotThere } from '../frame/not-there.tsx'
import { ImportScreen } from '../import/import-screen.tsx'
import { hasImport, listed } from '../resources.ts'

export const Route = createFileRoute('/import/$')({ component: Import })

function Import() {
  const { _splat } = Route.useParams()
  const resource = listed.find((each) => each.path === _splat)
  return resource === undefined || !hasImport(resource) ? <NotThere /> : <ImportScreen key={_splat} resource={resource} />
}
