import type { ErrorDeclaration } from '../errors.ts'

export const siteErrors = {
  videoType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.videoType',
      message: '동영상은 MP4(H.264)나 WEBM, 자막은 WebVTT 파일을 올려 주십시오.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
