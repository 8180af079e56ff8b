import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

export const support: ConsoleModule = {
  name: 'support',
  itemHeaders: { 'center/questions': () => import('./question-files.tsx').then((file) => file.QuestionFiles) },
  formParts: { terms: () => import('./term-parts.tsx').then((file) => file.termParts) },
  itemFooters: { terms: () => import('./term-extras.tsx').then((file) => file.TermExtras) },
  copyLabels: { terms: msg`새 판 만들기` },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
