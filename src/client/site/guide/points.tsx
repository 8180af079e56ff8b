import type { ReactNode } from 'react'

/** One subject of the guide, with a place in the address. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
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

export const Points = ({ title, points }: { title?: string; points: readonly ReactNode[] }) => (
  <div>
    {title !== undefined && <h3 className="mb-3 font-bold">{title}</h3>}
    <ul className="list-disc space-y-2 pl-5 marker:text-accent">
      {points.map((point, index) => (
        // The order is the text's own.
        <li key={index}>{point}</li>
      ))}
    </ul>
  </div>
)
