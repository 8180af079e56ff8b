import { defineConfig } from 'vitest/config'

const server = {
  include: ['src/server/**/*.db.test.ts'],
  environment: 'node',
  // A whole server is built for each file; its modules are loaded once for all of them.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/** `unit` needs no database server; the other two run the same tests on each engine. */
export default defineConfig({
  test: {
    reporters: process.env['CI'] === undefined ? ['default'] : ['default', 'junit'],
    outputFile: { junit: 'test-results/vitest.xml' },
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { ...server, name: 'server-sqlite', provide: { engine: 'sqlite' } } },
      { test: { ...server, name: 'server-postgres', provide: { engine: 'postgres' }, globalSetup: ['src/server/testing/postgres.ts'] } },
    ],
  },
})
