import { useState } from 'react'
import type { ChangedVersion } from '#contracts/changes'
import type { EditSession, TimelineActor } from '#machines/timeline'
import type { Versioned } from '../../client/version-pages.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { Collapsible } from '../../parts/Collapsible.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import type { Current } from '../versions/statuses.ts'
import { VersionPills } from '../versions/VersionPills.tsx'
import { ChangedVersionItem } from './ChangedVersionItem.tsx'
import css from './SittingItem.module.css'
import { useComparisonHref } from './use-comparison-href.ts'
import { usePlaceNames } from './use-place-names.ts'
import { useSpan } from './use-span.ts'

interface Props {
  of: Versioned
  timeline: TimelineActor
  current: Current
  session: EditSession
  /** Those of its versions that are asked for. */
  shown: readonly ChangedVersion[]
  startsOpen: boolean
  /** This person may change the document. */
  mayUpdate: boolean
}

/** What one person did in one go: who, when and what in a line, and each version below it. */
export function EditSessionItem(props: Props) {
  const { of, timeline, current, session, shown, startsOpen, mayUpdate } = props
  const text = useText()
  const span = useSpan()
  const href = useComparisonHref(of.ref)
  const names = useSummary(of.entity)
  const [isOpen, setOpen] = useState(startsOpen)
  const { author, versions, from, to } = session
  const [newest, oldest] = [versions[0], versions.at(-1)]
  return (
    <li>
      <Collapsible
        open={isOpen}
        onToggle={setOpen}
        summary={
          <span className={css.summary}>
            <bdi className={css.who}>{author ?? text('versions.unknown')}</bdi>
            <span className={css.when}>{span(from, to)}</span>
            <span className={css.what}>{names(shown)}</span>
            {newest && <VersionPills version={newest} current={current} />}
          </span>
        }
        aside={text('timeline.versions', { count: shown.length })}
      >
        {isOpen && (
          <>
            <ol className={css.versions}>
              {shown.map((version) => (
                <ChangedVersionItem
                  key={version.id}
                  {...{ of, timeline, current, version, mayUpdate }}
                />
              ))}
            </ol>
            {newest && oldest && versions.length > 1 && oldest.before !== null && (
              <LinkButton size="small" href={href(newest.id, oldest.before)}>
                {text('timeline.seeAll')}
              </LinkButton>
            )}
          </>
        )}
      </Collapsible>
    </li>
  )
}

/** So many names say what it was about. */
const most = 3

/** What versions changed, in a few names. */
function useSummary(entity: Versioned['entity']): (versions: readonly ChangedVersion[]) => string {
  const text = useText()
  const { list } = useFormats()
  const placesOf = usePlaceNames(entity)
  return (versions) => {
    const names = [...new Set(versions.flatMap(placesOf).map(({ name }) => name))]
    const untold = versions.reduce((sum, { more }) => sum + more, 0)
    const left = names.length - most + untold
    const told = names.slice(0, most)
    if (left > 0) told.push(text('timeline.more', { count: left }))
    return told.length > 0 ? list(told) : text('timeline.nothing')
  }
}
