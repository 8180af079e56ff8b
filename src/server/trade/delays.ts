/** Every delay of the trade centre's own, in milliseconds: tests shorten them. */
export const delays = {
  /** How long a meeting that staff have moved stands where it is before its sides hear of it: a slip that is undone is no news. */
  movedMeeting: 60_000,
  /** How long an approval stands before its participant hears of it: the console offers the way back for ten seconds. */
  approval: 15_000,
  /** Who is told that a time is free has it before the next one hears. */
  nextInLine: 30 * 60_000,
  /** Who has just read a message hears of the next one in the app alone, for so long. */
  collectedMessages: 30 * 60_000,
}
