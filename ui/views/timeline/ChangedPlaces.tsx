import { useState } from 'react'
import type { ChangedVersion } from '#contracts/changes'
import type { TextKey } from '#locales'
import type { Versioned } from '../../client/version-pages.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import css from './ChangedPlaces.module.css'
import { TakePlace } from './TakePlace.tsx'
import type { NamedPlace } from './use-place-names.ts'
import { usePlaceNames } from './use-place-names.ts'

/** So many are told unasked. */
const few = 8

interface Props {
  of: Versioned
  version: ChangedVersion
  /** This person may change the document. */
  mayUpdate: boolean
}

/** Where a version differs from the one before, place by place. */
export function ChangedPlaces({ of, version, mayUpdate }: Props) {
  const text = useText()
  const places = usePlaceNames(of.entity)(version)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? places : places.slice(0, few)
  const left = places.length - shown.length
  if (places.length + version.more === 0) {
    return <p className={css.quiet}>{text('timeline.nothing')}</p>
  }
  return (
    <>
      <ul className={css.root}>
        {shown.map((place) => (
          <li key={place.key} className={css.place} data-change={place.change}>
            <bdi>{place.name}</bdi> <span className={css.quiet}>{text(words[place.change])}</span>
            {mayUpdate && <TakePlace {...{ of, version, place }} />}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" bare="flush" onClick={() => setWhole(true)}>
          {text('difference.more', { count: left })}
        </Button>
      )}
      {left === 0 && version.more > 0 && (
        <p className={css.quiet}>{text('timeline.more', { count: version.more })}</p>
      )}
    </>
  )
}

const words: Record<NamedPlace['change'], TextKey> = {
  added: 'timeline.added',
  removed: 'timeline.removed',
  changed: 'timeline.changed',
  moved: 'timeline.moved',
}
