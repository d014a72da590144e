import { getExtensionDependencyFromEditor } from '@lexical/extension'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import { $insertNodes } from 'lexical'
import type { ReactNode, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { RichTextField } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import type { LinkEditorActor } from '#machines/link-editor'
import type { Reference } from '../../../client/summaries.ts'
import type { Form } from '../../form.ts'
import { markFresh } from '../embeds/fresh.ts'
import { $createEmbed } from '../engine/embed-nodes.ts'
import { $insertBlock } from '../engine/insert-block.ts'
import { CopyExtension, htmlOf, markdownOf } from '../features/copied-text.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import { $linkAtCaret, newLink } from '../link/link-acts.ts'
import type { Insertions } from './commands.ts'
import { blockNode, uploadNode } from './new-nodes.ts'
import { useCopy } from './use-copy.ts'
import { usePicker } from './use-picker.tsx'

interface Inserting {
  editor: LexicalEditor
  form: Form
  field: RichTextField
  path: string
  site: SiteFeatures
  link: LinkEditorActor
  sizeTable: () => void
}

interface Inserted {
  /** The drawers in which documents are picked. */
  drawers: ReactNode
  /** Picks the document that a link leads to. */
  chooseLinked: (take: (reference: Reference) => void) => void
}

/** What needs a choice before it is in the text, given to the commands. */
export function useInsertions(
  given: RefObject<Insertions | null>,
  { editor, form, field, path, site, link, sizeTable }: Inserting,
): Inserted {
  const { features } = field
  const embed = (raw: RichNode) => insertEmbed(editor, raw)
  const pickers = usePickers(field, path, embed)
  const copy = useCopy()
  useLayoutEffect(() => {
    given.current = {
      link: () => editLink(editor, link),
      upload: pickers.file.open,
      relationship: pickers.document.open,
      table: sizeTable,
      block: (slug) => embed(blockNode('block', features.blocks, slug)),
      inlineBlock: (slug) => embed(blockNode('inlineBlock', features.inlineBlocks, slug)),
      copyAs(language) {
        const value = at(form.document.getSnapshot().context.values, path)
        const { documentOf } = getExtensionDependencyFromEditor(editor, CopyExtension).output
        const write = language === 'html' ? htmlOf : markdownOf
        copy(write(value, { documentOf, features, site }))
      },
    }
  })
  return pickers
}

function usePickers(field: RichTextField, path: string, embed: (raw: RichNode) => void) {
  const { features } = field
  const file = usePicker({
    field,
    path,
    slugs: Object.keys(features.uploads),
    isFile: true,
    onPick: ({ slug, id }) => embed(uploadNode(slug, id, features.uploads[slug] ?? [])),
  })
  const document = usePicker({
    field,
    path,
    slugs: features.relationships,
    isFile: false,
    onPick: ({ slug, id }) =>
      embed({ type: 'relationship', version: 2, format: '', relationTo: slug, value: id }),
  })
  const takeLinked = useRef<(reference: Reference) => void>(() => {})
  const linked = usePicker({
    field,
    path,
    slugs: features.link?.collections ?? [],
    isFile: false,
    onPick: (reference) => takeLinked.current(reference),
  })
  return {
    file,
    document,
    drawers: (
      <>
        {file.drawer}
        {document.drawer}
        {linked.drawer}
      </>
    ),
    chooseLinked(take: (reference: Reference) => void) {
      takeLinked.current = take
      linked.open()
    },
  }
}

function insertEmbed(editor: LexicalEditor, raw: RichNode): void {
  markFresh(raw)
  editor.update(() => {
    const node = $createEmbed(raw)
    if (node.isInline()) $insertNodes([node])
    else $insertBlock(() => $insertNodeToNearestRoot(node))
  })
}

function editLink(editor: LexicalEditor, link: LinkEditorActor): void {
  const atCaret = editor.read($linkAtCaret)
  link.send({ type: 'user.edit', link: atCaret ?? { key: null, fields: newLink } })
}
