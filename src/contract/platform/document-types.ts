const document = 'application/vnd.openxmlformats-officedocument'

/**
 * The endings that are taken, and what the bytes of such a file must turn out to be. The first type is the one that it
 * is stored as: recorders write `m4a` as any MPEG-4.
 */
export const documentTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  pdf: ['application/pdf'],
  docx: [`${document}.wordprocessingml.document`],
  xlsx: [`${document}.spreadsheetml.sheet`],
  pptx: [`${document}.presentationml.presentation`],
  doc: ['application/msword'],
  xls: ['application/vnd.ms-excel'],
  ppt: ['application/vnd.ms-powerpoint'],
  hwp: ['application/x-hwp'],
  hwpx: ['application/hwp+zip'],
  txt: ['text/plain'],
  csv: ['text/csv'],
  eml: ['message/rfc822'],
  zip: ['application/zip'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'video/mp4', 'video/3gpp'],
  wav: ['audio/wav'],
  amr: ['audio/amr'],
  aac: ['audio/aac'],
  ogg: ['audio/ogg', 'audio/ogg; codecs=opus'],
  mp4: ['video/mp4', 'video/x-m4v'],
  '3gp': ['video/3gpp', 'video/3gpp2', 'video/mp4'],
  mov: ['video/quicktime'],
}
