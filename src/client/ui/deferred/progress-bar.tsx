interface Props {
  label: string
  value: number
  max: number
  className?: string
}

/** Renders a native `<progress>`: it needs no style attribute and is announced by screen readers. */
export const ProgressBar = ({ label, value, max, className = '' }: Props) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className={`block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${className}`}
  />
)
