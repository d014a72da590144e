import { useSelector } from '@xstate/react'
import type { ChangedVersion } from '#contracts/changes'
import type { TimelineActor } from '#machines/timeline'
import type { Versioned } from '../../client/version-pages.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { Link } from '../../parts/Link.tsx'
import type { Current } from '../versions/statuses.ts'
import { VersionPills } from '../versions/VersionPills.tsx'
import { ChangedPlaces } from './ChangedPlaces.tsx'
import css from './ChangedVersionItem.module.css'
import { useComparisonHref } from './use-comparison-href.ts'

interface Props {
  of: Versioned
  timeline: TimelineActor
  current: Current
  version: ChangedVersion
  /** This person may change the document. */
  mayUpdate: boolean
}

/** One version: when it was saved, what it is, and each place that it changed. */
export function ChangedVersionItem({ of, timeline, current, version, mayUpdate }: Props) {
  const text = useText()
  const href = useComparisonHref(of.ref)
  const { date } = useFormats()
  const isChosen = useSelector(timeline, ({ context }) => context.chosen.includes(version.id))
  const time = date(new Date(version.updatedAt), 'dayAndSecond')
  return (
    <li className={css.root}>
      <Checkbox
        aria-label={text('timeline.choose', { time })}
        checked={isChosen}
        onChange={() => timeline.send({ type: 'user.choose', version: version.id })}
      />
      <div className={css.words}>
        <p className={css.head}>
          <Link className={css.link} href={href(version.id, null)}>
            {time}
          </Link>
          <VersionPills version={version} current={current} />
        </p>
        <ChangedPlaces {...{ of, version, mayUpdate }} />
      </div>
    </li>
  )
}
