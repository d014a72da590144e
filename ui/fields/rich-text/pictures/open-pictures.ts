import type { SignedInConfig } from '#contracts/admin-config'
import type { RichTextField } from '#contracts/fields'
import type { DocumentActor, Place } from '#machines/document'
import { isNew, placeAt } from '#machines/document'
import type { PictureFact } from '#machines/open-document'
import type { AroundPictures } from '#machines/open-text-pictures'
import type { Files } from '../../../client/files.ts'
import type { KeptPicture, TextPictureStore } from '../../../client/uploads/text-picture-store.ts'
import type { Panel } from '../../../kit/panel.ts'
import type { Form } from '../../form.ts'
import { newId } from '../../kit/new-id.ts'
import { tellPictures } from '../../kit/pending-pictures.ts'
import { watch } from '../../kit/watch.ts'
import { keepTextPictures } from './keep-text-pictures.ts'
import type { RestoredPicture, TextPictures } from './text-pictures.ts'
import { textPictures } from './text-pictures.ts'
import type { TextPlaceNow } from './text-place.ts'
import { textPlace } from './text-place.ts'
import { isComplete, uploadPicture } from './upload-picture.ts'

/** A text, and what its pictures have around them. */
export interface AroundText {
  form: Pick<Form, 'document' | 'locale'>
  field: RichTextField
  path: string
  panel: Pick<Panel, 'files' | 'http'> & { navigation: Pick<Panel['navigation'], 'send'> }
  config: SignedInConfig
  store: TextPictureStore
  /** The listener hears that the page may be gone in a moment. */
  onHide(listener: () => void): () => void
}

/** The pictures of a text, kept in this browser, counted in the document's status and asked about on leaving. */
export function openPictures(around: AroundText): { pictures: TextPictures; place: TextPlaceNow } {
  const { form, field, path, panel, config, store } = around
  const { document } = form
  const { files } = panel
  const context = () => document.getSnapshot().context
  const known = placeAt(context().values, path)
  const place = textPlace(document, known)
  const sending = { panel, config, locale: form.locale }
  const now = { count: 0, copy: 'keeping' as PictureFact['copy'] }
  const tell = guardOf(around, known, now)
  const keeping = keepTextPictures({
    store,
    place() {
      const { base, ref } = context()
      const { createdAt = null } = base
      return { user: config.user, ref, createdAt, place: place.now() ?? known }
    },
    onKept(isKept) {
      now.copy = isKept ? 'kept' : 'notKept'
      tell()
    },
  })
  const pictures = textPictures(document, place.path, {
    keep: (file, slug) => files.keep(file, slug),
    discard: (file) => files.discard(file),
    check: (picture) => isComplete(picture, sending),
    upload: (picture, signal) => uploadPicture(picture, sending, signal),
    fieldsOf: (slug) => field.features.uploads[slug],
    hear: (listener) => hearAround(around, place, listener),
    remember: (all) => keeping.keep(all.map((one) => ({ ...one, file: ownFile(one, files) }))),
    tell(count) {
      now.count = count
      tell()
    },
    close: keeping.close,
  })
  void keeping.find().then(async (found) => {
    const restored = await Promise.all(found.map((one) => restoredOf(one, around)))
    if (restored.length > 0 && document.getSnapshot().status === 'active') {
      pictures.restore(restored)
    }
  })
  return { pictures, place }
}

function hearAround(
  { form: { document }, onHide }: AroundText,
  place: TextPlaceNow,
  listener: (event: AroundPictures) => void,
): () => void {
  const ends = [
    onHide(() => listener({ type: 'page.leaving' })),
    place.onGone(() => listener({ type: 'text.removed' })),
    watch(
      document,
      (before, after) => isNew(before) !== isNew(after),
      () => listener({ type: 'document.created' }),
    ),
  ]
  const { unsubscribe } = document.subscribe({
    complete: () => listener({ type: 'document.left' }),
  })
  return () => {
    for (const end of ends) end()
    unsubscribe()
  }
}

/** The document's status counts them, and leaving asks first. */
function guardOf(
  { form, panel: { navigation } }: AroundText,
  place: Place,
  now: PictureFact,
): () => void {
  const { document }: { document: DocumentActor } = form
  const key = newId()
  return () => {
    const { count, copy } = now
    tellPictures(document, JSON.stringify(place), count > 0 ? { count, copy } : null)
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
  { panel: { files }, config }: AroundText,
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
