import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  tasks: [
    { path: 'companies', label: msg`승인을 기다리는 회사`, todo: msg`새 회사 승인`, verb: msg`승인하기`, search: { state: 'PENDING' } },
    { path: 'companies', label: msg`바뀐 것을 살펴볼 회사`, todo: msg`회사 변경 확인`, search: { review: 'CHANGED' } },
    { path: 'users', label: msg`탈퇴한 회원`, search: { status: 'withdrawn' }, isOnlyCounted: true },
  ],
}
