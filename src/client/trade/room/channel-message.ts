import { roomLimits } from '#contract/trade/room-times.ts'

/** Kind of picture that is seen of somebody: the camera, a screen, or nothing. */
export type Picture = 'camera' | 'screen' | 'none'

/** Message that two pages send each other directly, past the server. */
export type ChannelMessage =
  | { type: 'chat'; text: string }
  /** What somebody is saying, by the browser's recognition of speech. */
  | { type: 'caption'; text: string }
  /** Whether somebody can be heard and seen, or wants no pictures: then none is sent there. */
  | { type: 'shown'; isHeard: boolean; picture: Picture; isSoundOnly: boolean }
  /** Says once a second that the connection carries. */
  | { type: 'here' }

const pictures: readonly unknown[] = ['camera', 'screen', 'none'] satisfies Picture[]

/** Reads what came from the other page; undefined for what is none of ours. */
export function readChannelMessage(data: unknown): ChannelMessage | undefined {
  if (typeof data !== 'string' || data.length > 4 * roomLimits.chat) return undefined
  try {
    const message = JSON.parse(data) as Record<string, unknown> | null
    const { type, text, isHeard, picture, isSoundOnly } = message ?? {}
    if (type === 'here') return { type }
    if (type === 'shown' && typeof isHeard === 'boolean' && pictures.includes(picture))
      return { type, isHeard, picture: picture as Picture, isSoundOnly: isSoundOnly === true }
    if ((type === 'chat' || type === 'caption') && typeof text === 'string') return { type, text: text.slice(0, roomLimits.chat) }
  } catch {
    // As below.
  }
  return undefined
}
