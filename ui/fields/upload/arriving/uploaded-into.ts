import type { UploadField } from '#contracts/fields'
import { at } from '#machines/document'
import type { Reference } from '../../../client/summaries.ts'
import { keyOf, referencesIn, valueFrom, withAdded } from '../../references/references.ts'
import type { Holder } from './arriving-files.ts'
import type { HolderOf } from './open-arriving.ts'

/** A field of files, which takes each as it is uploaded: several in the order in which they came. */
export const uploadedInto =
  (field: UploadField): HolderOf<Holder> =>
  (document, path) => {
    const order: string[] = []
    const uploaded = new Map<string, string>()

    /** Behind the last one that came before it, else ahead of the first that came after it, else last. */
    function indexFor(key: string, chosen: readonly Reference[]): number {
      const indexes = order.map((other) =>
        chosen.findIndex((one) => keyOf(one) === uploaded.get(other)),
      )
      const own = order.indexOf(key)
      const before = indexes.slice(0, own).findLast((index) => index !== -1)
      const after = indexes.slice(own + 1).find((index) => index !== -1)
      return before === undefined ? (after ?? chosen.length) : before + 1
    }

    return {
      places: {
        insert: (keys) => void order.push(...keys),
        restore: (places) => void order.push(...places.map(({ key }) => key)),
        remove() {},
        place(key, _index, reference) {
          const now = path()
          if (now === null) return
          const chosen = referencesIn(field, at(document.getSnapshot().context.values, now))
          const index = indexFor(key, chosen)
          uploaded.set(key, keyOf(reference))
          const isThere = chosen.some((one) => keyOf(one) === keyOf(reference))
          const next =
            field.hasMany && !isThere
              ? chosen.toSpliced(index, 0, reference)
              : withAdded(field, chosen, reference)
          document.send({ type: 'user.edit', path: now, value: valueFrom(field, next) })
        },
      },
      indexes: () => new Map(),
    }
  }
