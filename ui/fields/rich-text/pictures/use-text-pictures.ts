import type { LexicalEditor } from 'lexical'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { RichTextField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import type { PictureFact } from '#machines/open-document'
import type { Files } from '../../../client/files.ts'
import type { KeptPicture } from '../../../client/uploads/text-picture-store.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import type { Panel } from '../../../kit/panel.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { Form } from '../../form.ts'
import { newId } from '../../kit/new-id.ts'
import { tellPictures } from '../../kit/pending-pictures.ts'
import { keepTextPictures } from './keep-text-pictures.ts'
import type { RestoredPicture, TextPictures } from './text-pictures.ts'
import { textPictures } from './text-pictures.ts'
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
  const { document } = form
  const { files } = panel
  const sending = { panel, config, locale: form.locale }
  const now = { count: 0, copy: 'keeping' as PictureFact['copy'] }
  const tell = guardOf(place, now)
  const keeping = keepTextPictures({
    place: () => ({ user: config.user, ref: document.getSnapshot().context.ref, path }),
    onKept(isKept) {
      now.copy = isKept ? 'kept' : 'notKept'
      tell()
    },
  })
  const pictures = textPictures(form, path, {
    keep: (file, slug) => files.keep(file, slug),
    discard: (file) => files.discard(file),
    check: (picture) => isComplete(picture, sending),
    upload: (picture, signal) => uploadPicture(picture, sending, signal),
    fieldsOf: (slug) => field.features.uploads[slug],
    remember: (all) => keeping.keep(all.map((one) => ({ ...one, file: ownFile(one, files) }))),
    tell(count) {
      now.count = count
      tell()
    },
    close: keeping.close,
  })
  void keeping.find().then(async (found) => {
    const restored = await Promise.all(found.map((one) => restoredOf(one, place)))
    if (restored.length > 0 && document.getSnapshot().status === 'active') {
      pictures.restore(restored)
    }
  })
  return pictures
}

/** The document's status counts them, and leaving asks first. */
function guardOf(
  { form, path, panel: { navigation } }: Place & { panel: Panel },
  now: PictureFact,
) {
  const key = newId()
  return () => {
    const { count, copy } = now
    tellPictures(form.document, path, count > 0 ? { count, copy } : null)
    navigation.send(
      count > 0
        ? {
            type: 'document.unsaved',
            ...{ key, onLeaving: 'ask', saveAs: null, copy, leftOut: [] },
          }
        : { type: 'document.settled', key },
    )
  }
}

/** A file that goes ahead is kept with its upload. */
const ownFile = ({ slug, value }: Omit<KeptPicture, 'file'>, files: Files): File | null =>
  slug === null || files.uploads?.takes(slug) ? null : files.find(value)

async function restoredOf(
  { file, slug, value, ...picture }: KeptPicture,
  { panel: { files }, config }: { panel: Panel; config: SignedInConfig },
): Promise<RestoredPicture> {
  const entity = config.collections.find((one) => one.slug === slug)
  if (entity === undefined) return { ...picture, sent: null }
  // The files of uploads are read with them.
  if (files.uploads?.takes(entity.slug)) await files.uploads.open().catch(() => {})
  if (files.find(value)) return { ...picture, sent: { entity, file: value } }
  return {
    ...picture,
    sent: file ? { entity, file: files.keep(file, entity.slug) } : null,
  }
}
