import { afterAll } from 'vitest'
import { setTokens } from '../session/tokens.ts'

// All files of component tests share one page: who was logged in in one is nobody's session in the next.
afterAll(() => setTokens(undefined))
