import type { ReactNode } from 'react'

/** Renders a list of points under an optional heading. */
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
