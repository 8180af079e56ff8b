import type { ConsoleModule } from '../../console/module.ts'

export const law: ConsoleModule = {
  name: 'law',
  itemScreens: { forms: () => import('./request-screen.tsx').then((file) => file.RequestScreen) },
  itemPanes: { forms: () => import('./request-pane.tsx').then((file) => file.RequestPane) },
  formParts: { forms: () => import('./request-work.tsx').then((file) => file.requestParts) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
