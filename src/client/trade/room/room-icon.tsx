import { IconShape } from '../../ui/icon.tsx'

const paths = {
  microphone: 'M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  camera: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4M12 13V8M9.5 10.5L12 8l2.5 2.5',
  captions: 'M4 6h16v12H4zM7 11h4M13 11h4M7 14.5h2M11 14.5h6',
} as const

const struck = 'M4 4l16 16'

/** Icon of a button of a room; struck through where it is off. */
export const RoomIcon = ({ name, isOff = false }: { name: keyof typeof paths; isOff?: boolean }) => (
  <IconShape path={isOff ? `${paths[name]}${struck}` : paths[name]} className="size-5" />
)
