import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'

/** The button of a form in a dialog, on a ground of its own: the slots that pass below have the button's colour. */
export const SubmitBar = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:px-7">
    <button type="submit" className={buttonClass('primary', 'w-full')} aria-disabled={isPending}>
      {children}
    </button>
  </div>
)
