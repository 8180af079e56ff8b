import { createFileRoute } from '@tanstack/react-router'
import { MyInfoPage } from '../../../account/my-info-page.tsx'
import { modules } from '../../../modules.ts'

export const Route = createFileRoute('/_member/mypage/myinfo')({ component: () => <MyInfoPage modules={modules} /> })
