/* Where stored pictures lie: the page puts them there (pictures.ts), the worker answers from there (src/worker/pictures.ts). */

/** Of the Cache Storage. That it is there tells the worker, too, that the device has content (src/worker/pages.ts). */
export const cacheName = 'content'
/** Of each picture one width is stored: sharp enough on a phone, and half the bytes of the next. */
const width = 480

export const imagePath = (_file: string): string => `/api/v1/files/${_file}/${width}.webp`
