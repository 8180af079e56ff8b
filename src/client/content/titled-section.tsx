import type { ReactNode } from 'react'

/** Renders one subject of a long page beside its heading, with a place in the address. */
export const TitledSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid gap-x-12 gap-y-5 border-t border-line py-[clamp(2.25rem,5vw,4rem)] md:grid-cols-[15rem_minmax(0,44rem)]"
  >
    <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
      {title}
    </h2>
    <div className="min-w-0 space-y-5">{children}</div>
  </section>
)
