import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/catalogue')({ component: Catalogue })

function Catalogue() {
  const { sale } = Route.useParams()
  return <CatalogueScreen key={sale} _program={sale} />
}
