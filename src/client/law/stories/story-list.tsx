import { useLingui } from '@lingui/react/macro'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { practiceCodes, practiceNames } from '../practice-names.ts'
import type { Story } from '../queries.ts'
import { storyList } from '../reads.ts'
import { ResultsDiffer } from './results-differ.tsx'
import { StoryCard } from './story-card.tsx'

/** Success stories of the firm, or its representative judgments. */
export function StoryList({ code }: { code: Story['code'] }) {
  const { t, i18n } = useLingui()
  const texts = {
    firm: {
      title: t`성공사례`,
      lead: t`비슷한 고민을 지나온 분들의 이야기입니다. 의뢰인을 알아볼 수 있는 내용은 모두 바꾸거나 지웠습니다.`,
    },
    representative: {
      title: t`대표 판결`,
      lead: t`판단이 갈린 쟁점과 법원이 든 이유를 기록합니다. 같은 쟁점을 앞에 두고 계신 분께 도움이 되기를 바랍니다.`,
    },
  }[code]
  return (
    <ListPage
      place={{ to: `/story/${code}` }}
      {...texts}
      read={storyList(useLocale(), code, useListSearch())}
      items={({ successes }) => successes}
      renderCard={(story) => <StoryCard story={story} />}
      filter={{
        name: 'practice',
        label: t`업무 분야`,
        options: practiceCodes.map((value) => ({ value, label: i18n._(practiceNames[value]) })),
      }}
      failed={t`사례를 불러오지 못했습니다.`}
      empty={t`아직 올라온 사례가 없습니다.`}
    >
      <ResultsDiffer className="mt-12" />
    </ListPage>
  )
}
