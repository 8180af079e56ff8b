import { TopicIcon, type TopicIconName } from '../ui/topic-icon.tsx'

export interface IconPoint {
  icon: TopicIconName
  title: string
  text: string
}

/** Three things that a firm stands for, beside each other. */
export const IconPoints = ({ points }: { points: readonly IconPoint[] }) => (
  <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
    {points.map(({ icon, title, text }) => (
      <li key={icon} className="border-t border-ink pt-6">
        <TopicIcon name={icon} className="size-9 text-accent" />
        <h3 className="mt-5 text-lg font-bold">{title}</h3>
        <p className="mt-3 text-muted">{text}</p>
      </li>
    ))}
  </ol>
)
