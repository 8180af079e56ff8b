/** Which files a view of a work is made of where it is large, on a wall with its margins: one of them is here when it is looked at closely. */
export const viewFiles = { sizes: '(width < 1024px) calc(100vw - 4.5rem), 760px', widths: [480, 640, 960, 1280, 1920] } as const
