import type { PayloadRequest, TypedLocale } from 'payload'
import type { CommentAnchor } from '#contracts/comments'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../../kit/document.ts'
import type { PlaceState } from './place-state.ts'
import { placeState } from './place-state.ts'

export type JudgeAnchor = (anchor: CommentAnchor) => Promise<PlaceState>

/** Judges anchors of one document: it is read once for each language, and each place asked once. */
export function anchorJudge(req: PayloadRequest, document: Document): JudgeAnchor {
  const docs = new Map<string, ReturnType<typeof readWhole>>()
  const states = new Map<string, Promise<PlaceState>>()
  const docIn = (locale: string) => remembered(docs, locale, () => readWhole(req, document, locale))

  return async ({ locale = '', place = [] }) => {
    if (place.length === 0) return 'shown'
    return remembered(states, JSON.stringify([locale, place]), async () =>
      placeState({ req, document, doc: await docIn(locale) }, place),
    )
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

/** With all that rules look at. */
async function readWhole(
  { payload }: PayloadRequest,
  document: Document,
  locale: string,
): Promise<Readonly<Record<string, unknown>>> {
  const reading = {
    depth: 0,
    draft: true,
    ...(locale !== '' && { locale: locale as TypedLocale }),
  }
  const doc: unknown =
    'global' in document
      ? await payload.findGlobal({ slug: document.global.slug, ...reading })
      : await payload.findByID({
          collection: document.collection.slug,
          id: document.id,
          trash: true,
          disableErrors: true,
          ...reading,
        })
  return isRecord(doc) ? doc : {}
}
