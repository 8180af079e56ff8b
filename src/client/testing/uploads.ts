import { vi } from 'vitest'
import { json } from './server.ts'

/** One file on its way to a server that is not there: the test says how far it is, and what comes back. */
export class Upload extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  path = ''
  file: File | undefined
  status = 0
  responseText = ''
  isEnded = false
  #answer = new Response()

  open(_method: string, path: string): void {
    this.path = path
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  getResponseHeader(name: string): string | null {
    return this.#answer.headers.get(name)
  }
  send(body: FormData): void {
    const file = body.get('file')
    if (file instanceof File) this.file = file
    under.push(this)
  }
  abort(): void {
    this.#end('abort')
  }

  /** The part of it that has left, between 0 and 1. */
  move(part: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: part * 1000, total: 1000 }))
  }
  async answer(response: Response = json({}, 201)): Promise<void> {
    this.#answer = response
    this.status = response.status
    this.responseText = await response.text()
    this.#end('load')
  }
  /** The connection is lost. */
  lose(): void {
    this.#end('error')
  }
  #end(type: string): void {
    if (this.isEnded) return
    this.isEnded = true
    this.dispatchEvent(new Event(type))
  }
}

const under: Upload[] = []

/** From now on files go nowhere. Returns what waits for those that are sent, one after the other. */
export function holdUploads(): { next: () => Promise<Upload>; all: readonly Upload[] } {
  under.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
  let taken = 0
  return {
    all: under,
    next: () => {
      taken += 1
      return vi.waitFor(() => {
        const found = under[taken - 1]
        if (found === undefined) throw new Error(`file ${taken} has not been sent`)
        return found
      })
    },
  }
}
