import { lettersOf } from './letters.ts'

/** Stands for somebody: the letters of the name, for the eye alone, so that they are no text of what they stand in. */
export const Portrait = ({ name, className = 'size-8 text-xs' }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    data-letters={lettersOf(name)}
    className={`inline-flex shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent before:content-[attr(data-letters)] ${className}`}
  />
)
