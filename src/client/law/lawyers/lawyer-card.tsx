import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Lawyer } from '../queries.ts'

/** A lawyer among others. */
export function LawyerCard({ lawyer: { _id, name, job, intro, image } }: { lawyer: Lawyer }) {
  return (
    <PageLink to="/member/$_lawyer" params={{ _lawyer: _id }} className="group block h-full">
      <ItemPicture picture={image} sizes="(width < 768px) 45vw, 300px" widths={[160, 320, 640]} className="aspect-[4/5] rounded-card" />
      <span className="mt-4 block text-sm font-semibold text-accent">{job}</span>
      <Heading className="mt-0.5 text-lg font-bold group-hover:underline group-hover:underline-offset-4">{name}</Heading>
      <span className="mt-2 line-clamp-3 text-sm text-muted max-xs:hidden">{intro}</span>
    </PageLink>
  )
}

/** An advisory member: the picture beside the words. */
export function AdvisoryCard({ lawyer: { _id, name, job, intro, image } }: { lawyer: Lawyer }) {
  return (
    <PageLink to="/member/$_lawyer" params={{ _lawyer: _id }} className="group flex h-full gap-5 border-t border-line pt-6 sm:gap-7">
      <ItemPicture
        picture={image}
        sizes="(width < 768px) 112px, 160px"
        widths={[160, 320]}
        className="aspect-[4/5] w-28 shrink-0 self-start rounded-card sm:w-40"
      />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-accent">{job}</p>
        <Heading className="mt-0.5 font-serif text-xl font-semibold group-hover:underline group-hover:underline-offset-4">{name}</Heading>
        <p className="mt-3 text-muted max-sm:text-sm">{intro}</p>
      </div>
    </PageLink>
  )
}
