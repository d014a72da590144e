import type { RelationshipField, UploadField } from '#config-schema'
import type { Known, Reference } from '../../../client/titles.ts'
import { titleText } from '../../../client/titles.ts'
import { referencesIn } from '../../../fields/relationship/references.ts'
import { FileLine } from '../../../fields/upload/FileLine.tsx'
import { useText } from '../../../kit/text.tsx'
import type { ValueDifference } from '../../engine/difference.ts'
import type { Reading } from '../reading.ts'
import { nameOf } from '../references-of.ts'
import css from './ReferenceSides.module.css'
import { Sides } from './Sides.tsx'
import { useKnown } from './use-known.ts'

interface Props {
  difference: ValueDifference
  field: RelationshipField | UploadField
  reading: Reading
}

/** Other documents by their titles, files with their pictures; those of one version alone are marked. */
export function ReferenceSides({ difference, field, reading }: Props) {
  const [from, to] = [referencesIn(field, difference.from), referencesIn(field, difference.to)]
  const knownOf = useKnown([...from, ...to], reading.locale)
  const side = (own: readonly Reference[], others: readonly Reference[], fate: Fate) => {
    if (own.length === 0) return null
    const shared = new Set(others.map(nameOf))
    return (
      <ul className={css.list}>
        {own.map((reference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same document may stand in a list twice.
          <li key={index}>
            <NamedDocument
              reference={reference}
              known={knownOf(reference)}
              fate={shared.has(nameOf(reference)) ? null : fate}
              isFile={field.type === 'upload'}
            />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Sides
      change={difference.change}
      from={side(from, to, 'removed')}
      to={side(to, from, 'added')}
    />
  )
}

/** What became of it, where it is in one version alone. */
export type Fate = 'removed' | 'added'

interface NamedDocumentProps {
  reference: Reference
  known: Known | undefined
  fate: Fate | null
  isFile: boolean
}

/** A document that is named; a file as it looks. */
export function NamedDocument({ reference, known, fate, isFile }: NamedDocumentProps) {
  const text = useText()
  const file = known?.status === 'found' ? known.summary.file : null
  const title = file?.name ?? titleText(text, reference.id, known)
  const Mark = fate === 'removed' ? 'del' : fate === 'added' ? 'ins' : 'span'
  const name = (
    <Mark className={css.name}>
      <bdi>{title}</bdi>
    </Mark>
  )
  return isFile ? <FileLine name={name} file={file} /> : name
}
