import { createFileRoute } from '@tanstack/react-router'
import { Program } from '../../site/program/program.tsx'

export const Route = createFileRoute('/_firm/program')({ component: Program })
