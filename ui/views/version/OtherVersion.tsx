import { useEffect, useState } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import { useComboboxTexts } from '../../fields/kit/combobox-texts.ts'
import { useFormats } from '../../kit/formats.ts'
import { folded } from '../../kit/letters.ts'
import { useText } from '../../kit/text.tsx'
import { Combobox } from '../../parts/Combobox.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import type { Current } from '../versions/statuses.ts'
import { statusOf } from '../versions/statuses.ts'
import type { Comparison } from './use-compare.ts'

interface Props {
  compare: Comparison
  current: Current
  /** null: the version before. */
  chosen: DocumentId | null
  onChange: (chosen: DocumentId | null) => void
}

/** The version to compare with; more are read when the end of the menu comes into sight (VER-6). */
export function OtherVersion({ compare, current, chosen, onChange }: Props) {
  const text = useText()
  const texts = useComboboxTexts()
  const { date } = useFormats()
  const [search, setSearch] = useState('')
  const [isLooking, setLooking] = useState(false)
  const { choices: versions, hasMore, readMore } = compare
  const before = compare.sides?.before
  const isEndInSight = isLooking && hasMore && versions.length <= inSight
  useEffect(() => {
    if (isEndInSight) void readMore()
  }, [readMore, isEndInSight])
  const versionName = ({ updatedAt }: StoredVersion) => date(new Date(updatedAt), 'dayAndSecond')
  const items = versions.map((version) => {
    const status = statusOf(version, current)
    return {
      id: String(version.id),
      label: versionName(version),
      ...(status && { detail: text(status.label) }),
    }
  })
  const shown = before && { id: String(before.id), label: versionName(before) }
  const value = chosen === null ? shown?.id : String(chosen)
  return (
    <FieldFrame
      label={text('version.compareWith')}
      controlId="compare-version"
      onFocus={() => setLooking(true)}
      onBlur={() => setLooking(false)}
    >
      {(control) => (
        <Combobox
          {...control}
          boxed
          required
          texts={texts}
          items={items.filter(({ label }) => folded(label).includes(folded(search)))}
          value={value === undefined ? [] : [value]}
          {...(shown && { selected: [shown] })}
          placeholder={text('version.nothingBefore')}
          isLoading={compare.isReadingChoices}
          onSearch={setSearch}
          onReachEnd={() => {
            if (hasMore) void readMore()
          }}
          onChange={([id]) => onChange(id ?? null)}
        />
      )}
    </FieldFrame>
  )
}

/** So many lines fit into the menu: their end comes into sight without scrolling. */
const inSight = 10
