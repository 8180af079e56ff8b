import { createFileRoute } from '@tanstack/react-router'
import { TextMessageScreen } from '../letter-screen.tsx'

export const Route = createFileRoute('/message')({ component: TextMessageScreen })
