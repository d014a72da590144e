import type { LexicalEditor } from 'lexical'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DocumentData } from '#contracts/documents'
import type { RichTextField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { createTextPictureStore } from '../../../client/uploads/text-picture-store.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { Form } from '../../form.ts'
import type { AroundText } from './open-pictures.ts'
import { openPictures } from './open-pictures.ts'
import type { TextPictures } from './text-pictures.ts'

interface Place {
  form: Form
  field: RichTextField
  path: string
}

/** The pictures of this text that aren't uploaded yet, shown in its editor; null: nobody is signed in. */
export function useTextPictures(
  editor: LexicalEditor,
  { form, field, path }: Place,
): TextPictures | null {
  const panel = usePanel()
  const config = useAdminConfig()
  const pictures = useMemo(
    () => (config?.kind === 'signedIn' ? picturesOf({ form, field, path, panel, config }) : null),
    [form, field, path, panel, config],
  )
  const described = useRef('')
  const open = useDocumentDrawer((slug, id) => {
    pictures?.created(described.current, { slug, id })
    // The form that was filled in leaves the page first.
    setTimeout(() => pictures?.describeNext())
  })
  const describe = useEffectEvent((key: string, slug: string, values: DocumentData) => {
    described.current = key
    open?.({ slug, id: null, values })
  })
  useEffect(() => pictures?.showIn(editor, describe), [editor, pictures])
  return pictures
}

type OpenedPictures = ReturnType<typeof openPictures>

const known = new WeakMap<DocumentActor, Set<OpenedPictures>>()

/** The same for as long as the document is open, whether or not an editor shows the text, and in whichever row. */
function picturesOf(around: Omit<AroundText, 'store' | 'onHide'>): TextPictures {
  const { document } = around.form
  const ofDocument = known.get(document) ?? new Set<OpenedPictures>()
  known.set(document, ofDocument)
  const opened =
    [...ofDocument].find(({ place }) => place.path() === around.path) ??
    openPictures({ ...around, store: createTextPictureStore(), onHide })
  ofDocument.add(opened)
  return opened.pictures
}

function onHide(listener: () => void): () => void {
  addEventListener('pagehide', listener)
  return () => removeEventListener('pagehide', listener)
}
