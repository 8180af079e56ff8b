import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../screens/setting-screen.tsx'

export const Route = createFileRoute('/setting')({ component: SettingScreen })
