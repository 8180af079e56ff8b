import type { ReactNode } from 'react'

const looks = {
  now: 'text-success',
  later: 'text-warning',
  open: 'text-ink',
  not: 'text-muted',
  late: 'text-danger',
  // Of more stands than these, each has a hue of its own.
  reached: 'text-info',
  booked: 'text-violet',
  refused: 'text-rose',
  junk: 'text-clay',
} as const

/** Stands of a thing: it holds now, will later or waits for somebody; it is on its way; it is over or off; its time has passed; steps of a request. */
export type Stand = keyof typeof looks

/** Renders the state of something as a chip, in colours that are no button's. Its words say all of it. */
export const StateText = ({ when, children }: { when: Stand; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full align-middle bg-[color-mix(in_srgb,currentColor_10%,var(--surface))] px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[when]}`}
  >
    <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
    {children}
  </span>
)
