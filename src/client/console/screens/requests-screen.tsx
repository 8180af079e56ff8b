import { ResourceList } from '../list/resource-list.tsx'
import { resourceOf } from '../resources.ts'
import { type RequestsProps, RequestViews } from './request-views.tsx'

/** `/console/forms`: the requests. */
export const RequestsScreen = (props: RequestsProps) => (
  <ResourceList resource={resourceOf('forms')} {...props}>
    <RequestViews {...props} />
  </ResourceList>
)
