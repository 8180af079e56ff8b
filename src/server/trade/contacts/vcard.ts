import { escaped, folded } from '../schedule/ics.ts'

/** Somebody of a company, as an address book has them. */
export interface Contact {
  /** A UUID that stays the same at all fairs: an address book that has them already brings them up to date. */
  uid: string
  person: string
  company: string
  role: string | null
  email: string | null
  phone: string | null
  website: string | null
  country: string | null
}

/** Line of a property; none where there is nothing to say. */
const textLine = (name: string, text: string | null): string[] => (text === null || text === '' ? [] : [`${name}${escaped(text)}`])

const linesOf = ({ uid, person, company, role, email, phone, website, country }: Contact, note: string): string[] => [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'KIND:individual',
  `UID:urn:uuid:${uid}`,
  ...textLine('FN:', person),
  // The whole name, as it is written: nobody has said which part of it is the family's. Some programs read no card without it.
  `N:${escaped(person)};;;;`,
  ...textLine('ORG:', company),
  ...textLine('TITLE:', role),
  ...textLine('EMAIL:', email),
  ...textLine('TEL;TYPE=cell:', phone),
  // An address has no signs to be escaped.
  ...(website === null ? [] : [`URL:${website.replaceAll(/[\p{Cc}\s]/gu, '')}`]),
  ...textLine('ADR:;;;;;;', country),
  ...textLine('NOTE:', note),
  'END:VCARD',
]

/** Contacts as one file for an address book (vCard 4.0, RFC 6350). @param note where they met, in each */
export const vcardsOf = (contacts: readonly Contact[], note: string): string =>
  contacts
    .flatMap((contact) => linesOf(contact, note))
    .map((line) => `${folded(line)}\r\n`)
    .join('')
