import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../account/login-page.tsx'

export const Route = createFileRoute('/_firm/login')({ component: LoginPage })
