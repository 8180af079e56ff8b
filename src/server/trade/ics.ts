/** What a calendar says of one meeting. Texts are plain, instants ISO 8601 in UTC. */
export interface CalendarEvent {
  /** Stays the same for as long as the meeting is known. */
  uid: string
  /** Rises with every change of the time. */
  sequence: number
  isCancelled: boolean
  changedAt: string
  startsAt: string
  endsAt: string
  summary: string
  location: string
  url: string
}

/** `20261124T010000Z` */
const stamp = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** A text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** A line in pieces of 75 bytes at most, no sign cut in two (RFC 5545, 3.1). */
export function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece].join('\r\n ')
}

const linesOf = ({ uid, sequence, isCancelled, changedAt, startsAt, endsAt, summary, location, url }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stamp(changedAt)}`,
  `LAST-MODIFIED:${stamp(changedAt)}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(summary)}`,
  `LOCATION:${escaped(location)}`,
  `URL:${url}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
]

/** A calendar that programs subscribe to (RFC 5545). Instants are in UTC, so it needs no rules of zones. */
export const icsOf = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ieumsae//Fairs//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
