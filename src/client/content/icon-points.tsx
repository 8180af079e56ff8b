import { TopicIcon, type TopicIconName } from '../ui/deferred/topic-icon.tsx'

interface IconPoint {
  /** Null: a tick. */
  icon: TopicIconName | null
  title: string
  text: string | null
}

/** Three things that a firm stands for, beside each other. */
export const IconPoints = ({ points }: { points: readonly IconPoint[] }) => (
  <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
    {points.map(({ icon, title, text }) => (
      <li key={title} className="border-t border-ink pt-6">
        <TopicIcon name={icon ?? 'check'} className="size-9 text-accent" />
        <h3 className="mt-5 text-lg font-bold">{title}</h3>
        <p className="mt-3 text-muted">{text}</p>
      </li>
    ))}
  </ol>
)
