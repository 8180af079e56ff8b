import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Lawyer } from '../queries.ts'

/** The main lines that a short introduction shows. */
export const mainCareer = ({ career }: Pick<Lawyer, 'career'>) => career.filter(({ isMain }) => isMain)

/** The same as a list. */
export const MainCareer = ({ lawyer, className }: { lawyer: Lawyer; className: string }) => (
  <ul className={`border-t border-line ${className}`}>
    {mainCareer(lawyer).map(({ txt }) => (
      <li key={txt} className="border-b border-line py-3">
        {txt}
      </li>
    ))}
  </ul>
)

/** Renders a short portrait of the representative lawyer with a link to the rest. */
export const Introduction = ({ lawyer, size }: { lawyer: Lawyer; size: 'text-2xl' | 'text-3xl' }) => (
  <div>
    <p className="text-sm font-semibold text-accent">{lawyer.job}</p>
    <h2 className={`mt-2 font-serif font-semibold ${size}`}>{lawyer.name}</h2>
    <p className="mt-5 max-w-[36em] text-lg">{lawyer.intro}</p>
    <MainCareer lawyer={lawyer} className="mt-7" />
    <p className="mt-7">
      <PageLink
        to="/member/$_lawyer"
        params={{ _lawyer: lawyer._id }}
        className="inline-flex min-h-11 items-center gap-2 border-b border-accent font-semibold"
      >
        <Trans>소개 더 보기</Trans>
        <Icon name="next" className="size-4" />
      </PageLink>
    </p>
  </div>
)

/** A career: the main lines first, set apart from the others. */
export const Career = ({ lawyer }: { lawyer: Lawyer }) => (
  <ul className="border-t border-ink">
    {mainCareer(lawyer).map(({ txt }) => (
      <li key={txt} className="border-b border-line py-3.5">
        <strong className="block border-l-2 border-accent pl-4">{txt}</strong>
      </li>
    ))}
    {lawyer.career
      .filter(({ isMain }) => !isMain)
      .map(({ txt }) => (
        <li key={txt} className="border-b border-line py-3.5 pl-[1.125rem] text-muted">
          {txt}
        </li>
      ))}
  </ul>
)
