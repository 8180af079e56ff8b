import { createFileRoute } from '@tanstack/react-router'
import { RefuseNews } from '../../../refuse-news.tsx'

export const Route = createFileRoute('/_fairs/mypage/unsubscribe')({ component: RefuseNews })
