import type { ConsoleModule } from '../../console/module.ts'

export const support: ConsoleModule = {
  name: 'support',
  itemHeaders: { 'center/questions': () => import('./question-pictures.tsx').then((file) => file.QuestionPictures) },
  itemFooters: { terms: () => import('./term-extras.tsx').then((file) => file.TermExtras) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
}
