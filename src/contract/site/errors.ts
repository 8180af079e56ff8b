import type { ErrorDeclaration } from '../errors.ts'

export const siteErrors = {
  pictureNeeded: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.pictureNeeded',
      message: '넓은 사진은 꼭 있어야 해서 지울 수 없습니다. 다른 사진으로 바꾸어 주십시오.',
    },
  },
  videoType: {
    status: 415,
    text: /*i18n*/ {
      id: 'error.videoType',
      message: '동영상은 MP4(H.264)나 WEBM, 자막은 WebVTT 파일을 올려 주십시오.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
