import { createFileRoute } from '@tanstack/react-router'
import { RulesScreen } from '../rules-screen.tsx'

export const Route = createFileRoute('/forms/rules')({ component: RulesScreen })
