import type { LexicalEditor } from 'lexical'
import { pathBelow } from '#contracts/fields'
import type { Form } from '../../form.ts'
import { useEmbedPath } from '../embeds/use-embed-path.ts'
import { linkId } from './link-acts.ts'

/** Where the fields of a link are in the document; null: it is not there yet. */
export function useLinkPlace(
  editor: LexicalEditor,
  form: Form,
  path: string,
  key: string | null,
): string | null {
  const id = linkId(editor, key)
  const place = useEmbedPath(form, path, id === null ? {} : { id })
  return place === null ? null : pathBelow(place, 'fields')
}
