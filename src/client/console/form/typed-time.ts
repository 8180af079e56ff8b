import type { Shape } from '#contract/shape.ts'

/** Returns whether a field takes times of day (`HH:MM`) and no other text. */
export const takesTime = ({ schema }: Pick<Shape, 'schema'>): boolean =>
  schema.safeParse('23:59').success && !schema.safeParse('24:00').success && !schema.safeParse('').success

const afternoon = /^(?:오후|pm|p\.m\.|下午|晚上)|(?:pm|p\.m\.)$/i
const morning = /^(?:오전|am|a\.m\.|上午|早上)|(?:am|a\.m\.)$/i

/**
 * Reads a time of day as people type it: `1200`, `9`, `9:5`, `12시`, `오후 2시 반`, `2:30 pm`.
 * @returns `HH:MM`; undefined where it is not plain which time is meant
 */
export function typedTime(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const [isAfternoon, isMorning] = [afternoon.test(typed), morning.test(typed)]
  const bare = typed.replace(afternoon, '').replace(morning, '').trim()
  const found =
    /^(?<hour>\d{1,2})(?<minute>\d{2})$/.exec(bare) ??
    /^(?<hour>\d{1,2})(?:\s*[:.시点時h]\s*(?:(?<minute>\d{1,2})\s*(?:분|分)?|(?<half>반|半))?)?$/i.exec(bare)
  const { hour = '', minute = '0', half } = found?.groups ?? {}
  if (found === null) return undefined
  const typedHour = Number(hour)
  // Noon and midnight are twelve.
  const hours = isAfternoon && typedHour < 12 ? typedHour + 12 : isMorning && typedHour === 12 ? 0 : typedHour
  const minutes = half === undefined ? Number(minute) : 30
  if (hours > 23 || minutes > 59 || (isMorning && typedHour > 12)) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
