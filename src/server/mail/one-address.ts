import addressparser from 'nodemailer/lib/addressparser'

export interface MailAddress {
  name: string
  address: string
}

/**
 * The one address that a text holds, with the name before it. A second one, a group or a line break would send the message to
 * somebody else, or with headers of somebody else's.
 * @throws Error where it holds none or more, or a control character
 */
export function oneAddress(text: string): MailAddress {
  // A mail server may break lines at any of them.
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error('A mail address has no line breaks.')
  const [first, ...others] = addressparser(text)
  if (first?.address === undefined || others.length > 0) throw new Error('One mail address is needed.')
  const { name, address } = first
  // Of two addresses without a comma the parser makes a name and an address.
  if (name.includes('@') || !/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(address)) throw new Error('One mail address is needed.')
  return { name, address }
}
