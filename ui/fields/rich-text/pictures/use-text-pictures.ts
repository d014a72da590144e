import type { LexicalEditor } from 'lexical'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DocumentData, RichTextField, SignedInConfig } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { keepPictures, picturesKept } from '../../../client/lost-pictures.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import type { Panel } from '../../../kit/panel.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { Form } from '../../form.ts'
import { newId } from '../../kit/new-id.ts'
import type { TextPictures } from './text-pictures.ts'
import { openTextPictures } from './text-pictures.ts'
import { isComplete, uploadPicture } from './upload-picture.ts'

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

const known = new WeakMap<DocumentActor, Map<string, TextPictures>>()

/** The same for as long as the document is open, whether or not an editor shows the text. */
function picturesOf(place: Place & { panel: Panel; config: SignedInConfig }): TextPictures {
  const { document } = place.form
  const ofDocument = known.get(document) ?? new Map<string, TextPictures>()
  known.set(document, ofDocument)
  const opened = ofDocument.get(place.path) ?? opening(place)
  ofDocument.set(place.path, opened)
  return opened
}

function opening(place: Place & { panel: Panel; config: SignedInConfig }): TextPictures {
  const { form, field, path, panel, config } = place
  const { files, navigation } = panel
  const key = newId()
  const sending = { panel, config, locale: form.locale }
  const kept = () => ({ user: config.user, ref: form.document.getSnapshot().context.ref, path })
  const pictures = openTextPictures(form, path, {
    keep: (file, slug) => files.keep(file, slug),
    discard: (file) => files.discard(file),
    check: (picture) => isComplete(picture, sending),
    upload: (picture, signal) => uploadPicture(picture, sending, signal),
    fieldsOf: (slug) => field.features.uploads[slug],
    remember(lost) {
      const now = kept()
      // A document that nobody has saved has no name that a reload would find it by.
      if (now.ref.kind === 'collection' && now.ref.id === null) return
      keepPictures(now, lost)
    },
    guard: (isPending) =>
      navigation.send(
        isPending
          ? {
              type: 'document.unsaved',
              ...{ key, onLeaving: 'ask', saveAs: null, copy: 'notKept', leftOut: [] },
            }
          : { type: 'document.settled', key },
      ),
  })
  pictures.restore(picturesKept(kept()))
  return pictures
}
