import type { LexicalEditor } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import { hasSafeScheme } from '#contracts/rich-text/content'
import type { LinkEditorActor } from '#machines/link-editor'
import { DocumentName } from '../../../kit/DocumentName.tsx'
import { useText } from '../../../kit/text.tsx'
import { useSummaries } from '../../../kit/titles.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ExternalLinkIcon, PencilIcon } from '../../../parts/icons.ts'
import { newWindow } from '../../../parts/new-window.ts'
import { ErrorCount } from '../../errors/ErrorCount.tsx'
import type { Form } from '../../form.ts'
import { UnlinkIcon } from '../writing/icons.ts'
import css from './LinkEditor.module.css'
import { referenceIn } from './link-reference.ts'

interface ShownProps {
  actor: LinkEditorActor
  editor: LexicalEditor
  fields: DocumentData
  form: Form
  locale: string | null
  /** Of its fields in the document. */
  place: string | null
}

/** Where the link at the caret leads. */
export function ShownLink({ actor, editor, fields, form, locale, place }: ShownProps) {
  const text = useText()
  const reference = referenceIn(fields.doc)
  const isInternal = fields.linkType === 'internal'
  const [known] = useSummaries(isInternal && reference ? [reference] : [], locale)
  const url = typeof fields.url === 'string' ? fields.url : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the text.
    <div className={css.shown} onMouseDown={(event) => event.preventDefault()}>
      {isInternal && reference ? (
        <bdi className={css.target}>
          <DocumentName id={reference.id} known={known} />
        </bdi>
      ) : (
        <bdi className={css.target}>{url}</bdi>
      )}
      {place !== null && <ErrorCount form={form} prefixes={[place]} />}
      {!isInternal && url !== '' && hasSafeScheme(url) && (
        <a
          className={css.open}
          href={url}
          {...newWindow}
          title={text('richText.link.open')}
          aria-label={text('richText.link.open')}
        >
          <ExternalLinkIcon />
        </a>
      )}
      {editor.isEditable() && (
        <>
          <IconButton
            size="small"
            label={text('richText.link.edit')}
            icon={<PencilIcon />}
            onClick={() => {
              const { link } = actor.getSnapshot().context
              if (link) actor.send({ type: 'user.edit', link })
            }}
          />
          <IconButton
            size="small"
            label={text('richText.link.remove')}
            icon={<UnlinkIcon />}
            onClick={() => actor.send({ type: 'user.remove' })}
          />
        </>
      )}
    </div>
  )
}
