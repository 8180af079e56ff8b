export const queueName = 'ieumsae-outbox'

let isKnown = false

/** Whether this device has ever had something to send. To look creates nothing. */
export async function hasQueue(): Promise<boolean> {
  // Firefox before 126 does not list databases.
  isKnown ||= !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === queueName)
  return isKnown
}
