import { createFileRoute } from '@tanstack/react-router'
import { TextMessageScreen } from '../screens/letter-screen.tsx'

export const Route = createFileRoute('/message')({ component: TextMessageScreen })
