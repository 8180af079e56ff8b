import type { MessageType, SendResult } from '../entry.ts'

export interface Note {
  text: string
}
export interface Sending {
  id: string
  text: string
}

const isNote = (content: unknown): content is Note => typeof (content as Partial<Note> | null)?.text === 'string'

/**
 * A second kind, unlike a consultation in everything that a kind may differ in: notes of an account, in their order for each
 * subject, which the server may know in another version.
 */
export function createNotes(name = 'note') {
  const sent: Sending[] = []
  const server = {
    sent,
    account: 'hanbi' as string | undefined,
    /** What the server does with a note. */
    answer: async ({ id }: Sending): Promise<SendResult> => ({ receipt: `R-${id.slice(0, 4)}`, answer: { id } }),
  }
  const kind: MessageType<Note> = {
    name,
    maxAge: 60_000,
    isContent: isNote,
    account: () => server.account,
    send: ({ text }, { id }) => {
      sent.push({ id, text })
      return server.answer({ id, text })
    },
    onConflict: (current) => current,
  }
  return { kind, server }
}
