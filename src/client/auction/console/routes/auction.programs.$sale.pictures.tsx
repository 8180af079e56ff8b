import { createFileRoute } from '@tanstack/react-router'
import { PicturesScreen } from '../pictures/pictures-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/pictures')({ component: Pictures })

function Pictures() {
  const { sale } = Route.useParams()
  return <PicturesScreen key={sale} _program={sale} />
}
