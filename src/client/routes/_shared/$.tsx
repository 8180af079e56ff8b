import { createFileRoute } from '@tanstack/react-router'
import { useSite } from '../../data/firm.ts'
import { CentreMissingPage, MissingPage } from '../../site/missing.tsx'

/** Every path that is no page: a helpful 404, with its status. */
export const Route = createFileRoute('/_shared/$')({
  component: () => (useSite() === 'firm' ? <MissingPage status={404} /> : <CentreMissingPage status={404} />),
})
