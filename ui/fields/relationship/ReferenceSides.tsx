import type { RelationshipField, UploadField } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { DocumentName } from '../../kit/DocumentName.tsx'
import type { Known } from '../../kit/titles.ts'
import { FileLine } from '../kit/FileLine.tsx'
import { Sides } from '../kit/sides/Sides.tsx'
import type { SidesFacet, SidesProps } from '../kit/sides/sides-props.ts'
import { nameOf } from '../references/each-once.ts'
import { referencesIn } from '../references/references.ts'
import { useKnown } from '../references/use-known.ts'
import css from './ReferenceSides.module.css'

type ReferenceField = RelationshipField | UploadField

/** Other documents by their titles, files with their pictures; those of one version alone are marked. */
function ReferenceSides(props: SidesProps<ReferenceField>) {
  const { field, change, locale } = props
  const [from, to] = [referencesIn(field, props.from), referencesIn(field, props.to)]
  const knownOf = useKnown([...from, ...to], locale)
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
  return <Sides change={change} from={side(from, to, 'removed')} to={side(to, from, 'added')} />
}

export const referenceSides: SidesFacet<ReferenceField> = { Sides: ReferenceSides, referencesIn }

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
  const file = known?.status === 'found' ? known.summary.file : null
  const Mark = fate === 'removed' ? 'del' : fate === 'added' ? 'ins' : 'span'
  const name = (
    <Mark className={css.name}>
      <bdi>{file?.name ?? <DocumentName id={reference.id} known={known} />}</bdi>
    </Mark>
  )
  return isFile ? <FileLine name={name} file={file} /> : name
}
