export * from '../src/server/testing/words.ts'
