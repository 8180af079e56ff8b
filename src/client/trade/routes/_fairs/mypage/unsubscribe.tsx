import { createFileRoute } from '@tanstack/react-router'
import { RefuseNews } from '../../../../account/refuse-news.tsx'

export const Route = createFileRoute('/_fairs/mypage/unsubscribe')({ component: RefuseNews })
