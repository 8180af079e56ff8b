import type { ConsoleModule } from '../../console/module.ts'

export const law: ConsoleModule = {
  name: 'law',
  itemHeaders: { forms: () => import('./request-extras.tsx').then((file) => file.RequestExtras) },
  itemFooters: { forms: () => import('./request-timeline.tsx').then((file) => file.RequestTimeline) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
}
