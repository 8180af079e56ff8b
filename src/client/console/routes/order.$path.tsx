import { createFileRoute } from '@tanstack/react-router'
import { NotThere } from '../frame/not-there.tsx'
import { hasOrder } from '../list/order.ts'
import { listed } from '../resources.ts'
import { OrderScreen } from '../screens/order-screen.tsx'

export const Route = createFileRoute('/order/$path')({ component: Order })

function Order() {
  const { path } = Route.useParams()
  const resource = listed.find((each) => each.path === path)
  return resource === undefined || !hasOrder(resource) ? <NotThere /> : <OrderScreen key={path} resource={resource} />
}
