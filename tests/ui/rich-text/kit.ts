import type { LexicalEditor } from 'lexical'
import type { DocumentData, Json } from '#contracts/documents'
import type { RichTextFeatures } from '#contracts/fields'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { editorOf } from '../../../ui/fields/rich-text/engine/editor-of.ts'
import { keepIdsApart } from '../../../ui/fields/rich-text/engine/own-ids.ts'
import { bindText } from '../../../ui/fields/rich-text/engine/text-of-document.ts'
import { vocabularyOf } from '../../../ui/fields/rich-text/engine/vocabulary.ts'
import type { SiteFeatures } from '../../../ui/fields/rich-text/features/site-features.ts'
import { noSiteFeatures } from '../../../ui/fields/rich-text/features/site-features.ts'

const element = { direction: null, format: '', indent: 0, version: 1 }

export const text = (words: string, more: DocumentData = {}): DocumentData => ({
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text: words,
  type: 'text',
  version: 1,
  ...more,
})

export const paragraph = (...children: DocumentData[]): DocumentData => ({
  children,
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
})

export const block = (id: string, fields: DocumentData = {}): DocumentData => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: 'cta', blockName: '', ...fields },
})

export const value = (...children: DocumentData[]): DocumentData => ({
  root: { children, ...element, type: 'root' },
})

/** A field of a document, without the document. */
export class Field {
  value: Json | undefined
  readonly written: Json[] = []
  /** Whether each of them was a step of its own. */
  readonly steps: boolean[] = []
  #listener = (_isStep?: boolean) => {}
  constructor(value: Json | undefined) {
    this.value = value
  }
  readonly source = {
    read: () => this.value,
    write: (next: Json, isOwnStep: boolean) => {
      this.value = next
      this.steps.push(isOwnStep)
      this.written.push(next)
      this.#listener()
    },
    subscribe: (listener: (isStep?: boolean) => void) => {
      this.#listener = listener
      return () => {}
    },
  }
  /** Somebody else, or a hook, changes it. */
  become(next: Json): void {
    this.value = next
    this.#listener()
  }
  /** Undo or redo changes it. */
  step(next: Json): void {
    this.value = next
    this.#listener(true)
  }
}

/** An editor over a field, without a page. */
export function writerOf(
  initial: Json | undefined,
  features: RichTextFeatures = plainFeatures,
  site: SiteFeatures = noSiteFeatures,
): { editor: LexicalEditor; field: Field } {
  const editor = editorOf(features, site)
  // Without a page it takes what it is told at once.
  Object.assign(editor, { _headless: true })
  const field = new Field(initial)
  keepIdsApart(editor, (raw) => ({
    ...raw,
    fields: { ...(raw.fields as DocumentData), id: 'new' },
  }))
  bindText(editor, field.source, vocabularyOf(features, site))
  return { editor, field }
}
