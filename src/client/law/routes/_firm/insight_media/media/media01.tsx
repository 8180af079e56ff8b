import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { VideoPage } from '../../../../insights/video-page.tsx'
import { allVideos, lawyerOf, mainVideos } from '../../../../reads.ts'

export const Route = createFileRoute('/_firm/insight_media/media/media01')({
  loader: ({ context }) =>
    load(
      context,
      (locale) => [mainVideos(locale), allVideos(locale)],
      (locale) => lawyerOf(locale, context.queryClient.getQueryData(mainVideos(locale).queryKey)?.insights[0]),
    ),
  component: VideoPage,
})
