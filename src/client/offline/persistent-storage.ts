const standalone = '(display-mode: standalone), (display-mode: minimal-ui)'

/** Asks the browser not to clear what the device keeps. Chromium and Safari decide by themselves, and may grant later what they refused. */
async function ask({ storage }: Partial<Navigator>): Promise<void> {
  if ((await storage?.persisted()) === false) await storage?.persist()
}

/** Whoever installs the app counts on what it keeps: asked for when it is installed, and when it starts as an app without it. */
export function askForPersistence(): void {
  // Where nothing is granted, all is kept as long as the browser likes.
  const request = () => void ask(navigator).catch(() => undefined)
  addEventListener('appinstalled', request)
  if (matchMedia(standalone).matches) request()
}
