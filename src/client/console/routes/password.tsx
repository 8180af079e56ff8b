import { createFileRoute } from '@tanstack/react-router'
import { PasswordScreen } from '../screens/password-screen.tsx'

export const Route = createFileRoute('/password')({ component: PasswordScreen })
