import { createFileRoute } from '@tanstack/react-router'
import { BookmarksPage } from '../../../bookmarks-page.tsx'

export const Route = createFileRoute('/_shared/mypage/bookmarks')({ component: BookmarksPage })
