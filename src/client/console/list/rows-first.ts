import type { QueryClient } from '@tanstack/react-query'

/** So long it waits before it looks again, in ms: what has come is drawn meanwhile. */
const pause = 30

/** Waits until the rows of a list are there. @throws the reason of the signal where nobody wants any longer what comes after them */
export async function rowsFirst(client: QueryClient, name: string, signal: AbortSignal): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, pause))
  while (!signal.aborted && client.isFetching({ queryKey: [name] }) > 0)
  signal.throwIfAborted()
}
