/** So often at least something is sent on a stream of events, and it is looked whether the caller may still listen, in seconds. */
export const heartbeatSeconds = 20
