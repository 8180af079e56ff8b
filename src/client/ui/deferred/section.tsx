import type { ReactNode } from 'react'
import { container } from '../container.ts'
import { HeadingLevel } from '../heading.tsx'
import { Reveal } from './reveal.tsx'

interface Props {
  id?: string
  eyebrow?: string
  title: string
  /** Beside the title: a link to all, or the controls of a slider. */
  aside?: ReactNode
  look?: 'paper' | 'wash' | 'night'
  children: ReactNode
}

const looks = { paper: '', wash: 'bg-wash', night: 'on-night bg-night text-on-night' } as const

/** A section of a page with its heading, below which those of its items are. */
export function Section({ id, eyebrow, title, aside, look = 'paper', children }: Props) {
  return (
    <section id={id} className={`section py-[clamp(4rem,9vw,8rem)] ${looks[look]}`}>
      <div className={container}>
        <Reveal>
          <div className="mb-[clamp(1.75rem,4vw,3rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              {eyebrow !== undefined && (
                <p className={`mb-2 text-sm font-semibold tracking-wide ${look === 'night' ? 'text-night-accent' : 'text-accent'}`}>
                  {eyebrow}
                </p>
              )}
              <h2 className="font-serif text-2xl font-semibold whitespace-pre-line">{title}</h2>
            </div>
            {aside}
          </div>
          <HeadingLevel value={3}>{children}</HeadingLevel>
        </Reveal>
      </div>
    </section>
  )
}
