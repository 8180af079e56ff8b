import type { AnyResource } from '#contract/resource.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import type { Topic } from '../../console/form-topics.ts'
import { gapsIn } from './setting-gaps.ts'

interface Props {
  resource: AnyResource
  item: ConsoleItem
  topics: readonly Topic[]
  /** The one that is shown, and how many of its fields were refused at the last try to save. */
  topic: Topic
  refused: number
  /** Topics into which something was typed on this device that is not saved. */
  begun: readonly string[]
}

const mark = 'text-xs whitespace-nowrap'

/** Says what a topic lacks, as far as there is something to do. */
function Marks({ resource, item, topic, refused, isBegun }: Pick<Props, 'resource' | 'item' | 'topic' | 'refused'> & { isBegun: boolean }) {
  const { fields: empty, texts } = gapsIn(resource, item, topic)
  return (
    <span className="flex flex-wrap justify-end gap-x-2 empty:hidden">
      {refused > 0 && (
        <span className={`${mark} font-semibold text-danger`}>
          <Plural value={refused} other="고칠 것 #개" />
        </span>
      )}
      {isBegun && (
        <span className={`${mark} text-accent`}>
          <Trans>저장 전</Trans>
        </span>
      )}
      {empty > 0 && (
        <span className={`${mark} text-warning`}>
          <Plural value={empty} other="빈칸 #개" />
        </span>
      )}
      {texts > 0 && (
        <span className={`${mark} text-muted`}>
          <Plural value={texts} other="번역 #개" />
        </span>
      )}
    </span>
  )
}

/** The topics of the setting: beside the form of one of them, on narrow screens folded above it. */
export function SettingTopics({ resource, item, topics, topic, refused, begun }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav aria-label={t`설정의 주제`} className="md:w-44 md:shrink-0 lg:w-60">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-control bg-surface px-3 text-sm font-semibold md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>다른 주제</Trans>
        <Icon name="down" className="size-4" />
      </button>
      <ul
        id={id}
        className={`${isOpen ? 'mt-1 rounded-card border border-line' : 'hidden'} md:sticky md:top-20 md:mt-0 md:block md:border-0`}
      >
        {topics.map((each) => (
          <li key={each.topic}>
            <Link
              to="/setting/$topic"
              params={{ topic: each.topic }}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-1.5 text-sm hover:bg-wash aria-[current=page]:bg-wash aria-[current=page]:font-bold aria-[current=page]:shadow-[inset_3px_0_var(--accent)]"
              onClick={() => setIsOpen(false)}
            >
              {i18n._(each.label)}
              <Marks
                resource={resource}
                item={item}
                topic={each}
                refused={each.topic === topic.topic ? refused : 0}
                isBegun={each.topic !== topic.topic && begun.includes(each.topic)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
