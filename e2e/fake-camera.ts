import { test as base } from './fixtures.ts'

/** Tests in a browser with a camera that shows a clock, and a microphone that beeps. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      }),
    { scope: 'worker' },
  ],
})
