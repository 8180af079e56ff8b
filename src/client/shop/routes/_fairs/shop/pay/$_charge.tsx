import { createFileRoute } from '@tanstack/react-router'
import { PayPage } from '../../../../pay/pay-page.tsx'

/** It has a policy of its own, under which the provider's script may run: the browser loads it as a document (server/http/security.ts). */
export const Route = createFileRoute('/_fairs/shop/pay/$_charge')({ component: Pay })

function Pay() {
  const { _charge } = Route.useParams()
  return <PayPage key={_charge} _id={_charge} />
}
