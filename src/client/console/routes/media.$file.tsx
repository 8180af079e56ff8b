import { createFileRoute } from '@tanstack/react-router'
import { MediaFileScreen } from '../media/media-file-screen.tsx'

export const Route = createFileRoute('/media/$file')({ component: MediaFile })

function MediaFile() {
  const { file } = Route.useParams()
  return <MediaFileScreen key={file} _file={file} />
}
