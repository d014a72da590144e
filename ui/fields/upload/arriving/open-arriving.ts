import type { SignedInConfig } from '#contracts/admin-config'
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
import type { ArrivingFiles, Holder, RestoredFile } from './arriving-files.ts'
import { arrivingFiles } from './arriving-files.ts'
import { keepArriving } from './keep-arriving.ts'
import type { PlaceNow } from './place-now.ts'
import { placeNow } from './place-now.ts'
import { lackOf, sendFile } from './send-file.ts'

/** A field of a document, and what files that are put into it have around them. */
export interface Around {
  form: Pick<Form, 'document' | 'locale'>
  path: string
  panel: Pick<Panel, 'files' | 'http'> & { navigation: Pick<Panel['navigation'], 'send'> }
  config: SignedInConfig
  store: TextPictureStore
  /** The listener hears that the page may be gone in a moment. */
  onHide(listener: () => void): () => void
}

/** Holds what is uploaded at a path, which may change with its row; null: it is gone. */
export type HolderOf<Held extends Holder> = (
  document: DocumentActor,
  path: () => string | null,
) => Held

export interface OpenedArriving<Held extends Holder = Holder> {
  files: ArrivingFiles
  place: PlaceNow
  holder: Held
}

/** The files that a field waits for, kept in this browser, counted in the document's status and asked about on leaving. */
export function openArriving<Held extends Holder>(
  around: Around,
  holderOf: HolderOf<Held>,
): OpenedArriving<Held> {
  const { form, path, panel, config, store } = around
  const { document } = form
  const { files: kept } = panel
  const context = () => document.getSnapshot().context
  const known = placeAt(context().values, path)
  const place = placeNow(document, known)
  const holder = holderOf(document, place.path)
  const sending = { panel, config, locale: form.locale }
  const now = { count: 0, copy: 'keeping' as PictureFact['copy'] }
  const tell = guardOf(around, known, now)
  const keeping = keepArriving({
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
  const files = arrivingFiles(holder, {
    keep: (file, slug) => kept.keep(file, slug),
    find: (file) => kept.find(file),
    discard: (file) => kept.discard(file),
    check: (sent) => lackOf(sent, sending),
    upload: (sent, signal) => sendFile(sent, sending, signal),
    hear: (listener) => hearAround(around, place, listener),
    remember: (all) => keeping.keep(all.map((one) => ({ ...one, file: ownFile(one, kept) }))),
    tell(count) {
      now.count = count
      tell()
    },
    close: keeping.close,
  })
  void keeping.find().then(async (found) => {
    const restored = await Promise.all(found.map((one) => restoredOf(one, around)))
    if (restored.length > 0 && document.getSnapshot().status === 'active') files.restore(restored)
  })
  return { files, place, holder }
}

function hearAround(
  { form: { document }, onHide }: Around,
  place: PlaceNow,
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
  { form, panel: { navigation } }: Around,
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
  { panel: { files }, config }: Around,
): Promise<RestoredFile> {
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
