import type { DocumentId, Json, RelationshipField, UploadField } from '#config-schema'
import type { Reference } from '../../../client/titles.ts'
import { useTitle } from '../../../client/titles.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.ts'
import type { CellProps } from './cell-props.ts'
import { asList } from './values.ts'

const shownAtMost = 3

/** Titles of other documents; those of a whole page are asked for together. */
export function ReferenceCell({ content, value }: CellProps<RelationshipField | UploadField>) {
  const text = useText()
  const references = asList(value).flatMap((entry) => referenceOf(entry, content) ?? [])
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

const Title = ({ slug, id }: Reference) => <bdi>{useTitle(slug, id, useLocale())}</bdi>

/** An id, or `{relationTo, value}` where several collections may be meant. */
function referenceOf(
  entry: Json,
  { relationTo }: RelationshipField | UploadField,
): Reference | null {
  const [slug] = relationTo
  if (isId(entry)) return slug === undefined ? null : { slug, id: entry }
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return null
  const { relationTo: of, value: id = null } = entry
  return typeof of === 'string' && isId(id) ? { slug: of, id } : null
}

const isId = (value: Json): value is DocumentId =>
  typeof value === 'string' || typeof value === 'number'
