/** What every page shows at first; the others are in topic-icon.tsx, which comes with the parts that use it. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  chat: 'M4 5.5h16v11H10l-4.5 3.5v-3.5H4z',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  exit: 'M14 4h5v16h-5M4 12h11M8 8l-4 4 4 4',
} as const

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

/** The drawing of an icon. */
export const IconShape = ({ path, className = 'size-6' }: { path: string; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={`shrink-0 fill-none stroke-current stroke-[1.5] ${className}`}>
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

/** A line icon of 24 units. It says nothing by itself: the text beside it does. */
export const Icon = ({ name, ...look }: { name: IconName; className?: string }) => <IconShape path={paths[name]} {...look} />
