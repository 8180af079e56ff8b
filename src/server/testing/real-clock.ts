import { afterAll, vi } from 'vitest'

// Test files of a worker share its globals: a clock that one has stopped would make the tokens of the next ones old.
afterAll(() => void vi.useRealTimers())
