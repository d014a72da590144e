import { $isLinkNode, LinkNode } from '@lexical/link'
import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $nodesOfType } from 'lexical'
import { useEffect } from 'react'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import type { Form } from '../../form.ts'
import { $storedLink } from '../engine/link-state.ts'

interface LinkErrorsProps {
  editor: LexicalEditor
  form: Form
  path: string
}

/** Marks the links whose fields were refused: their form is only there while it is open. */
export function LinkErrors({ editor, form, path }: LinkErrorsProps) {
  const refused = useSelector(form.document, ({ context: { problem, values } }) =>
    (problem?.fields ?? [])
      .flatMap(({ path: field }) => {
        const node = field.startsWith(`${path}.`)
          ? field.slice(0, field.indexOf('.fields.', path.length))
          : ''
        return (node && nodeId(at(values, node))) || []
      })
      .join(' '),
  )
  useEffect(() => {
    const ids = refused.split(' ')
    const mark = () =>
      editor.read(() => {
        for (const link of $nodesOfType(LinkNode)) {
          const isRefused = $isLinkNode(link) && ids.includes($storedLink(link).id ?? '-')
          editor.getElementByKey(link.getKey())?.toggleAttribute('data-refused', isRefused)
        }
      })
    mark()
    return refused === '' ? undefined : editor.registerMutationListener(LinkNode, mark)
  }, [editor, refused])
  return null
}
