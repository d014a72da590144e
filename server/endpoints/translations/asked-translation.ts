import type { PayloadRequest } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import type { LocalizedLeaf } from '#contracts/fields'
import { leafState, progressOf } from '#contracts/translated-leaves'
import type { DocumentTranslations, Translation } from '#contracts/translations'
import { Problem } from '#problems'
import { aboutOf } from '../../features/comments/kept-comments.ts'
import { entityOf } from '../../features/locks/lock-place.ts'
import { MadeFroms, madeFromsOf, translationId } from '../../features/translation/made-from.ts'
import { readLanguages } from '../../features/translation/read-languages.ts'
import { sourceLocale } from '../../features/translation/source-locale.ts'
import { findAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'

/** A document that is translated, as far as the one who asks may read it. */
export interface Translated {
  document: Document
  source: string
  /** The languages it is translated into. */
  targets: readonly string[]
  leaves: (target: string) => readonly LocalizedLeaf[]
  madeFroms: (target: string) => MadeFroms
}

export async function translatedDocument(
  req: PayloadRequest,
  asked: AskedDocument,
): Promise<Translated> {
  const document = await findAskedDocument(req, asked, { trash: true })
  const source = sourceLocale(req.payload, entityOf(document))
  if (source === null) throw new Problem('document.notFound')
  const targets = targetsOf(req, source)
  const { leaves } = await readLanguages(req, document, { overrideAccess: false })
  const idIn = (target: string) => translationId(aboutOf(document), target)
  const known = await madeFromsOf(req, targets.map(idIn))
  return {
    ...{ document, source, targets },
    leaves: (target) => leaves(source, target),
    madeFroms: (target) => known.get(idIn(target)) ?? new MadeFroms(),
  }
}

export function targetsOf({ payload }: PayloadRequest, source: string): readonly string[] {
  const { localization } = payload.config
  return localization ? localization.localeCodes.filter((code) => code !== source) : []
}

/** The same, as it is answered: of one language with what is out of date. */
export function presentTranslation(
  { leaves, madeFroms, source }: Pick<Translated, 'leaves' | 'madeFroms' | 'source'>,
  locale: string,
): Translation {
  const made = madeFroms(locale)
  const judged = leaves(locale).map((leaf) => {
    const known = leaf.target === undefined ? undefined : made.of(leaf.place, leaf.target)
    return { leaf, known, state: leafState(leaf, known) }
  })
  return {
    ...{ source, locale },
    ...progressOf(judged.map(({ state }) => state)),
    outdated: judged.flatMap(({ leaf: { place }, known, state }) =>
      known && state === 'outdated' ? [{ place, from: known.from }] : [],
    ),
  }
}

export function presentTranslations(translated: Translated): DocumentTranslations {
  const { source, targets } = translated
  return {
    source,
    locales: targets.map((locale) => {
      const { done, all } = presentTranslation(translated, locale)
      return { locale, done, all }
    }),
  }
}
