import type { RelationshipField, UploadField } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { DocumentName } from '../../kit/DocumentName.tsx'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { referencesIn } from '../references/references.ts'

const shownAtMost = 3

/** Titles of other documents; those of a whole page are asked for together. */
export function ReferenceCell({ content, value }: CellProps<RelationshipField | UploadField>) {
  const text = useText()
  const references = referencesIn(content, value)
  const hidden = references.length - shownAtMost
  return (
    <>
      {references.slice(0, shownAtMost).map(({ slug, id }, index) => (
        <span key={`${slug}/${id}`}>
          {index > 0 && ', '}
          <Title slug={slug} id={id} />
        </span>
      ))}
      {hidden > 0 && ` ${text('list.more', { count: hidden })}`}
    </>
  )
}

function Title(reference: Reference) {
  const [known] = useSummaries([reference], useLocale())
  return (
    <bdi>
      <DocumentName id={reference.id} known={known} />
    </bdi>
  )
}
