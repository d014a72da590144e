import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId, Json } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { isPicture } from '../../../client/summaries.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { DocumentName } from '../../../kit/DocumentName.tsx'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { useText } from '../../../kit/text.tsx'
import { useSummaries } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import { altTextLabel } from '../../upload/arriving/alt-text-field.ts'
import { takesPictures } from '../../upload/takes-pictures.ts'
import { PictureEmbed } from '../pictures/PictureEmbed.tsx'
import { PictureRoom } from '../pictures/PictureRoom.tsx'
import { useCollections } from '../writing/use-collections.ts'
import { usePicker } from '../writing/use-picker.tsx'
import css from './DocumentEmbed.module.css'
import { removeEmbed, replaceEmbed } from './embed-acts.ts'
import type { EmbedProps } from './embed-props.ts'
import { useEmbedPath } from './use-embed-path.ts'

/** A file or a document that stands in the text. */
export function DocumentEmbed(props: EmbedProps) {
  const { editor, field, form, isEditable, List, nodeKey, path, raw } = props
  const text = useText()
  const place = useEmbedPath(form, path, raw)
  const reference = referenceIn(raw)
  const [known] = useSummaries(reference ? [reference] : [], form.locale)
  const open = useDocumentDrawer()
  const [label] = useCollections(reference ? [reference.slug] : [])
  const isFile = raw.type === 'upload'
  const { relationships, uploads } = field.features
  const picker = usePicker({
    field,
    path,
    slugs: isFile ? Object.keys(uploads) : relationships,
    isFile,
    onPick: ({ slug, id }) =>
      replaceEmbed(editor, nodeKey, { ...raw, relationTo: slug, value: id }),
  })
  const file = known?.status === 'found' ? known.summary.file : null
  const entity = useEntity(reference?.slug)
  if (isFile && reference && file && isPicture(file.type) && entity) {
    return (
      <>
        <PictureEmbed
          key={`${reference.slug} ${reference.id}`}
          {...{ ...props, entity, place, reference }}
          known={file}
          onReplace={picker.open}
        />
        {picker.drawer}
      </>
    )
  }
  if (isFile && known?.status === 'loading' && entity && takesPictures(entity)) {
    return <PictureRoom isDescribed={altTextLabel(entity) !== null} />
  }
  const fields = isFile && reference ? (uploads[reference.slug] ?? []) : []
  return (
    <figure className={css.root} contentEditable={false}>
      {file?.thumbnail && <img className={css.picture} src={file.thumbnail} alt="" />}
      <figcaption className={css.caption}>
        <span className={css.words}>
          <span className={css.kind}>{label ?? reference?.slug ?? ''}</span>
          <bdi className={css.name}>
            {file?.name ?? (reference && <DocumentName id={reference.id} known={known} />)}
          </bdi>
          {known?.status === 'missing' && (
            <span className={css.missing}>{text('richText.embed.missing')}</span>
          )}
        </span>
        {reference && open && known?.status === 'found' && (
          <Button bare size="small" onClick={() => open(reference)}>
            {text('field.edit')}
          </Button>
        )}
        {isEditable && (
          <>
            <Button bare size="small" onClick={picker.open}>
              {text('richText.embed.replace')}
            </Button>
            <Button bare size="small" onClick={() => removeEmbed(editor, nodeKey)}>
              {text('field.removeNamed', { name: file?.name ?? label ?? '' })}
            </Button>
          </>
        )}
      </figcaption>
      {fields.length > 0 && place !== null && isRecord(raw.fields) && (
        <Collapsible summary={text('richText.block.edit', { name: label ?? '' })}>
          <div className={css.fields}>
            <List form={form} fields={fields} parent={pathBelow(place, 'fields')} />
          </div>
        </Collapsible>
      )}
      {picker.drawer}
    </figure>
  )
}

function useEntity(slug: string | undefined): ClientCollection | undefined {
  const config = useAdminConfig()
  return config?.kind === 'signedIn'
    ? config.collections.find((collection) => collection.slug === slug)
    : undefined
}

function referenceIn({ relationTo, value }: Record<string, Json>) {
  const id = isRecord(value) ? value.id : value
  if (typeof relationTo !== 'string') return null
  return typeof id === 'string' || typeof id === 'number'
    ? { slug: relationTo, id: id as DocumentId }
    : null
}
