import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { load } from '../../../../data/load.ts'
import { allVideos, mainVideos } from '../../../../law/insights/reads.ts'
import { VideoPage } from '../../../../law/insights/video-page.tsx'
import { lawyerQueries } from '../../../../law/queries.ts'

export const Route = createFileRoute('/_firm/insight_media/media/media01')({
  loader: ({ context: { queryClient, i18n } }) => {
    const locale = localeOf(i18n)
    const main = mainVideos(locale)
    return load(queryClient, [main, allVideos(locale)], () => {
      const _lawyer = queryClient.getQueryData(main.queryKey)?.insights[0]?._lawyer
      return typeof _lawyer === 'string' ? [lawyerQueries.detail(locale, _lawyer)] : []
    })
  },
  component: VideoPage,
})
