const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2.5 text-sm font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55'

/** A veil of the text's own colour, on whatever ground. */
const veil = 'hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)]'

const looks = {
  // A border that is seen where colours are forced.
  primary: 'border-transparent bg-accent text-on-accent hover:bg-ink hover:text-paper',
  outline: 'border-control bg-transparent text-ink hover:border-ink hover:bg-wash',
  quiet: 'border-transparent text-ink hover:bg-wash',
  // What cannot be taken back.
  danger: 'border-danger bg-transparent text-danger hover:bg-wash',
  night: 'border-night-muted text-on-night hover:bg-on-night hover:text-night',
  // Where the ground is not known: the colour of the text around it.
  inherit: `border-current ${veil}`,
} as const

/** Classes of a button, for `<button>` and links that look like one. */
export const buttonClass = (look: keyof typeof looks = 'primary', more = ''): string => `${base} ${looks[look]} ${more}`

/** A round button that shows an icon only; its label is for the ear. At least 44 px. */
export const iconButtonClass = (more = ''): string =>
  `inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors ${veil} ${more}`
