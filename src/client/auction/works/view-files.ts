/** Which files a view of a work is made of where it is large: one of them is here when it is looked at closely. */
export const viewFiles = { sizes: '(width < 1024px) 100vw, 760px', widths: [480, 960, 1280, 1920] } as const
