import { msg } from '@lingui/core/macro'
import type { ClientModule } from '../module.ts'

export const law: ClientModule = {
  name: 'law',
  offline: [
    { label: msg`성공사례`, collections: ['success'], count: (n) => msg`${n}건` },
    { label: msg`보도, 칼럼, 후기, 영상 소개`, collections: ['insights'], count: (n) => msg`${n}건` },
    { label: msg`변호사와 자문위원`, collections: ['lawyers'], count: (n) => msg`${n}명` },
  ],
}
