/** Calendar entry of one meeting. Texts are plain, instants ISO 8601 in UTC. */
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
export const escaped = (text: string): string =>
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

/** Somebody as an address of a calendar. */
export interface CalendarAddress {
  name: string
  /** `mailto:` or another URI. */
  uri: string
}

/** Whom an invitation is from, and for. */
interface Parties {
  organizer: CalendarAddress
  attendee: CalendarAddress
}

/** A name as a parameter: quoted, so without quotes itself (RFC 5545, 3.2). */
const quoted = (name: string): string => `"${name.replaceAll(/["\p{Cc}]/gu, ' ')}"`

const organizerLine = ({ name, uri }: CalendarAddress): string => `ORGANIZER;CN=${quoted(name)}:${uri}`

/** Nobody is asked for an answer: both sides have agreed already. */
const partyLines = ({ organizer, attendee }: Parties): string[] => [
  organizerLine(organizer),
  `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${attendee.uri}`,
]

const linesOf = (
  { uid, sequence, isCancelled, changedAt, startsAt, endsAt, summary, location, url }: CalendarEvent,
  more: readonly string[] = [],
): string[] => [
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
  ...more,
  'END:VEVENT',
]

/** Instants are in UTC, so a calendar needs no rules of zones. */
const calendarOf = (method: 'PUBLISH' | 'REQUEST' | 'CANCEL', lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//trade centre//fairs//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** A calendar that programs subscribe to (RFC 5545). */
export const icsOf = (name: string, events: readonly CalendarEvent[]): string =>
  calendarOf('PUBLISH', [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap((event) => linesOf(event)),
  ])

/** Several meetings as a file to be opened. A request may hold one only (RFC 5546, 3.2.2), what is published names nobody who takes part. */
export const agendaOf = (organizer: CalendarAddress, events: readonly CalendarEvent[]): string =>
  calendarOf(
    'PUBLISH',
    events.flatMap((event) => linesOf(event, [organizerLine(organizer)])),
  )

/** One meeting as a file to be opened: programs know it again by its `UID`, and take the highest `SEQUENCE` (RFC 5546). */
export const invitationOf = (event: CalendarEvent, between: Parties): string =>
  calendarOf(event.isCancelled ? 'CANCEL' : 'REQUEST', linesOf(event, partyLines(between)))
