import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

const shown = () => import('./shown-columns.tsx')

export const site: ConsoleModule = {
  name: 'site',
  menu: [
    { scope: 'console:inquiries', address: 'email', label: msg`이메일 보내기` },
    { scope: 'console:inquiries', address: 'message', label: msg`문자 보내기` },
    { scope: 'console:content', address: 'media', label: msg`미디어` },
    { scope: 'console:content', address: 'trash', label: msg`휴지통` },
    { scope: 'console:members', address: 'audit', label: msg`열람 기록` },
    { scope: 'console:settings', address: 'setting', label: msg`사이트 설정` },
    { scope: 'console:settings', address: 'messages', label: msg`자동 메시지` },
    { scope: 'console:settings', address: 'deliveries', label: msg`발송 기록` },
    { scope: 'console:settings', address: 'jobs', label: msg`자동 작업` },
  ],
  listColumns: {
    banners: () => shown().then((file) => file.bannerColumns),
    popups: () => shown().then((file) => file.popupColumns),
  },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
