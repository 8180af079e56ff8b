import type { ConsoleModule } from '../../console/module.ts'

export const support: ConsoleModule = {
  name: 'support',
  itemHeaders: { 'center/questions': () => import('./question-files.tsx').then((file) => file.QuestionFiles) },
  itemFooters: { terms: () => import('./term-extras.tsx').then((file) => file.TermExtras) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
