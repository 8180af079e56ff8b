import { IconShape } from '../../ui/icon.tsx'

const paths = {
  microphone: 'M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  camera: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4M12 13V8M9.5 10.5L12 8l2.5 2.5',
  captions: 'M4 6h16v12H4zM7 11h4M13 11h4M7 14.5h2M11 14.5h6',
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9.5h8M8 12.5h5',
  about: 'M6 3h9l4 4v14H6zM14.5 3.5V8H19M9 12h7M9 16h7',
  devices: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  leave: 'M10 4H5v16h5M14 8l4 4l-4 4M18 12H9',
} as const

const struck = 'M4 4l16 16'

/** Icon of a button of a room; struck through where it is off. */
export const RoomIcon = ({ name, isOff = false }: { name: keyof typeof paths; isOff?: boolean }) => (
  <IconShape path={isOff ? `${paths[name]}${struck}` : paths[name]} className="size-5" />
)
