import { createFileRoute } from '@tanstack/react-router'
import { MyInfoPage } from '../../../account/my-info-page.tsx'
import { modules } from '../../../modules.ts'

export const Route = createFileRoute('/_shared/mypage/myinfo')({ component: () => <MyInfoPage modules={modules} /> })
