import { createFileRoute } from '@tanstack/react-router'
import { MyInfoPage } from '../../../account/my-info-page.tsx'

export const Route = createFileRoute('/_member/mypage/myinfo')({ component: MyInfoPage })
