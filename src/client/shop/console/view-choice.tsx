import { buttonClass } from '../../ui/button.ts'

interface Props<View extends string> {
  /** Of the choice, for whoever does not see it. */
  label: string
  /** Of each view, in their order. */
  names: Readonly<Record<View, string>>
  chosen: View
  onChoose: (view: View) => void
  className?: string
}

/** Renders the choice of what a screen shows. */
export function ViewChoice<View extends string>({ label, names, chosen, onChoose, className = '' }: Props<View>) {
  return (
    <div role="group" aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {(Object.keys(names) as View[]).map((view) => (
        <button
          key={view}
          type="button"
          className={buttonClass(view === chosen ? 'primary' : 'outline')}
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
        >
          {names[view]}
        </button>
      ))}
    </div>
  )
}
