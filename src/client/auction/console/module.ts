import type { ConsoleModule } from '../../console/module.ts'

export const auction: ConsoleModule = {
  name: 'auction',
  formParts: {
    'auction/programs': () => import('./form-parts.ts').then((file) => file.programParts),
    'auction/works': () => import('./form-parts.ts').then((file) => file.workParts),
  },
}
