import type { ReactNode } from 'react'

/** Classes of a text field; `aria-invalid` gives it the look of a mistake. */
export const fieldClass = (more = ''): string =>
  `block min-h-11 w-full rounded-control border border-control bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted focus:border-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger ${more}`

/** Renders the error of a field, for its `aria-describedby`; announced when it appears. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="mt-2 text-sm font-semibold text-danger">
    {children}
  </p>
)

/** A field with its name above it. */
export const Labelled = ({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
    {children}
  </div>
)
