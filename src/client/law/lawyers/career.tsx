import type { Lawyer } from './reads.ts'

/** The main lines that a short introduction shows. */
export const mainCareer = ({ career }: Pick<Lawyer, 'career'>) => career.filter(({ isMain }) => isMain)

/** A career: the main lines first, set apart from the others. */
export function Career({ career }: Pick<Lawyer, 'career'>) {
  const others = career.filter(({ isMain }) => !isMain)
  return (
    <ul className="border-t border-ink">
      {mainCareer({ career }).map(({ txt }) => (
        <li key={txt} className="border-b border-line py-3.5">
          <strong className="block border-l-2 border-accent pl-4">{txt}</strong>
        </li>
      ))}
      {others.map(({ txt }) => (
        <li key={txt} className="border-b border-line py-3.5 pl-[1.125rem] text-muted">
          {txt}
        </li>
      ))}
    </ul>
  )
}
