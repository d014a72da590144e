import { useId, useState } from 'react'
import type { Json } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { at } from '#machines/document'
import { useIsPrinting } from '../../../kit/printing.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ChevronRightIcon, EllipsisIcon, TrashIcon } from '../../../parts/icons.ts'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import { ErrorCount } from '../../errors/ErrorCount.tsx'
import { BlockName } from '../../rows/BlockName.tsx'
import css from './BlockEmbed.module.css'
import { duplicateEmbed, moveEmbed, removeEmbed } from './embed-acts.ts'
import type { EmbedProps } from './embed-props.ts'
import { useEmbedPath } from './use-embed-path.ts'

/** A block in the text, with its form in place (RICH-2). */
export function BlockEmbed(props: EmbedProps) {
  const { editor, field, form, isEditable, List, nodeKey, path, raw } = props
  const text = useText()
  const fieldsId = useId()
  const [isOpen, setOpen] = useState(true)
  const isPrinting = useIsPrinting()
  const place = useEmbedPath(form, path, raw)
  const blockType = isRecord(raw.fields) ? raw.fields.blockType : null
  const block = field.features.blocks.find(({ slug }) => slug === blockType)
  const own = place === null ? null : pathBelow(place, 'fields')
  if (!block) {
    return (
      <div className={css.root} data-unknown contentEditable={false}>
        <div className={css.head}>
          <span className={css.error}>
            {text('richText.block.notFound', { type: String(blockType ?? '') })}
          </span>
          {isEditable && (
            <IconButton
              size="small"
              label={text('field.removeNamed', { name: String(blockType ?? '') })}
              icon={<TrashIcon />}
              onClick={() => removeEmbed(editor, nodeKey)}
            />
          )}
        </div>
      </div>
    )
  }
  const name = block.labels.singular
  return (
    <section className={css.root} aria-label={name} contentEditable={false}>
      <div className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          aria-label={text(isOpen ? 'richText.block.collapse' : 'richText.block.expand', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRightIcon className={css.chevron} />
          {name}
        </button>
        {block.hasName && own !== null && isEditable && <BlockName form={form} path={own} />}
        {own !== null && <ErrorCount form={form} prefixes={[own]} />}
        {isEditable && <BlockMenu {...props} name={name} place={place} />}
      </div>
      {(isOpen || isPrinting) && own !== null && (
        <div id={fieldsId} className={css.fields}>
          <List form={form} fields={block.fields} parent={own} />
        </div>
      )}
    </section>
  )
}

type BlockMenuProps = EmbedProps & { name: string; place: string | null }

function BlockMenu({ editor, field, form, name, nodeKey, place, raw }: BlockMenuProps) {
  const text = useText()
  const rawNow = (): Json | undefined =>
    place === null ? raw : at(form.document.getSnapshot().context.values, place)
  return (
    <Menu
      align="end"
      label={text('richText.block.actions', { name })}
      trigger={
        <IconButton
          size="small"
          label={text('richText.block.actions', { name })}
          icon={<EllipsisIcon />}
        />
      }
    >
      <MenuItem id="up" onSelect={() => moveEmbed(editor, nodeKey, -1)}>
        {text('field.rows.up')}
      </MenuItem>
      <MenuItem id="down" onSelect={() => moveEmbed(editor, nodeKey, 1)}>
        {text('field.rows.down')}
      </MenuItem>
      <MenuItem
        id="duplicate"
        onSelect={() => {
          const now = rawNow()
          duplicateEmbed(editor, nodeKey, field, isRecord(now) ? now : raw)
        }}
      >
        {text('field.rows.duplicate')}
      </MenuItem>
      <MenuItem id="remove" kind="danger" onSelect={() => removeEmbed(editor, nodeKey)}>
        {text('field.removeNamed', { name })}
      </MenuItem>
    </Menu>
  )
}
