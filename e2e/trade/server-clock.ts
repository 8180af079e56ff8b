/** The real server, whose clock goes ahead at each SIGUSR2 by the next of `CLOCK_STEPS` (ms, separated by commas). */
const steps = (process.env['CLOCK_STEPS'] ?? '').split(',').map(Number)
let ahead = 0
process.on('SIGUSR2', () => (ahead += steps.shift() ?? 0))
const now = Date.now.bind(Date)
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (Plain, given: [], target) => Reflect.construct(Plain, given.length === 0 ? [Plain.now()] : given, target) as Date,
})
const main = new URL('../../src/server/main.ts', import.meta.url)
await import(main.href)
