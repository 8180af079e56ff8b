import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../../site/console/setting-screen.tsx'

export const Route = createFileRoute('/setting')({ component: SettingScreen })
