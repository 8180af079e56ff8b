import { createFileRoute } from '@tanstack/react-router'
import { TextMessageScreen } from '../../site/console/letter-screen.tsx'

export const Route = createFileRoute('/message')({ component: TextMessageScreen })
