import type { ImportAnswer, ImportedRow, ImportMode, ImportRows } from '#contract/import-calls.ts'
import type { Locale } from '#contract/locale.ts'
import { useEffect, useRef, useState } from 'react'
import { api, ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { digestOf, forget, remember, type Unfinished, unfinished } from './unfinished.ts'

/** A request may wait for others that write, in ms. */
const timeout = 120_000

/** The rows of a file, as they are being looked at or written. */
interface Work {
  chunks: readonly ImportRows[]
  digest: string
  /** Undefined: a dry run. */
  writing: Unfinished | undefined
  /** What was answered, and to how many requests. */
  results: ImportedRow[]
  answered: number
}

export interface ImportState {
  /** What the results are of. */
  step: 'none' | 'check' | 'write'
  isRunning: boolean
  results: readonly ImportedRow[]
  total: number
  /** Why it has stopped: no answer, a refusal, or a wrong row where all were to be written or none. */
  stop: 'connection' | 'refusal' | 'wrong' | undefined
  /** The refusal in the reader's words. */
  message: string
  /** The file was being imported before, and that has not ended. */
  begun: Unfinished | undefined
}

const nothing: ImportState = { step: 'none', isRunning: false, results: [], total: 0, stop: undefined, message: '', begun: undefined }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Sent {
  path: string
  locale: Locale
  body: ImportRows
  writing: { mode: ImportMode; idempotencyKey: string } | undefined
}

async function send({ path, locale, body, writing }: Sent): Promise<ImportAnswer> {
  const name = `POST /api/console/${path}/import` as 'POST /api/console/lawyers/import'
  const { mode, ...key } = writing ?? { mode: undefined }
  try {
    return await api(name, { locale, query: mode === undefined ? { dryRun: true } : { mode }, body, timeout, ...key })
  } catch (error) {
    // The first try of this request is still at work.
    if (!(error instanceof ApiFailure) || error.code !== 'running') throw error
    await pause((error.retryAfter ?? 1) * 1000)
    return send({ path, locale, body, writing })
  }
}

const stopOf = (error: unknown): Partial<ImportState> =>
  error instanceof ApiFailure ? { stop: 'refusal', message: error.message } : { stop: 'connection' }

/** Looks at the rows of a file, and writes them: one request after the other, each under its own key, so that one that is sent again writes nothing. @param path of the calls that import */
export function useImport(path: string) {
  const locale = useLocale()
  const account = useSession()?.sub ?? ''
  const [state, setState] = useState(nothing)
  const work = useRef<Work>(undefined)
  const show = (change: Partial<ImportState>) => setState((now) => ({ ...now, ...change }))
  useEffect(
    () => () => {
      work.current = undefined
    },
    [],
  )

  /** Goes on with what has not been answered; it ends as well when other work has begun, or the screen is left. */
  const run = async (one: Work): Promise<void> => {
    const { chunks, writing } = one
    show({ isRunning: true, stop: undefined, message: '', results: [...one.results] })
    while (one.answered < chunks.length) {
      const body = chunks[one.answered]
      const idempotencyKey = writing?.keys[one.answered]
      if (body === undefined) break
      try {
        const held = writing === undefined || idempotencyKey === undefined ? undefined : { mode: writing.mode, idempotencyKey }
        const { results, isWritten } = await send({ path, locale, body, writing: held })
        if (work.current !== one) return
        if (writing !== undefined && !isWritten) {
          // Under the same key the same would be answered, whatever has become right since.
          writing.keys[one.answered] = crypto.randomUUID()
          remember(writing)
          return show({ isRunning: false, stop: 'wrong', results: [...one.results, ...results.filter((each) => each.state === 'wrong')] })
        }
        one.results.push(...results)
        one.answered += 1
        show({ results: [...one.results] })
      } catch (error) {
        return work.current === one ? show({ isRunning: false, ...stopOf(error) }) : undefined
      }
    }
    if (writing !== undefined) {
      forget()
    }
    show({ isRunning: false })
  }

  const start = (chunks: readonly ImportRows[], digest: string, writing: Unfinished | undefined) => {
    const one: Work = { chunks, digest, writing, results: [], answered: 0 }
    work.current = one
    const total = chunks.reduce((sum, { rows }) => sum + rows.length, 0)
    setState({ ...nothing, step: writing === undefined ? 'check' : 'write', total })
    void run(one)
  }

  return {
    state,
    /** Forgets the results: the file or its columns are others. */
    reset: () => {
      work.current = undefined
      setState(nothing)
    },
    /** Has the server look at all rows, unless they were being imported before. */
    check: async (chunks: readonly ImportRows[]) => {
      const digest = await digestOf(account, path, chunks)
      const begun = unfinished(digest)
      if (begun === undefined) return start(chunks, digest, undefined)
      work.current = { chunks, digest, writing: begun, results: [], answered: 0 }
      setState({ ...nothing, begun })
    },
    /** Looks at the rows of an import that was begun before as if they were new. */
    checkAnew: () => {
      forget()
      if (work.current !== undefined) start(work.current.chunks, work.current.digest, undefined)
    },
    /** Imports what was looked at, or goes on with what was begun before: what was written then is answered and not written again. */
    write: (mode: ImportMode) => {
      if (work.current === undefined) return
      const { chunks, digest, writing } = work.current
      const one = writing ?? { digest, mode, at: Date.now(), keys: chunks.map(() => crypto.randomUUID()) }
      remember(one)
      start(chunks, digest, one)
    },
    /** Goes on where it has stopped. */
    resume: () => work.current !== undefined && void run(work.current),
  }
}

export type Import = ReturnType<typeof useImport>
