import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../account/account-screen.tsx'

export const Route = createFileRoute('/account')({ component: AccountScreen })
