import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../data/load.ts'
import { programStatements } from '../../site/program/reads.ts'
import { Program } from '../../site/program/program.tsx'

export const Route = createFileRoute('/_firm/program')({
  loader: ({ context }) => load(context, programStatements),
  component: Program,
})
