import { createFileRoute } from '@tanstack/react-router'
import { useConsultation } from '../../law/consultation/consultation.tsx'
import { Program } from '../../site/program/program.tsx'

export const Route = createFileRoute('/_firm/program')({ component: StabilityProgram })

function StabilityProgram() {
  const { opener } = useConsultation()
  return <Program consult={opener()} />
}
