import { Trans } from '@lingui/react/macro'
import { Anchor } from '../../ui/anchor.tsx'
import { Icon } from '../../ui/icon.tsx'
import { mainCareer } from './career.tsx'
import { Portrait } from './portrait.tsx'
import type { Lawyer } from './reads.ts'

/** The representative lawyer, at the head of the others. */
export function RepresentativeCard({ lawyer }: { lawyer: Lawyer }) {
  const { _id, name, job, intro } = lawyer
  return (
    <article className="grid items-center gap-x-10 gap-y-8 border-t border-line pt-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-16 md:pt-12">
      <Portrait lawyer={lawyer} />
      <div>
        <p className="text-sm font-semibold text-accent">{job}</p>
        <h2 className="mt-2 font-serif text-2xl font-semibold">{name}</h2>
        <p className="mt-5 max-w-[36em] text-lg">{intro}</p>
        <ul className="mt-7 border-t border-line">
          {mainCareer(lawyer).map(({ txt }) => (
            <li key={txt} className="border-b border-line py-3">
              {txt}
            </li>
          ))}
        </ul>
        <p className="mt-7">
          <Anchor href={`/member/${_id}`} className="inline-flex min-h-11 items-center gap-2 border-b border-accent font-semibold">
            <Trans>소개 더 보기</Trans>
            <Icon name="next" className="size-4" />
          </Anchor>
        </p>
      </div>
    </article>
  )
}
