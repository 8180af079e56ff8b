import { createFileRoute } from '@tanstack/react-router'
import { MissingPage } from '../../site/missing.tsx'

/** Every path that is no page: a helpful 404, with its status. */
export const Route = createFileRoute('/_shared/$')({ component: () => <MissingPage status={404} /> })
