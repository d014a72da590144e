import { isNewDocument } from '#contracts/document-ref'
import type {
  KeptPicture,
  TextPictureStore,
  TextPlace,
} from '../../../client/uploads/text-picture-store.ts'
import { textPictureKeys } from '../../../client/uploads/text-picture-store.ts'
import { newId } from '../../kit/new-id.ts'

interface Options {
  store: TextPictureStore
  /** The field as it is named now. */
  place: () => TextPlace
  /** `false`: a reload would lose them. */
  onKept: (isKept: boolean) => void
}

/** The copy in this browser of the files that a text or field waits for. */
export function keepArriving({ store, place, onKept }: Options) {
  const visit = new AbortController()
  const own = newId()
  let key: string | null = null
  let before: readonly string[] = []
  let last = Promise.resolve()

  /** A document that nobody has saved has no name that a reload would find it by. */
  const prefix = (): string | null => {
    const now = place()
    return isNewDocument(now.ref) ? null : textPictureKeys(now)
  }

  async function write(pictures: readonly KeptPicture[], at: string | null): Promise<void> {
    const outdated = key !== null && key !== at ? [...before, key] : before
    if (at !== null && pictures.length > 0) {
      if (key !== at) store.holdOpen(at, visit.signal)
      await store.keep(at, pictures)
      key = at
    } else if (key !== null) await store.forget(key)
    await Promise.all(outdated.map((one) => store.forget(one)))
    // Others may have been found meanwhile.
    before = before.filter((one) => !outdated.includes(one))
    if (pictures.length > 0) onKept(at !== null)
  }

  return {
    keep(pictures: readonly KeptPicture[]) {
      const found = prefix()
      const at = found === null ? null : found + own
      last = last.then(() => write(pictures, at)).catch(() => onKept(false))
    },
    /** What a visit before this one has left, or a page that was killed. */
    async find(): Promise<readonly KeptPicture[]> {
      const at = prefix()
      if (at === null) return []
      const found = await store.find(at, visit.signal).catch(() => null)
      if (found === null || visit.signal.aborted) return []
      before = found.keys
      return found.pictures
    },
    /** Another visit may find them from now on. */
    close: () => void last.finally(() => visit.abort()),
  }
}
