const document = 'application/vnd.openxmlformats-officedocument'

/**
 * The endings that are taken, and what the bytes of such a file must turn out to be. The first type is the one that it
 * is stored as: recorders write `m4a` as any MPEG-4.
 */
export const documentTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  pdf: ['application/pdf'],
  docx: [`${document}.wordprocessingml.document`],
  xlsx: [`${document}.spreadsheetml.sheet`],
  hwp: ['application/x-hwp'],
  hwpx: ['application/hwp+zip'],
  txt: ['text/plain'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'video/mp4', 'video/3gpp'],
  mp4: ['video/mp4', 'video/x-m4v'],
  mov: ['video/quicktime'],
}
