/** The keys under which a member's own things are stored on the device, below the module. */
export const ownKeys = {
  fairs: 'fairs',
  matchings: 'matchings',
  /** Of a matching, as both sides can use it. */
  scheduleOf: (_matching: string) => `matching ${_matching}`,
  /** Of a fair. */
  schedule: (_fair: string) => `fair ${_fair}`,
  /** The newest messages of a matching. */
  messagesOf: (_matching: string) => `messages ${_matching}`,
  /** What the member has to do after meetings. */
  tasks: 'tasks',
  /** By which the member is let in at a fair. */
  entryCode: (_fair: string) => `entry ${_fair}`,
} as const
