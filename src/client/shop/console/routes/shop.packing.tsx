import { createFileRoute } from '@tanstack/react-router'
import { PackingScreen } from '../packing/packing-screen.tsx'

export const Route = createFileRoute('/shop/packing')({ component: PackingScreen })
