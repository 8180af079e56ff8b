import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../setting-screen.tsx'

export const Route = createFileRoute('/setting')({ component: SettingScreen })
