/** So often at least something is sent on a stream of events, and it is looked whether the caller may still listen, in seconds. */
export const heartbeatSeconds = 20
/** The same of the events of lots, of which a minute counts. */
export const lotHeartbeatSeconds = 5
