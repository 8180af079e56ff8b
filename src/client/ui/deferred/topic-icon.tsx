import { IconShape } from '../icon.tsx'

const paths = {
  external: 'M14 5h5v5M19 5l-8 8M10 6H5v13h13v-5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19a5.5 5.5 0 0 1 11 0M16 11.5a2.5 2.5 0 1 0-1-4.8M16.5 14a5 5 0 0 1 4 5',
  paths: 'M4 5c6 0 6 7 12 7h4M4 19c6 0 6-7 12-7M17 9l3 3-3 3',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  split: 'M12 4v16M4 8l8-4 8 4M4 8l-1 6a4 4 0 0 0 6 0zM20 8l1 6a4 4 0 0 1-6 0z',
  child: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 12l7-1.5 7 1.5M12 10.5V16M12 16l-3.5 5M12 16l3.5 5',
  coins:
    'M9 11c3.3 0 6-1.3 6-3s-2.7-3-6-3-6 1.3-6 3 2.7 3 6 3zM3 8v4c0 1.7 2.7 3 6 3s6-1.3 6-3V8M9 15v1.5c0 1.7 2.7 3 6 3s6-1.3 6-3v-4c0-1.7-2.7-3-6-3',
  heart: 'M12 20S4 15 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 15 12 20 12 20zM12 8l-2 4h4l-2 4',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  scroll: 'M6 4h10v14a2 2 0 0 0 2 2H8a2 2 0 0 1-2-2zM16 8h4v10a2 2 0 0 1-2 2M9 8h4M9 12h4',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  map: 'M12 21s-6-6-6-11a6 6 0 0 1 12 0c0 5-6 11-6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  star: 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export type TopicIconName = keyof typeof paths
export const topicIconNames = Object.keys(paths) as TopicIconName[]

/** An icon like `Icon`, of a topic or a deed that not every page has. */
export const TopicIcon = ({ name, ...look }: { name: TopicIconName; className?: string }) => <IconShape path={paths[name]} {...look} />
