import type { companies } from '#contract/account/companies.ts'
import type { CompanyFileKind } from '#contract/account/company-files.ts'
import type { levels } from '#contract/account/levels.ts'
import type { users } from '#contract/account/users.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Generated } from 'kysely'
import type { Columns, WithDefaults } from '../db/columns.ts'

export interface AccountTables {
  levels: Columns<typeof levels>
  users: WithDefaults<Columns<typeof users>, 'email' | 'phone' | 'channels' | 'locale'> & {
    passwordHash: string
    /** What user names are compared by (account/usernames.ts); null in accounts from before. */
    usernameKey: Generated<string | null>
    /** The account whose company a colleague stands for; null: its own, if any (http/company-of.ts). */
    _companyOf: Generated<string | null>
    /** Entries of the console's menu that staff keep at its top, a JSON list; null: none was ever chosen. */
    favourites: Generated<string | null>
  }
  sessions: {
    _id: string
    _user: string
    /** Of the refresh token to be presented next, and of the one before (account/refresh-chain.ts). */
    tokenHash: string
    previousHash: string | null
    rotatedAt: string
    /** How often the successor of `previousHash` was lost. */
    replacements: number
    userAgent: string
    network: string
    createdAt: string
    usedAt: string
    expiresAt: string
  }
  /** Refresh tokens that were replaced: whoever presents one ends its session. */
  formerTokens: { tokenHash: string; _session: string }
  /** Second factors: the secret sealed (account/one-time-codes.ts), the last step used, null until a code was confirmed. */
  factors: { _user: string; secret: string; lastStep: number; confirmedAt: string | null; createdAt: string }
  /** Hashes of recovery codes that are left. */
  recoveryCodes: { _user: string; codeHash: string }
  /** Sealed credentials that were opened, so that nobody sends them again; see account/sealing.ts. */
  nonces: { nonce: string; expiresAt: string }
  /** Codes that were sent to addresses; see account/codes.ts. */
  codes: {
    _id: string
    purpose: 'certification' | 'recovery'
    channel: 'EMAIL' | 'SMS'
    /** Normalised (contract/field.ts). */
    address: string
    codeHash: string
    createdAt: string
    /** Of the code, and of the token once there is one. */
    expiresAt: string
    tries: number
    usedAt: string | null
    /** Of what shows that the code was right, until that is used. */
    tokenHash: string | null
  }
  /** Addresses that accounts have lost by a change, by which their owners can take them back for some days; see account/addresses.ts. */
  formerAddresses: { _id: string; _user: string; channel: 'EMAIL' | 'SMS'; address: string; until: string }
  /** Staff who look at the site as a member sees it now; see account/acting.ts. */
  actings: {
    _id: string
    _user: string
    _actor: string
    /** The session of who looks: it ends with that. */
    _session: string
    startedAt: string
    expiresAt: string
    /** When the code of the new tab was used. */
    openedAt: string | null
  }
  /** What members have agreed to: rows are added and never changed, and outlast the account. See account/consents.ts. */
  consents: {
    _id: string
    _user: string
    /** Whose term it is. */
    site: SiteName
    code: string
    version: string
    /** SHA-256 (hex) of what was shown, in this language. */
    hash: string
    locale: string
    /** By the member's clock, and by ours. */
    agreedAt: string
    receivedAt: string
    network: string
    /** 0 where an agreement was taken back. */
    isAgreed: 0 | 1
  }
  /** What a member has one of each (contract/account/company-files.ts). What they are is in `files`. */
  companyFiles: { _user: string; kind: CompanyFileKind; _file: string }
  /** Introductions of companies that are on their way; see account/introduction-uploads.ts. */
  uploads: {
    _id: string
    _user: string
    name: string
    size: number
    modifiedAt: string | null
    /** Bytes that have come ... */
    received: number
    /** ... in these parts, a JSON list of their names (files/parts.ts). */
    parts: string
    createdAt: string
    /** Of the last part. */
    usedAt: string
  }
  /** Public keys that stand for an account (WebAuthn); see account/passkeys.ts. */
  passkeys: {
    _id: string
    _user: string
    name: string
    credentialId: string
    /** COSE, in base64url. */
    publicKey: string
    /** Of signatures, where the device counts them: up to 32 bits, so kept as a text. */
    counter: string
    /** A JSON list. */
    transports: string
    createdAt: string
    usedAt: string | null
  }
  /** By which who was invited sets a password, once, while the account still has that address; see account/invitations.ts. */
  invitationTokens: {
    tokenHash: string
    _user: string
    address: string
    expiresAt: string
    /** Who asks the account, which is in use, to be a colleague of the company: it says yes after its own login. */
    _owner: Generated<string | null>
    /** What the owner calls them: what the account says of itself is not read before. */
    name: Generated<string | null>
  }
  companies: Columns<typeof companies>
}
