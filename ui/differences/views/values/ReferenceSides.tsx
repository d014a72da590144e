import type { RelationshipField, UploadField } from '#config-schema'
import type { Known, Reference } from '../../../client/titles.ts'
import { titleText, useSummaries } from '../../../client/titles.ts'
import { keyOf, referencesIn } from '../../../fields/relationship/references.ts'
import { FileLine } from '../../../fields/upload/FileLine.tsx'
import { useText } from '../../../kit/text.ts'
import type { ValueDifference } from '../../engine/difference.ts'
import type { Reading } from '../reading.ts'
import css from './ReferenceSides.module.css'
import { Sides } from './Sides.tsx'

interface Props {
  difference: ValueDifference
  field: RelationshipField | UploadField
  reading: Reading
}

/** Other documents by their titles, files with their pictures; those of one version alone are marked. */
export function ReferenceSides({ difference, field, reading }: Props) {
  const [from, to] = [referencesIn(field, difference.from), referencesIn(field, difference.to)]
  const known = useSummaries([...from, ...to], reading.locale)
  const side = (own: readonly Reference[], others: readonly Reference[], first: number) => {
    const shared = new Set(others.map(keyOf))
    if (own.length === 0) return null
    return (
      <ul className={css.list}>
        {own.map((reference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same document may stand in a list twice.
          <li key={index}>
            <Document
              reference={reference}
              known={known[first + index]}
              fate={shared.has(keyOf(reference)) ? null : first === 0 ? 'removed' : 'added'}
              isFile={field.type === 'upload'}
            />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Sides change={difference.change} from={side(from, to, 0)} to={side(to, from, from.length)} />
  )
}

interface DocumentProps {
  reference: Reference
  known: Known | undefined
  fate: 'removed' | 'added' | null
  isFile: boolean
}

/** A document that is named; a file as it looks. */
export function Document({ reference, known, fate, isFile }: DocumentProps) {
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
