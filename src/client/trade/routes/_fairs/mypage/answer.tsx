import { createFileRoute } from '@tanstack/react-router'
import { AnswerLink } from '../../../answer-link.tsx'

export const Route = createFileRoute('/_fairs/mypage/answer')({ component: AnswerLink })
