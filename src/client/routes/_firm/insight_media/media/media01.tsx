import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { allVideos, mainVideos } from '../../../../law/insights/reads.ts'
import { VideoPage } from '../../../../law/insights/video-page.tsx'
import { lawyerQueries } from '../../../../law/queries.ts'

export const Route = createFileRoute('/_firm/insight_media/media/media01')({
  loader: ({ context }) =>
    load(
      context,
      (locale) => [mainVideos(locale), allVideos(locale)],
      (locale) => {
        const _lawyer = context.queryClient.getQueryData(mainVideos(locale).queryKey)?.insights[0]?._lawyer
        return typeof _lawyer === 'string' ? [lawyerQueries.detail(locale, _lawyer)] : []
      },
    ),
  component: VideoPage,
})
