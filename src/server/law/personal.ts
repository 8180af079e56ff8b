import { deleteRowsOf, type Personal } from '../http/personal.ts'

/** Requests are sent without an account, and end by their own time: leaving takes none away that the office is working on. */
const ofRequest = (what: string) => ({ export: what, erase: 'it goes with its request', until: 'erase-requests' })

/** Tables of requests for a consultation, which name who asks, the other side, and who of the staff works on them. */
export const lawPersonal: Personal = {
  forms: ofRequest('requests are sent without an account'),
  requestKeys: ofRequest('hashes of names and numbers'),
  requestRuleMembers: { export: 'who of the staff takes requests', erase: deleteRowsOf('requestRuleMembers') },
  requestEvents: ofRequest('who of the staff did it'),
}
