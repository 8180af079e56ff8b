import type { levels as resource } from '#contract/account/levels.ts'
import { consoleScopes } from '#contract/call.ts'
import type { FieldsOf } from '../../initial/types.ts'

type Level = FieldsOf<typeof resource>

/** May do everything in the console. */
export const administrator: Level = { name: '관리자', scopes: ['console', ...consoleScopes] }
/** Writes content, and never sees a consultation. */
export const editor: Level = { name: '편집자', scopes: ['console', 'console:content'] }
/** Answers consultations. */
const counsellor: Level = { name: '상담 담당', scopes: ['console', 'console:inquiries'] }

export const levels: readonly Level[] = [administrator, editor, counsellor]
