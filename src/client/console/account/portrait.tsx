import { letterOf } from './letters.ts'

/** Stands for somebody: the first letter of the name, for the eye alone, so that it is no text of what it stands in. */
export const Portrait = ({ name, className = 'size-8 text-sm' }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    data-letter={letterOf(name)}
    className={`inline-flex shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent before:content-[attr(data-letter)] ${className}`}
  />
)
