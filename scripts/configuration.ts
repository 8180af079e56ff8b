import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, pairs } from '#server/config.ts'

/** Variables that no server reads: name, default, text. */
const tools = [
  ['CHROMIUM', '/usr/bin/chromium', 'Browser of the end-to-end tests and benches'],
  ['TEST_DATABASE_URL', '', 'PostgreSQL server for the tests, instead of one of their own'],
  ['SLOWNESS', 'measured', 'Factor of all patience in tests, from 1 on a quiet machine to 6'],
  ['BENCH_BESIDE', '', 'Address of another build that `npm run bench` measures in turns with this one'],
] as const

const defaultOf = (schema: { safeParse: (value: unknown) => { data?: unknown } }): string => {
  const { data } = schema.safeParse(undefined)
  const isPlain = typeof data === 'string' || typeof data === 'number'
  return isPlain && data !== '' ? `\`${data}\`` : ''
}

const row = (name: string, fallback: string, text: string) => `| \`${name}\` | ${fallback} | ${text} |`

/** Renders `docs/configuration.md` from the server's settings. */
export const configuration = (): string => `# Configuration

Written by \`npm run configuration\` from \`src/server/config.ts\`. All settings are environment variables; none is needed for a first start.

| variable | default | |
|---|---|---|
${Object.entries(environment.shape)
  .map(([name, schema]) => row(name, defaultOf(schema), schema.description ?? ''))
  .join('\n')}

Set together or not at all: ${pairs.map(([one, other]) => `\`${one}\` and \`${other}\``).join('; ')}.

## Tests and benches

| variable | default | |
|---|---|---|
${tools.map(([name, fallback, text]) => row(name, fallback === '' ? '' : `\`${fallback}\``, text)).join('\n')}
`

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../docs/configuration.md'), configuration())
