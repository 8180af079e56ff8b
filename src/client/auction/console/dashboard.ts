import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  late: () => import('./figures.ts').then((file) => file.figures),
}
