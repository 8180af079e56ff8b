import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The way between the browser and the server, which a test may block and cut. */
export interface Line {
  origin: string
  /** Lets no connection bring more than these bytes. */
  hold: (bytes: number) => void
  /** Brings what is asked, and ends the connection at the first byte of an answer: what it did is done. */
  mute: () => void
  /** Ends what is under way, and lets nothing through. */
  cut: () => void
  mend: () => void
  close: () => void
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let most = Infinity
  let isCut = false
  let isMute = false
  const server = createServer((browser) => {
    if (isCut) return browser.resetAndDestroy()
    const upstream = connect(Number(port), hostname)
    let brought = 0
    browser.on('data', (chunk) => {
      brought += chunk.length
      if (brought > most) browser.pause()
      else if (!upstream.write(chunk)) {
        browser.pause()
        upstream.once('drain', () => browser.resume())
      }
    })
    upstream.on('data', () => {
      if (isMute) browser.resetAndDestroy()
    })
    upstream.pipe(browser)
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const end = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (bytes) => (most = bytes),
    cut: () => {
      isCut = true
      end()
    },
    mute: () => (isMute = true),
    mend: () => {
      isCut = false
      isMute = false
      most = Infinity
    },
    close: () => {
      server.close()
      end()
    },
  }
}
