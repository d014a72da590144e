import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { DocumentData } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import { at, equal } from '#machines/document'
import type { DrawnBlock } from '#machines/inline-block-drawer'
import { inlineBlockDrawerMachine } from '#machines/inline-block-drawer'
import { ActionDrawer } from '../../../actions/ActionDrawer.tsx'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Touched } from '../../../parts/form-guard.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { PencilIcon, XIcon } from '../../../parts/icons.ts'
import { useEdit, useValue } from '../../form.ts'
import { firstText } from '../../rows/first-text.ts'
import { removeEmbed } from './embed-acts.ts'
import type { EmbedProps } from './embed-props.ts'
import { isFresh } from './fresh.ts'
import css from './InlineBlock.module.css'
import { useEmbedPath } from './use-embed-path.ts'

/** A block within a line, with its form in a drawer (RICH-2). */
export function InlineBlock(props: EmbedProps) {
  const { editor, field, form, isEditable, nodeKey, path, raw } = props
  const text = useText()
  const place = useEmbedPath(form, path, raw)
  const blockType = isRecord(raw.fields) ? String(raw.fields.blockType ?? '') : ''
  const block = field.features.inlineBlocks.find(({ slug }) => slug === blockType)
  const name = block?.labels.singular ?? blockType
  if (!block) {
    return (
      <span className={css.root} data-unknown contentEditable={false}>
        {text('richText.block.notFound', { type: blockType })}
        {isEditable && (
          <IconButton
            size="small"
            label={text('field.removeNamed', { name })}
            icon={<XIcon />}
            onClick={() => removeEmbed(editor, nodeKey)}
          />
        )}
      </span>
    )
  }
  if (place === null) return <span className={css.root}>{name}</span>
  return <KnownInlineBlock {...props} place={place} block={block} />
}

type KnownProps = EmbedProps & {
  place: string
  block: EmbedProps['field']['features']['inlineBlocks'][number]
}

function KnownInlineBlock(props: KnownProps) {
  const { block, editor, form, isEditable, List, nodeKey, place, raw } = props
  const text = useText()
  const drawer = useActorRef(inlineBlockDrawerMachine)
  const isNew = useSelector(drawer, (state) => state.matches('creating'))
  const isOpen = useSelector(drawer, (state) => !state.matches('closed'))
  const before = useSelector(drawer, ({ context }) => context.block?.fields)
  const own = pathBelow(place, 'fields')
  const value = useValue(form, own)
  const edit = useEdit(form, own)
  const name = block.labels.singular
  const words = firstText(block.fields, value)
  const drawn = (): DrawnBlock => ({
    id: nodeId(raw) ?? nodeKey,
    blockType: block.slug,
    fields: (at(form.document.getSnapshot().context.values, own) ?? {}) as DocumentData,
    fieldCount: block.fields.length,
  })
  const begin = useEffectEvent(() => {
    if (isFresh(raw)) drawer.send({ type: 'document.inserted', block: drawn() })
  })
  const revert = useEffectEvent((fields: DocumentData) => edit(fields))
  useEffect(() => {
    const subscriptions = [
      drawer.on('discarded', () => removeEmbed(editor, nodeKey)),
      drawer.on('reverted', ({ fields }) => revert(fields)),
    ]
    begin()
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [drawer, editor, nodeKey])
  return (
    <span className={css.root} contentEditable={false}>
      <span className={css.kind}>{name}</span>
      {words && <bdi>{words}</bdi>}
      {editor.isEditable() && (
        <>
          <IconButton
            size="small"
            label={text('richText.block.edit', { name })}
            icon={<PencilIcon />}
            refusal={isEditable ? undefined : text('document.refusal.lockedOut')}
            onClick={() => drawer.send({ type: 'user.edit', block: drawn() })}
          />
          <IconButton
            size="small"
            label={text('field.removeNamed', { name })}
            icon={<XIcon />}
            refusal={isEditable ? undefined : text('document.refusal.lockedOut')}
            onClick={() => removeEmbed(editor, nodeKey)}
          />
        </>
      )}
      <ActionDrawer
        open={isOpen}
        onCancel={() => drawer.send({ type: 'user.cancel' })}
        title={text(isNew ? 'richText.inline.create' : 'richText.inline.editTitle', { name })}
        closeLabel={text('app.close')}
        depth={useDrawerDepth()}
        entries="document"
        actions={
          <Button kind="primary" onClick={() => drawer.send({ type: 'user.save' })}>
            {text('richText.inline.save')}
          </Button>
        }
      >
        <Touched when={before !== undefined && !equal(value ?? {}, before)} />
        <List form={form} fields={block.fields} parent={own} />
      </ActionDrawer>
    </span>
  )
}
