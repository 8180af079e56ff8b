import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '../ui/button.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'onChange'> {
  id: string
  onChosen: (field: HTMLInputElement) => void
  /** What the button says. */
  children: ReactNode
}

/** A field for files that looks as a button: the browser's own field is there for the keyboard and for screen readers. */
export const FileButton = ({ id, onChosen, children, ...field }: Props) => (
  <>
    <input {...field} id={id} type="file" className="peer sr-only" onChange={({ currentTarget }) => onChosen(currentTarget)} />
    <label
      htmlFor={id}
      className={buttonClass(
        'outline',
        'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
      )}
    >
      {children}
    </label>
  </>
)
