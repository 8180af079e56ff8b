import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../data/load.ts'
import { programStatements } from '../../program/reads.ts'
import { Program } from '../../program/program.tsx'

export const Route = createFileRoute('/_firm/program')({
  loader: ({ context }) => load(context, programStatements),
  component: Program,
})
